/** What PayPal tells: in every order, often, late, forged, about something else, and while the shop is being killed. */
import { expect, test } from 'vitest'
import { killedAfter, ordersOf, timesOf } from '../testing/events-in-any-order.ts'
import { openWithPayPal, type PayPalDesk } from '../testing/gateway-desk.ts'
import { applyDueEvents } from './receive-event.ts'

type Told = 'PENDING' | 'COMPLETED' | 'DECLINED' | 'REFUNDED'

interface Facts {
  readonly value?: string
  readonly currency?: string
  readonly orderId?: string
}

/** What PayPal would send, each with an id of its own. */
async function bodiesOf(desk: PayPalDesk, attemptId: string, facts: Facts = {}) {
  const orderId = facts.orderId ?? (await desk.sessionOf(attemptId))
  const { value = '4.50', currency: currency_code = 'EUR' } = facts
  const capture = (status: Told) => ({
    id: 'CAPTURE1',
    status,
    amount: { currency_code, value },
    custom_id: attemptId,
    supplementary_data: { related_ids: { order_id: orderId } },
  })
  const refund = {
    id: 'REFUND1',
    status: 'COMPLETED',
    amount: { currency_code, value: '1.50' },
    custom_id: attemptId,
    seller_payable_breakdown: { total_refunded_amount: { currency_code, value: '1.50' } },
    links: [{ href: 'https://api.paypal.com/v2/payments/captures/CAPTURE1', rel: 'up' }],
  }
  return (told: Told, id: string = told) => ({
    body: JSON.stringify({
      id: `WH-${id}`,
      event_type: `PAYMENT.CAPTURE.${told}`,
      create_time: desk.shop.backend.now(),
      resource: told === 'REFUNDED' ? refund : capture(told),
    }),
  })
}

const ALL: readonly Told[] = ['PENDING', 'COMPLETED', 'DECLINED', 'REFUNDED']

test.each(ordersOf(ALL).map((order, at) => [order.join(', '), order, at] as const))(
  'told in the order %s, and often, it ends the same',
  async (_, order, at) => {
    const desk = await openWithPayPal()
    const { attemptId } = await desk.pay()
    const bodyOf = await bodiesOf(desk, attemptId)
    for (const [place, told] of order.entries()) {
      const message = bodyOf(told)
      const times = Array.from({ length: timesOf(at + place) })
      const answers = await Promise.all(times.map(() => desk.send(message)))
      expect(new Set(answers)).toEqual(new Set(['taken']))
    }
    expect(await desk.attemptNow(attemptId)).toMatchObject({
      state: 'succeeded',
      reference: 'CAPTURE1',
      refunded: 150,
      problem: null,
      url: null,
    })
    expect(await desk.invoiceNow()).toMatchObject({ status: 'paid', paid: 450 })
    const { payments, refunds, events } = await desk.all()
    expect(payments).toMatchObject([{ amount: 450, reference: 'CAPTURE1', state: 'received' }])
    expect(refunds).toEqual([])
    expect(events).toHaveLength(4)
    expect(events.every(({ state }) => state === 'done')).toBe(true)
    expect((await desk.admin.shop.checkIntegrity()).problems).toEqual([])
  },
)

test('what was kept before the shop was killed is done by the job, once', async () => {
  const desk = await openWithPayPal()
  const { shop, send, all, invoiceNow } = desk
  const { attemptId } = await desk.pay()
  const message = (await bodiesOf(desk, attemptId))('COMPLETED')
  await killedAfter(1, desk, () => send(message))
  expect((await all()).events).toMatchObject([{ state: 'new', tries: 0 }])
  expect(await invoiceNow()).toMatchObject({ status: 'unpaid' })
  expect(await send(message)).toBe('taken')
  await Promise.all([1, 2, 3].map(() => applyDueEvents(shop.backend)))
  expect(await invoiceNow()).toMatchObject({ status: 'paid' })
  expect((await all()).payments).toHaveLength(1)
})

test('another amount is written down and goes back, another currency is shown to staff, and neither pays', async () => {
  const desk = await openWithPayPal()
  const first = await desk.pay()
  await desk.send((await bodiesOf(desk, first.attemptId, { value: '0.01' }))('COMPLETED'))
  expect(await desk.attemptNow(first.attemptId)).toMatchObject({ problem: 'AMOUNT', cameAmount: 1 })
  expect((await desk.all()).refunds).toMatchObject([{ amount: 1, state: 'to-send' }])
  const second = await desk.pay()
  const inDollars = await bodiesOf(desk, second.attemptId, { currency: 'USD' })
  await desk.send({ body: inDollars('COMPLETED', 'b').body.replace('CAPTURE1', 'CAPTURE2') })
  expect(await desk.attemptNow(second.attemptId)).toMatchObject({ problem: 'CURRENCY' })
  expect(await desk.invoiceNow()).toMatchObject({ status: 'unpaid', paid: 0 })
  expect((await desk.admin.shop.checkIntegrity()).problems).toEqual([])
})

test('what is about another order or another shop changes nothing', async () => {
  const desk = await openWithPayPal()
  const { attemptId } = await desk.pay()
  const other = await bodiesOf(desk, attemptId, { orderId: 'OFSOMEBODY' })
  const unknown = await bodiesOf(desk, 'attempt-of-another-shop', { orderId: 'X' })
  expect(await desk.send(other('COMPLETED', 'a'))).toBe('taken')
  expect(await desk.send(unknown('COMPLETED', 'b'))).toBe('taken')
  expect((await desk.all()).events.map(({ outcome }) => outcome)).toEqual(['foreign', 'foreign'])
  expect(await desk.invoiceNow()).toMatchObject({ status: 'unpaid' })
})

test('what is not signed, signed for another webhook, long ago or changed on the way is kept nowhere', async () => {
  const desk = await openWithPayPal()
  const { account, send } = desk
  const { attemptId } = await desk.pay()
  const message = (await bodiesOf(desk, attemptId))('COMPLETED')
  const headers = account.headersOf(message)
  expect(await send(message, {})).toBe('forged')
  expect(await send({ body: message.body.replace('4.50', '4.51') }, headers)).toBe('forged')
  expect(await send(message, account.headersOf(message, '2026-05-28T11:59:59.000Z'))).toBe('forged')
  const place = 'https://paypal.com.evil.test/v1/notifications/certs/CERT-simulated'
  expect(await send(message, { ...headers, 'paypal-cert-url': place })).toBe('forged')
  expect((await desk.all()).events).toEqual([])
  expect(await desk.invoiceNow()).toMatchObject({ status: 'unpaid' })
})
