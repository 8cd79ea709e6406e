/** By which mistakes other shops were robbed, lost money or were closed by their gateway, as far as no other test has them. */
import { createMemoryStore } from '@hostfront/store/memory'
import { type Store, StoreError } from '@hostfront/store/port'
import { expect, test } from 'vitest'
import { openWithGateway } from '../testing/gateway-desk.ts'
import { refusalOf } from '../testing/refusal.ts'
import { clientOf } from '../testing/shop.ts'
import { lookAtDueAttempts } from './look-at-attempt.ts'
import { applyDueEvents } from './receive-event.ts'

/** The same as told before, under another id. */
const toldAnew = ({ body }: { readonly body: string }) => ({
  body: body.replace(/"evt_[^"]+"/, '"evt_again"'),
})

test('money of a gateway grows by nothing that the team records, for whichever invoice', async () => {
  const { admin, account, pay, order, invoice, sessionOf, send, all } = await openWithGateway()
  const other = await order()
  const { attemptId } = await pay(invoice.id)
  account.pay(await sessionOf(attemptId))
  const [message] = account.account.messages
  if (!message) throw new Error('No message')
  await send(message)
  const before = (await all()).payments
  const { reference } = before[0] ?? {}
  if (!reference) throw new Error('Nothing was paid')
  for (const { id } of [invoice, other.invoice]) {
    const payment = {
      ...{ amount: 450, reference, paidAt: '2026-06-01T10:00:00.000Z' },
      ...{ isShared: true, surplus: 'return' as const },
    }
    const recorded = admin.billing.recordPayment({ invoiceId: id, payment })
    expect(await refusalOf(recorded)).toEqual(['REFERENCE_USED', { number: invoice.number }])
  }
  expect((await all()).payments).toEqual(before)
})

test('an invoice that was paid and refunded stays so, whatever is told again of its payment', async () => {
  const { shop, admin, account, pay, order, sessionOf, send, invoiceNow, all } =
    await openWithGateway()
  const other = await order()
  const { attemptId } = await pay(other.invoice.id)
  account.pay(await sessionOf(attemptId))
  const [message] = account.account.messages
  if (!message) throw new Error('No message')
  await send(message)
  await admin.orders.reject({ id: other.order.id, reason: 'No room left.' })
  const before = await all()
  expect(await invoiceNow(other.invoice.id)).toMatchObject({ status: 'refunded', credited: 450 })
  for (const again of [message, toldAnew(message)]) expect(await send(again)).toBe('taken')
  await applyDueEvents(shop.backend)
  expect(await invoiceNow(other.invoice.id)).toMatchObject({ status: 'refunded', credited: 450 })
  const { payments, refunds } = await all()
  expect([payments, refunds]).toEqual([before.payments, before.refunds])
  expect((await admin.shop.checkIntegrity()).problems).toEqual([])
})

test('what could not be kept is not said to be taken, so that it is told again', async () => {
  const memory = createMemoryStore()
  let isAway = false
  const store: Store = {
    ...memory,
    transaction: (work) =>
      isAway ? Promise.reject(new StoreError('unavailable', 'database')) : memory.transaction(work),
  }
  const { account, pay, sessionOf, send, invoiceNow, all } = await openWithGateway({ store })
  const { attemptId } = await pay()
  account.pay(await sessionOf(attemptId))
  const [message] = account.account.messages
  if (!message) throw new Error('No message')
  isAway = true
  await expect(send(message)).rejects.toThrow(StoreError)
  isAway = false
  expect((await all()).events).toEqual([])
  expect(await send(message)).toBe('taken')
  expect(await invoiceNow()).toMatchObject({ status: 'paid' })
})

test('cards are not tried out here: pages are given for an invoice, and so many an hour of an account and an address', async () => {
  const limits = { 'pay-account': 3, 'pay-address': 5 }
  const { shop, jane, invoice, gateway, account } = await openWithGateway({ limits })
  const asked = { invoiceId: invoice.id, paymentMethod: gateway.id }
  const tooMany = ['TOO_MANY_ATTEMPTS', { retryAfter: 900 }]
  for (let at = 0; at < 3; at++) await jane.gateways.pay(asked)
  expect(await refusalOf(jane.gateways.pay(asked))).toEqual(tooMany)
  expect(account.account.sessions).toHaveLength(1)
  const client = { address: '203.0.113.7', userAgent: null }
  for (let at = 0; at < 6; at++) {
    await shop.customer(`buyer-${at}`)
    const buyer = clientOf(shop.backend, { client })
    await buyer.accounts.login({ email: `buyer-${at}@shop.test`, password: 'password' })
    // An account that has no invoice gets no page, and is counted all the same.
    expect(await refusalOf(buyer.gateways.pay(asked))).toEqual(at < 5 ? ['NOT_FOUND', {}] : tooMany)
  }
  expect(account.account.sessions).toHaveLength(1)
})

test('a fee that comes with a payment of a closed month, which the team had recorded, is booked on an open day', async () => {
  const desk = await openWithGateway()
  const { shop, account, invoice, all } = desk
  const { attemptId } = await desk.pay()
  account.pay(await desk.sessionOf(attemptId))
  const { payment: paid } = account.account.sessions[0] ?? {}
  const payment = { reference: paid?.id ?? '', amount: 450, paidAt: '2026-06-01T10:00:00.000Z' }
  await desk.admin.billing.recordPayment({ invoiceId: invoice.id, payment })
  shop.passDays(33)
  const admin = await shop.admin()
  await admin.books.closeMonth({ month: '2026-06' })
  await lookAtDueAttempts(shop.backend)
  const { items } = await shop.store.read((tx) => tx.paymentAttempts.list({ limit: 2 }))
  expect(items[0]?.fee).toBeGreaterThan(0)
  expect(items[0]?.feeBookedAt?.slice(0, 7)).toBe('2026-07')
  expect((await all()).payments).toHaveLength(1)
})
