/** What is no sure match: what is suggested, why, and what is left to people. */
import { expect, test } from 'vitest'
import { type Match, matchMovements, type OpenInvoice, withoutDoubles } from './match-movements.ts'

const invoice = (number: string, total: number, ...names: string[]): OpenInvoice => ({
  id: number,
  number,
  total,
  createdAt: '2026-06-02T10:00:00.000Z',
  names,
})

const OPEN = [
  invoice('2026-00042', 3000, 'Amina Benali'),
  invoice('2026-00043', 3000, 'Omar Ben Tazi', 'Tazi & Fils SARL'),
  invoice('2026-00044', 4500, 'Zoë El Fassi'),
  invoice('2026-00045', 700, 'Madonna'),
  invoice('2026-00046', 900, 'Jan van den Berg Klein'),
  invoice('2026-00047', 900, 'Jan van den Berg Gross'),
]

const answer = (label: string, amount: number, changes: object = {}) => {
  const at = { date: '2026-06-02', id: null, sender: null, isReversal: false }
  const [match] = matchMovements([{ ...at, label, amount, ...changes }], OPEN)
  return match ? [match.invoiceId, ...match.reasons] : []
}

test.each([
  ['a number on the day it was issued', '2026-00042', 3000, {}, ['2026-00042', 'NUMBER', 'AMOUNT']],
  [
    'a number of the day before',
    '2026-00042',
    3000,
    { date: '2026-06-01' },
    ['2026-00042', 'NUMBER', 'AMOUNT', 'TOO_EARLY'],
  ],
  ['nothing at all', '2026-00042', 0, {}, [null, 'OUT']],
  ['one that looks like a number', '2O26-OOO42', 3000, {}, ['2026-00042', 'ALIKE', 'AMOUNT']],
  ['one of another amount', '2O26-OOO42', 2900, {}, ['2026-00042', 'ALIKE', 'AMOUNT_DIFFERS']],
  [
    'one in what the bank calls it',
    'VIR',
    2900,
    { id: 'X2O26OOO42' },
    ['2026-00042', 'ALIKE', 'AMOUNT_DIFFERS'],
  ],
  [
    'two, of which one costs so much',
    '2O26-OOO42 2O26-OOO44',
    4500,
    {},
    ['2026-00044', 'ALIKE', 'AMOUNT'],
  ],
  ['two that both cost so much', '2O26-OOO42 2O26-OOO43', 3000, {}, [null, 'SEVERAL']],
  ['two that cost something else', '2O26-OOO42 2O26-OOO44', 10, {}, [null, 'SEVERAL']],
  ['a number and another', '2026-00042 2026-00044', 3000, {}, [null, 'SEVERAL']],
])('%s', (_, label, amount, changes, expected) => {
  expect(answer(label, amount, changes)).toEqual(expected)
})

test.each([
  ['the only one of its price', 'VIR', 4500, {}, ['2026-00044', 'AMOUNT']],
  ['on the day it was issued', 'VIR', 4500, { date: '2026-06-02' }, ['2026-00044', 'AMOUNT']],
  ['of the day before', 'VIR', 4500, { date: '2026-06-01' }, [null]],
  ['one of two of its price', 'VIR', 3000, {}, [null]],
  ['with its name in the label', 'VIR BENALI, AMINA', 3000, {}, ['2026-00042', 'AMOUNT', 'NAME']],
  [
    'with its name as the sender',
    'VIR',
    3000,
    { sender: 'Amina  Benali' },
    ['2026-00042', 'AMOUNT', 'NAME'],
  ],
  ['without the accents of its name', 'ZOE EL FASSI', 4500, {}, ['2026-00044', 'AMOUNT', 'NAME']],
  ['with the second of its names', 'TAZI ET FILS SARL', 3000, {}, ['2026-00043', 'AMOUNT', 'NAME']],
  ['with two of three words of its name', 'VIR OMAR TAZI', 3000, {}, [null]],
  ['with the one word of its name', 'VIR MADONNA', 700, {}, ['2026-00045', 'AMOUNT']],
  ['with four of five words, which two have', 'JAN VAN DEN BERG', 900, {}, [null]],
  ['with all five words of one', 'JAN VAN DEN BERG GROSS KG', 900, {}, [null]],
  ['with the name of another price', 'AMINA BENALI', 4500, {}, ['2026-00044', 'AMOUNT']],
])('an amount %s', (_, label, amount, changes, expected) => {
  expect(answer(label, amount, changes)).toEqual(expected)
})

test('only what is sure is taken once', () => {
  const sure: Match = { band: 'sure', invoiceId: 'one', reasons: ['NUMBER', 'AMOUNT'] }
  const suggested: Match = { ...sure, band: 'suggested', reasons: ['AMOUNT'] }
  const nothing: Match = { band: 'none', invoiceId: null, reasons: [] }
  expect(withoutDoubles([suggested, sure, suggested, sure, nothing, nothing])).toEqual([
    suggested,
    sure,
    suggested,
    { ...sure, band: 'suggested', reasons: ['NUMBER', 'AMOUNT', 'TWICE'] },
    nothing,
    nothing,
  ])
})
