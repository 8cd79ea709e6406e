import type { RawDocument } from './raw-document.ts'
import { withAddresses } from './with-addresses.ts'
import { withTaxReasons } from './with-tax-reasons.ts'

/**
 * In version 12 documents say why they have their tax, and accounts have an address. It knows changes of services that
 * wait for their payment, and services and accounts on hold; before, there were none, which is what is read where
 * nothing is said.
 */
export const toVersion12 = (document: RawDocument): RawDocument =>
  withAddresses(withTaxReasons(document))
