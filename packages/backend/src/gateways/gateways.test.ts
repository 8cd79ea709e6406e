import { expect, test } from 'vitest'
import { gatewayForm } from '../testing/calls/forms.ts'
import { openWithGateway } from '../testing/gateway-desk.ts'
import { refusalOf } from '../testing/refusal.ts'
import { openTestShop } from '../testing/shop.ts'
import { lookAtDueAttempts } from './look-at-attempt.ts'

const soundOf = async ({ admin }: Awaited<ReturnType<typeof openWithGateway>>) =>
  (await admin.shop.checkIntegrity()).problems

test('a customer pays on the page of the gateway, and its message pays the invoice', async () => {
  const desk = await openWithGateway()
  const { account, jane, invoice, pay, sessionOf, send, attemptNow, invoiceNow, all } = desk
  const { attemptId, url } = await pay()
  const session = await sessionOf(attemptId)
  expect(url).toBe(`https://pay.test/pay/${session}`)
  expect(await invoiceNow()).toMatchObject({ status: 'unpaid', paid: 0 })
  account.pay(session)
  expect(await invoiceNow()).toMatchObject({ status: 'unpaid', paid: 0 })
  const [message] = account.account.messages
  if (!message) throw new Error('No message')
  expect(await send(message)).toBe('taken')
  expect(await invoiceNow()).toMatchObject({ status: 'paid', paid: 450, paymentMethod: 'card' })
  const { payments, refunds, events } = await all()
  expect(payments).toMatchObject([{ method: 'card', amount: 450, recordedBy: null }])
  expect(refunds).toEqual([])
  expect(events).toMatchObject([{ state: 'done', outcome: 'applied', attemptId }])
  expect(await attemptNow(attemptId)).toMatchObject({
    state: 'succeeded',
    reference: payments[0]?.reference,
    paymentId: payments[0]?.id,
    url: null,
    problem: null,
  })
  expect(await jane.gateways.attempt({ id: attemptId })).toMatchObject({ state: 'succeeded' })
  const { items } = await jane.notifications.list({})
  expect(items.filter(({ event }) => event.kind === 'invoice-paid')).toHaveLength(1)
  expect(await refusalOf(pay(invoice.id))).toEqual(['INVOICE_NOT_PAYABLE', { status: 'paid' }])
  expect(await soundOf(desk)).toEqual([])
})

test('coming back pays nothing; what the gateway answers then does, with what it kept', async () => {
  const { account, jane, pay, sessionOf, invoiceNow, attemptNow, all } = await openWithGateway()
  const { attemptId } = await pay()
  expect(await jane.gateways.look({ id: attemptId })).toMatchObject({ state: 'pending' })
  expect(await invoiceNow()).toMatchObject({ status: 'unpaid' })
  account.pay(await sessionOf(attemptId))
  expect(await jane.gateways.attempt({ id: attemptId })).toMatchObject({ state: 'pending' })
  expect(await jane.gateways.look({ id: attemptId })).toMatchObject({ state: 'succeeded' })
  expect(await invoiceNow()).toMatchObject({ status: 'paid' })
  expect(await attemptNow(attemptId)).toMatchObject({ fee: 32 })
  expect((await all()).payments).toHaveLength(1)
})

test('message, return page and job at once are one payment and one notification', async () => {
  const desk = await openWithGateway()
  const { shop, account, jane, pay, sessionOf, send, all } = desk
  const { attemptId } = await pay()
  account.pay(await sessionOf(attemptId))
  const [message] = account.account.messages
  if (!message) throw new Error('No message')
  shop.passSeconds(121)
  await Promise.all([
    send(message),
    jane.gateways.look({ id: attemptId }),
    lookAtDueAttempts(shop.backend),
    send(message),
    jane.gateways.look({ id: attemptId }),
  ])
  expect((await all()).payments).toHaveLength(1)
  expect((await all()).refunds).toEqual([])
  const { items } = await jane.notifications.list({})
  expect(items.filter(({ event }) => event.kind === 'invoice-paid')).toHaveLength(1)
  expect(await soundOf(desk)).toEqual([])
})

test('asked twice it is the same page, in two windows at once as well', async () => {
  const { account, pay } = await openWithGateway()
  const [first, second] = await Promise.all([pay(), pay()])
  expect(second).toEqual(first)
  expect(await pay()).toEqual(first)
  expect(account.account.sessions).toHaveLength(1)
})

test('a page for another amount is closed before there is a new one', async () => {
  const { account, admin, invoice, pay, sessionOf, attemptNow } = await openWithGateway()
  const first = await pay()
  const session = await sessionOf(first.attemptId)
  const payment = { reference: 'TX-1', amount: 200, paidAt: '2026-06-01T10:00:00.000Z' }
  await admin.billing.recordPayment({ invoiceId: invoice.id, payment })
  const second = await pay()
  expect(second.attemptId).not.toBe(first.attemptId)
  expect(
    account.account.sessions.map(({ id, status, amount }) => [id === session, status, amount]),
  ).toEqual([
    [true, 'expired', 450],
    [false, 'open', 250],
  ])
  expect(await attemptNow(first.attemptId)).toMatchObject({ state: 'expired', url: null })
})

test('what was paid on the old page meanwhile pays, and no new one is opened', async () => {
  const { account, admin, invoice, pay, sessionOf, all, invoiceNow } = await openWithGateway()
  const { attemptId } = await pay()
  account.pay(await sessionOf(attemptId))
  const payment = { reference: 'TX-1', amount: 200, paidAt: '2026-06-01T10:00:00.000Z' }
  await admin.billing.recordPayment({ invoiceId: invoice.id, payment })
  expect(await refusalOf(pay())).toEqual(['INVOICE_NOT_PAYABLE', { status: 'paid' }])
  expect(account.account.sessions).toHaveLength(1)
  expect(await invoiceNow()).toMatchObject({ status: 'paid', paid: 450 })
  // What was there already is too much of it.
  expect((await all()).refunds).toMatchObject([{ amount: 200, state: 'to-send', method: 'card' }])
})

test('while a debit is under way it is not paid again', async () => {
  const { account, jane, pay, sessionOf, invoiceNow } = await openWithGateway()
  const { attemptId } = await pay()
  account.pay(await sessionOf(attemptId), { later: true })
  expect(await jane.gateways.look({ id: attemptId })).toMatchObject({ state: 'processing' })
  expect(await refusalOf(pay())).toEqual(['PAYMENT_UNDER_WAY', {}])
  account.settle(await sessionOf(attemptId), false)
  expect(await jane.gateways.look({ id: attemptId })).toMatchObject({ state: 'failed' })
  expect((await pay()).attemptId).not.toBe(attemptId)
  expect(await invoiceNow()).toMatchObject({ status: 'unpaid' })
})

test('a gateway that is off, without keys or not there is not paid by, nor is the invoice of another', async () => {
  const { shop, admin, gateway, invoice, pay } = await openWithGateway()
  const mallory = await shop.customer('mallory')
  expect(await refusalOf(pay(invoice.id, mallory))).toEqual(['NOT_FOUND', {}])
  const { attemptId } = await pay()
  for (const ask of [mallory.gateways.attempt, mallory.gateways.look]) {
    expect(await refusalOf(ask({ id: attemptId }))).toEqual(['NOT_FOUND', {}])
  }
  const form = { ...gatewayForm, key: '', webhookKey: '', id: gateway.id }
  await admin.gateways.update({ ...form, isOn: false })
  expect(await refusalOf(pay())).toEqual(['METHOD_NOT_OFFERED', {}])
})

test('a call that comes to nothing leaves nothing to be paid, and the next one is made anew', async () => {
  const { account, admin, pay, attemptNow } = await openWithGateway()
  for (const fault of ['dropped-before', 'dropped-after', '500-after', '429'] as const) {
    account.faults.plan(fault)
    expect(await refusalOf(pay()), fault).toEqual(['GATEWAY_FAILED', {}])
  }
  const { attemptId } = await pay()
  expect(await attemptNow(attemptId)).toMatchObject({ state: 'pending', fault: null })
  const { items } = await admin.gateways.attempts({ state: 'failed' })
  expect(items.map(({ attempt }) => attempt.fault?.split(':', 1)[0])).toEqual([
    'unreachable',
    'uncertain',
    'uncertain',
    'uncertain',
  ])
})

test('without any message the job finds out, and what nobody pays expires', async () => {
  const { shop, account, order, pay, sessionOf, attemptNow, invoiceNow } = await openWithGateway()
  const other = await order()
  const [paid, left] = [await pay(), await pay(other.invoice.id)]
  account.pay(await sessionOf(paid.attemptId))
  expect(await lookAtDueAttempts(shop.backend)).toMatchObject({ looked: 0, unanswered: 0 })
  shop.passSeconds(121)
  expect(await lookAtDueAttempts(shop.backend)).toMatchObject({ looked: 2, unanswered: 0 })
  expect(await invoiceNow()).toMatchObject({ status: 'paid' })
  expect(await attemptNow(paid.attemptId)).toMatchObject({ nextLookAt: null })
  shop.passSeconds(3600)
  await lookAtDueAttempts(shop.backend)
  expect(await attemptNow(left.attemptId)).toMatchObject({
    state: 'expired',
    nextLookAt: null,
    url: null,
  })
})

test('a gateway that does not answer is asked again later, and never too often at once', async () => {
  const { shop, account, pay, sessionOf, attemptNow } = await openWithGateway()
  const { attemptId } = await pay()
  account.pay(await sessionOf(attemptId))
  shop.passSeconds(121)
  account.faults.standing.add('dropped-before')
  expect(await lookAtDueAttempts(shop.backend)).toMatchObject({ looked: 0, unanswered: 1 })
  shop.passDays(3)
  expect(await lookAtDueAttempts(shop.backend)).toMatchObject({ looked: 0, unanswered: 1 })
  account.faults.standing.clear()
  shop.passSeconds(601)
  expect(await lookAtDueAttempts(shop.backend)).toMatchObject({ looked: 1, unanswered: 0 })
  expect(await attemptNow(attemptId)).toMatchObject({ state: 'succeeded' })
})

test('a gateway is set up in steps: off without both secrets, a live key at its own address alone', async () => {
  const shop = await openTestShop()
  const admin = await shop.admin()
  const add = (typed: Partial<typeof gatewayForm>) =>
    admin.gateways.add({ ...gatewayForm, webhookKey: '', ...typed })
  expect(await refusalOf(add({ isOn: true }))).toEqual(['GATEWAY_INCOMPLETE', {}])
  const live = 'sk_live_0123456789abcdef'
  expect(await refusalOf(add({ key: live, address: 'https://x.example' }))).toEqual([
    'GATEWAY_ADDRESS_FOR_TESTS',
    {},
  ])
  const added = await add({})
  expect(added).toMatchObject({
    id: 'card',
    isOn: false,
    isLive: false,
    key: { lastFour: 'cdef' },
    webhookKey: null,
    webhookAddress: 'https://shop.test/webhooks/stripe/card',
    lastEventAt: null,
  })
  expect(await refusalOf(add({}))).toEqual(['METHOD_NAME_TAKEN', {}])
  const update = (typed: Partial<typeof gatewayForm>) =>
    admin.gateways.update({ ...gatewayForm, id: 'card', key: '', webhookKey: '', ...typed })
  expect(await refusalOf(update({ address: 'https://x.example' }))).toEqual([
    'GATEWAY_KEY_NEEDED',
    {},
  ])
  const on = await update({ webhookKey: 'whsec_0123456789abcdef', isOn: true, name: 'Credit card' })
  expect(on).toMatchObject({ isOn: true, name: 'Credit card', key: { lastFour: 'cdef' } })
  const { paymentMethods } = await shop.visitor().settings.get()
  expect(paymentMethods.find(({ id }) => id === 'card')).toMatchObject({
    kind: 'gateway',
    name: 'Credit card',
    isOffered: true,
  })
  expect(await update({ key: live })).toMatchObject({ isLive: true })
})

test('where no network reaches the shop there are none', async () => {
  const shop = await openTestShop({ gateways: null })
  const admin = await shop.admin()
  expect(await admin.gateways.list()).toEqual({ gateways: [], kinds: [] })
  expect(await refusalOf(admin.gateways.add(gatewayForm))).toEqual(['NOT_AVAILABLE', {}])
})

test('secrets are in no answer, no log and no document, and one that arrives with a document is off', async () => {
  const { shop, admin, gateway } = await openWithGateway()
  const { text } = await admin.shop.exportDocument()
  const log = await admin.audit.list({ limit: 200 })
  const rows = await shop.store.read((tx) => tx.gateways.list({ limit: 10 }))
  const shown = JSON.stringify([await admin.gateways.list(), log, text])
  expect(rows.items[0]?.gatewayKey).toBeTruthy()
  for (const secret of ['sk_test_simulated', 'whsec_simulated', rows.items[0]?.gatewayKey]) {
    expect(shown).not.toContain(secret)
  }
  expect(log.items.map(({ action }) => action)).toContain('gateways.add')
  await admin.shop.importDocument({ text, apply: true })
  const moved = await shop.store.read((tx) => tx.paymentMethods.get(gateway.id))
  expect(moved).toMatchObject({ kind: 'gateway', isOn: false })
})

test('the page of a cancelled order is closed by the next look, and that of another goes on', async () => {
  const desk = await openWithGateway()
  const { shop, jane, order, pay, attemptNow } = desk
  const { invoice, order: placed } = await order()
  const [closing, other] = [await pay(invoice.id), await pay()]
  await jane.orders.cancel({ id: placed.id })
  expect(await lookAtDueAttempts(shop.backend)).toMatchObject({ looked: 1 })
  const over = { state: 'expired', url: null, nextLookAt: null }
  expect(await attemptNow(closing.attemptId)).toMatchObject(over)
  expect(await attemptNow(other.attemptId)).toMatchObject({ state: 'pending' })
  expect(await soundOf(desk)).toEqual([])
})

test('a customer’s export has what they began to pay, but no page to pay on', async () => {
  const { jane, pay } = await openWithGateway()
  const { attemptId, url } = await pay()
  const { text } = await jane.accounts.exportMine()
  expect(JSON.parse(text).paymentAttempts).toMatchObject([{ id: attemptId, state: 'pending' }])
  expect(text).not.toContain(url)
})
