import type { Invoice } from '@hostfront/domain/billing/invoice'
import { eInvoiceSeller } from './e-invoice-seller.ts'
import { type Elements, group, text } from './xml.ts'

interface TaxedParty {
  readonly country: string | null
  readonly taxId: string | null
}

/** BG-4: the seller. */
export function supplierParty(seller: Invoice['seller']): string {
  const taxed = eInvoiceSeller(seller)
  return group('cac:AccountingSupplierParty', [
    group('cac:Party', [
      postalAddress({ lines: seller.address.split('\n'), country: taxed.country }),
      taxScheme(taxed, 'TAX'),
      group('cac:PartyLegalEntity', [
        text('cbc:RegistrationName', seller.name),
        taxed.taxId && !isVatNumber(taxed) ? text('cbc:CompanyID', taxed.taxId) : null,
      ]),
      seller.email ? group('cac:Contact', [text('cbc:ElectronicMail', seller.email)]) : null,
    ]),
  ])
}

/** BG-7: the buyer. */
export const customerParty = (buyer: Invoice['buyer']): string =>
  group('cac:AccountingCustomerParty', [
    group('cac:Party', [
      postalAddress({ ...buyer, lines: [buyer.street ?? ''] }),
      taxScheme(buyer, null),
      group('cac:PartyLegalEntity', [
        text('cbc:RegistrationName', buyer.company ?? buyer.name),
        buyer.taxId && !isVatNumber(buyer) ? text('cbc:CompanyID', buyer.taxId) : null,
      ]),
      buyer.company ? group('cac:Contact', [text('cbc:Name', buyer.name)]) : null,
    ]),
  ])

interface Address {
  readonly lines: readonly string[]
  readonly town?: string | null
  readonly postcode?: string | null
  readonly country: string | null
}

/** Two lines have names of their own, further ones share one (BT-35, 36 and 162). */
function postalAddress({ lines, town, postcode, country }: Address): string {
  const [street, more, ...rest] = lines.map((line) => line.trim()).filter(Boolean)
  const elements: Elements = [
    street ? text('cbc:StreetName', street) : null,
    more ? text('cbc:AdditionalStreetName', more) : null,
    town ? text('cbc:CityName', town) : null,
    postcode ? text('cbc:PostalZone', postcode) : null,
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
