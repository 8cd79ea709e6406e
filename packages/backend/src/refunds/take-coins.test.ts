/** Coins that were bought go back as money: the balance, the payment and what is owed in one step, and then the gateway sends it. */
import { expect, test } from 'vitest'
import { openWithGateway } from '../testing/gateway-desk.ts'
import { refusalOf } from '../testing/refusal.ts'

/** A customer who has bought 10 coins by card. */
async function openBought() {
  const desk = await openWithGateway()
  const { account, shop, jane, gateway, send, all } = desk
  const userId = (await jane.accounts.me())?.id ?? ''
  const coins = async () => (await jane.accounts.me())?.coins ?? 0
  const before = await coins()
  const { attemptId } = await jane.gateways.buyCoins({ amount: 1000, paymentMethod: gateway.id })
  const session = await desk.sessionOf(attemptId)
  account.pay(session)
  const tellAll = async () => {
    for (const message of account.account.messages) await send(message)
  }
  await tellAll()
  const payment = async () => {
    const [found] = (await all()).payments
    if (!found) throw new Error('Nothing was paid')
    return found
  }
  const { id: paymentId } = await payment()
  const take = (amount: number) => desk.admin.refunds.takeCoins({ paymentId, amount })
  /** Leaves so many coins. */
  const spendTo = async (left: number) =>
    desk.admin.clients.changeCoins({ id: userId, amount: left - (await coins()), note: 'Spent.' })
  const purchases = async () =>
    (await shop.store.read((tx) => tx.coinEntries.list({ where: { userId }, limit: 50 }))).items
      .filter(({ kind }) => kind === 'purchase')
      .map(({ amount }) => amount)
      .toReversed()
  const expectSound = async () =>
    expect((await desk.admin.shop.checkIntegrity()).problems).toEqual([])
  const sent = () => account.account.refunds
  const more = { take, spendTo, purchases, expectSound, coins, payment, tellAll, sent }
  return { ...desk, ...more, before, session, paymentId }
}

test('coins that were bought by card are taken back with what is owed for them, and the gateway sends it once', async () => {
  const desk = await openBought()
  const refund = await desk.take(1000)
  expect(refund).toMatchObject({ amount: 1000, cause: 'coins', state: 'to-send', method: 'card' })
  expect(await desk.coins()).toBe(desk.before)
  expect(await desk.payment()).toMatchObject({ credited: 0, returned: 1000, state: 'refunded' })
  await desk.expectSound()
  const settled = await desk.admin.gateways.sendBack({ id: refund.id })
  expect(desk.sent()).toMatchObject([{ amount: 1000 }])
  expect(settled).toMatchObject({ state: 'sent', reference: desk.sent()[0]?.id })
  // What the gateway tells of it then takes nothing more.
  await desk.tellAll()
  expect(await desk.purchases()).toEqual([1000, -1000])
  expect(await desk.coins()).toBe(desk.before)
  const { items } = await desk.jane.notifications.list({})
  expect(items.map(({ event }) => event.kind).slice(0, 2)).toEqual(['refund-sent', 'coins-changed'])
  await desk.expectSound()
})

test('of coins that are spent in part, what is left can go back, and who asks for more is told how much', async () => {
  const desk = await openBought()
  await desk.spendTo(400)
  expect(await refusalOf(desk.take(1000))).toEqual(['COINS_SPENT', { left: 400 }])
  expect(await desk.coins()).toBe(400)
  expect((await desk.all()).refunds).toEqual([])
  await desk.take(400)
  expect(await desk.payment()).toMatchObject({ credited: 600, returned: 400, state: 'received' })
  expect(await refusalOf(desk.take(1))).toEqual(['COINS_SPENT', { left: 0 }])
  await desk.expectSound()
})

test('asked ten times at once it is taken back once, and spent at the same moment it is spent or taken back', async () => {
  const desk = await openBought()
  const asked = await Promise.allSettled(Array.from({ length: 10 }, () => desk.take(1000)))
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await desk.purchases()).toEqual([1000, -1000])
  const other = await openBought()
  await other.spendTo(1000)
  const [taken] = await Promise.allSettled([other.take(1000), other.spendTo(300)])
  const { refunds } = await other.all()
  expect(refunds).toHaveLength(taken?.status === 'fulfilled' ? 1 : 0)
  await other.expectSound()
})

test('what was sent back at the gateway itself is not sent again, also where its coins were spent', async () => {
  const desk = await openBought()
  await desk.spendTo(400)
  desk.account.refund(desk.session, 1000)
  await desk.tellAll()
  expect(await desk.payment()).toMatchObject({ credited: 600, returned: 400 })
  await desk.admin.clients.changeCoins({
    id: (await desk.payment()).userId,
    amount: 5000,
    note: 'New.',
  })
  expect(await refusalOf(desk.take(600))).toEqual(['COINS_SPENT', { left: 0 }])
  expect(await desk.purchases()).toEqual([1000, -400])
  const whole = await openBought()
  whole.account.refund(whole.session, 1000)
  await whole.tellAll()
  expect(await refusalOf(whole.take(1000))).toEqual(['NOTHING_TO_DO', {}])
  await whole.expectSound()
})

test('of a refund made at the gateway that a bank sends back staff are told once, and the coins stay taken until it is sent again', async () => {
  const desk = await openBought()
  desk.account.refund(desk.session, 1000)
  desk.account.failRefund(desk.sent()[0]?.id ?? '')
  await desk.tellAll()
  await desk.tellAll()
  const told = async () =>
    (await desk.shop.store.read((tx) => tx.notifications.list({ limit: 500 }))).items.flatMap(
      ({ event }) => (event.kind === 'payment-problem' ? [event] : []),
    )
  const [admins, problem] = [
    (await desk.admin.clients.list({})).items.filter(({ account }) => account.role === 'admin')
      .length,
    { problem: 'REFUND_FAILED', amount: 1000, currency: 'EUR', gatewayId: 'card' },
  ]
  expect(await told()).toMatchObject(Array.from({ length: admins }, () => problem))
  expect(await desk.purchases()).toEqual([1000, -1000])
  desk.account.refund(desk.session, 1000)
  await desk.tellAll()
  expect(await desk.purchases()).toEqual([1000, -1000])
  expect(await told()).toHaveLength(admins)
  await desk.expectSound()
})

test('what the gateway does not send waits; given again, the coins are those of the payment as before', async () => {
  const desk = await openBought()
  const refund = await desk.take(700)
  desk.account.faults.plan('429', ({ method }) => method === 'POST')
  expect(await refusalOf(desk.admin.gateways.sendBack({ id: refund.id }))).toEqual([
    'GATEWAY_FAILED',
    {},
  ])
  expect(await desk.coins()).toBe(desk.before + 300)
  await desk.admin.refunds.toCoins({ id: refund.id })
  expect(await desk.coins()).toBe(desk.before + 1000)
  expect(await desk.payment()).toMatchObject({ credited: 1000, returned: 0, state: 'received' })
  await desk.expectSound()
  // So that what goes back there takes all of them, and not what is left of them.
  desk.account.refund(desk.session, 1000)
  await desk.tellAll()
  expect(await desk.coins()).toBe(desk.before)
  await desk.expectSound()
})

test('what was too much by transfer and became coins goes back by hand', async () => {
  const desk = await openWithGateway()
  const { invoice, admin, all } = desk
  const payment = {
    reference: 'TX-1',
    amount: invoice.total + 250,
    paidAt: '2026-06-01T10:00:00.000Z',
  }
  await admin.billing.recordPayment({ invoiceId: invoice.id, payment })
  const [paid] = (await all()).payments
  const refund = await admin.refunds.takeCoins({ paymentId: paid?.id ?? '', amount: 250 })
  expect(refund).toMatchObject({ state: 'to-send', cause: 'coins', amount: 250 })
  expect((await all()).payments).toMatchObject([{ credited: 0, returned: 250, state: 'received' }])
  await admin.refunds.markSent({ id: refund.id, reference: 'OUT-1' })
  expect((await admin.shop.checkIntegrity()).problems).toEqual([])
  expect(await refusalOf(admin.refunds.takeCoins({ paymentId: 'nobodys', amount: 1 }))).toEqual([
    'NOT_FOUND',
    {},
  ])
})
