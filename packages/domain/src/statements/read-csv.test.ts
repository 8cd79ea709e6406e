import { expect, test } from 'vitest'
import { type CsvMapping, guessMapping } from './csv-mapping.ts'
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
