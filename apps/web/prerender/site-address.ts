/** Stands for the address in what the server edition builds: it knows its own when it starts (apps/server/src/http/addressed-files.ts). */
const MARK = '%PUBLIC_URL%'

/**
 * Where the site will be reached, without a path: PUBLIC_URL while building; null where nobody has said it, and then the
 * pages say nothing that needs it. Throws for what is no address.
 */
export function siteAddress(isRemote: boolean, publicUrl: string | undefined): string | null {
  if (isRemote) return MARK
  if (!publicUrl) return null
  const url = URL.canParse(publicUrl) ? new URL(publicUrl) : null
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.hash) {
    throw new Error(
      `PUBLIC_URL is not an address without a path, such as https://shop.example: ${publicUrl}`,
    )
  }
  return url.origin
}

/** For search engines, which want whole addresses. A line for each: the server leaves out those that it cannot fill in. */
export const sitemap = (address: string, paths: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map((path) => `<url><loc>${address}${path}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n')
