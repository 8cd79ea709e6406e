import type { RawDocument } from './raw-document.ts'
import { eachRecord } from './raw-records.ts'

/** Invoices and credit notes say by which rule they have their tax; of those of before nobody has written it down. */
export const withTaxReasons = (document: RawDocument): RawDocument => ({
  ...document,
  ...withReasons(document, 'invoices'),
  ...withReasons(document, 'creditNotes'),
})

function withReasons(document: RawDocument, list: string): Record<string, unknown> {
  const rows = document[list]
  if (rows === undefined) return {}
  return { [list]: eachRecord(rows, (row) => ({ taxReason: null, ...row })) }
}
