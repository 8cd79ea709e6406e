/** Coins that are bought at a gateway: once, whatever comes twice, in any order or in the middle of a kill. */
import { MAX_MONEY } from '@hostfront/domain/money/money'
import { expect, test } from 'vitest'
import { killedAfter, ordersOf, timesOf } from '../testing/events-in-any-order.ts'
import { openWithGateway, openWithPayPal } from '../testing/gateway-desk.ts'
import { lookAtDueAttempts } from './look-at-attempt.ts'
import { applyDueEvents } from './receive-event.ts'

type Told = 'processing' | 'succeeded' | 'failed' | 'refunded'
const ALL: readonly Told[] = ['processing', 'succeeded', 'failed', 'refunded']

async function openPurchase(amount = 1000) {
  const desk = await openWithGateway()
  const { shop, jane, gateway } = desk
  const userId = (await jane.accounts.me())?.id ?? ''
  const { attemptId } = await jane.gateways.buyCoins({ amount, paymentMethod: gateway.id })
  const session = await desk.sessionOf(attemptId)
  const bodyOf = (name: Told, { back = 300, came = amount, id = name as string } = {}) => {
    const money = { currency: 'eur', livemode: false, payment_intent: 'pi_1' }
    const ofSession = {
      ...{ object: 'checkout.session', id: session, client_reference_id: attemptId },
      ...{ ...money, amount_total: came, status: 'complete' },
      payment_status: name === 'succeeded' ? 'paid' : 'unpaid',
    }
    const charge = {
      ...{ object: 'charge', ...money, amount, amount_refunded: back },
      metadata: { attempt: attemptId },
    }
    const told = {
      processing: 'checkout.session.completed',
      succeeded: 'checkout.session.async_payment_succeeded',
      failed: 'checkout.session.async_payment_failed',
      refunded: 'charge.refunded',
    }
    return {
      body: JSON.stringify({
        ...{ id: `evt_${id}`, object: 'event', created: desk.account.seconds(), type: told[name] },
        data: { object: name === 'refunded' ? charge : ofSession },
      }),
    }
  }
  const ledger = () =>
    shop.store.read(async (tx) => ({
      coins: (await tx.users.get(userId))?.coins,
      entries: (await tx.coinEntries.list({ where: { userId }, order: 'oldest', limit: 50 })).items
        .filter(({ kind }) => kind === 'purchase')
        .map(({ amount: moved }) => moved),
    }))
  const problems = async () =>
    (await shop.store.read((tx) => tx.notifications.list({ limit: 500 }))).items.flatMap(
      ({ event }) => (event.kind === 'payment-problem' ? [event] : []),
    )
  const expectSound = async () =>
    expect((await desk.admin.shop.checkIntegrity()).problems).toEqual([])
  return { ...desk, userId, attemptId, bodyOf, ledger, problems, expectSound }
}

test('what is paid for coins is a payment and one line of the ledger, and no invoice', async () => {
  const { account, send, all, ledger, expectSound, ...desk } = await openPurchase()
  const before = (await ledger()).coins ?? 0
  account.pay(await desk.sessionOf(desk.attemptId))
  for (const message of account.account.messages) expect(await send(message)).toBe('taken')
  const { payments, refunds } = await all()
  expect(payments).toMatchObject([{ amount: 1000, credited: 1000, returned: 0, method: 'card' }])
  expect(refunds).toEqual([])
  expect(await ledger()).toEqual({ coins: before + 1000, entries: [1000] })
  expect(await desk.jane.gateways.attempt({ id: desk.attemptId })).toMatchObject({
    state: 'succeeded',
    invoiceId: null,
  })
  // Its first invoice is still as it was.
  expect(await desk.invoiceNow()).toMatchObject({ status: 'unpaid', paid: 0 })
  await expectSound()
})

test('told fifty times at once it is one purchase', async () => {
  const { bodyOf, send, ledger, all, shop, expectSound } = await openPurchase()
  const same = Array.from({ length: 25 }, () => send(bodyOf('succeeded')))
  const others = Array.from({ length: 25 }, (_, at) =>
    send(bodyOf('succeeded', { id: `other-${at}` })),
  )
  await Promise.all([...same, ...others])
  shop.passSeconds(3600)
  await applyDueEvents(shop.backend)
  expect((await ledger()).entries).toEqual([1000])
  expect((await all()).payments).toHaveLength(1)
  await expectSound()
})

test.each(ordersOf(ALL).map((order, at) => [order.join(', '), order, at] as const))(
  'told in the order %s, and often, the coins are those that were not sent back',
  async (_, order, at) => {
    const { bodyOf, send, ledger, all, expectSound } = await openPurchase()
    const before = (await ledger()).coins ?? 0
    for (const [place, name] of order.entries()) {
      const times = Array.from({ length: timesOf(at + place) })
      await Promise.all(times.map(() => send(bodyOf(name))))
    }
    expect(await ledger()).toEqual({ coins: before + 700, entries: [1000, -300] })
    const { payments, refunds } = await all()
    expect(payments).toMatchObject([{ amount: 1000, credited: 700, returned: 300 }])
    expect(refunds).toMatchObject([{ amount: 300, state: 'sent', cause: 'coins' }])
    await expectSound()
  },
)

test('what was kept before the shop was killed becomes coins, once', async () => {
  const desk = await openPurchase()
  const { bodyOf, send, ledger, shop } = desk
  await killedAfter(1, desk, () => send(bodyOf('succeeded')))
  expect((await ledger()).entries).toEqual([])
  await Promise.all([1, 2, 3].map(() => applyDueEvents(shop.backend)))
  expect((await ledger()).entries).toEqual([1000])
})

test('coins that are spent stay spent when their money goes back, and staff are told of the rest once', async () => {
  const desk = await openPurchase()
  const { bodyOf, send, ledger, problems, shop, userId, expectSound } = desk
  await send(bodyOf('succeeded'))
  const { coins = 0 } = await ledger()
  await desk.admin.clients.changeCoins({ id: userId, amount: 400 - coins, note: 'Spent.' })
  await send(bodyOf('refunded', { back: 1000 }))
  await send(bodyOf('refunded', { back: 1000, id: 'again' }))
  await applyDueEvents(shop.backend)
  expect(await ledger()).toEqual({ coins: 0, entries: [1000, -400] })
  expect(await problems()).toMatchObject([{ problem: 'COINS_SPENT', amount: 600 }])
  await expectSound()
})

test('of money that goes back in parts each part takes back its own coins, and nothing of what was spent before', async () => {
  const desk = await openPurchase()
  const { bodyOf, send, ledger, problems, userId, expectSound } = desk
  await send(bodyOf('succeeded'))
  const { coins = 0 } = await ledger()
  await desk.admin.clients.changeCoins({ id: userId, amount: 400 - coins, note: 'Spent.' })
  await send(bodyOf('refunded', { back: 600 }))
  // What was short is for staff to settle: other coins that come later are not taken for it.
  await desk.admin.clients.changeCoins({ id: userId, amount: 5000, note: 'Another purchase.' })
  await send(bodyOf('refunded', { back: 700, id: 'more' }))
  await send(bodyOf('refunded', { back: 600, id: 'late' }))
  expect(await ledger()).toEqual({ coins: 4900, entries: [1000, -400, -100] })
  expect(await problems()).toMatchObject([{ problem: 'COINS_SPENT', amount: 200 }])
  await expectSound()
})

test('what is paid for an account that was deleted meanwhile goes back, and nobody has its coins', async () => {
  const desk = await openPurchase()
  const { bodyOf, send, ledger, all, problems, expectSound } = desk
  await desk.admin.clients.remove({ id: desk.userId })
  await send(bodyOf('succeeded'))
  expect(await ledger()).toEqual({ coins: 0, entries: [] })
  const { payments, refunds } = await all()
  expect(payments).toMatchObject([{ amount: 1000, credited: 0, returned: 1000 }])
  expect(refunds).toMatchObject([{ amount: 1000, state: 'to-send', cause: 'overpaid' }])
  expect(await problems()).toMatchObject([{ problem: 'CLOSED', amount: 1000 }])
  await expectSound()
})

test('pages of a deleted account are closed, so that nobody pays on them', async () => {
  const desk = await openPurchase()
  await desk.admin.clients.remove({ id: desk.userId })
  await lookAtDueAttempts(desk.shop.backend)
  expect(await desk.attemptNow(desk.attemptId)).toMatchObject({ state: 'expired', url: null })
  const session = await desk.sessionOf(desk.attemptId)
  expect(desk.account.account.sessions).toMatchObject([{ id: session, status: 'expired' }])
})

test('asked twice it is the same page; another amount is another purchase', async () => {
  const { jane, gateway, attemptId, send, bodyOf } = await openPurchase()
  const ask = (amount: number) => jane.gateways.buyCoins({ amount, paymentMethod: gateway.id })
  expect((await ask(1000)).attemptId).toBe(attemptId)
  expect((await ask(2000)).attemptId).not.toBe(attemptId)
  await send(bodyOf('succeeded'))
  expect((await ask(1000)).attemptId).not.toBe(attemptId)
})

test('a balance can be filled to the last coin, and no further', async () => {
  const { jane, admin, gateway, userId, ledger } = await openPurchase()
  const ask = (amount: number) => jane.gateways.buyCoins({ amount, paymentMethod: gateway.id })
  await admin.clients.changeCoins({ id: userId, amount: 400, note: 'A gift.' })
  const room = MAX_MONEY - ((await ledger()).coins ?? 0)
  await expect(ask(room + 1)).rejects.toMatchObject({ code: 'BALANCE_FULL' })
  await expect(ask(room)).resolves.toMatchObject({ attemptId: expect.any(String) })
})

test('a shop that sells no coins opens no page for them', async () => {
  const { jane, admin, gateway } = await openPurchase()
  const { features } = await admin.settings.getAll()
  await admin.settings.update({ features: { ...features, coinPurchase: false } })
  const asked = { amount: 1000, paymentMethod: gateway.id }
  await expect(jane.gateways.buyCoins(asked)).rejects.toMatchObject({ code: 'NOT_AVAILABLE' })
})

test('another amount than the coins cost goes back, and staff are told once', async () => {
  const { bodyOf, send, ledger, all, problems, expectSound } = await openPurchase()
  await send(bodyOf('succeeded', { came: 999 }))
  await send(bodyOf('succeeded', { came: 999, id: 'again' }))
  expect((await ledger()).entries).toEqual([])
  expect((await all()).refunds).toMatchObject([{ amount: 999, state: 'to-send' }])
  expect(await problems()).toMatchObject([{ problem: 'AMOUNT', amount: 999, currency: 'EUR' }])
  await expectSound()
})

test('at PayPal the shop takes what was agreed to, and it becomes coins', async () => {
  const desk = await openWithPayPal()
  const { jane, account, shop, gateway } = desk
  const before = (await jane.accounts.me())?.coins ?? 0
  const asked = { amount: 1000, paymentMethod: gateway.id }
  const { attemptId } = await jane.gateways.buyCoins(asked)
  account.approve(await desk.sessionOf(attemptId))
  for (const message of account.account.messages) await desk.send(message)
  await lookAtDueAttempts(shop.backend)
  for (const message of account.account.messages) await desk.send(message)
  expect((await jane.accounts.me())?.coins).toBe(before + 1000)
  expect((await desk.all()).payments).toMatchObject([{ amount: 1000, credited: 1000 }])
  expect((await desk.admin.shop.checkIntegrity()).problems).toEqual([])
})

test('at PayPal nothing is taken for an account that is deleted', async () => {
  const desk = await openWithPayPal()
  const { jane, account, shop, gateway } = desk
  const asked = { amount: 1000, paymentMethod: gateway.id }
  const { attemptId } = await jane.gateways.buyCoins(asked)
  account.approve(await desk.sessionOf(attemptId))
  await desk.admin.clients.remove({ id: jane.id })
  for (const message of account.account.messages) await desk.send(message)
  await lookAtDueAttempts(shop.backend)
  expect(await desk.attemptNow(attemptId)).toMatchObject({ state: 'expired', paymentId: null })
  expect((await desk.all()).payments).toEqual([])
})
