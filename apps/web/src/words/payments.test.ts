import { expect, test } from 'vitest'
import {
  amountWords,
  recordedWords,
  recordingWords,
  suspicionWords,
  totalsLine,
} from './payments.ts'

const money = (amount: number) => `€${amount / 100}`

test('what payments add up to says what went back and what never came', () => {
  const none = { count: 0, amount: 0 }
  expect(
    totalsLine({ received: { count: 1, amount: 500 }, returned: 0, undone: none }, money)?.join(''),
  ).toBe('€5 in 1 payment')
  expect(totalsLine({ received: none, returned: 0, undone: none }, money)).toBeNull()
  expect(
    totalsLine({ received: none, returned: 0, undone: { count: 1, amount: 700 } }, money)?.join(''),
  ).toBe('€0 in 0 payments · 1 undone (€7)')
  const undone = { count: 2, amount: 700 }
  const received = { count: 1200, amount: 90_000 }
  expect(totalsLine({ received, returned: 1000, undone }, money)?.join('')).toBe(
    '€900 in 1,200 payments · €10 returned · €890 kept · 2 undone (€7)',
  )
})

test('of a paid invoice it is said what becomes of more money', () => {
  const invoice = { number: '2026-00001', total: 540, paid: 500, buyer: { name: 'Ada' } }
  expect(recordingWords({ ...invoice, status: 'overdue' }, money)).toBe(
    'Ada owes €0.4 on invoice 2026-00001.',
  )
  expect(recordingWords({ ...invoice, status: 'paid' }, money)).toBe(
    'Invoice 2026-00001 is paid already. More money becomes coins of the client, or goes back.',
  )
})

test('once it is recorded, what is still open of the invoice is said, or that it is paid', () => {
  const invoice = { number: '2026-00001', total: 540, paid: 500 }
  expect(recordedWords({ ...invoice, status: 'unpaid' }, money)).toBe(
    'Payment recorded. €0.4 of invoice 2026-00001 stays to be paid.',
  )
  expect(recordedWords({ ...invoice, status: 'paid' }, money)).toBe(
    'Payment recorded. Invoice 2026-00001 is paid.',
  )
  expect(recordedWords({ ...invoice, status: 'cancelled' }, money)).toBe('Payment recorded')
})

test('a part payment is called one before it is recorded, and too little for an order is refused in words', () => {
  const words = (amount: number, takesPart = true) =>
    amountWords({ amount, owed: 500, takesPart }, money)
  expect(words(500)).toBe('Pays the invoice in full.')
  expect(words(200)).toBe('A part payment: €3 stays to be paid.')
  expect(words(200, false)).toBe('€3 too little to approve the order.')
  expect(words(0)).toBe('€5 is to be paid.')
  expect(words(501)).toBeUndefined()
  expect(amountWords({ amount: 0, owed: 0, takesPart: true }, money)).toBeUndefined()
})

test('what is suspicious is said in a sentence', () => {
  expect(suspicionWords({ code: 'ALIKE', reference: 'TX-0' })).toContain('Looks like TX-0')
  expect(suspicionWords({ code: 'TOO_EARLY', number: '2026-00001' })).toBe(
    'Received before invoice 2026-00001 was issued.',
  )
})
