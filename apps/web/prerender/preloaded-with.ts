/** What every page has loaded before anything else: groups of chunks.ts, and what ties them together. */
const PRESENT = /^assets\/(react|frame|index|rolldown-runtime)-[\w-]+\.js$/
/** The shop in the page. */
const SHOP = /^assets\/shop-/

/**
 * Of the files that a part imports, those to ask for together with it. The lists of them are in what every first visit
 * loads. The shop's modules share what `upkeep` is made of, loaded before anybody calls one: they need no list.
 */
export function preloadedWith(
  _part: string,
  imported: string[],
  { hostId, hostType }: { hostId: string; hostType: 'html' | 'js' },
): string[] {
  if (hostType === 'html') return imported
  return imported.filter((file) => !(SHOP.test(hostId) ? file.endsWith('.js') : PRESENT.test(file)))
}
