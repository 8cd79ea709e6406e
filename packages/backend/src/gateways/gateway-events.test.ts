/** What gateways tell: in every order, often, late, forged, about something else, and while the shop is being killed. */
import { expect, test } from 'vitest'
import { killedAfter, ordersOf, timesOf } from '../testing/events-in-any-order.ts'
import { type GatewayDesk, openWithGateway } from '../testing/gateway-desk.ts'
import { lookAtDueAttempts } from './look-at-attempt.ts'
import { applyDueEvents } from './receive-event.ts'

type Told = 'processing' | 'succeeded' | 'failed' | 'refunded'

interface Facts {
  readonly amount?: number
  readonly currency?: string
  readonly isLive?: boolean
  readonly session?: string
}

/** What Stripe would send, each with an id of its own. */
async function bodiesOf(desk: GatewayDesk, attemptId: string, facts: Facts = {}) {
  const session = facts.session ?? (await desk.sessionOf(attemptId))
  const { amount = 450, currency = 'eur', isLive = false } = facts
  const ofSession = (type: string, paid: 'paid' | 'unpaid') => ({
    type,
    object: {
      object: 'checkout.session',
      id: session,
      client_reference_id: attemptId,
      amount_total: amount,
      currency,
      livemode: isLive,
      status: 'complete',
      payment_status: paid,
      payment_intent: 'pi_1',
    },
  })
  const told: Record<Told, { readonly type: string; readonly object: object }> = {
    processing: ofSession('checkout.session.completed', 'unpaid'),
    succeeded: ofSession('checkout.session.async_payment_succeeded', 'paid'),
    failed: ofSession('checkout.session.async_payment_failed', 'unpaid'),
    refunded: {
      type: 'charge.refunded',
      object: {
        object: 'charge',
        payment_intent: 'pi_1',
        amount,
        amount_refunded: 150,
        currency,
        livemode: isLive,
        metadata: { attempt: attemptId },
      },
    },
  }
  return (name: Told, id: string = name) => {
    const { type, object } = told[name]
    const created = desk.account.seconds()
    const event = { id: `evt_${id}`, object: 'event', created, type, data: { object } }
    return { body: JSON.stringify(event) }
  }
}

const ALL: readonly Told[] = ['processing', 'succeeded', 'failed', 'refunded']

test.each(ordersOf(ALL).map((order, at) => [order.join(', '), order, at] as const))(
  'told in the order %s, and often, it ends the same',
  async (_, order, at) => {
    const desk = await openWithGateway()
    const { attemptId } = await desk.pay()
    const bodyOf = await bodiesOf(desk, attemptId)
    for (const [place, name] of order.entries()) {
      const message = bodyOf(name)
      const times = Array.from({ length: timesOf(at + place) })
      const answers = await Promise.all(times.map(() => desk.send(message)))
      expect(new Set(answers)).toEqual(new Set(['taken']))
    }
    expect(await desk.attemptNow(attemptId)).toMatchObject({
      state: 'succeeded',
      reference: 'pi_1',
      refunded: 150,
      problem: null,
      url: null,
    })
    expect(await desk.invoiceNow()).toMatchObject({ status: 'paid', paid: 450 })
    const { payments, refunds, events } = await desk.all()
    expect(payments).toMatchObject([{ amount: 450, reference: 'pi_1', state: 'received' }])
    expect(refunds).toEqual([])
    expect(events).toHaveLength(4)
    expect(events.every(({ state }) => state === 'done')).toBe(true)
    expect((await desk.admin.shop.checkIntegrity()).problems).toEqual([])
  },
)

/** A shop that was killed after it had kept what a gateway told of money, and before it did anything. */
async function openKilled() {
  const desk = await openWithGateway()
  const { attemptId } = await desk.pay()
  const message = (await bodiesOf(desk, attemptId))('succeeded')
  await killedAfter(1, desk, () => desk.send(message))
  return { ...desk, message }
}

test('what was kept before the shop was killed is done by the job, once', async () => {
  const { shop, all, invoiceNow } = await openKilled()
  expect((await all()).events).toMatchObject([{ state: 'new', tries: 0 }])
  expect(await invoiceNow()).toMatchObject({ status: 'unpaid' })
  const reports = await Promise.all([1, 2, 3].map(() => applyDueEvents(shop.backend)))
  expect(reports.flatMap(({ failures }) => failures)).toEqual([])
  expect(await invoiceNow()).toMatchObject({ status: 'paid' })
  expect((await all()).payments).toHaveLength(1)
  expect((await all()).events).toMatchObject([{ state: 'done', outcome: 'applied' }])
})

test('what was kept before the shop was killed is done as soon as it is told again, once', async () => {
  const { send, message, all, invoiceNow } = await openKilled()
  // Nobody has answered it.
  const again = [1, 2, 3].map(() => send(message))
  expect(await Promise.all(again)).toEqual(['taken', 'taken', 'taken'])
  expect(await invoiceNow()).toMatchObject({ status: 'paid' })
  expect((await all()).payments).toHaveLength(1)
  expect((await all()).events).toMatchObject([{ state: 'done', outcome: 'applied' }])
})

test('what cannot be done stays, is tried again with growing pauses, and then done', async () => {
  const { shop, all, invoiceNow } = await openKilled()
  await shop.store.transaction(async (tx) => {
    const [event] = (await tx.gatewayEvents.list({ limit: 1 })).items
    await tx.gatewayEvents.update(event?.id ?? '', {
      tries: 3,
      nextTryAt: '2026-06-01T12:04:00.000Z',
    })
  })
  expect(await applyDueEvents(shop.backend)).toEqual({ done: 0, failures: [] })
  expect(await invoiceNow()).toMatchObject({ status: 'unpaid' })
  shop.passSeconds(241)
  expect(await applyDueEvents(shop.backend)).toEqual({ done: 1, failures: [] })
  expect((await all()).payments).toHaveLength(1)
})

test('another amount is written down and goes back, and pays nothing', async () => {
  const desk = await openWithGateway()
  const { attemptId } = await desk.pay()
  const bodyOf = await bodiesOf(desk, attemptId, { amount: 1 })
  await desk.send(bodyOf('succeeded'))
  expect(await desk.invoiceNow()).toMatchObject({ status: 'unpaid', paid: 0 })
  expect(await desk.attemptNow(attemptId)).toMatchObject({
    state: 'succeeded',
    problem: 'AMOUNT',
    cameAmount: 1,
    cameCurrency: 'EUR',
  })
  const { payments, refunds } = await desk.all()
  expect(payments).toMatchObject([{ amount: 1, returned: 1, state: 'refunded' }])
  expect(refunds).toMatchObject([{ amount: 1, state: 'to-send', cause: 'overpaid' }])
  expect((await desk.admin.shop.checkIntegrity()).problems).toEqual([])
  expect((await desk.admin.gateways.list()).gateways).toMatchObject([{ problems: 1 }])
  // The invoice can be paid by another page.
  expect((await desk.pay()).attemptId).not.toBe(attemptId)
})

test.each([
  ['another currency', { currency: 'usd' }, 'CURRENCY'],
  ['money in place of a test', { isLive: true }, 'MODE'],
] as const)('%s pays nothing, and staff see what came', async (_, facts, problem) => {
  const desk = await openWithGateway()
  const { attemptId } = await desk.pay()
  const bodyOf = await bodiesOf(desk, attemptId, facts)
  await desk.send(bodyOf('succeeded'))
  expect(await desk.invoiceNow()).toMatchObject({ status: 'unpaid', paid: 0 })
  expect(await desk.attemptNow(attemptId)).toMatchObject({
    problem,
    cameAmount: 450,
    paymentId: null,
  })
  expect((await desk.all()).payments).toEqual([])
})

test('money for an invoice that is paid or cancelled meanwhile goes back whole', async () => {
  const desk = await openWithGateway()
  const { jane, admin, order, pay, all } = desk
  const [cancelled, paid] = [await order(), await order()]
  const first = await pay(cancelled.invoice.id)
  const second = await pay(paid.invoice.id)
  await jane.orders.cancel({ id: cancelled.order.id })
  const payment = { reference: 'TX-1', amount: 450, paidAt: '2026-06-01T10:00:00.000Z' }
  await admin.billing.recordPayment({ invoiceId: paid.invoice.id, payment })
  for (const { attemptId } of [first, second]) desk.account.pay(await desk.sessionOf(attemptId))
  for (const message of desk.account.account.messages) await desk.send(message)
  expect(await desk.invoiceNow(cancelled.invoice.id)).toMatchObject({
    status: 'cancelled',
    paid: 0,
  })
  expect(await desk.invoiceNow(paid.invoice.id)).toMatchObject({ status: 'paid', paid: 450 })
  const { payments, refunds } = await all()
  expect(payments.filter(({ reference }) => reference?.startsWith('pi_'))).toHaveLength(2)
  expect(refunds.map(({ amount, state, method }) => [amount, state, method])).toEqual([
    [450, 'to-send', 'card'],
    [450, 'to-send', 'card'],
  ])
  expect((await admin.shop.checkIntegrity()).problems).toEqual([])
})

test('what is about another page, another shop or another gateway changes nothing', async () => {
  const desk = await openWithGateway()
  const { attemptId } = await desk.pay()
  const other = await bodiesOf(desk, attemptId, { session: 'cs_of_somebody' })
  const unknown = await bodiesOf(desk, 'attempt-of-another-shop', { session: 'cs_x' })
  expect(await desk.send(other('succeeded', 'a'))).toBe('taken')
  expect(await desk.send(unknown('succeeded', 'b'))).toBe('taken')
  expect((await desk.all()).events.map(({ outcome }) => outcome)).toEqual(['foreign', 'foreign'])
  expect(await desk.invoiceNow()).toMatchObject({ status: 'unpaid' })
  expect(await desk.attemptNow(attemptId)).toMatchObject({ state: 'pending' })
})

test('what is not signed, signed long ago or changed on the way is refused and kept nowhere', async () => {
  const desk = await openWithGateway()
  const { account, send } = desk
  const { attemptId } = await desk.pay()
  const message = (await bodiesOf(desk, attemptId))('succeeded')
  const late = account.sign(message, account.seconds() - 301)
  const changed = { body: message.body.replace('450', '451') }
  expect(await send(message, null)).toBe('forged')
  expect(await send(message, 't=1,v1=00')).toBe('forged')
  expect(await send(message, late)).toBe('forged')
  expect(await send(changed, account.sign(message))).toBe('forged')
  expect((await desk.all()).events).toEqual([])
  expect(await desk.invoiceNow()).toMatchObject({ status: 'unpaid' })
})

test('what the team has recorded by hand before is not recorded again', async () => {
  const desk = await openWithGateway()
  const { admin, invoice } = desk
  const { attemptId } = await desk.pay()
  const payment = { reference: 'PI 1', amount: 450, paidAt: '2026-06-01T10:00:00.000Z' }
  await admin.billing.recordPayment({ invoiceId: invoice.id, payment })
  await desk.send((await bodiesOf(desk, attemptId))('succeeded'))
  const { payments, refunds } = await desk.all()
  expect(payments).toHaveLength(1)
  expect(refunds).toEqual([])
  expect(await desk.attemptNow(attemptId)).toMatchObject({
    state: 'succeeded',
    paymentId: payments[0]?.id,
  })
})

test('an order that was paid late, after its page was given up, is paid all the same', async () => {
  const desk = await openWithGateway()
  const { attemptId } = await desk.pay()
  desk.shop.passDays(2)
  await lookAtDueAttempts(desk.shop.backend)
  expect(await desk.attemptNow(attemptId)).toMatchObject({ state: 'expired' })
  await desk.send((await bodiesOf(desk, attemptId))('succeeded'))
  expect(await desk.invoiceNow()).toMatchObject({ status: 'paid' })
})

test.each(['x'.repeat(65), 'a\u0000b', ''])(
  'a page of other software on the same account, named %j, is none of the shop’s, and need not be told again',
  async (name) => {
    const desk = await openWithGateway()
    const { attemptId } = await desk.pay()
    desk.account.pay(await desk.sessionOf(attemptId))
    const [message] = desk.account.account.messages
    const body = message?.body.replaceAll(JSON.stringify(attemptId), JSON.stringify(name)) ?? ''
    expect(body).toContain(`"client_reference_id":${JSON.stringify(name)}`)
    expect(await desk.send({ body })).toBe('taken')
    expect((await desk.all()).events).toEqual([])
  },
)
