/** Where the page shows the script, and where its text is found when the page was made before the app came. */
export const SCRIPT_ID = 'install-phpmyadmin'

/**
 * The very file that is tested, so that page and script cannot differ. A prerendered page holds it already;
 * it is fetched only by those who come from another page.
 */
export const script: string =
  textInPage() ?? (await import('./install-phpmyadmin.sh?raw')).default.trimEnd()

function textInPage(): string | null {
  if (import.meta.env.SSR) return null
  return document.getElementById(SCRIPT_ID)?.textContent.trimEnd() ?? null
}
