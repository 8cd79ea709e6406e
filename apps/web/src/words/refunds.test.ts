import type { RefundOffer } from '@hostfront/contract/credit-notes'
import { expect, test } from 'vitest'
import { creditObstacleWords, suggestionWords } from './refunds.ts'

const offer = (suggestion: RefundOffer['suggestion']) =>
  ({ suggestion, invoice: { total: 900 } }) as RefundOffer

test.each([
  [
    { why: 'guarantee', amount: 900, until: '2026-06-15T12:00:00.000Z' },
    'The whole amount: the money-back guarantee runs until Jun 15, 2026.',
  ],
  [{ why: 'pro-rata', amount: 300, left: 10, days: 30 }, '10 of 30 days are left: €3.00 of €9.00.'],
  [{ why: 'pro-rata', amount: 30, left: 1, days: 30 }, '1 of 30 days is left: €0.30 of €9.00.'],
  [{ why: 'unused', amount: 900 }, 'The whole amount: none of it has been used.'],
  [{ why: 'used', amount: 0 }, 'All of the time it paid for is used, so nothing is suggested.'],
] as const)('%j is suggested in a line', (suggestion, sentence) => {
  expect(suggestionWords(offer(suggestion), 'EUR')).toBe(sentence)
})

test('what is in the way says what to do in its place', () => {
  expect(creditObstacleWords('ORDER_PENDING', 900, 'EUR')).toContain('Reject the order')
  expect(creditObstacleWords('COINS_ONLY', 900, 'EUR')).toContain('only be given back as coins')
})
