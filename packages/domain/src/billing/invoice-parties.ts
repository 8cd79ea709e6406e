import type { User } from '../accounts/user.ts'
import { rateOn } from '../money/second-rate.ts'
import { cleanText } from '../record.ts'
import type { Settings } from '../settings/settings.ts'
import { taxFor } from '../tax/tax-for.ts'
import type { TaxTerms } from '../tax/tax-terms.ts'
import { stoodOn } from '../tax/vat-check-rules.ts'
import type { Invoice } from './invoice.ts'
import { sellerIds } from './seller-ids.ts'

/** Who bills whom, and how the tax is called. */
export type NamedParties = Pick<Invoice, 'seller' | 'buyer' | 'taxName'>

export type InvoiceParties = NamedParties &
  Pick<Invoice, 'taxReason' | 'vatCheck' | 'secondRate'> & { readonly taxBasisPoints: number }

type Billing = Pick<Settings, 'siteName' | 'address' | 'paymentsEmail' | 'tax'>

/** What an invoice says of whom it bills. */
export type Buyer = Pick<User, keyof Invoice['buyer']>

/** Who bills whom from now on: copied into an invoice, which stays as it was issued. */
export const namedParties = (
  { siteName, address, paymentsEmail, tax }: Billing,
  { name, company, country, taxId, street, postcode, town }: Buyer,
): NamedParties => ({
  seller: {
    name: siteName,
    address,
    email: paymentsEmail,
    country: tax.sellerCountry || null,
    ids: sellerIds(tax),
  },
  buyer: { name, company, country, taxId, street, postcode, town },
  // Stored by itself it must be text that every database holds; within the settings it need not be.
  taxName: cleanText(tax.name),
})

/** The same, with the tax of an invoice that is issued at `now` (ISO, UTC) and the rate of its day for the second currency. */
export function invoiceParties(
  settings: Billing & Pick<Settings, 'currency' | 'secondCurrency'>,
  buyer: Buyer & Pick<User, 'vatCheck'>,
  now: string,
): InvoiceParties {
  const day = now.slice(0, 10)
  const { taxBasisPoints, taxReason } = taxFor(settings.tax, buyer, day)
  const vatCheck = taxReason === 'reverse-charge' ? stoodOn(buyer) : null
  const secondRate = rateOn(settings, day)
  return { ...namedParties(settings, buyer), taxBasisPoints, taxReason, vatCheck, secondRate }
}

/** How that tax is counted. */
export const taxTerms = (
  { tax }: Pick<Settings, 'tax'>,
  { taxBasisPoints }: Pick<InvoiceParties, 'taxBasisPoints'>,
): TaxTerms => ({ taxBasisPoints, isTaxIncluded: tax.included })
