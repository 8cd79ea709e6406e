import { expect, test } from 'vitest'
import { canWithdraw } from './withdrawable.ts'

const invoice = {
  status: 'unpaid' as const,
  userServiceId: 'service-1',
  domainId: null,
  periodStart: '2026-07-15T12:00:00.000Z',
}
const billing = { renewalLeadDays: 7 }
const early = '2026-07-08T11:59:59.999Z'

test('a renewal that was billed ahead is withdrawn until the shop would bill it by itself', () => {
  expect(canWithdraw(invoice, billing, early)).toBe(true)
  expect(canWithdraw({ ...invoice, userServiceId: null, domainId: 'a' }, billing, early)).toBe(true)
  expect(canWithdraw(invoice, billing, '2026-07-08T12:00:00.000Z')).toBe(false)
})

test.each([
  ['that is paid', { status: 'paid' as const }],
  ['that is overdue', { status: 'overdue' as const }],
  ['that is cancelled', { status: 'cancelled' as const }],
  ['of an order', { userServiceId: null, periodStart: null }],
])('an invoice %s stays', (_, changes) => {
  expect(canWithdraw({ ...invoice, ...changes }, billing, early)).toBe(false)
})
