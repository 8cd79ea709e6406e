import type { Invoice } from '@hostfront/domain/billing/invoice'
import type { EInvoiceSeller } from './e-invoice-gaps.ts'
import { type Elements, group, text } from './xml.ts'

interface TaxedParty {
  readonly country: string | null
  readonly taxId: string | null
}

/** BG-4: the seller. */
export const supplierParty = (seller: Invoice['seller'], more: EInvoiceSeller): string =>
  group('cac:AccountingSupplierParty', [
    group('cac:Party', [
      postalAddress(seller.address.split('\n'), more.country),
      taxScheme(more, 'TAX'),
      group('cac:PartyLegalEntity', [
        text('cbc:RegistrationName', seller.name),
        more.taxId && !isVatNumber(more) ? text('cbc:CompanyID', more.taxId) : null,
      ]),
      seller.email ? group('cac:Contact', [text('cbc:ElectronicMail', seller.email)]) : null,
    ]),
  ])

/** BG-7: the buyer. */
export const customerParty = (buyer: Invoice['buyer']): string =>
  group('cac:AccountingCustomerParty', [
    group('cac:Party', [
      postalAddress([], buyer.country),
      taxScheme(buyer, null),
      group('cac:PartyLegalEntity', [
        text('cbc:RegistrationName', buyer.company ?? buyer.name),
        buyer.taxId && !isVatNumber(buyer) ? text('cbc:CompanyID', buyer.taxId) : null,
      ]),
      buyer.company ? group('cac:Contact', [text('cbc:Name', buyer.name)]) : null,
    ]),
  ])

/** Two lines have names of their own, further ones share one (BT-35, 36 and 162). */
function postalAddress(lines: readonly string[], country: string | null): string {
  const [street, more, ...rest] = lines.map((line) => line.trim()).filter(Boolean)
  const elements: Elements = [
    street ? text('cbc:StreetName', street) : null,
    more ? text('cbc:AdditionalStreetName', more) : null,
    rest.length > 0 ? group('cac:AddressLine', [text('cbc:Line', rest.join(', '))]) : null,
    group('cac:Country', [text('cbc:IdentificationCode', country ?? '')]),
  ]
  return group('cac:PostalAddress', elements)
}

/** Of a number that is none of VAT `other` says which register has it; null leaves it out. */
function taxScheme(party: TaxedParty, other: string | null): string | null {
  const scheme = isVatNumber(party) ? 'VAT' : other
  if (!party.taxId || scheme === null) return null
  return group('cac:PartyTaxScheme', [
    text('cbc:CompanyID', party.taxId.replaceAll(' ', '')),
    group('cac:TaxScheme', [text('cbc:ID', scheme)]),
  ])
}

/** A VAT number begins with its country (BR-CO-09), which for Greece is EL. */
const isVatNumber = ({ country, taxId }: TaxedParty): boolean =>
  country !== null &&
  new RegExp(`^${country === 'GR' ? 'EL' : country}\\s*[A-Z\\d]`, 'i').test(taxId ?? '')
