import type { User } from '../accounts/user.ts'
import { taxFor } from '../orders/quote.ts'
import { cleanText } from '../record.ts'
import type { Settings } from '../settings/settings.ts'
import type { Invoice } from './invoice.ts'
import { sellerIds } from './seller-ids.ts'

export type InvoiceParties = Pick<Invoice, 'seller' | 'buyer' | 'taxName'> & {
  readonly taxBasisPoints: number
}

/** What an invoice says of whom it bills. */
export type Buyer = Pick<User, 'name' | 'company' | 'country' | 'taxId'>

/** Who bills whom from now on, with which tax: copied into an invoice, which stays as it was issued. */
export const invoiceParties = (
  {
    siteName,
    address,
    paymentsEmail,
    tax,
  }: Pick<Settings, 'siteName' | 'address' | 'paymentsEmail' | 'tax'>,
  { name, company, country, taxId }: Buyer,
): InvoiceParties => ({
  seller: {
    name: siteName,
    address,
    email: paymentsEmail,
    country: tax.sellerCountry || null,
    ids: sellerIds(tax),
  },
  buyer: { name, company, country, taxId },
  // Stored by itself it must be text that every database holds; within the settings it need not be.
  taxName: cleanText(tax.name),
  taxBasisPoints: taxFor(tax, country),
})
