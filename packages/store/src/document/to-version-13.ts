import type { RawDocument } from './raw-document.ts'
import { withVatChecks } from './with-vat-checks.ts'

/** In version 13 accounts have what VIES said of their VAT number, and invoices the check that they stand on. */
export const toVersion13 = (document: RawDocument): RawDocument => withVatChecks(document)
