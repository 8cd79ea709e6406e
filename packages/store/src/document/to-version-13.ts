import type { RawDocument } from './raw-document.ts'
import { eachRecord } from './raw-records.ts'

/**
 * In version 13 accounts have what VIES said of their VAT number, and invoices the check that they stand on: nobody was asked
 * before. Coins can be bought at a gateway, by an attempt for no invoice, and what payers dispute is written down: of before there
 * is none of either.
 */
export const toVersion13 = (document: RawDocument): RawDocument => ({
  ...document,
  ...withoutCheck(document, 'users'),
  ...withoutCheck(document, 'invoices'),
  disputes: [],
})

function withoutCheck(document: RawDocument, list: string): Record<string, unknown> {
  const rows = document[list]
  if (rows === undefined) return {}
  return { [list]: eachRecord(rows, (row) => ({ vatCheck: null, ...row })) }
}
