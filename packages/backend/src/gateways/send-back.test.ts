import { expect, test } from 'vitest'
import { openWithGateway } from '../testing/gateway-desk.ts'
import { refusalOf } from '../testing/refusal.ts'

/** A shop that owes the customer back what was paid for an order that was taken back. */
async function openWithRefund() {
  const desk = await openWithGateway()
  const { account, jane, order, pay, sessionOf, send, all } = desk
  const { invoice, order: placed } = await order()
  const { attemptId } = await pay(invoice.id)
  account.pay(await sessionOf(attemptId))
  for (const message of account.account.messages) await send(message)
  await desk.admin.orders.reject({ id: placed.id, reason: 'No.' })
  const [refund] = (await all()).refunds
  if (!refund) throw new Error('Nothing goes back')
  const refundNow = async () => (await all()).refunds[0]
  const sent = () => account.account.refunds
  return { ...desk, refund, refundNow, sent, jane, attemptId }
}

test('money goes back by the way it came, once, and the customer is told by which reference', async () => {
  const { admin, jane, account, refund, sent, refundNow, send, attemptNow, attemptId } =
    await openWithRefund()
  const settled = await admin.gateways.sendBack({ id: refund.id })
  expect(settled).toMatchObject({ state: 'sent', reference: sent()[0]?.id, amount: 450 })
  expect(await refusalOf(admin.gateways.sendBack({ id: refund.id }))).toEqual(['NOTHING_TO_DO', {}])
  expect(sent()).toMatchObject([{ amount: 450 }])
  expect(await refundNow()).toMatchObject({ state: 'sent' })
  const { items } = await jane.notifications.list({})
  expect(items[0]?.event).toMatchObject({ kind: 'refund-sent', reference: sent()[0]?.id })
  for (const message of account.account.messages) await send(message)
  expect(await attemptNow(attemptId)).toMatchObject({ refunded: 450, state: 'succeeded' })
  expect((await admin.shop.checkIntegrity()).problems).toEqual([])
})

test('not answered, it belongs to the gateway: nobody else settles it, and asked again it goes back once', async () => {
  const { admin, account, refund, sent, refundNow } = await openWithRefund()
  account.faults.plan('dropped-after', ({ method }) => method === 'POST')
  expect(await refusalOf(admin.gateways.sendBack({ id: refund.id }))).toEqual([
    'GATEWAY_UNCERTAIN',
    {},
  ])
  expect(sent()).toHaveLength(1)
  const underWay = ['REFUND_UNDER_WAY', {}]
  expect(await refusalOf(admin.refunds.toCoins({ id: refund.id }))).toEqual(underWay)
  const byHand = { id: refund.id, reference: 'TX-BACK' }
  expect(await refusalOf(admin.refunds.markSent(byHand))).toEqual(underWay)
  await admin.gateways.sendBack({ id: refund.id })
  expect(sent()).toHaveLength(1)
  expect(await refundNow()).toMatchObject({ state: 'sent', reference: sent()[0]?.id })
})

test.each(['429', 'dropped-before', '500-before'] as const)(
  'sent perhaps, and asked again to no answer (%s), it is as much the gateway’s as before',
  async (fault) => {
    const { admin, account, refund, sent, refundNow } = await openWithRefund()
    account.faults.plan('dropped-after', ({ method }) => method === 'POST')
    await refusalOf(admin.gateways.sendBack({ id: refund.id }))
    account.faults.plan(fault, ({ method }) => method === 'GET')
    expect(await refusalOf(admin.gateways.sendBack({ id: refund.id }))).toEqual([
      'GATEWAY_UNCERTAIN',
      {},
    ])
    // Coins now would be the same money twice.
    const coins = admin.refunds.toCoins({ id: refund.id })
    expect(await refusalOf(coins)).toEqual(['REFUND_UNDER_WAY', {}])
    await admin.gateways.sendBack({ id: refund.id })
    expect(sent()).toHaveLength(1)
    expect(await refundNow()).toMatchObject({ state: 'sent', reference: sent()[0]?.id })
  },
)

test('what the gateway refuses is free again', async () => {
  const { admin, account, refund, sent, refundNow } = await openWithRefund()
  account.refund(account.account.sessions[0]?.id ?? '', 1)
  expect(await refusalOf(admin.gateways.sendBack({ id: refund.id }))).toEqual([
    'GATEWAY_FAILED',
    {},
  ])
  expect(sent()).toMatchObject([{ amount: 1, metadata: {} }])
  expect(await refundNow()).toMatchObject({ state: 'to-send', reference: null })
  await admin.refunds.toCoins({ id: refund.id })
})

test('asked by several at once it goes back once', async () => {
  const { admin, refund, sent } = await openWithRefund()
  await Promise.allSettled([1, 2, 3].map(() => admin.gateways.sendBack({ id: refund.id })))
  expect(sent()).toHaveLength(1)
})

test('what a bank sends back is to be sent again, and then goes back once more', async () => {
  const { admin, account, refund, sent, refundNow, send } = await openWithRefund()
  await admin.gateways.sendBack({ id: refund.id })
  const [first] = sent()
  account.failRefund(first?.id ?? '')
  const message = account.account.messages.at(-1)
  if (!message) throw new Error('No message')
  await Promise.all([send(message), send(message)])
  expect(await refundNow()).toMatchObject({ state: 'to-send', reference: null, settledAt: null })
  await admin.gateways.sendBack({ id: refund.id })
  expect(sent().map(({ status }) => status)).toEqual(['failed', 'succeeded'])
  expect(await refundNow()).toMatchObject({ state: 'sent', reference: sent()[1]?.id })
  // The same news, late: it is about the first.
  expect(await send({ body: message.body.replace(message.id, 'evt_late') })).toBe('taken')
  expect(await refundNow()).toMatchObject({ state: 'sent' })
  expect((await admin.shop.checkIntegrity()).problems).toEqual([])
})

test('what a bank sends back of a closed month comes in today, and is owed anew: the month stays', async () => {
  const { shop, admin, account, refund, sent, all, send } = await openWithRefund()
  await admin.gateways.sendBack({ id: refund.id })
  const before = await admin.reports.ofPeriod({ from: '2026-06-01', to: '2026-06-30' })
  shop.passDays(33)
  const later = await shop.admin()
  await later.books.closeMonth({ month: '2026-06' })
  account.failRefund(sent()[0]?.id ?? '')
  const message = account.account.messages.at(-1)
  if (!message) throw new Error('No message')
  await Promise.all([send(message), send(message)])
  const { refunds, payments } = await all()
  expect(refunds.map(({ state, amount }) => [state, amount]).toSorted()).toEqual([
    ['sent', 450],
    ['to-send', 450],
  ])
  expect(payments.filter(({ state }) => state === 'refunded')).toHaveLength(2)
  expect(await later.reports.ofPeriod({ from: '2026-06-01', to: '2026-06-30' })).toEqual(before)
  expect((await later.shop.checkIntegrity()).problems).toEqual([])
})

test('of fifty who send one refund at once exactly one asks the gateway', async () => {
  const { admin, account, sent, refund, refundNow } = await openWithRefund()
  const asked = () => account.account.refunds.length
  const fifty = Array.from({ length: 50 }, () =>
    admin.gateways.sendBack({ id: refund.id }).then(
      () => 'sent',
      async (error: unknown) => (await refusalOf(Promise.reject(error)))[0],
    ),
  )
  const answers = await Promise.all(fifty)
  expect(answers.filter((answer) => answer === 'sent')).toHaveLength(1)
  expect(new Set(answers)).toEqual(new Set(['sent', 'REFUND_UNDER_WAY']))
  expect(asked()).toBe(1)
  expect(await refundNow()).toMatchObject({ state: 'sent', reference: sent()[0]?.id })
})

test('who asks the gateway keeps others from asking, until they have surely gone', async () => {
  const { admin, shop, sent, refund } = await openWithRefund()
  const send = () => refusalOf(admin.gateways.sendBack({ id: refund.id }))
  await shop.store.transaction((tx) =>
    tx.refunds.update(refund.id, { reference: `under-way ${shop.backend.now()} somebody` }),
  )
  shop.passSeconds(119)
  expect(await send()).toEqual(['REFUND_UNDER_WAY', {}])
  expect(sent()).toEqual([])
  shop.passSeconds(1)
  await admin.gateways.sendBack({ id: refund.id })
  expect(sent()).toHaveLength(1)
})
