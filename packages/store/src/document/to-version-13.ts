import type { RawDocument } from './raw-document.ts'
import { withVatChecks } from './with-vat-checks.ts'

/**
 * In version 13 accounts have what VIES said of their VAT number, and invoices the check that they stand on. Coins can be
 * bought at a gateway, by an attempt for no invoice, and what payers dispute is written down: of before there is none of either.
 */
export const toVersion13 = (document: RawDocument): RawDocument => ({
  ...withVatChecks(document),
  disputes: [],
})
