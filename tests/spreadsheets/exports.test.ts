/** Lists, FEC and DATEV as LibreOffice opens them: figures are figures, names are names, and nothing is computed. */

import { datevLines } from '@hostfront/domain/books/datev'
import { DEFAULT_BOOKS } from '@hostfront/domain/books/default-books'
import { fecLines } from '@hostfront/domain/books/fec'
import type { JournalEntry } from '@hostfront/domain/books/journal'
import { numbered } from '@hostfront/domain/books/numbered'
import { westernBytes } from '@hostfront/domain/books/western'
import { expect, test } from 'vitest'
import { csvText } from '../../apps/web/src/parts/list-table/csv.ts'
import {
  type Cell,
  ENGLISH,
  FRENCH,
  GERMAN,
  openInOffice,
  UTF8,
  WINDOWS_1252,
} from './open-in-office.ts'

const NAMES = [
  'Zoë Müller & Söhne',
  'فاتورة أمينة',
  '=1+1',
  '@SUM(A1)',
  '-2+3',
  '+49 30 1234',
  'Ltd, "The"',
]
const AMOUNTS = [123_456, -78_900, 1, 45_050, 999, 100, 12_345_678]

const isText = (cell: Cell | undefined): cell is { text: string } => !!cell && 'text' in cell
const textOf = (cell: Cell | undefined): string => (isText(cell) ? cell.text : '')
const centsOf = (cell: Cell | undefined): number =>
  cell && 'number' in cell ? Math.round(cell.number * 100) : Number.NaN

const entries: readonly JournalEntry[] = NAMES.map((customer, at) => {
  const amount = AMOUNTS[at] ?? 0
  return {
    ...{ kind: 'invoice', id: `row-${at}`, at: '2026-06-01T10:00:00.000Z', customer },
    ...{ number: `2026-0004${at}`, issuedAt: '2026-06-01T10:00:00.000Z', userId: `client-${at}` },
    lines: [
      { account: 'customers', method: null, amount },
      { account: 'revenue', method: null, amount: -amount },
    ],
  }
})

test('a list opens with its names as they are, its numbers as numbers, and no formula', async () => {
  const rows = NAMES.map((name, at) => ({ name, amount: (AMOUNTS[at] ?? 0) / 100 }))
  const columns = [
    { header: 'Client', csv: ({ name }: { name: string }) => name },
    { header: 'Gross', csv: ({ amount }: { amount: number }) => amount },
  ]
  const opened = await openInOffice(await csvText(columns, rows), {
    ...{ separator: 44, delimiter: 34, charset: UTF8, language: ENGLISH },
  })
  expect(opened[0]).toEqual([{ text: 'Client' }, { text: 'Gross' }])
  const cells = opened.slice(1)
  // What would be computed has a sign before it that shows that it was kept from it.
  expect(cells.map(([name]) => textOf(name).replace(/^'/, ''))).toEqual(NAMES)
  expect(cells.map(([, amount]) => centsOf(amount))).toEqual(AMOUNTS)
  expect(cells.flat().some((cell) => textOf(cell).startsWith('='))).toBe(false)
})

test('a FEC opens with debits that are credits, accents and Arabic, and no formula', async () => {
  const context = { books: DEFAULT_BOOKS, closings: [], methodName: (id: string) => id }
  const text = `${fecLines(numbered(entries), context).join('\r\n')}\r\n`
  const [head = [], ...rows] = await openInOffice(text, {
    ...{ separator: 9, delimiter: '', charset: UTF8, language: FRENCH },
  })
  expect(head.map(textOf)).toHaveLength(18)
  const sum = (column: number) => rows.reduce((all, row) => all + centsOf(row[column]), 0)
  const moved = AMOUNTS.reduce((all, amount) => all + Math.abs(amount), 0)
  expect([sum(11), sum(12)]).toEqual([moved, moved])
  const names = rows.map((row) => textOf(row[7])).filter(Boolean)
  expect(names.map((name) => name.replace(/^'/, ''))).toEqual(
    NAMES.map((name) => name.replaceAll('"', ' ').trim()),
  )
  expect(rows.flat().some((cell) => textOf(cell).startsWith('='))).toBe(false)
})

test('a DATEV file opens with the amounts and the umlauts of its own character set', async () => {
  const text = datevLines(numbered(entries), {
    ...{ books: DEFAULT_BOOKS, closings: [], methodName: (id: string) => id, currency: 'EUR' },
    ...{ period: { from: '2026-06-01', to: '2026-06-30' }, now: '2026-07-01T08:00:00.000Z' },
  }).join('\r\n')
  const opened = await openInOffice(westernBytes(`${text}\r\n`), {
    ...{ separator: 59, delimiter: 34, charset: WINDOWS_1252, language: GERMAN },
  })
  const rows = opened.slice(2)
  expect(rows.map((row) => centsOf(row[0]))).toEqual(AMOUNTS.map(Math.abs))
  expect(textOf(opened[1]?.[7])).toBe('Gegenkonto (ohne BU-Schlüssel)')
  expect(rows.map((row) => textOf(row[13])).join()).toContain('Zoë Müller & Söhne')
  expect(rows.flat().some((cell) => textOf(cell).startsWith('='))).toBe(false)
})
