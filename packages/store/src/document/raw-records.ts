export type RawRecord = Readonly<Record<string, unknown>>

const isRawRecord = (value: unknown): value is RawRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The records of what may be a list of them. */
export const rawRecords = (list: unknown): readonly RawRecord[] =>
  Array.isArray(list) ? list.filter(isRawRecord) : []

/** What is no list of records is left as it is, to be refused by those who read the rows. */
export function eachRecord(list: unknown, change: (record: RawRecord) => RawRecord): unknown {
  if (!Array.isArray(list)) return list
  return list.map((value: unknown) => (isRawRecord(value) ? change(value) : value))
}
