import { DeclarationState } from '@hostfront/domain/payments/declaration'
import { expect, test } from 'vitest'
import { declarationName, declaredSuspicion, outcomeWords, seenWords } from './declarations.ts'

const money = (amount: number) => `€${amount / 100}`
const pays = [
  { invoiceId: 'a', number: '2026-00001' },
  { invoiceId: 'b', number: '2026-00002' },
]
const declared = { amount: 500, reason: null, became: null } as const
const outcome = (changes: object) =>
  outcomeWords({ ...declared, ...changes } as Parameters<typeof outcomeWords>[0], money)

test('a declaration is called by its reference, else by what it pays', () => {
  expect(declarationName({ reference: 'OM-1', pays })).toBe('OM-1')
  expect(declarationName({ reference: null, pays })).toBe('2026-00001, 2026-00002')
  expect(declarationName({ reference: null, pays: [] })).toBe('coins')
})

test('its customer is told what became of it', () => {
  expect(DeclarationState.options.map((state) => outcome({ state, reason: 'No.' }))).toEqual([
    'We are checking whether it has arrived, and will tell you.',
    null,
    'No.',
    null,
    'What it was for is settled by another payment.',
  ])
  const approved = (amount: number, state: string) =>
    outcome({ state: 'approved', became: { amount, state } })
  expect(approved(500, 'received')).toBeNull()
  expect(approved(300, 'received')).toBe('€3 has arrived.')
  expect(approved(500, 'undone')).toContain('undone')
})

test.each([
  [{ code: 'USED', reference: 'OM-1' }, 'The reference is used already: OM-1.'],
  [{ code: 'ALIKE', reference: 'OM-l' }, 'The reference looks like OM-l.'],
  [{ code: 'AMOUNT', owed: 450 }, '€4.5 is owed, not this amount.'],
  [{ code: 'AMOUNT', owed: 0 }, 'There is nothing left to pay.'],
  [{ code: 'TOO_EARLY', number: '2026-00001' }, 'Paid before invoice 2026-00001 was issued.'],
  [{ code: 'SAME_PROOF' }, 'The same proof came with another payment.'],
] as const)('%j is said', (suspicion, words) => {
  expect(declaredSuspicion(suspicion, money)).toBe(words)
})

test('where its money was seen is said with account, day and label', () => {
  const row = { rowId: 'r', source: 'Bank', date: '2026-06-01', label: 'VIR OM-1' }
  expect(seenWords(row, (day) => day)).toBe(
    'Seen in the statement of Bank, 2026-06-01: “VIR OM-1”.',
  )
})
