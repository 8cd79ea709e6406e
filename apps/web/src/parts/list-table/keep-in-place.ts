/** What was just done to rows of a list, and how the list was then. */
export interface Kept<Row> {
  /** Keys of its rows, in their order. */
  readonly order: readonly string[]
  /** The rows that something was done to, by key, as they are afterwards. */
  readonly acted: ReadonlyMap<string, Row>
}

export interface KeepRules<Row> {
  readonly keyOf: (row: Row) => string
  /** Whether a listed row is from before the act: then the acted one is shown in its place. */
  readonly isBefore: (listed: Row, acted: Row) => boolean
}

/**
 * The rows of a list in the places that they had when something was last done to one of them: what leaves the list by
 * that, or is elsewhere in its order, stays under the pointer. Rows that came since go behind those that they
 * follow in the list.
 */
export function keepInPlace<Row>(
  listed: readonly Row[],
  { order, acted }: Kept<Row>,
  { keyOf, isBefore }: KeepRules<Row>,
): readonly Row[] {
  if (acted.size === 0) return listed
  const rows = new Map(listed.map((row) => [keyOf(row), row]))
  for (const [key, row] of acted) {
    const known = rows.get(key)
    if (!known || isBefore(known, row)) rows.set(key, row)
  }
  const keys = order.filter((key) => rows.has(key))
  let next = 0
  for (const row of listed) {
    const place = keys.indexOf(keyOf(row))
    if (place >= 0) next = place + 1
    else keys.splice(next++, 0, keyOf(row))
  }
  return keys.flatMap((key) => rows.get(key) ?? [])
}
