import { expect, test } from 'vitest'
import type { CsvMapping } from './csv-mapping.ts'
import { guessMapping } from './guess-mapping.ts'
import { readMapped } from './read-statement.ts'

const mapping: CsvMapping = {
  separator: ';',
  decimal: ',',
  dateOrder: 'dmy',
  encoding: 'utf-8',
  headerRows: 1,
  date: 0,
  amount: 2,
  credit: null,
  debit: null,
  label: 1,
  id: null,
  sender: null,
}
const HEAD = ['Date', 'Libellé', 'Montant']

const read = (rows: readonly (readonly string[])[], changes: Partial<CsvMapping> = {}) => {
  const result = readMapped(rows, { ...mapping, ...changes })
  return result.ok ? result.value : result.refusal
}

test('rows become movements, empty ones and those without a date do not', () => {
  const rows = [
    HEAD,
    ['01/06/2026', ' VIR  2026-00042 ', '30,00'],
    ['', '', ''],
    ['', 'Total', '30,00'],
  ]
  expect(read(rows)).toEqual({
    account: null,
    isBalanced: null,
    skipped: 1,
    empty: 0,
    movements: [
      {
        line: 2,
        date: '2026-06-01',
        amount: 3000,
        label: 'VIR 2026-00042',
        id: null,
        sender: null,
        isReversal: false,
      },
    ],
  })
})

test('what came and what went may have a column each', () => {
  const rows = [
    ['Date', 'Label', 'Debit', 'Credit', 'ID', 'From'],
    ['01/06/2026', 'a', '', '30,00', 'T1', 'Amina'],
    ['01/06/2026', 'b', '12,00', '', 'T2', ''],
    ['01/06/2026', 'c', '0,00', '0,00', 'T3', ''],
  ]
  const columns = { amount: null, debit: 2, credit: 3, id: 4, sender: 5 }
  expect(read(rows, columns)).toMatchObject({
    movements: [
      { amount: 3000, id: 'T1', sender: 'Amina' },
      { amount: -1200, id: 'T2', sender: null },
    ],
  })
  const both = [...rows, ['01/06/2026', 'd', '1,00', '1,00', 'T4', '']]
  expect(read(both, columns)).toEqual({ code: 'AMOUNT_UNREADABLE', line: 5 })
})

test.each([
  ['a wrong day', ['31/06/2026', 'a', '1,00'], 'DATE_UNREADABLE'],
  ['a formula', ['01/06/2026', 'a', '=1+1'], 'AMOUNT_UNREADABLE'],
  ['no amount', ['01/06/2026', 'a'], 'AMOUNT_UNREADABLE'],
])('%s is refused with its row', (_, row, code) => {
  expect(read([HEAD, ['01/06/2026', 'a', '1,00'], row])).toEqual({ code, line: 3 })
})

test('a file without movements, or with too many, is refused', () => {
  expect(read([HEAD])).toEqual({ code: 'NO_ROWS', line: null })
  const rows = Array.from({ length: 5001 }, () => ['01/06/2026', 'a', '1,00'])
  expect(read([HEAD, ...rows])).toEqual({ code: 'TOO_MANY_ROWS', line: null })
})

test('the heads of columns say what they hold, and the first row how it is written', () => {
  const heads = ['Date opération', 'Libellé', 'Débit', 'Crédit', 'Référence']
  const guessed = {
    headerRows: 2,
    decimal: ',',
    dateOrder: 'dmy',
    date: 0,
    label: 1,
    amount: null,
    debit: 2,
    credit: 3,
    id: 4,
    sender: null,
  }
  const rows = [['Bank X'], heads, ['01/06/2026', 'a', '', '1.234,50', 'T1']]
  expect(guessMapping(rows)).toEqual(guessed)
  const other = [['Bank X'], heads, ['2026-06-01', 'a', '-12.50', '', 'T1']]
  expect(guessMapping(other)).toEqual({ ...guessed, decimal: '.', dateOrder: 'ymd' })
  expect(guessMapping([['1', '2', '3']])).toEqual({})
})

const guess = (heads: readonly string[], first: readonly string[] = []) =>
  guessMapping([heads, first])

test.each([
  ['one column of amounts', ['Date', 'Label', 'Amount'], { amount: 2, credit: null, debit: null }],
  ['blanks around', [' date ', 'x', ' ID '], { date: 0, id: 2 }],
  ['a short word only where it is all', ['Date', 'Paid', 'Nom'], { id: null, sender: 2 }],
  ['a long word anywhere', ['Booking day', 'My label', 'x'], { date: 0, label: 1 }],
  ['dates elsewhere', ['Label', 'Amount', 'Date'], { date: 2, label: 0, amount: 1 }],
])('heads with %s', (_, heads, expected) => {
  expect(guess(heads)).toMatchObject(expected)
})

test.each([
  ['12.5', '.'],
  ['1.234,50', ','],
  ['12', ','],
  ['', ','],
])('a first amount of %j is written with %j', (amount, decimal) => {
  expect(guess(['Date', 'Label', 'Amount'], ['1/6/26', 'a', amount])).toMatchObject({ decimal })
})

test('two columns are no statement, and heads without a row below still say what they hold', () => {
  expect(guess(['Date', 'Amount'])).toEqual({})
  expect(guessMapping([['Date', 'Label', 'Amount']])).toMatchObject({
    dateOrder: 'dmy',
    decimal: ',',
  })
})

test.each([
  ['neither', ['01/06/2026', 'a', '', '']],
  ['something else', ['01/06/2026', 'a', 'x', '']],
])('a row that says %s of two columns is refused', (_, row) => {
  const columns = { amount: null, debit: 2, credit: 3 }
  expect(read([HEAD, row], columns)).toEqual({ code: 'AMOUNT_UNREADABLE', line: 2 })
})

test('rows of blanks and days of blanks are none, and columns that are not there are empty', () => {
  const columns = { id: 7, sender: null, label: 9 }
  const rows = [HEAD, [' ', ' ', ' '], [' ', 'Total', '1,00'], ['01/06/2026', 'a', ' 1,00 ']]
  expect(read(rows, columns)).toMatchObject({
    skipped: 1,
    movements: [{ label: '', id: null, sender: null, amount: 100 }],
  })
})

test('what came beside nothing that went came, and the other way round', () => {
  const columns = { amount: null, debit: 2, credit: 3 }
  const rows = [HEAD, ['01/06/2026', 'a', '0,00', '5,00'], ['01/06/2026', 'b', '-5,00', '0,00']]
  expect(read(rows, columns)).toMatchObject({ movements: [{ amount: 500 }, { amount: -500 }] })
})
