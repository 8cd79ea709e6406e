/** What bookkeeping programs get is read back by a reader of its own, as they would read it. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayAfter } from '../reports/period.ts'
import { isOfOneYear, yearBegin } from './accounting-year.ts'
import { BOOK_ACCOUNTS, type BookAccount, BookSettings, numberOf } from './book-account.ts'
import { DATEV_COLUMNS, datevLines, datevName } from './datev.ts'
import { DEFAULT_BOOKS } from './default-books.ts'
import { withdrawnEntry } from './dispute-entries.ts'
import { FEC_COLUMNS, fecLines, fecName } from './fec.ts'
import {
  balancesOf,
  invoiceEntry,
  type JournalEntry,
  noteEntry,
  owedEntry,
  paymentEntries,
} from './journal.ts'
import { numbered } from './numbered.ts'
import { randomEntries, sampleOf } from './testing/random-entries.ts'
import { westernBytes } from './western.ts'

const PERIOD = { from: '2027-11-01', to: '2028-03-31' }
const context = {
  books: DEFAULT_BOOKS,
  closings: [{ month: '2028-01', closedAt: '2028-02-03T09:00:00.000Z' }],
  methodName: (id: string) => `Method ${id}`,
  ...({ period: PERIOD, currency: 'EUR', now: '2028-04-01T08:09:10.123Z' } as const),
}
const cents = (text: string): number => Number(text.replace(',', ''))

/** What is on each number by the journal itself. */
function byNumber(entries: readonly JournalEntry[], format: 'fec' | 'datev') {
  const sums = new Map<string, number>()
  for (const { account, method, amount } of entries.flatMap(({ lines }) => lines)) {
    const number = numberOf(DEFAULT_BOOKS[format], account, method)
    sums.set(number, (sums.get(number) ?? 0) + amount)
  }
  return sums
}

/** Rows of a FEC by the names of its columns, split at tabs and nowhere else. */
const readFec = (lines: readonly string[]) =>
  lines.slice(1).map((line) => {
    const fields = line.split('\t')
    expect(fields).toHaveLength(18)
    return Object.fromEntries(FEC_COLUMNS.map((column, at) => [column, fields[at] ?? '']))
  })

/** A line of quoted and plain fields; a `"` is doubled within quotes. */
function readQuoted(line: string): string[] {
  const fields = ['']
  let isQuoted = false
  for (const character of line) {
    if (character === '"') isQuoted = !isQuoted
    else if (character === ';' && !isQuoted) fields.push('')
    else fields.push((fields.pop() ?? '') + character)
  }
  return fields
}

test('a FEC has 18 columns, and debits that are credits, of each entry and by each account', () => {
  fc.assert(
    fc.property(randomEntries, (entries) => {
      const journal = numbered(entries)
      const rows = readFec(fecLines(journal, context))
      const accounts = new Map<string, number>()
      const of = new Map<string, number>()
      for (const { CompteNum = '', EcritureNum = '', Debit = '', Credit = '' } of rows) {
        expect(`${Debit} ${Credit}`).toMatch(/^(0,00 \d+,\d\d|\d+,\d\d 0,00)$/)
        const amount = cents(Debit) - cents(Credit)
        accounts.set(CompteNum, (accounts.get(CompteNum) ?? 0) + amount)
        of.set(EcritureNum, (of.get(EcritureNum) ?? 0) + amount)
      }
      expect(accounts).toEqual(byNumber(journal, 'fec'))
      expect([...of.values()].every((left) => left === 0)).toBe(true)
      for (const column of [
        'JournalCode',
        'EcritureDate',
        'CompteNum',
        'PieceRef',
        'EcritureLib',
      ]) {
        expect(rows.every((row) => row[column] !== '')).toBe(true)
      }
    }),
  )
})

test('what is closed is final in a FEC, and what is not is without its day', () => {
  const at = (day: string) =>
    invoiceEntry({ ...sampleOf({ net: 450, tax: 90 }, `${day}T10:00:00.000Z`, day).invoice })
  const rows = readFec(fecLines(numbered([...at('2028-01-31'), ...at('2028-02-01')]), context))
  expect(rows.map(({ EcritureDate, ValidDate }) => [EcritureDate, ValidDate])).toEqual([
    ...Array.from({ length: 3 }, () => ['20280131', '20280203']),
    ...Array.from({ length: 3 }, () => ['20280201', '']),
  ])
})

test('a line of a FEC says its paper, whom it is about and what it is for', () => {
  const { invoice } = sampleOf({ net: 450, tax: 90 })
  const journal = numbered(invoiceEntry({ ...invoice, paidAt: '2026-06-09T23:59:59.999Z' }))
  expect(fecLines(journal, context)[1]?.split('\t')).toEqual([
    ...['VE', 'Ventes', '202606000001', '20260609', '411000', 'Clients', 'amina', 'Amina Benali'],
    ...['2026-00042', '20260601', 'Facture 2026-00042 Amina Benali', '5,40', '0,00'],
    ...['', '', '20280203', '', ''],
  ])
  expect(fecName('123456789', '2026-12-31')).toBe('123456789FEC20261231.txt')
})

test('lines for DATEV have its 125 columns, and every account comes to what the journal says', () => {
  fc.assert(
    fc.property(randomEntries, (entries) => {
      const journal = numbered(entries)
      const lines = datevLines(journal, context)
      const accounts = new Map<string, number>()
      const add = (number: string, amount: number) =>
        accounts.set(number, (accounts.get(number) ?? 0) + amount)
      for (const line of lines.slice(2)) {
        const fields = readQuoted(line)
        expect(fields).toHaveLength(125)
        const amount = cents(fields[0] ?? '') * (fields[1] === 'S' ? 1 : -1)
        expect(fields[0]).toMatch(/^\d+,\d\d$/)
        add(fields[6] ?? '', amount)
        add(fields[7] ?? '', -amount)
        expect(fields[13]?.length).toBeLessThanOrEqual(60)
        expect(fields[10]).toMatch(/^[\w$&%*+\-/]{1,36}$/)
      }
      expect(accounts).toEqual(byNumber(journal, 'datev'))
    }),
  )
})

test('the head for DATEV has 31 fields that say whose books, which year and which days', () => {
  const books = {
    ...DEFAULT_BOOKS,
    datev: { ...DEFAULT_BOOKS.datev, consultant: 29098, client: 55003 },
  }
  const period = { from: '2028-02-01', to: '2028-02-29' }
  const [head = '', columns = ''] = datevLines([], { ...context, books, period })
  expect(head).toBe(
    '"EXTF";700;21;"Buchungsstapel";13;20280401080910123;;"RE";"";"";29098;55003;20280101;4;20280201;20280229;"Buchungsstapel";"";1;0;0;"EUR";;"";;;"";;;"";""',
  )
  expect(readQuoted(head)).toHaveLength(31)
  expect(columns.split(';')).toHaveLength(125)
  expect(DATEV_COLUMNS[113]).toBe('Festschreibung')
  expect(new Set(DATEV_COLUMNS).size).toBe(125)
  const [closed = ''] = datevLines([], {
    ...context,
    books,
    period: { from: '2028-01-01', to: '2028-01-31' },
  })
  expect(readQuoted(closed)[20]).toBe('1')
  expect(datevName(period)).toBe('EXTF_Buchungsstapel_20280201_20280229.csv')
})

test('an invoice with tax is two lines for DATEV, of what its customer owes', () => {
  const journal = numbered(invoiceEntry(sampleOf({ net: 450, tax: 90 }).invoice))
  const rows = datevLines(journal, context).slice(2).map(readQuoted)
  expect(rows.map((fields) => [0, 1, 6, 7, 9, 10, 13].map((at) => fields[at]))).toEqual([
    ['4,50', 'S', '10000', '8200', '0106', '2026-00042', 'Rechnung 2026-00042 Amina Benali'],
    ['0,90', 'S', '10000', '1770', '0106', '2026-00042', 'Rechnung 2026-00042 Amina Benali'],
  ])
})

test('what a dispute takes is for DATEV the money that is gone, and the income that is set aside', () => {
  const journal = numbered(withdrawnEntry(sampleOf({ net: 450, tax: 90 }).dispute))
  const rows = datevLines(journal, context).slice(2).map(readQuoted)
  expect(rows.map((fields) => [0, 1, 6, 7].map((at) => fields[at]))).toEqual([
    ['5,40', 'S', '1590', '1200'],
    ['4,50', 'H', '10000', '8200'],
    ['0,90', 'H', '10000', '1770'],
  ])
})

test('money of a method that has an account of its own is booked there', () => {
  const books = { ...DEFAULT_BOOKS, fec: { ...DEFAULT_BOOKS.fec, methods: { paypal: '517000' } } }
  const journal = numbered(paymentEntries(sampleOf({ net: 450, tax: 90 }).payment, 19))
  const rows = readFec(fecLines(journal, { ...context, books }))
  expect(rows.filter(({ CompteNum }) => CompteNum === '517000')).toHaveLength(2)
  expect(rows[0]?.['CompteLib']).toBe('Method paypal')
})

test('names cannot end a field, nor be computed', () => {
  const { invoice } = sampleOf({ net: 450, tax: 90 })
  const named = (name: string) =>
    numbered(invoiceEntry({ ...invoice, buyer: { ...invoice.buyer, name } }))
  const [row] = readFec(fecLines(named('=A1\tb|c'), context))
  expect(row?.['CompAuxLib']).toBe("'=A1 b c")
  const [, , line = ''] = datevLines(named('A"; "B'), context)
  expect(readQuoted(line)[13]).toBe('Rechnung 2026-00042 A   B')
})

/** What LibreOffice and Excel take for a formula, behind blanks and in wide letters, too. */
const COMPUTED = /^\s*[=+\-@＝＋－＠]/
const computedText = fc
  .tuple(
    fc.constantFrom('=', '+', '-', '@', ' =', '\t@', '"=', '; -', '|+', '＝', '－', '＠'),
    fc.string({ maxLength: 12, unit: fc.constantFrom(...'A1=+-@;|"\t &/') }),
  )
  .map((parts) => parts.join(''))

test('no cell of a file is a formula, whatever clients are called, payments refer to and methods are named', () => {
  fc.assert(
    fc.property(computedText, computedText, (name, reference) => {
      const { invoice, note, payment, refund } = sampleOf({ net: 450, tax: 90 })
      const journal = numbered([
        ...invoiceEntry({ ...invoice, buyer: { ...invoice.buyer, name } }),
        ...noteEntry({ ...note, buyer: { ...note.buyer, name } }),
        ...paymentEntries({ ...payment, reference }, 19),
        ...owedEntry({ ...refund, number: reference }),
      ])
      const fec = fecLines(journal, { ...context, methodName: () => name })
      const datev = datevLines(journal, context)
      const cells = [...fec.flatMap((line) => line.split('\t')), ...datev.flatMap(readQuoted)]
      expect(cells.filter((cell) => COMPUTED.test(cell))).toEqual([])
      // Each is found by something, also where nothing is left of its reference.
      expect(datev.slice(2).filter((line) => readQuoted(line)[10] === '')).toEqual([])
    }),
  )
})

test('an accounting year may begin with any month, and DATEV takes days of one alone', () => {
  expect(yearBegin({ yearStart: 1 }, '2028-02-29')).toBe('2028-01-01')
  expect(yearBegin({ yearStart: 7 }, '2028-02-29')).toBe('2027-07-01')
  expect(yearBegin({ yearStart: 7 }, '2028-07-01')).toBe('2028-07-01')
  expect(isOfOneYear({ yearStart: 1 }, { from: '2027-12-31', to: '2028-01-01' })).toBe(false)
  expect(isOfOneYear({ yearStart: 7 }, { from: '2027-12-31', to: '2028-06-30' })).toBe(true)
  for (let at = 0; at < 800; at++) {
    const day = dayAfter('2027-01-01', at)
    const begin = yearBegin({ yearStart: 4 }, day)
    expect(begin <= day && begin.endsWith('-04-01')).toBe(true)
  }
})

test('bytes for DATEV are those of windows-1252', () => {
  expect([...westernBytes('AÖß€„“–Ÿ')]).toEqual([
    ...[0x41, 0xd6, 0xdf],
    ...[0x80, 0x84, 0x93, 0x96, 0x9f],
  ])
  // Letters without their marks, and what is not there at all.
  expect(String.fromCharCode(...westernBytes('Łódź ز'))).toBe('?ódz ?')
})

test('the numbers that a shop begins with are numbers, and each account has one', () => {
  expect(BookSettings.parse(DEFAULT_BOOKS)).toEqual(DEFAULT_BOOKS)
  for (const format of ['fec', 'datev'] as const) {
    expect(Object.keys(DEFAULT_BOOKS[format].numbers).toSorted()).toEqual(
      [...BOOK_ACCOUNTS].toSorted(),
    )
  }
  const empty = balancesOf([])
  expect(Object.keys(empty) as BookAccount[]).toEqual([...BOOK_ACCOUNTS])
})
