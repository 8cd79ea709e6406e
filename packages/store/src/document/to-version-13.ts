import type { RawDocument } from './raw-document.ts'
import { withSecondRates } from './with-second-rates.ts'
import { withVatChecks } from './with-vat-checks.ts'

/**
 * In version 13 accounts have what VIES said of their VAT number, and invoices the check that they stand on. Coins can be
 * bought at a gateway, by an attempt for no invoice: of before there are none. Invoices and credit notes have the rate at which
 * they are shown in a second currency.
 */
export const toVersion13 = (document: RawDocument): RawDocument =>
  withSecondRates(withVatChecks(document))
