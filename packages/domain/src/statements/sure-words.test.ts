/** What makes a row sure stands in it as a word of its own: everything else is looked at by people. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { referenceKey } from '../payments/reference-key.ts'
import { matchMovements, type OpenInvoice } from './match-movements.ts'
import { tellsApart } from './tells-apart.ts'

const invoice = (serial: number): OpenInvoice => {
  const number = `2026-${String(serial).padStart(5, '0')}`
  return { id: number, number, total: 450, createdAt: '2026-05-01T10:00:00.000Z', names: [] }
}

const movement = (label: string, amount = 450) => ({
  ...{ date: '2026-06-02', amount, label, id: null, sender: null, isReversal: false },
})

const bandOf = (label: string) => {
  const [match] = matchMovements([movement(label)], [invoice(42), invoice(43)])
  return match ? [match.band, ...match.reasons] : []
}

test.each([
  ['a day before it', 'DU 01/06/2026-00042'],
  ['a day before it, with dots', 'DU 01.06.2026 - 00042'],
  ['a day before it, with spaces', 'DU 01 06 2026-00042'],
  ['a month before it', 'LOYER JUIN 2026 00042'],
  ['a month in another language', 'RENT JUNE-2026-00042'],
  ['letters of a bank before it', 'FT202600042'],
  ['letters behind it', '2026-00042B'],
  ['digits tied to its end', '2026-00042/1'],
  ['digits tied to its beginning', '77-2026-00042'],
  ['digits that go on', '2026 00042 771'],
])('a number with %s is not sure', (_, label) => {
  expect(bandOf(label)).toEqual(['suggested', 'ALIKE', 'AMOUNT'])
})

test.each([
  'FACTURE2026-00042',
  'N°2026-00042',
  '/INV/2026-00042/JANE',
  '(2026-00042)',
  'VIR 2026-00042, MERCI',
  'FAC-2026-00042.',
  'MARIE 2026-00042',
])('%s is', (label) => {
  expect(bandOf(label)).toEqual(['sure', 'NUMBER', 'AMOUNT'])
})

test.each([
  ...['OM.778.41', 'PP260601.1234.A56789', '5TY05013RG002845H', '4417', 'A1B2C3D4', 'TX-20261'],
])('%s tells a transfer apart', (reference) => {
  expect(tellsApart(referenceKey(reference))).toBe(true)
})

test.each([
  ...[
    'Loyer juin 2026',
    'juin2026',
    '01/06/2026',
    '1 juin 2026',
    '2026-06-01',
    '010626',
    '1/6/2026',
  ],
  ...['payment 2', 'room 123', 'virement', '2026', 'le 01/06', 'May 26', '06-2026', '260601'],
])('%s does not', (typed) => {
  expect(tellsApart(referenceKey(typed))).toBe(false)
})

const declared = (reference: string) => ({
  id: reference,
  amount: 450,
  referenceKey: referenceKey(reference),
  pays: [{ invoiceId: '2026-00042', number: '2026-00042' }],
  invoices: [invoice(42)],
})

test.each([
  ['LOYER JUIN 2026', 'Loyer juin 2026'],
  ['VIR DU 01/06/2026', '01/06/2026'],
  ['FRAIS 12 345 DH', '12345'],
  ['PAIEMENT 2 SUR 3', 'paiement 2'],
])('%s is not the declared %s', (label, typed) => {
  expect(matchMovements([movement(label)], [invoice(43)], [declared(typed)])).toMatchObject([
    { invoiceId: '2026-00043', reasons: ['AMOUNT'] },
  ])
})

test('long groups of digits are one reference', () => {
  const [match] = matchMovements([movement('VIR 1234 5678')], [invoice(42)], [declared('12345678')])
  expect(match).toMatchObject({ band: 'sure', reasons: ['REFERENCE', 'AMOUNT', 'DECLARED'] })
})

/** A part of a label, and what it names as a word of its own. */
interface Part {
  readonly text: string
  readonly names: string | null
}

const SERIALS = [42, 43, 54_321, 77_841]
const serial = fc.constantFrom(...SERIALS)
const digits = (one: number) => String(one).padStart(5, '0')
const word = fc.constantFrom('VIR', 'MERCI', 'REF', 'DU', 'JANE', 'SEPA', '- -', '(', '12', 'N')

const meant: fc.Arbitrary<Part> = fc
  .tuple(serial, fc.constantFrom('', 'FAC', 'INV-', 'N°', '('), fc.constantFrom('-', '', ' ', '–'))
  .map(([one, before, dash]) => ({
    text: `${before}2026${dash}${digits(one)}`,
    names: invoice(one).number,
  }))

/** Digits of an invoice that are something else. */
const misleading: fc.Arbitrary<Part> = fc
  .tuple(
    serial,
    fc.constantFrom<(year: string, rest: string) => string>(
      (year, rest) => `01/06/${year}-${rest}`,
      (year, rest) => `01.06.${year} ${rest}`,
      (year, rest) => `JUIN ${year} ${rest}`,
      (year, rest) => `MAI ${year}-${rest}`,
      (year, rest) => `FT${year}${rest}`,
      (year, rest) => `9-${year}-${rest}`,
      (year, rest) => `${year}-${rest}-7`,
      (year, rest) => `${year}${rest}X`,
      (year, rest) => `${year} ${rest} 7`,
      (year, rest) => `${year}-${rest}${rest}`,
      (year, rest) => `CN-${year}-${rest}`,
      (year, rest) => `${year.replace('0', 'O')}-${rest}`,
      (_, rest) => rest,
    ),
  )
  .map(([one, write]) => ({ text: write('2026', digits(one)), names: null }))

const REFERENCES = ['OM.778.41', 'WAFA99120417', '12345', 'TX 4417', '99887766']
const WORDS = ['Juin 2026', '01/06/2026', 'Loyer 06', '2026', 'virement 2']
const referring: fc.Arbitrary<Part> = fc
  .tuple(
    fc.constantFrom(...REFERENCES),
    fc.constantFrom<(reference: string) => string>(
      (reference) => reference,
      (reference) => reference.toLowerCase().replaceAll(/\W/g, ''),
      (reference) => reference.replaceAll('.', '-'),
    ),
  )
  .map(([reference, write]) => ({ text: write(reference), names: reference }))
const almost: fc.Arbitrary<Part> = fc
  .tuple(
    fc.constantFrom(...REFERENCES, ...WORDS),
    fc.constantFrom<(reference: string) => string>(
      (reference) => `${reference}9`,
      (reference) => `9${reference}`,
      (reference) => `${reference}-1`,
      (reference) => `X-${reference}`,
      (reference) => `${reference.slice(0, 2)} ${reference.slice(2)}0`,
      (reference) => `${reference.slice(0, -1)}`,
    ),
  )
  .map(([reference, write]) => ({ text: write(reference), names: null }))
const typed: fc.Arbitrary<Part> = fc
  .constantFrom(...WORDS, '12 345')
  .map((text) => ({ text, names: null }))

const plain: fc.Arbitrary<Part> = word.map((text) => ({ text, names: null }))
const parts = fc.array(fc.oneof(plain, plain, meant, misleading, referring, almost, typed), {
  minLength: 1,
  maxLength: 5,
})

test('what is sure was named by the label, as a word of its own, and is exactly owed', () => {
  const open = SERIALS.map(invoice)
  const said = fc.subarray([...REFERENCES, ...WORDS]).map((all) => all.map(declared))
  const counts = { NUMBER: 0, REFERENCE: 0 }
  fc.assert(
    fc.property(parts, said, fc.constantFrom(450, 450, 450, 449), (label, waiting, amount) => {
      // A comma, so that the end of one part and the beginning of the next are no number together.
      const text = label.map((part) => part.text).join(', ')
      const [match] = matchMovements([movement(text, amount)], open, waiting)
      if (match?.band !== 'sure') return
      const named = label.flatMap(({ names }) => names ?? [])
      const by = match.reasons.includes('REFERENCE') ? 'REFERENCE' : 'NUMBER'
      counts[by]++
      expect(amount).toBe(450)
      expect(named, text).toContain(by === 'REFERENCE' ? match.declarationId : match.invoiceId)
    }),
    { numRuns: 4000 },
  )
  expect(counts.NUMBER).toBeGreaterThan(50)
  expect(counts.REFERENCE).toBeGreaterThan(50)
})
