import { AttemptState } from '@hostfront/domain/gateways/attempt'
import { expect, test } from 'vitest'
import { attemptLine } from './gateways.ts'

const attempt = {
  id: 'attempt-1',
  createdAt: '2026-06-01T12:00:00.000Z',
  gatewayId: 'card',
  invoiceId: 'invoice-1',
  number: '2026-00001',
  amount: 450,
  currency: 'EUR',
  state: 'pending',
  problem: null,
  url: null,
} as const

test('each state of a payment has a line of its own, and only one that came in says thank you', () => {
  const lines = AttemptState.options.map((state) => attemptLine({ ...attempt, state }))
  expect(new Set(lines).size).toBe(AttemptState.options.length - 1)
  expect(lines.filter((line) => line.startsWith('Thank you'))).toHaveLength(1)
})

test('what came in otherwise than it was to is never called paid', () => {
  const line = attemptLine({ ...attempt, state: 'succeeded', problem: 'AMOUNT' })
  expect(line).not.toContain('paid as')
  expect(line).toContain('Our team')
})
