export type RawRecord = Readonly<Record<string, unknown>>

/** What is no list of records is left as it is, to be refused by those who read the rows. */
export function eachRecord(list: unknown, change: (record: RawRecord) => RawRecord): unknown {
  if (!Array.isArray(list)) return list
  return list.map((value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? change(value as RawRecord)
      : value,
  )
}
