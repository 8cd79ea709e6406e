import { expect, test } from 'vitest'
import { about } from '../billing/invoice-subject.ts'
import { allow, refuse } from '../result.ts'
import { checkWithdrawal } from './withdrawable.ts'

const invoice = {
  status: 'unpaid' as const,
  paid: 0,
  ...about('service', 'service-1'),
  periodStart: '2026-07-15T12:00:00.000Z',
}
const billing = { renewalLeadDays: 7 }
const early = '2026-07-08T11:59:59.999Z'
const untouched = { last: null, isDeclared: false }

test('a part of it that is paid keeps it', () => {
  expect(checkWithdrawal({ ...invoice, paid: 1 }, untouched, billing, early)).toEqual(
    refuse('NOT_WITHDRAWABLE'),
  )
})

test('one that its customer says to have paid stays until that is decided', () => {
  const declared = { last: null, isDeclared: true }
  expect(checkWithdrawal(invoice, declared, billing, early)).toEqual(refuse('NOT_WITHDRAWABLE'))
})

test('a renewal that was billed ahead is withdrawn until the shop would bill it by itself', () => {
  const ofDomain = { ...invoice, ...about('domain', 'a') }
  expect(checkWithdrawal(invoice, untouched, billing, early)).toEqual(allow(undefined))
  expect(checkWithdrawal(ofDomain, untouched, billing, early)).toEqual(allow(undefined))
  const due = '2026-07-08T12:00:00.000Z'
  expect(checkWithdrawal(invoice, untouched, billing, due)).toEqual(refuse('NOT_WITHDRAWABLE'))
})

test.each([
  ['that is paid', { status: 'paid' as const }],
  ['that is overdue', { status: 'overdue' as const }],
  ['that is cancelled', { status: 'cancelled' as const }],
  ['of an order', { ...about('order', 'order-1'), periodStart: null }],
  ['of an order, whatever its period', about('order', 'order-1')],
  ['of a service without a period', { periodStart: null }],
  ['of nothing', { subjectKind: null, subjectId: null }],
])('an invoice %s stays', (_, changes) => {
  const withdrawal = checkWithdrawal({ ...invoice, ...changes }, untouched, billing, early)
  expect(withdrawal).toEqual(refuse('NOT_WITHDRAWABLE'))
})

test('in place of an invoice that was withdrawn, one of the same day (UTC) stays until the next', () => {
  const last = { createdAt: '2026-07-05T00:00:00.000Z' }
  const at = (now: string) => checkWithdrawal(invoice, { last, isDeclared: false }, billing, now)
  expect(at('2026-07-05T23:59:59.999Z')).toEqual(refuse('WITHDRAWN_TODAY'))
  expect(at('2026-07-06T00:00:00.000Z')).toEqual(allow(undefined))
})
