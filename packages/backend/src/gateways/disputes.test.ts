/** What payers dispute: what was told in any order, often, and while the shop is being killed, ends the same, and the books with it. */
import { expect, test } from 'vitest'
import { killedAfter, ordersOf, timesOf } from '../testing/events-in-any-order.ts'
import { type GatewayDesk, openWithGateway, openWithPayPal } from '../testing/gateway-desk.ts'
import { expectAsReported, expectBalanced } from '../testing/recount-journal.ts'
import { allOf, expectAsRecounted } from '../testing/recount-reports.ts'
import { refusalOf } from '../testing/refusal.ts'
import { lookAtDueAttempts } from './look-at-attempt.ts'
import { applyDueEvents } from './receive-event.ts'

const EVER = { from: '2026-01-01', to: '2026-12-31' }
const FEE = 1500

type Desk = Pick<GatewayDesk, 'shop' | 'admin' | 'invoiceNow' | 'all'>

/** Its fee is told by an answer alone, which nobody has asked for. */
async function openPaid() {
  const desk = await openWithGateway()
  const { attemptId } = await desk.pay()
  const session = await desk.sessionOf(attemptId)
  desk.account.pay(session)
  return { ...desk, attemptId, session }
}

async function told(desk: Pick<GatewayDesk, 'account' | 'send'>) {
  for (const message of desk.account.account.messages) await desk.send(message)
}

const disputeOf = async ({ shop }: Pick<Desk, 'shop'>) => {
  const all = await allOf(shop, 'disputes')
  expect(all).toHaveLength(1)
  const [dispute] = all
  if (!dispute) throw new Error('No dispute')
  return dispute
}

async function expectSound(desk: Desk, fees = FEE) {
  expect((await desk.admin.shop.checkIntegrity()).problems).toEqual([])
  await expectAsReported(desk.admin, EVER, fees)
  await expectAsRecounted(desk.shop, EVER)
  await expectBalanced(desk.shop, desk.admin)
}

const incomeOf = async ({ admin }: Pick<Desk, 'admin'>, from: string, to = from) =>
  (await admin.reports.ofPeriod({ from, to })).income.gross

/** All that is told of one that is lost or won, from the payment on. */
function tell(desk: Awaited<ReturnType<typeof openPaid>>, end: 'lost' | 'won') {
  desk.account.dispute(desk.session, 450)
  desk.shop.passSeconds(86_400)
  desk.account.answerDispute(desk.session)
  desk.shop.passSeconds(86_400)
  desk.account.closeDispute(desk.session, end === 'won')
  return desk.account.account.messages
}

test.each(
  ordersOf(['created', 'withdrawn', 'updated', 'closed', 'paid'] as const).map(
    (order, at) => [order.join(', '), order, at] as const,
  ),
)('lost, told in the order %s, and often, it ends the same', async (_, order, at) => {
  const desk = await openPaid()
  const [paid, created, withdrawn, updated, closed] = tell(desk, 'lost')
  const messages = { paid, created, withdrawn, updated, closed }
  for (const [place, name] of order.entries()) {
    const message = messages[name]
    if (!message) throw new Error(`Nothing is told of ${name}`)
    const times = Array.from({ length: Math.min(timesOf(at + place), 7) })
    expect(await Promise.all(times.map(() => desk.send(message)))).toEqual(times.map(() => 'taken'))
  }
  expect(await disputeOf(desk)).toMatchObject({
    ...{ state: 'lost', needsAnswer: false, amount: 450, withdrawn: 450, fee: FEE },
    ...{ withdrawnAt: '2026-06-01T12:00:00.000Z', closedAt: '2026-06-03T12:00:00.000Z' },
    ...{ takenBack: 450, claim: 'open', reinstatedAt: null },
  })
  expect(await desk.invoiceNow()).toMatchObject({ status: 'refunded', paid: 0, credited: 450 })
  expect(await allOf(desk.shop, 'payments')).toMatchObject([
    { state: 'refunded', returned: 450, dispute: 'lost' },
  ])
  expect(await allOf(desk.shop, 'creditNotes')).toMatchObject([{ total: 450, issuedBy: null }])
  expect((await desk.all()).refunds).toEqual([])
  await expectSound(desk)
})

test('the money leaves receipts and income on its day, and comes back on its day', async () => {
  const desk = await openPaid()
  const { account, shop, admin, session, send } = desk
  await told(desk)
  shop.passSeconds(86_400)
  account.dispute(session, 450)
  await told(desk)
  expect(await incomeOf(desk, '2026-06-01')).toBe(450)
  expect(await incomeOf(desk, '2026-06-02')).toBe(-450)
  expect((await admin.reports.standing()).disputed).toEqual({ count: 1, amount: 450 })
  expect((await admin.reports.ofPeriod(EVER)).received).toMatchObject([
    { method: 'card', amount: 450, sentBack: 0, disputed: 450 },
  ])
  expect(await desk.invoiceNow()).toMatchObject({ status: 'paid', paid: 450 })
  await expectSound(desk)
  shop.passSeconds(86_400)
  account.closeDispute(session, true)
  for (const message of account.account.messages) await send(message)
  expect(await incomeOf(desk, '2026-06-02')).toBe(-450)
  expect(await incomeOf(desk, '2026-06-03')).toBe(450)
  expect((await admin.reports.standing()).disputed).toEqual({ count: 0, amount: 0 })
  expect(await disputeOf(desk)).toMatchObject({ state: 'won', claim: 'none', takenBack: 0 })
  expect(await desk.invoiceNow()).toMatchObject({ status: 'paid', paid: 450, credited: 0 })
  const documents = async (kind: 'dispute' | 'dispute-over') =>
    (await admin.reports.documents({ period: EVER, kind })).items.map(({ at, gross }) => [
      at.slice(0, 10),
      gross,
    ])
  expect((await admin.reports.ofPeriod(EVER)).income).toMatchObject({ notes: 0, disputes: 2 })
  expect(await documents('dispute')).toEqual([['2026-06-02', -450]])
  expect(await documents('dispute-over')).toEqual([['2026-06-03', 450]])
  await expectSound(desk)
})

/** Its order is approved before the money is lost; answers the services that run then. */
async function deliverAndLose(desk: Awaited<ReturnType<typeof openPaid>>) {
  await told(desk)
  const [order] = await allOf(desk.shop, 'orders')
  await desk.admin.orders.approve({ id: order?.id ?? '' })
  const running = await allOf(desk.shop, 'services')
  tell(desk, 'lost')
  await told(desk)
  return running
}

test('lost, it is billed anew or written off, once, as staff say', async () => {
  const desk = await openPaid()
  const { admin, jane, shop } = desk
  const running = await deliverAndLose(desk)
  expect(running).toHaveLength(1)
  const { id } = await disputeOf(desk)
  const decisions = await Promise.allSettled([
    admin.disputes.billAnew({ id }),
    admin.disputes.billAnew({ id }),
  ])
  expect(decisions.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await refusalOf(admin.disputes.writeOff({ id }))).toEqual(['NOTHING_TO_DO', {}])
  const { billedById } = await disputeOf(desk)
  const withdrawing = admin.billing.withdrawManual({ invoiceId: billedById ?? '' })
  expect(await refusalOf(withdrawing)).toEqual(['NOT_WITHDRAWABLE', {}])
  const again = await desk.invoiceNow(billedById ?? '')
  expect(again).toMatchObject({ status: 'unpaid', total: 450, subjectId: null })
  expect(again?.lines).toEqual([
    { description: 'Invoice 2026-00001: its payment was taken back', amount: again?.subtotal },
  ])
  await expectSound(desk)
  const payment = { reference: 'TX-9', amount: 450, paidAt: '2026-06-03T10:00:00.000Z' }
  await admin.billing.recordPayment({ invoiceId: again?.id ?? '', payment })
  // Given back to income, taken off by the note, and earned anew.
  expect(await incomeOf(desk, '2026-06-01')).toBe(0)
  expect(await incomeOf(desk, '2026-06-03')).toBe(450)
  expect((await jane.billing.invoices({})).items.map(({ status }) => status)).toEqual([
    'paid',
    'refunded',
  ])
  // What is billed anew was delivered before: nothing runs longer by it.
  expect(await allOf(shop, 'services')).toEqual(running)
  await expectSound(desk)
})

test('of several who decide at once one does', async () => {
  const desk = await openPaid()
  const { admin } = desk
  await deliverAndLose(desk)
  const { id } = await disputeOf(desk)
  const decisions = await Promise.allSettled([
    admin.disputes.writeOff({ id }),
    admin.disputes.billAnew({ id }),
    admin.disputes.writeOff({ id }),
  ])
  expect(decisions.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await expectSound(desk)
})

test('a pending order whose money is lost is rejected, and neither billed anew nor approved', async () => {
  const desk = await openPaid()
  tell(desk, 'lost')
  await told(desk)
  const [order] = await allOf(desk.shop, 'orders')
  const { id } = await disputeOf(desk)
  const { number } = desk.invoice
  const approval = () => desk.admin.orders.approve({ id: order?.id ?? '' })
  const billing = () => refusalOf(desk.admin.disputes.billAnew({ id }))
  expect(await billing()).toEqual(['NOT_DELIVERED', { number, status: 'pending' }])
  expect(await refusalOf(approval())).toEqual(['ORDER_CREDITED', { number }])
  await desk.admin.orders.reject({ id: order?.id ?? '', reason: 'No.' })
  expect(await billing()).toEqual(['NOT_DELIVERED', { number, status: 'rejected' }])
  expect(await desk.invoiceNow()).toMatchObject({ status: 'refunded', credited: 450 })
  await expectSound(desk)
})

/** What was lost comes back, told twice. */
async function winAfterAll(desk: Awaited<ReturnType<typeof openPaid>>) {
  const { account, session } = desk
  const { payment } = account.account.sessions.find(({ id }) => id === session) ?? {}
  if (!payment?.dispute) throw new Error('No dispute')
  payment.dispute.status = 'under_review'
  desk.shop.passSeconds(86_400)
  account.closeDispute(session, true)
  await told(desk)
  await told(desk)
}

test('money that is back after all pays what was billed anew, and is no second time received', async () => {
  const desk = await openPaid()
  await deliverAndLose(desk)
  await winAfterAll(desk)
  expect(await disputeOf(desk)).toMatchObject({ state: 'lost', claim: 'billed' })
  expect(await allOf(desk.shop, 'payments')).toHaveLength(2)
  const { billedById } = await disputeOf(desk)
  expect(await desk.invoiceNow(billedById ?? '')).toMatchObject({ status: 'paid', paid: 450 })
  await expectSound(desk)
})

test('of what was not delivered nothing is billed anew: money that is back after all is its customer’s', async () => {
  const desk = await openPaid()
  tell(desk, 'lost')
  await told(desk)
  const before = (await desk.jane.accounts.me())?.coins ?? 0
  await winAfterAll(desk)
  expect(await disputeOf(desk)).toMatchObject({ state: 'lost', claim: 'open', billedById: null })
  expect((await desk.jane.billing.invoices({})).items).toHaveLength(1)
  expect((await desk.jane.accounts.me())?.coins).toBe(before + 450)
  await expectSound(desk)
})

test('what concerns a closed month falls on the first open day, with its real day beside it', async () => {
  const desk = await openPaid()
  const { account, shop, session, attemptId } = desk
  const [paid] = account.account.messages
  if (paid) await desk.send(paid)
  account.dispute(session, 450)
  shop.passSeconds(32 * 86_400)
  const june = { from: '2026-06-01', to: '2026-06-30' }
  const admin = await shop.admin()
  await admin.books.closeMonth({ month: '2026-06' })
  const before = await admin.books.journal({ period: june, part: 'payments' })
  const reported = await admin.reports.ofPeriod(june)
  await told(desk)
  // The fee of the payment is told late, too: by an answer.
  await shop.store.transaction((tx) =>
    tx.paymentAttempts.update(attemptId, { nextLookAt: shop.backend.now(), state: 'succeeded' }),
  )
  await lookAtDueAttempts(shop.backend)
  expect(await admin.books.journal({ period: june, part: 'payments' })).toEqual(before)
  expect(await admin.reports.ofPeriod(june)).toEqual(reported)
  for (const part of ['disputes', 'dispute-fees', 'late-fees'] as const) {
    expect((await admin.books.journal({ period: june, part })).items, part).toEqual([])
    const july = { from: '2026-07-01', to: '2026-07-31' }
    const { items } = await admin.books.journal({ period: july, part })
    expect(items, part).toMatchObject([{ at: '2026-07-01T00:00:00.000Z' }])
    expect(items[0]?.issuedAt.slice(0, 10), part).toBe('2026-06-01')
  }
})

test('killed between what was kept and what it does, it is done once', async () => {
  for (const kills of [1, 2, 3]) {
    const desk = await openPaid()
    const messages = tell(desk, 'lost')
    for (const message of messages) {
      await killedAfter(kills % 3, desk, () => desk.send(message))
      await killedAfter(1, desk, () => desk.send(message))
    }
    desk.shop.passSeconds(3600)
    await applyDueEvents(desk.shop.backend)
    await told(desk)
    expect(await disputeOf(desk)).toMatchObject({ state: 'lost', takenBack: 450 })
    await expectSound(desk)
  }
})

test('coins of a disputed payment are taken back as far as they are there, and staff are told of the rest', async () => {
  const desk = await openWithGateway()
  const { account, jane, admin, gateway, shop } = desk
  const { attemptId } = await jane.gateways.buyCoins({ amount: 1000, paymentMethod: gateway.id })
  const session = await desk.sessionOf(attemptId)
  account.pay(session)
  await told(desk)
  await jane.billing.payWithCoins({ invoiceId: desk.invoice.id })
  account.dispute(session, 1000)
  await told(desk)
  expect((await jane.accounts.me())?.coins).toBe(550)
  account.closeDispute(session, false)
  await told(desk)
  expect((await jane.accounts.me())?.coins).toBe(0)
  expect(await disputeOf(desk)).toMatchObject({ takenBack: 550, claim: 'none' })
  const { items } = await admin.notifications.list({})
  const problems = items.flatMap(({ event }) => (event.kind === 'payment-problem' ? [event] : []))
  expect(problems).toMatchObject([
    { problem: 'COINS_SPENT', amount: 450 },
    { problem: 'DISPUTED', amount: 1000 },
  ])
  expect((await admin.shop.checkIntegrity()).problems).toEqual([])
  await expectAsReported(admin, EVER, FEE)
  await expectBalanced(shop, admin)
})

test('at PayPal it is the same, and what it tells of as reversed as well is taken once', async () => {
  const desk = await openWithPayPal()
  const { account, jane, gateway, admin, shop } = desk
  const { attemptId } = await jane.gateways.buyCoins({ amount: 1000, paymentMethod: gateway.id })
  const session = await desk.sessionOf(attemptId)
  account.approve(session)
  await jane.gateways.look({ id: attemptId })
  account.dispute(session, 1000)
  account.closeDispute(session, false)
  account.reverse(session)
  const messages = account.account.messages
  for (const message of [...messages, ...messages.toReversed()]) await desk.send(message)
  expect((await jane.accounts.me())?.coins).toBe(0)
  expect(await disputeOf(desk)).toMatchObject({ state: 'lost', withdrawn: 1000, fee: 1400 })
  expect((await admin.shop.checkIntegrity()).problems).toEqual([])
  expect((await admin.reports.ofPeriod(EVER)).received).toMatchObject([
    { amount: 1000, sentBack: 0, disputed: 1000 },
  ])
  await expectBalanced(shop, admin)
})

test('a payment that is disputed is not undone, and is found by it', async () => {
  const desk = await openPaid()
  desk.account.dispute(desk.session, 450)
  await told(desk)
  const { items } = await desk.admin.payments.list({ dispute: 'open' })
  expect(items).toMatchObject([
    {
      payment: { dispute: 'open' },
      disputes: [
        {
          ...{ state: 'open', needsAnswer: true, withdrawn: 450, fee: FEE },
          dueBy: '2026-06-08T12:00:00.000Z',
          page: expect.stringContaining('https://dashboard.stripe.com/test/disputes/du_'),
        },
      ],
    },
  ])
  expect((await desk.admin.payments.list({ dispute: 'lost' })).items).toEqual([])
  expect((await desk.admin.admin.morning()).disputes).toEqual({
    toAnswer: 1,
    until: '2026-06-08T12:00:00.000Z',
    toDecide: 0,
  })
  const undone = desk.admin.payments.undo({ id: items[0]?.payment.id ?? '', reason: 'No.' })
  expect(await refusalOf(undone)).toEqual(['PAYMENT_KEPT', { obstacle: 'DISPUTED' }])
})
