/**
 * The form in which text is searched, the same in every keeper: NFKC, lower case. What SQL calls lower case
 * differs between databases, so keepers store or compute this form and compare it literally.
 */
function foldForSearch(text: string): string {
  return text.normalize('NFKC').toLowerCase()
}

/** Stands between the fields of one row, so that a match never runs from one field into the next. */
const FIELD_END = '\n'

/** The folded text of a row's searchable fields; `null` fields hold nothing to find. */
export function searchTextOf(row: object, fields: readonly string[]): string {
  const values = new Map(Object.entries(row))
  return fields.map((field) => searchNeedle(String(values.get(field) ?? ''))).join(FIELD_END)
}

/** What to look for in a `searchTextOf`. Every character is meant literally: there are no wildcards. */
export function searchNeedle(search: string): string {
  return foldForSearch(search).replaceAll(FIELD_END, ' ')
}
