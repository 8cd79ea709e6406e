import type { PublicSettings } from '@hostfront/domain/settings/public-settings'
import { type Tax, type TaxedBuyer, taxFor } from '@hostfront/domain/tax/tax-for'

/** The tax of what this customer is billed now; the shop works it out anew, and says so where it differs. */
export const taxToday = (tax: PublicSettings['tax'], buyer: TaxedBuyer): Tax =>
  taxFor(tax, buyer, new Date().toISOString().slice(0, 10))
