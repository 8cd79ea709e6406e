/** What a payer disputes, or has back by it, goes back no other way: else it would go twice. */
import { expect, test } from 'vitest'
import { openWithGateway } from '../testing/gateway-desk.ts'
import { refusalOf } from '../testing/refusal.ts'

const KEPT = ['PAYMENT_KEPT', { obstacle: 'DISPUTED' }]

/** An order of €4.50 that is paid by card; and whatever its payer does next. */
async function openPaid() {
  const desk = await openWithGateway()
  const { account } = desk
  const { attemptId } = await desk.pay()
  const session = await desk.sessionOf(attemptId)
  const tellAll = async () => {
    for (const message of account.account.messages) await desk.send(message)
  }
  account.pay(session)
  await tellAll()
  const dispute = async (amount = 450) => {
    account.dispute(session, amount)
    await tellAll()
  }
  const close = async (isWon: boolean) => {
    desk.shop.passSeconds(60)
    account.closeDispute(session, isWon)
    await tellAll()
  }
  const [order] = (await desk.jane.orders.mine({})).items
  const orderId = order?.order.id ?? ''
  const problems = async () =>
    (await desk.admin.notifications.list({})).items.flatMap(({ event }) =>
      event.kind === 'payment-problem' ? [event] : [],
    )
  return { ...desk, session, orderId, tellAll, dispute, close, problems }
}

test.each([
  ['won', true],
  ['lost', false],
] as const)(
  'what is owed of an order waits while its payment is disputed: %s',
  async (_, isWon) => {
    const { jane, admin, orderId, dispute, close, all, account } = await openPaid()
    await dispute()
    await jane.orders.cancel({ id: orderId })
    const id = (await all()).refunds[0]?.id ?? ''
    const acts = [() => admin.refunds.toCoins({ id }), () => admin.gateways.sendBack({ id })]
    for (const act of acts) expect(await refusalOf(act())).toEqual(KEPT)
    await close(isWon)
    if (isWon) await admin.refunds.toCoins({ id })
    else {
      const bySelf = () => admin.refunds.markSent({ id, reference: 'TX-9' })
      for (const act of [...acts, bySelf])
        expect(await refusalOf(act())).toEqual(['NOTHING_TO_DO', {}])
    }
    expect(account.account.refunds).toEqual([])
    expect((await all()).refunds).toMatchObject([{ state: isWon ? 'to-coins' : 'by-dispute' }])
    expect((await admin.shop.checkIntegrity()).problems).toEqual([])
  },
)

test('of what is disputed in part the rest may go', async () => {
  const { jane, admin, orderId, dispute, close, all } = await openPaid()
  await dispute(100)
  await close(false)
  await jane.orders.cancel({ id: orderId })
  const [refund] = (await all()).refunds
  expect(refund).toMatchObject({ amount: 350, state: 'to-send' })
  await admin.refunds.toCoins({ id: refund?.id ?? '' })
})

test('what is to return stays for the team where only some of it was lost', async () => {
  const { jane, admin, orderId, dispute, close, all } = await openPaid()
  await jane.orders.cancel({ id: orderId })
  await dispute(100)
  await close(false)
  expect((await all()).refunds).toMatchObject([{ amount: 450, state: 'to-send' }])
  const acts = [admin.refunds.toCoins, admin.gateways.sendBack]
  const id = (await all()).refunds[0]?.id ?? ''
  for (const act of acts) expect(await refusalOf(act({ id }))).toEqual(KEPT)
})

test.each([
  ['all of it: they have gone by the dispute', 1000, 'by-dispute', 700],
  ['less than what is still coins: those are taken, and the others are owed', 400, 'to-send', 400],
] as const)(
  'coins were to be sent back when their payment was lost, %s',
  async (_, lost, state, taken) => {
    const { jane, admin, gateway, account, sessionOf, tellAll, all } = await openPaid()
    const { attemptId } = await jane.gateways.buyCoins({ amount: 1000, paymentMethod: gateway.id })
    const session = await sessionOf(attemptId)
    account.pay(session)
    await tellAll()
    const bought = (await all()).payments.find(({ amount }) => amount === 1000)
    await admin.refunds.takeCoins({ paymentId: bought?.id ?? '', amount: 300 })
    const before = (await jane.accounts.me())?.coins ?? 0
    account.dispute(session, lost)
    await tellAll()
    account.closeDispute(session, false)
    await tellAll()
    expect((await all()).refunds).toMatchObject([{ amount: 300, state }])
    expect((await jane.accounts.me())?.coins).toBe(before - taken)
    expect((await admin.shop.checkIntegrity()).problems).toEqual([])
  },
)

test('coins that were bought stay while their payment is disputed', async () => {
  const { jane, admin, gateway, account, sessionOf, tellAll, all } = await openPaid()
  const { attemptId } = await jane.gateways.buyCoins({ amount: 1000, paymentMethod: gateway.id })
  const session = await sessionOf(attemptId)
  account.pay(session)
  await tellAll()
  account.dispute(session, 800)
  await tellAll()
  const bought = (await all()).payments.find(({ amount }) => amount === 1000)
  const take = () => admin.refunds.takeCoins({ paymentId: bought?.id ?? '', amount: 200 })
  expect(await refusalOf(take())).toEqual(KEPT)
  account.closeDispute(session, false)
  await tellAll()
  await take()
})

test('neither a note nor a smaller plan gives back what is disputed', async () => {
  const { shop, jane, admin, invoice, orderId, dispute, close, tellAll } = await openPaid()
  await admin.orders.approve({ id: orderId })
  const note = (target: 'coins' | 'off-site') =>
    admin.creditNotes.issue({
      ...{ invoiceId: invoice.id, amount: 100, target, method: null, account: '' },
      ...{ reason: 'As agreed.', endsService: false },
    })
  const { items } = await shop.store.read((tx) => tx.services.list({ limit: 2 }))
  const plan = {
    ...{ id: items[0]?.id ?? '', planId: 'samp-starter' },
    billingCycle: 'monthly' as const,
  }
  const change = async () => {
    const { due, surplus } = await jane.services.quoteChange(plan)
    expect(surplus).toBeGreaterThan(0)
    return jane.services.changePlan({ ...plan, due, surplus })
  }
  const coins = (await jane.accounts.me())?.coins ?? 0
  await dispute()
  const refusal = ['NOT_CREDITABLE', { obstacle: 'DISPUTED', most: 450 }]
  expect(await refusalOf(note('coins'))).toEqual(refusal)
  expect(await refusalOf(note('off-site'))).toEqual(refusal)
  const offer = () => admin.creditNotes.offer({ of: 'invoice', id: invoice.id })
  expect(await offer()).toMatchObject({ obstacle: 'DISPUTED' })
  expect(await refusalOf(change())).toEqual(['PLAN_UNFIT', { obstacle: 'disputed' }])
  expect((await jane.accounts.me())?.coins).toBe(coins)
  await close(true)
  await tellAll()
  expect(await offer()).toMatchObject({ obstacle: null })
  await note('coins')
  await change()
  expect((await admin.shop.checkIntegrity()).problems).toEqual([])
})

test('a dispute is seen wherever its payment is, and waits for the team until it is answered or decided', async () => {
  const { admin, invoice, orderId, dispute, close, tellAll } = await openPaid()
  const shown = async () => {
    const [order, { payments }, orders, invoices] = await Promise.all([
      admin.orders.inspect({ id: orderId }),
      admin.billing.inspect({ id: invoice.id }),
      admin.orders.list({}),
      admin.billing.allInvoices({}),
    ])
    const lists = [order, { payments }, ...orders.items, ...invoices.items]
    return lists.map((row) => row.payments.map((payment) => payment.dispute))
  }
  const waiting = async () => (await admin.admin.waiting()).disputes
  expect([await shown(), await waiting()]).toEqual([[[null], [null], [null], [null]], 0])
  await dispute()
  expect([await shown(), await waiting()]).toEqual([[['open'], ['open'], ['open'], ['open']], 1])
  await close(false)
  await tellAll()
  expect([await shown(), await waiting()]).toEqual([[['lost'], ['lost'], ['lost'], ['lost']], 1])
})

test('money to return says that its payer disputes it', async () => {
  const { admin, orderId, dispute } = await openPaid()
  await admin.orders.reject({ id: orderId, reason: 'Sold out.' })
  const disputes = async () => (await admin.refunds.list({})).items.map((row) => row.dispute)
  expect(await disputes()).toEqual([null])
  await dispute()
  expect(await disputes()).toEqual(['open'])
})

test('what was sent by hand and is lost as well is told to staff', async () => {
  const { admin, orderId, dispute, close, all, problems } = await openPaid()
  await admin.orders.reject({ id: orderId, reason: 'Sold out.' })
  const id = (await all()).refunds[0]?.id ?? ''
  await admin.refunds.markSent({ id, reference: 'OUT-1' })
  await dispute()
  await close(false)
  expect((await all()).refunds).toMatchObject([{ id, state: 'sent' }])
  expect((await problems())[0]).toMatchObject({ problem: 'PAID_TWICE', amount: 450 })
})

test('one that was won and is lost after all is told to staff, once', async () => {
  const { dispute, close, account, send, problems } = await openPaid()
  await dispute()
  await close(true)
  const closed = account.account.messages.findLast(({ body }) => body.includes('"status":"won"'))
  if (!closed) throw new Error('No message')
  const { created } = JSON.parse(closed.body) as { created: number }
  const body = closed.body
    .replace(closed.id, 'evt_turned')
    .replace(`"created":${created}`, `"created":${created + 86_400}`)
    .replace('"status":"won"', '"status":"lost"')
  expect(await send({ body })).toBe('taken')
  expect(await send({ body: body.replace('evt_turned', 'evt_again') })).toBe('taken')
  expect((await problems()).map(({ problem }) => problem)).toEqual(['DISPUTE_TURNED', 'DISPUTED'])
})

test('what the team has recorded otherwise by its reference is told to staff, and pays as recorded', async () => {
  const desk = await openWithGateway()
  const { admin, account, invoice, invoiceNow, send, sessionOf } = desk
  const { attemptId } = await desk.pay()
  account.pay(await sessionOf(attemptId))
  const [message] = account.account.messages
  if (!message) throw new Error('No message')
  const reference = /"payment_intent":"([^"]+)"/.exec(message.body)?.[1] ?? ''
  const payment = { reference, amount: 421, paidAt: '2026-06-01T10:00:00.000Z' }
  await admin.billing.recordPayment({ invoiceId: invoice.id, payment })
  await send(message)
  expect(await invoiceNow()).toMatchObject({ status: 'unpaid', paid: 421 })
  const { items } = await admin.notifications.list({})
  expect(items.map(({ event }) => event)).toContainEqual(
    expect.objectContaining({ problem: 'RECORDED', amount: 450, currency: 'EUR' }),
  )
})

test('a page that was opened after another way was begun is closed, and not paid on', async () => {
  const desk = await openWithGateway()
  const { shop, account, pay, all } = desk
  const { meet } = account
  account.meet = (call) => {
    const id = new URLSearchParams(call.text).get('client_reference_id')
    // As whoever begins another way does, while the gateway takes its time.
    if (id !== null) {
      void shop.store.transaction((tx) => tx.paymentAttempts.update(id, { state: 'failed' }))
    }
    return meet.call(account, call)
  }
  expect(await refusalOf(pay())).toEqual(['GATEWAY_FAILED', {}])
  expect(account.account.sessions).toMatchObject([{ status: 'expired' }])
  const { items } = await shop.store.read((tx) => tx.paymentAttempts.list({ limit: 9 }))
  expect(items).toMatchObject([{ state: 'failed', session: null, url: null }])
  expect((await all()).payments).toEqual([])
})
