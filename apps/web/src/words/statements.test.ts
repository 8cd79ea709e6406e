import { expect, test } from 'vitest'
import { faultWords, matchWords, statementNote } from './statements.ts'

const invoice = { number: '2026-00042', total: 3000, name: 'Amina' }
const money = (amount: number) => `€${amount / 100}`
const say = (reasons: Parameters<typeof matchWords>[0]['reasons']) =>
  matchWords({ known: null, reasons, invoice }, money, (time) => time.slice(0, 10))

test('why a row is where it is reads as a sentence', () => {
  expect(say(['NUMBER', 'AMOUNT'])).toBe('Names the invoice and is exactly its total.')
  expect(say(['NUMBER', 'AMOUNT_DIFFERS'])).toBe(
    'Names the invoice and is not its total, which is €30. Record it by hand.',
  )
  expect(say(['AMOUNT'])).toBe('No other open invoice has this total.')
  expect(say([])).toBe('Names no open invoice.')
})

test('what became of a row before is said in its place', () => {
  const decidedAt = '2026-06-01T10:00:00.000Z'
  const known = (state: 'applied' | 'ignored' | 'undone', number: string | null) =>
    matchWords(
      { known: { state, decidedAt, number }, reasons: ['OUT'], invoice: null },
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
  const statement = { account: null, movements: [], skipped: 0 }
  expect(statementNote({ ...statement, isBalanced: null })).toBeNull()
  expect(statementNote({ ...statement, isBalanced: false, skipped: 2 })).toContain('2 rows')
})
