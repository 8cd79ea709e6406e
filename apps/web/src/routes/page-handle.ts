/** What a page's route says of it: the prerendered <head> and the tab's title are made of it. */
export interface PageHandle {
  /** Without the site's name; the home page has none of its own. */
  readonly title: string | null
  readonly description: string
  /** Pages that are no result of a search. */
  readonly isPrivate?: boolean
}

export function pageTitle(
  title: string | null | undefined,
  siteName: string,
  home: string,
): string {
  return title ? `${title} | ${siteName}` : home
}
