import type { RawDocument } from './raw-document.ts'
import { eachRecord } from './raw-records.ts'

/** Documents of before were in the shop's currency alone. */
export const withSecondRates = (document: RawDocument): RawDocument => ({
  ...document,
  ...withoutRate(document, 'invoices'),
  ...withoutRate(document, 'creditNotes'),
})

function withoutRate(document: RawDocument, list: string): Record<string, unknown> {
  const rows = document[list]
  if (rows === undefined) return {}
  return { [list]: eachRecord(rows, (row) => ({ secondRate: null, ...row })) }
}
