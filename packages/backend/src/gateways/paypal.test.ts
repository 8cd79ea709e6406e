/** PayPal's money is taken by the shop, once its payer has agreed. */
import { refundsOf } from '@hostfront/providers/paypal-simulation/state'
import { expect, test } from 'vitest'
import { openWithPayPal } from '../testing/gateway-desk.ts'
import { refusalOf } from '../testing/refusal.ts'
import { lookAtDueAttempts } from './look-at-attempt.ts'

const capturesOf = ({ account }: Awaited<ReturnType<typeof openWithPayPal>>) =>
  account.account.orders.flatMap(({ capture }) => capture ?? [])

test('a customer agrees on its page and comes back: it is taken, and the invoice is paid', async () => {
  const desk = await openWithPayPal()
  const { account, jane, pay, sessionOf, send, attemptNow, invoiceNow, all } = desk
  const { attemptId, url } = await pay()
  const session = await sessionOf(attemptId)
  expect(url).toBe(`https://www.sandbox.paypal.com/checkoutnow?token=${session}`)
  expect(await jane.gateways.look({ id: attemptId })).toMatchObject({ state: 'pending' })
  account.approve(session)
  expect(await invoiceNow()).toMatchObject({ status: 'unpaid' })
  expect(await jane.gateways.look({ id: attemptId })).toMatchObject({
    state: 'succeeded',
    url: null,
  })
  const [capture] = capturesOf(desk)
  expect(await invoiceNow()).toMatchObject({
    status: 'paid',
    paid: 450,
    paymentMethod: 'paypal-checkout',
  })
  expect(await attemptNow(attemptId)).toMatchObject({
    fee: 46,
    reference: capture?.id,
  })
  for (const message of account.account.messages) expect(await send(message)).toBe('taken')
  expect((await all()).payments).toMatchObject([
    { method: 'paypal-checkout', amount: 450, reference: capture?.id },
  ])
  const { items } = await jane.notifications.list({})
  expect(items.filter(({ event }) => event.kind === 'invoice-paid')).toHaveLength(1)
  expect((await desk.admin.shop.checkIntegrity()).problems).toEqual([])
})

test('who agrees and never comes back has it taken by the job, as soon as PayPal says so', async () => {
  const desk = await openWithPayPal()
  const { shop, account, pay, sessionOf, send, invoiceNow, attemptNow } = desk
  const { attemptId } = await pay()
  account.approve(await sessionOf(attemptId))
  const [message] = account.account.messages
  if (!message) throw new Error('No message')
  await send(message)
  expect(await attemptNow(attemptId)).toMatchObject({
    state: 'pending',
    nextLookAt: shop.backend.now(),
  })
  expect(capturesOf(desk)).toEqual([])
  await lookAtDueAttempts(shop.backend)
  expect(await invoiceNow()).toMatchObject({ status: 'paid' })
  expect(capturesOf(desk)).toHaveLength(1)
})

test('message, return page and job at once take it once', async () => {
  const desk = await openWithPayPal()
  const { shop, account, jane, pay, sessionOf, send, all } = desk
  const { attemptId } = await pay()
  account.approve(await sessionOf(attemptId))
  const [message] = account.account.messages
  if (!message) throw new Error('No message')
  shop.passSeconds(121)
  await Promise.all([
    send(message),
    jane.gateways.look({ id: attemptId }),
    lookAtDueAttempts(shop.backend),
    jane.gateways.look({ id: attemptId }),
    send(message),
  ])
  for (const each of account.account.messages) await send(each)
  expect(capturesOf(desk)).toHaveLength(1)
  expect((await all()).payments).toHaveLength(1)
  expect((await all()).refunds).toEqual([])
})

test('an answer that is lost is asked for again, and the money is taken and written down once', async () => {
  const desk = await openWithPayPal()
  const { shop, account, jane, pay, sessionOf, invoiceNow, attemptNow, all } = desk
  const { attemptId } = await pay()
  account.approve(await sessionOf(attemptId))
  account.faults.plan('dropped-after', ({ path }) => path.endsWith('/capture'))
  expect(await jane.gateways.look({ id: attemptId })).toMatchObject({ state: 'pending' })
  expect(capturesOf(desk)).toHaveLength(1)
  expect(await invoiceNow()).toMatchObject({ status: 'unpaid' })
  account.faults.plan('500-before', ({ method }) => method === 'GET')
  shop.passSeconds(121)
  expect(await lookAtDueAttempts(shop.backend)).toMatchObject({ looked: 0, unanswered: 1 })
  shop.passSeconds(601)
  expect(await lookAtDueAttempts(shop.backend)).toMatchObject({ looked: 1, unanswered: 0 })
  expect(await invoiceNow()).toMatchObject({ status: 'paid' })
  expect(await attemptNow(attemptId)).toMatchObject({ state: 'succeeded', nextLookAt: null })
  expect(capturesOf(desk)).toHaveLength(1)
  expect((await all()).payments).toHaveLength(1)
})

test('what was paid otherwise meanwhile is not taken a second time', async () => {
  const desk = await openWithPayPal()
  const { account, admin, jane, invoice, pay, sessionOf, attemptNow, all } = desk
  const { attemptId } = await pay()
  account.approve(await sessionOf(attemptId))
  const payment = { reference: 'TX-1', amount: 200, paidAt: '2026-06-01T10:00:00.000Z' }
  await admin.billing.recordPayment({ invoiceId: invoice.id, payment })
  expect(await jane.gateways.look({ id: attemptId })).toMatchObject({ state: 'expired', url: null })
  expect(capturesOf(desk)).toEqual([])
  expect(await attemptNow(attemptId)).toMatchObject({ nextLookAt: null })
  for (const message of account.account.messages) await desk.send(message)
  await lookAtDueAttempts(desk.shop.backend)
  expect(capturesOf(desk)).toEqual([])
  expect((await all()).payments).toHaveLength(1)
  const again = await pay()
  account.approve(await sessionOf(again.attemptId))
  await jane.gateways.look({ id: again.attemptId })
  expect(capturesOf(desk)).toMatchObject([{ amount: 250 }])
})

test('a card that is declined pays nothing, staff see why, and the customer may try again', async () => {
  const desk = await openWithPayPal()
  const { account, jane, pay, sessionOf, attemptNow, invoiceNow } = desk
  const first = await pay()
  account.approve(await sessionOf(first.attemptId), { with: 'declined' })
  expect(await jane.gateways.look({ id: first.attemptId })).toMatchObject({ state: 'failed' })
  expect(await attemptNow(first.attemptId)).toMatchObject({
    fault: 'refused: INSTRUMENT_DECLINED: The instrument presented was declined.',
    url: null,
  })
  expect(await invoiceNow()).toMatchObject({ status: 'unpaid' })
  const second = await pay()
  expect(second.attemptId).not.toBe(first.attemptId)
  account.approve(await sessionOf(second.attemptId))
  expect(await jane.gateways.look({ id: second.attemptId })).toMatchObject({ state: 'succeeded' })
})

test('an e-cheque is waited for, and pays when it has arrived', async () => {
  const desk = await openWithPayPal()
  const { account, jane, pay, sessionOf, send, invoiceNow, attemptNow } = desk
  const { attemptId } = await pay()
  const session = await sessionOf(attemptId)
  account.approve(session, { with: 'echeck' })
  expect(await jane.gateways.look({ id: attemptId })).toMatchObject({ state: 'processing' })
  expect(await refusalOf(pay())).toEqual(['PAYMENT_UNDER_WAY', {}])
  expect(await invoiceNow()).toMatchObject({ status: 'unpaid' })
  account.settle(session, true)
  for (const message of account.account.messages.toReversed()) await send(message)
  expect(await invoiceNow()).toMatchObject({ status: 'paid' })
  expect(await attemptNow(attemptId)).toMatchObject({ fee: 46, state: 'succeeded' })
})

test('money goes back by the way it came; what went back there is shown, named or not', async () => {
  const desk = await openWithPayPal()
  const { account, admin, jane, order, pay, sessionOf, send, all, attemptNow } = desk
  const { invoice, order: placed } = await order()
  const { attemptId } = await pay(invoice.id)
  const session = await sessionOf(attemptId)
  account.approve(session)
  await jane.gateways.look({ id: attemptId })
  await admin.orders.reject({ id: placed.id, reason: 'No.' })
  const [refund] = (await all()).refunds
  if (!refund) throw new Error('Nothing goes back')
  account.faults.plan('dropped-after', ({ path }) => path.endsWith('/refund'))
  expect(await refusalOf(admin.gateways.sendBack({ id: refund.id }))).toEqual([
    'GATEWAY_UNCERTAIN',
    {},
  ])
  account.account.done.clear()
  const settled = await admin.gateways.sendBack({ id: refund.id })
  const [sent, ...more] = refundsOf(account.account)
  expect(more).toEqual([])
  expect(settled).toMatchObject({ state: 'sent', reference: sent?.id, amount: 450 })
  for (const message of account.account.messages) await send(message)
  expect(await attemptNow(attemptId)).toMatchObject({ refunded: 450, state: 'succeeded' })
  expect((await admin.shop.checkIntegrity()).problems).toEqual([])
})

test('what PayPal takes back without a name is found by its payment', async () => {
  const desk = await openWithPayPal()
  const { account, jane, pay, sessionOf, send, attemptNow, invoiceNow } = desk
  const { attemptId } = await pay()
  const session = await sessionOf(attemptId)
  account.approve(session)
  await jane.gateways.look({ id: attemptId })
  account.reverse(session)
  const message = account.account.messages.at(-1)
  if (!message) throw new Error('No message')
  await send(message)
  expect(await attemptNow(attemptId)).toMatchObject({ state: 'succeeded', refunded: 450 })
  expect(await invoiceNow()).toMatchObject({ status: 'paid' })
})

test('a secret of the sandbox goes to no other place, and one for money to no simulator', async () => {
  const { admin, gateway } = await openWithPayPal()
  const { name, isOn } = gateway
  const form = {
    id: gateway.id,
    kind: 'paypal',
    name,
    isOn,
    key: '',
    webhookKey: '',
    address: '',
  } as const
  await admin.gateways.update({ ...form, isSandbox: true })
  expect(await refusalOf(admin.gateways.update({ ...form, isSandbox: false }))).toEqual([
    'GATEWAY_KEY_NEEDED',
    {},
  ])
  const typed = { clientId: 'client-0000000000000000', key: 'secret-0000000000000000' }
  const live = { ...form, ...typed, isSandbox: false }
  const address = 'http://127.0.0.1:8082'
  expect(await refusalOf(admin.gateways.update({ ...live, address }))).toEqual([
    'GATEWAY_ADDRESS_FOR_TESTS',
    {},
  ])
  const shown = await admin.gateways.update(live)
  expect(shown).toMatchObject({ isLive: true, key: { lastFour: '0000' } })
  expect(JSON.stringify(shown)).not.toContain('secret-')
})

test('in a shop whose currency it does not take it is not offered, and staff see why', async () => {
  const { admin, jane, gateway, invoice, pay, shop } = await openWithPayPal()
  const offered = async () =>
    (await jane.settings.get()).paymentMethods.find(({ id }) => id === gateway.id)?.isOffered
  expect(await offered()).toBe(true)
  await shop.store.transaction((tx) => tx.settings.update('settings', { currency: 'MAD' }))
  expect(await offered()).toBe(false)
  expect((await admin.gateways.list()).gateways).toMatchObject([{ takesCurrency: false }])
  expect(await refusalOf(pay())).toEqual(['METHOD_NOT_OFFERED', {}])
  const chosen = { invoiceId: invoice.id, paymentMethod: gateway.id }
  expect(await refusalOf(jane.billing.choosePaymentMethod(chosen))).toEqual([
    'METHOD_NOT_OFFERED',
    {},
  ])
})

test('nor does a bill name it there, also of what was paid by it before', async () => {
  const { admin, jane, gateway, order, shop } = await openWithPayPal()
  const { invoice, order: placed } = await order()
  const payment = {
    reference: 'TX-1',
    amount: invoice.total,
    paidAt: '2026-06-01T10:00:00.000Z',
  }
  const { service } = await admin.orders.approve({ id: placed.id, payment })
  const { id, expiresAt, price: total } = service
  const renew = () => jane.services.renew({ id, expiresAt, total, withCoins: false })
  await shop.store.transaction((tx) => tx.settings.update('settings', { currency: 'MAD' }))
  const { invoice: renewal } = await renew()
  expect(renewal.paymentMethod).not.toBe(gateway.id)
  const named = (await jane.settings.get()).paymentMethods.find(
    (method) => method.id === renewal.paymentMethod,
  )
  expect(named).toMatchObject({ isOffered: true, kind: 'manual' })
})
