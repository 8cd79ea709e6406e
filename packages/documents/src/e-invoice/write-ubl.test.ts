import { creditParts } from '@hostfront/domain/billing/credit'
import type { CreditNote } from '@hostfront/domain/billing/credit-note'
import type { Invoice } from '@hostfront/domain/billing/invoice'
import { linePeriod } from '@hostfront/domain/billing/invoice-line'
import { shareOf } from '@hostfront/domain/money/minor-units'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkUbl } from '../testing/check-ubl.ts'
import { readXml } from '../testing/read-xml.ts'
import { sampleInvoice, sampleNote } from '../testing/sample-documents.ts'
import { writeUblCreditNote, writeUblInvoice } from './write-ubl.ts'

const seller: Invoice['seller'] = {
  ...sampleInvoice().seller,
  country: 'FR',
  ids: [
    { kind: 'vat', value: 'FR 40303265045' },
    { kind: 'tax', value: '4711' },
  ],
}
/** Of the sample's own in Morocco, the number of the tax office is missing. */
const french = (changed: Partial<Invoice> = {}): Invoice => sampleInvoice({ seller, ...changed })
const frenchNote = (changed: Partial<CreditNote> = {}): CreditNote =>
  sampleNote({ seller, ...changed })

function invoiceXml(invoice: Invoice): string {
  const written = writeUblInvoice(invoice, 'EUR')
  if (!written.ok) throw new Error(written.refusal)
  return written.value
}

function noteXml(note: CreditNote): string {
  const written = writeUblCreditNote(note, 'EUR')
  if (!written.ok) throw new Error(written.refusal)
  return written.value
}

const NOWHERE = { company: null, street: null, postcode: null, town: null }

test('an e-invoice is in the currency of the shop, whatever is shown beside it', () => {
  const secondRate: Invoice['secondRate'] = {
    ...{ currency: 'MAD', unit: 'EUR', millionths: 10_850_000, from: '2026-11-20' },
  }
  expect(invoiceXml(french({ secondRate }))).toBe(invoiceXml(french()))
  expect(noteXml(frenchNote({ secondRate }))).toBe(noteXml(frenchNote()))
  expect(invoiceXml(french())).not.toContain('TaxCurrencyCode')
})

const odd = {
  seller: { ...seller, name: 'A & B <Hosting>', address: 'One\nTwo\nThree\nFour', email: '' },
  buyer: { ...NOWHERE, name: 'محمد "M" \u0001', country: 'DE', taxId: 'DE123456789' },
}

test('an invoice obeys the schema of UBL 2.1', async () => {
  expect(await checkUbl(invoiceXml(french()), 'Invoice')).toEqual([])
  expect(await checkUbl(invoiceXml(french({ ...odd, paid: 100 })), 'Invoice')).toEqual([])
})

/** Three months that begin on a known day, and a setup by the piece that is taken off. */
const timed: Invoice['lines'] = [
  {
    description: 'Renewal of SAMP Starter, quarterly, 2026-12-23 to 2027-03-22',
    amount: 45_500,
    quantity: { count: 3, unit: 'month' },
    cycle: 'quarterly',
    period: linePeriod('2026-12-23T21:15:00.000Z', '2027-03-23T21:15:00.000Z'),
  },
  { description: 'Voucher WELCOME', amount: -100 },
]

test('a line says how much time it bills, and which', async () => {
  const invoice = invoiceXml(french({ lines: timed }))
  expect(await checkUbl(invoice, 'Invoice')).toEqual([])
  expect(await checkUbl(noteXml(frenchNote({ lines: timed })), 'CreditNote')).toEqual([])
  const at = readXml(invoice)
  const line = '/Invoice/cac:InvoiceLine'
  expect(at(`${line}/cbc:InvoicedQuantity`)).toEqual(['3', '-1'])
  expect(at(`${line}/cac:InvoicePeriod/cbc:StartDate`)).toEqual(['2026-12-23'])
  expect(at(`${line}/cac:InvoicePeriod/cbc:EndDate`)).toEqual(['2027-03-22'])
  expect(at(`${line}/cac:Price/cbc:BaseQuantity`)).toEqual(['3', '1'])
  expect(invoice.match(/unitCode="\w+"/g)).toEqual([
    ...['unitCode="MON"', 'unitCode="MON"'],
    ...['unitCode="C62"', 'unitCode="C62"'],
  ])
})

test('so does a credit note', async () => {
  expect(await checkUbl(noteXml(frenchNote()), 'CreditNote')).toEqual([])
  expect(await checkUbl(noteXml(frenchNote({ ...odd, reason: '' })), 'CreditNote')).toEqual([])
})

test('the schema is asked in earnest', async () => {
  const wrong = invoiceXml(french()).replace('cbc:DueDate', 'cbc:DueDay')
  expect(await checkUbl(wrong.replace('/cbc:DueDate', '/cbc:DueDay'), 'Invoice')).not.toEqual([])
})

test('an invoice says who bills whom, what and when', () => {
  const at = readXml(invoiceXml(french()))
  expect(at('/Invoice/cbc:ID')).toEqual(['2026-00042'])
  expect(at('/Invoice/cbc:IssueDate')).toEqual(['2026-11-21'])
  expect(at('/Invoice/cbc:DueDate')).toEqual(['2026-12-01'])
  const supplier = '/Invoice/cac:AccountingSupplierParty/cac:Party'
  expect(at(`${supplier}/cac:PartyTaxScheme/cbc:CompanyID`)).toEqual(['FR40303265045'])
  expect(at(`${supplier}/cac:PartyTaxScheme/cac:TaxScheme/cbc:ID`)).toEqual(['VAT'])
  expect(at(`${supplier}/cac:PostalAddress/cac:Country/cbc:IdentificationCode`)).toEqual(['FR'])
  const customer = '/Invoice/cac:AccountingCustomerParty/cac:Party/cac:PartyLegalEntity'
  expect(at(`${customer}/cbc:RegistrationName`)).toEqual(['Société Générale d’Hébergement'])
  const address = '/Invoice/cac:AccountingCustomerParty/cac:Party/cac:PostalAddress'
  expect(at(`${address}/cbc:StreetName`)).toEqual(['7 avenue Hassan II'])
  expect(at(`${address}/cbc:CityName`)).toEqual(['Rabat'])
  expect(at(`${address}/cbc:PostalZone`)).toEqual(['10 000'])
  // No number of VAT, for it does not begin with the country.
  expect(at(`${customer}/cbc:CompanyID`)).toEqual(['ICE 001525678000072'])
})

test('a number of VAT goes under VAT, that of a Greek company too', () => {
  const tax = '/Invoice/cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID'
  const buyer = { ...NOWHERE, name: 'Ελένη', country: 'GR', taxId: 'EL123456789' }
  expect(readXml(invoiceXml(french({ buyer })))(tax)).toEqual(['EL123456789'])
})

test('a credit note names its invoice and why', () => {
  const at = readXml(noteXml(frenchNote()))
  expect(at('/CreditNote/cbc:CreditNoteTypeCode')).toEqual(['381'])
  expect(at('/CreditNote/cac:BillingReference/cac:InvoiceDocumentReference/cbc:ID')).toEqual([
    '2026-00042',
  ])
  expect(at('/CreditNote/cbc:Note')).toEqual(['The server was down for a week'])
})

const FREE = { taxBasisPoints: 0, tax: 0, total: 45_400 }

test.each([
  ['SELLER_COUNTRY', { seller: { ...seller, country: null } }],
  ['SELLER_TAX_ID', { seller: { ...seller, ids: [{ kind: 'ice', value: '001234567000062' }] } }],
  ['SELLER_NAME', { seller: { ...seller, name: ' ' } }],
  ['BUYER_COUNTRY', { buyer: { ...odd.buyer, country: null } }],
  ['BUYER_NAME', { buyer: { ...odd.buyer, name: '' } }],
  ['TAX_RATE', { taxBasisPoints: null }],
  ['TAX_REASON', { ...FREE, taxReason: null }],
  [
    'SELLER_VAT_ID',
    { ...FREE, taxReason: 'export', seller: { ...seller, ids: [{ kind: 'tax', value: '4711' }] } },
  ],
] satisfies [string, Partial<Invoice>][])(
  'without what %s stands for there is no electronic invoice',
  (gap, changed) => {
    expect(writeUblInvoice(french(changed), 'EUR')).toEqual({ ok: false, refusal: gap })
  },
)

test('a seller without a VAT number is known by that of the tax office', () => {
  const { country, ids: _, ...moroccan } = { ...seller, country: 'MA' }
  const ids: Invoice['seller']['ids'] = [
    { kind: 'ice', value: '001234567000062' },
    { kind: 'tax', value: '40455632' },
  ]
  const at = readXml(invoiceXml(french({ seller: { ...moroccan, country, ids } })))
  const scheme = '/Invoice/cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme'
  expect(at(`${scheme}/cbc:CompanyID`)).toEqual(['40455632'])
  expect(at(`${scheme}/cac:TaxScheme/cbc:ID`)).toEqual(['TAX'])
})

test.each([
  ['reverse-charge', 'AE', 'VATEX-EU-AE'],
  ['export', 'G', 'VATEX-EU-G'],
] as const)(
  'one without tax by %s is of category %s and says why',
  async (taxReason, category, code) => {
    const xml = invoiceXml(french({ ...FREE, taxReason, buyer: odd.buyer }))
    expect(await checkUbl(xml, 'Invoice')).toEqual([])
    const at = readXml(xml)
    const sum = '/Invoice/cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory'
    expect(at(`${sum}/cbc:ID`)).toEqual([category])
    expect(at(`${sum}/cbc:Percent`)).toEqual(['0'])
    expect(at(`${sum}/cbc:TaxExemptionReasonCode`)).toEqual([code])
    const ofLines = at('/Invoice/cac:InvoiceLine/cac:Item/cac:ClassifiedTaxCategory/cbc:ID')
    expect(ofLines).toEqual([category, category, category])
    const note = noteXml(frenchNote({ taxBasisPoints: 0, tax: 0, subtotal: 10_000, taxReason }))
    expect(await checkUbl(note, 'CreditNote')).toEqual([])
  },
)

/** Cents, for adding up. */
const cents = (texts: readonly string[]) =>
  texts.map((text) => Math.round(Number(text) * 100)).reduce((sum, amount) => sum + amount, 0)

/** The rules of the standard that are about sums. */
function checkSums(xml: string, root: 'Invoice' | 'CreditNote'): void {
  const at = readXml(xml)
  const line = `/${root}/cac:${root}Line`
  const total = (name: string) => cents(at(`/${root}/cac:LegalMonetaryTotal/cbc:${name}`))
  const tax = cents(at(`/${root}/cac:TaxTotal/cbc:TaxAmount`))
  const subtotal = `/${root}/cac:TaxTotal/cac:TaxSubtotal`
  // BR-CO-10
  expect(total('LineExtensionAmount')).toBe(cents(at(`${line}/cbc:LineExtensionAmount`)))
  // What a line comes to is what there is of it times its price, which is that of the base quantity
  const quantities = at(`${line}/cbc:${root === 'Invoice' ? 'Invoiced' : 'Credited'}Quantity`)
  const prices = at(`${line}/cac:Price/cbc:PriceAmount`)
  const bases = at(`${line}/cac:Price/cbc:BaseQuantity`).map(Number)
  const comesTo = (quantity: string, place: number) =>
    (Number(quantity) / (bases[place] ?? 0)) * Number(prices[place])
  expect(quantities.map(comesTo)).toEqual(at(`${line}/cbc:LineExtensionAmount`).map(Number))
  // BR-CO-13, without allowances and charges
  expect(total('TaxExclusiveAmount')).toBe(total('LineExtensionAmount'))
  // BR-CO-14
  expect(tax).toBe(cents(at(`${subtotal}/cbc:TaxAmount`)))
  // BR-CO-15
  expect(total('TaxInclusiveAmount')).toBe(total('TaxExclusiveAmount') + tax)
  // BR-CO-16
  expect(total('PayableAmount')).toBe(total('TaxInclusiveAmount') - total('PrepaidAmount'))
  // BR-CO-17, as official checkers have it: within one unit of the currency
  const rate = Number(at(`${subtotal}/cac:TaxCategory/cbc:Percent`)[0])
  expect(Math.abs(tax - (total('TaxExclusiveAmount') * rate) / 100)).toBeLessThan(100)
  // BR-27
  for (const price of prices) expect(Number(price)).toBeGreaterThanOrEqual(0)
  // BR-DEC
  for (const amount of at(`${line}/cbc:LineExtensionAmount`))
    expect(amount).toMatch(/^-?\d+\.\d\d$/)
}

test('whatever is billed and credited, the sums are those of the standard', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 5_000_000 }), { minLength: 1, maxLength: 8 }),
      fc.integer({ min: 1, max: 10_000 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (amounts, taxBasisPoints, part) => {
        const lines: Invoice['lines'] = amounts.map((amount, at) => ({
          description: `Line ${at}`,
          amount,
          ...(at % 2 === 0 ? { quantity: { count: at + 3, unit: 'month' } } : {}),
        }))
        lines.push({ description: 'Voucher', amount: -Math.floor((amounts[0] ?? 0) / 2) })
        const subtotal = lines.reduce((sum, { amount }) => sum + amount, 0)
        const tax = shareOf(subtotal, taxBasisPoints)
        const total = subtotal + tax
        const bill = { lines, subtotal, taxBasisPoints, tax, total }
        const invoice = french({ ...bill, paid: Math.floor(total * part) })
        checkSums(invoiceXml(invoice), 'Invoice')
        const parts = creditParts(invoice, Math.max(1, Math.floor(total * part)))
        if (total > 0) checkSums(noteXml(frenchNote({ ...parts, taxBasisPoints })), 'CreditNote')
      },
    ),
    { numRuns: 60 },
  )
})
