import { expect, test } from 'vitest'
import { faultWords, matchWords, rowActWords, statementNote } from './statements.ts'

const invoice = { number: '2026-00042', total: 3000, name: 'Amina', status: 'unpaid' } as const
const money = (amount: number) => `€${amount / 100}`
const say = (reasons: Parameters<typeof matchWords>[0]['reasons']) =>
  matchWords({ known: null, reasons, invoice, recorded: null }, money, (time) => time.slice(0, 10))

test('why a row is where it is reads as a sentence', () => {
  expect(say(['NUMBER', 'AMOUNT'])).toBe('Names the invoice and is exactly what is owed.')
  expect(say(['NUMBER', 'AMOUNT_DIFFERS'])).toBe(
    'Names the invoice and is not what is owed: €30 is owed.',
  )
  expect(say(['AMOUNT'])).toBe('No other open invoice owes this amount.')
  expect(say([])).toBe('Names no open invoice.')
  expect(say(['REFERENCE', 'AMOUNT', 'DECLARED'])).toBe(
    'Has the declared reference, is exactly what is owed and was declared by its client.',
  )
})

test('what became of a row before is said in its place', () => {
  const decidedAt = '2026-06-01T10:00:00.000Z'
  const known = (state: 'applied' | 'ignored' | 'undone', number: string | null) =>
    matchWords(
      {
        known: { state, decidedAt, number },
        reasons: ['OUT'],
        invoice: null,
        recorded: null,
      },
      money,
      (time) => time.slice(0, 10),
    )
  expect(known('applied', '2026-00042')).toBe('Recorded for invoice 2026-00042 on 2026-06-01.')
  expect(known('ignored', null)).toBe('Set aside on 2026-06-01.')
  expect(known('undone', '2026-00042')).toContain('and undone on 2026-06-01.')
})

test('what is wrong with a file is said with its row, and what is doubtful beside it', () => {
  expect(faultWords({ code: 'DATE_UNREADABLE', line: 7 })).toMatch(
    /^Row 7: A date cannot be read\./,
  )
  expect(faultWords({ code: 'NO_ROWS', line: null })).toBe('No rows were found in the file.')
  const statement = { account: null, movements: [], skipped: 0, empty: 0 }
  expect(statementNote({ ...statement, isBalanced: null })).toBeNull()
  expect(statementNote({ ...statement, isBalanced: false, skipped: 2 })).toContain('2 rows')
  expect(statementNote({ ...statement, isBalanced: true, empty: 1 })).toBe(
    '1 row without an amount left out.',
  )
})

test('a row for what is closed says by what it was perhaps recorded, and where all of it can go', () => {
  const closed = (recorded: { reference: string | null; receivedAt: string } | null) =>
    matchWords(
      { known: null, reasons: ['CLOSED'], invoice: { ...invoice, status: 'paid' }, recorded },
      money,
      (time) => time.slice(0, 10),
    )
  expect(closed(null)).toBe('Names an invoice that is paid already.')
  expect(closed({ reference: 'TX-1', receivedAt: '2026-06-01T10:00:00.000Z' })).toBe(
    'Names an invoice that is paid already. This very amount was recorded on 2026-06-01 (TX-1). If this is that payment, set the row aside.',
  )
  expect([rowActWords('rest-to-coins', 0), rowActWords('rest-to-return', 100)]).toEqual([
    'All to coins',
    'Return the rest',
  ])
})
