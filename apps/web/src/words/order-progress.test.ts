import type { OrderWithService } from '@hostfront/contract/orders'
import { expect, test } from 'vitest'
import { orderEnd, orderProgress } from './order-progress.ts'

const order = { status: 'pending', amountDue: 450, paymentMethod: 'paypal', paidWithCoins: false }
const invoice = {
  status: 'unpaid',
  total: 450,
  paid: 0,
  number: '2026-00001',
  dueDate: '2026-06-08T12:00:00.000Z',
  paymentMethod: 'paypal',
}
const rowOf = (changes: { order?: object; invoice?: object | null; serviceStatus?: string }) =>
  ({
    serviceStatus: changes.serviceStatus ?? null,
    order: { ...order, ...changes.order },
    invoice: changes.invoice === null ? null : { ...invoice, ...changes.invoice },
  }) as OrderWithService
const statesOf = (changes: Parameters<typeof rowOf>[0]) =>
  orderProgress(rowOf(changes), 'EUR').map(({ state }) => state)
const textsOf = (changes: Parameters<typeof rowOf>[0]) =>
  orderProgress(rowOf(changes), 'EUR').map(({ text }) => text)

test('what is owed comes first, and the rest waits for it', () => {
  expect(statesOf({})).toEqual(['now', 'later', 'later'])
  expect(textsOf({})[0]).toBe('Waiting for your payment.')
})

test('what was declared is being checked, until it is paid', () => {
  const text = (changes: Parameters<typeof rowOf>[0]) =>
    orderProgress(rowOf(changes), 'EUR', { isDeclared: true })[0]?.text
  expect(text({})).toBe('You have told us of it. We are checking it.')
  expect(text({ invoice: { status: 'paid' } })).toBe('Paid. Thank you.')
})

test('the last step is done once the server can be reached, and not while it is suspended', () => {
  const approved = { invoice: { status: 'paid' }, order: { status: 'active' } } as const
  const last = (serviceStatus: 'active' | 'suspended', isReady: boolean) =>
    orderProgress(rowOf({ ...approved, serviceStatus }), 'EUR', { isReady })[2]?.state
  expect([last('active', false), last('active', true), last('suspended', true)]).toEqual([
    'now',
    'done',
    'now',
  ])
})

test('once it is paid the team is next', () => {
  const paid = { status: 'paid', paymentMethod: 'coins' }
  expect(statesOf({ invoice: paid })).toEqual(['done', 'now', 'later'])
  expect(textsOf({ invoice: paid })[0]).toBe('Paid with coins.')
  expect(textsOf({ order: { amountDue: 0 }, invoice: { status: 'paid', total: 0 } })[0]).toBe(
    'There is nothing to pay.',
  )
})

test('approved, it says what its service is now', () => {
  const approved = { order: { status: 'active' }, invoice: { status: 'paid' } }
  expect(textsOf({ ...approved, serviceStatus: 'active' })[2]).toBe(
    'Its page will say how to reach it.',
  )
  const withStep = (step: 'needs-you' | 'by-hand' | 'trouble') =>
    orderProgress(rowOf({ ...approved, serviceStatus: 'active' }), 'EUR', { step })[2]
  expect(withStep('by-hand')).toMatchObject({ state: 'now', isWithUs: true })
  expect(withStep('needs-you')).toMatchObject({
    isWithUs: false,
    text: 'It waits for your answers.',
  })
  expect(withStep('trouble')?.text).toContain('Something is wrong with your server')
  expect(textsOf({ ...approved, serviceStatus: 'suspended' })[2]).toBe(
    'The service is suspended. Its page says what to do.',
  )
  expect(textsOf({ ...approved, serviceStatus: 'terminated' })[2]).toBe('The service has ended.')
  expect(textsOf(approved)[2]).toBe('It is no longer here.')
})

test('of an order that is over nothing comes next, and it says where the money is', () => {
  const rejected = { order: { status: 'rejected' } }
  expect(statesOf(rejected)).toEqual([])
  expect(orderEnd(rowOf({ ...rejected, invoice: { status: 'cancelled' } }))).toBe(
    'Invoice 2026-00001 is cancelled and does not have to be paid.',
  )
  const refunded = { status: 'refunded' }
  expect(orderEnd(rowOf({ ...rejected, invoice: refunded }))).toBe(
    'Invoice 2026-00001 was paid: the money comes back to you. Billing shows when it is sent.',
  )
  expect(orderEnd(rowOf({ invoice: { ...refunded, paymentMethod: 'coins' } }))).toBe(
    'Your coins are back.',
  )
})
