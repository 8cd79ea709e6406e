import type { RawDocument } from './raw-document.ts'
import { eachRecord } from './raw-records.ts'

/**
 * In version 13 accounts have what VIES said of their VAT number, and invoices the check that they stand on: nobody was asked
 * before. Invoices and credit notes have the rate at which they are shown in a second currency: those of before were in the
 * shop's alone. Coins can be bought at a gateway, by an attempt for no invoice, and what payers dispute is written down: of before
 * there is none of either.
 */
export const toVersion13 = (document: RawDocument): RawDocument => ({
  ...document,
  ...withNone(document, 'users', { vatCheck: null }),
  ...withNone(document, 'invoices', { vatCheck: null, secondRate: null }),
  ...withNone(document, 'creditNotes', { secondRate: null }),
  disputes: [],
})

function withNone(document: RawDocument, list: string, none: object): Record<string, unknown> {
  const rows = document[list]
  if (rows === undefined) return {}
  return { [list]: eachRecord(rows, (row) => ({ ...none, ...row })) }
}
