import { creditParts } from '@hostfront/domain/billing/credit'
import type { CreditNote } from '@hostfront/domain/billing/credit-note'
import type { Invoice } from '@hostfront/domain/billing/invoice'
import { shareOf } from '@hostfront/domain/money/minor-units'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkUbl } from '../testing/check-ubl.ts'
import { readXml } from '../testing/read-xml.ts'
import { sampleInvoice, sampleNote } from '../testing/sample-documents.ts'
import { writeUblCreditNote, writeUblInvoice } from './write-ubl.ts'

const seller = { country: 'FR', taxId: 'FR 40303265045' }
const facts = { currency: 'EUR', seller } as const

function invoiceXml(invoice: Invoice): string {
  const written = writeUblInvoice(invoice, facts)
  if (!written.ok) throw new Error(written.refusal)
  return written.value
}

function noteXml(note: CreditNote): string {
  const written = writeUblCreditNote(note, facts)
  if (!written.ok) throw new Error(written.refusal)
  return written.value
}

const UNSAID = { country: null, ids: [] }

const odd = {
  seller: { name: 'A & B <Hosting>', address: 'One\nTwo\nThree\nFour', email: '', ...UNSAID },
  buyer: { name: 'محمد "M" \u0001', company: null, country: 'DE', taxId: 'DE123456789' },
}

test('an invoice obeys the schema of UBL 2.1', async () => {
  expect(await checkUbl(invoiceXml(sampleInvoice()), 'Invoice')).toEqual([])
  expect(await checkUbl(invoiceXml(sampleInvoice({ ...odd, paid: 100 })), 'Invoice')).toEqual([])
})

test('so does a credit note', async () => {
  expect(await checkUbl(noteXml(sampleNote()), 'CreditNote')).toEqual([])
  expect(await checkUbl(noteXml(sampleNote({ ...odd, reason: '' })), 'CreditNote')).toEqual([])
})

test('the schema is asked in earnest', async () => {
  const wrong = invoiceXml(sampleInvoice()).replace('cbc:DueDate', 'cbc:DueDay')
  expect(await checkUbl(wrong.replace('/cbc:DueDate', '/cbc:DueDay'), 'Invoice')).not.toEqual([])
})

test('an invoice says who bills whom, what and when', () => {
  const at = readXml(invoiceXml(sampleInvoice()))
  expect(at('/Invoice/cbc:ID')).toEqual(['2026-00042'])
  expect(at('/Invoice/cbc:IssueDate')).toEqual(['2026-11-21'])
  expect(at('/Invoice/cbc:DueDate')).toEqual(['2026-12-01'])
  const supplier = '/Invoice/cac:AccountingSupplierParty/cac:Party'
  expect(at(`${supplier}/cac:PartyTaxScheme/cbc:CompanyID`)).toEqual(['FR40303265045'])
  expect(at(`${supplier}/cac:PartyTaxScheme/cac:TaxScheme/cbc:ID`)).toEqual(['VAT'])
  expect(at(`${supplier}/cac:PostalAddress/cac:Country/cbc:IdentificationCode`)).toEqual(['FR'])
  const customer = '/Invoice/cac:AccountingCustomerParty/cac:Party/cac:PartyLegalEntity'
  expect(at(`${customer}/cbc:RegistrationName`)).toEqual(['Société Générale d’Hébergement'])
  // No number of VAT, for it does not begin with the country.
  expect(at(`${customer}/cbc:CompanyID`)).toEqual(['ICE 001525678000045'])
})

test('a number of VAT goes under VAT, that of a Greek company too', () => {
  const tax = '/Invoice/cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID'
  const buyer = { name: 'Ελένη', company: null, country: 'GR', taxId: 'EL123456789' }
  expect(readXml(invoiceXml(sampleInvoice({ buyer })))(tax)).toEqual(['EL123456789'])
})

test('a credit note names its invoice and why', () => {
  const at = readXml(noteXml(sampleNote()))
  expect(at('/CreditNote/cbc:CreditNoteTypeCode')).toEqual(['381'])
  expect(at('/CreditNote/cac:BillingReference/cac:InvoiceDocumentReference/cbc:ID')).toEqual([
    '2026-00042',
  ])
  expect(at('/CreditNote/cbc:Note')).toEqual(['The server was down for a week'])
})

test.each([
  ['SELLER_COUNTRY', sampleInvoice(), { ...seller, country: null }],
  ['SELLER_TAX_ID', sampleInvoice(), { ...seller, taxId: null }],
  [
    'SELLER_NAME',
    sampleInvoice({ seller: { name: ' ', address: '', email: '', ...UNSAID } }),
    seller,
  ],
  ['BUYER_COUNTRY', sampleInvoice({ buyer: { ...odd.buyer, country: null } }), seller],
  ['BUYER_NAME', sampleInvoice({ buyer: { ...odd.buyer, name: '' } }), seller],
  ['TAX_RATE', sampleInvoice({ taxBasisPoints: null }), seller],
  ['TAX_REASON', sampleInvoice({ taxBasisPoints: 0, tax: 0, total: 45_400 }), seller],
] as const)('without what %s stands for there is no electronic invoice', (gap, invoice, of) => {
  expect(writeUblInvoice(invoice, { currency: 'EUR', seller: of })).toEqual({
    ok: false,
    refusal: gap,
  })
})

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
  // What a line comes to is what there is of it times its price
  const quantities = at(`${line}/cbc:${root === 'Invoice' ? 'Invoiced' : 'Credited'}Quantity`)
  const prices = at(`${line}/cac:Price/cbc:PriceAmount`)
  expect(quantities.map((quantity, place) => Number(quantity) * Number(prices[place]))).toEqual(
    at(`${line}/cbc:LineExtensionAmount`).map(Number),
  )
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
        const lines = amounts.map((amount, at) => ({ description: `Line ${at}`, amount }))
        lines.push({ description: 'Voucher', amount: -Math.floor((amounts[0] ?? 0) / 2) })
        const subtotal = lines.reduce((sum, { amount }) => sum + amount, 0)
        const tax = shareOf(subtotal, taxBasisPoints)
        const total = subtotal + tax
        const bill = { lines, subtotal, taxBasisPoints, tax, total }
        const invoice = sampleInvoice({ ...bill, paid: Math.floor(total * part) })
        checkSums(invoiceXml(invoice), 'Invoice')
        const parts = creditParts(invoice, Math.max(1, Math.floor(total * part)))
        if (total > 0) checkSums(noteXml(sampleNote({ ...parts, taxBasisPoints })), 'CreditNote')
      },
    ),
    { numRuns: 60 },
  )
})
