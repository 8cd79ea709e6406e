import { expect, test } from 'vitest'
import { formatDay } from './dates.ts'
import { returnWords } from './return-words.ts'

const settledAt = '2026-06-02T10:00:00.000Z'
const open = { state: 'to-send', settledAt: null, reference: null } as const
const day = formatDay(settledAt)

test('a transfer says by which way it comes, and its reference', () => {
  expect(returnWords(open, '€4.50', 'Bank transfer')).toBe(
    'Refund on its way: €4.50 by bank transfer',
  )
  const sent = { ...open, state: 'sent', settledAt, reference: 'OUT-1' } as const
  expect(returnWords(sent, '€4.50', 'Bank transfer')).toBe(
    `Refunded: €4.50 by bank transfer on ${day}, transaction reference OUT-1`,
  )
})

test('what went back in cash says no reference where there is none', () => {
  expect(returnWords(open, '€4.50', 'Cash')).toBe('Refund on its way: €4.50 in cash')
  const handed = { ...open, state: 'sent', settledAt } as const
  expect(returnWords(handed, '€4.50', 'Cash')).toBe(`Refunded: €4.50 in cash on ${day}`)
})
