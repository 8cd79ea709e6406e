/**
 * Words in a row, as British English has them: `a, b and c`. Written by hand and held against `Intl.ListFormat`, the first
 * of which takes a phone longer than drawing a page.
 */
export function listWords(words: readonly string[], last: 'and' | 'or'): string {
  const ahead = words.slice(0, -1).join(', ')
  const end = words.at(-1) ?? ''
  return ahead === '' ? end : `${ahead} ${last} ${end}`
}
