import type { QueuedOrder } from '@hostfront/contract/orders'
import { expect, test } from 'vitest'
import { isReadyToApprove } from './payment-of.ts'

const orderOf = (status: 'unpaid' | 'overdue' | 'paid' | null, dispute: 'open' | 'won' | null) =>
  ({
    invoice: status === null ? null : { status },
    payments: dispute === null ? [] : [{ dispute }],
    // Only what is asked of them.
  }) as unknown as QueuedOrder

test('what is paid, or paid with coins, is ready to be approved; what is owed or disputed is not', () => {
  expect(isReadyToApprove(orderOf('paid', null))).toBe(true)
  expect(isReadyToApprove(orderOf(null, null))).toBe(true)
  expect(isReadyToApprove(orderOf('unpaid', null))).toBe(false)
  expect(isReadyToApprove(orderOf('overdue', null))).toBe(false)
  expect(isReadyToApprove(orderOf('paid', 'open'))).toBe(false)
  expect(isReadyToApprove(orderOf('paid', 'won'))).toBe(true)
})
