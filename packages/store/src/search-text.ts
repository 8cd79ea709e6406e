/**
 * The form in which text is searched, the same in every adapter: NFKC, lower case. What SQL calls lower case
 * differs between databases, so adapters store or compute this form and compare it literally.
 */
function foldForSearch(text: string): string {
  return text.normalize('NFKC').toLowerCase()
}

/** Separates the fields of one row, so that a match never runs from one field into the next. */
const FIELD_END = '\n'

/** A field, or a text made of a whole row's fields. */
type Searched = string | { text(row: never): string }

/** The folded text of what is searched of a row; `null` fields hold nothing to find. */
export function searchTextOf(row: object, searched: readonly Searched[]): string {
  const values = row as Readonly<Record<string, unknown>>
  return searched
    .map((part) =>
      typeof part === 'string' ? String(values[part] ?? '') : part.text(row as never),
    )
    .map(searchNeedle)
    .join(FIELD_END)
}

/** Characters of a search text that lists by `text` are ordered by. */
export const SORT_TEXT_LENGTH = 200

/** What a row with this search text is ordered by in lists by `text`. */
export function sortTextOf(searchText: string): string {
  if (searchText.length <= SORT_TEXT_LENGTH) return searchText
  // By characters, as SQL counts, and never through the middle of one.
  return [...searchText.slice(0, 2 * SORT_TEXT_LENGTH)].slice(0, SORT_TEXT_LENGTH).join('')
}

/** What to look for in a `searchTextOf`. Every character is meant literally: there are no wildcards. */
export function searchNeedle(search: string): string {
  return foldForSearch(search).replaceAll(FIELD_END, ' ')
}
