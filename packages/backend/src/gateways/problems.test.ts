/** What staff are told of payments that something is wrong with: once each, whatever is told how often. */
import { expect, test } from 'vitest'
import { openWithGateway, openWithPayPal } from '../testing/gateway-desk.ts'
import { applyDueEvents } from './receive-event.ts'

type Desk = Awaited<ReturnType<typeof openWithGateway>> | Awaited<ReturnType<typeof openWithPayPal>>

/** What each of the team was told, oldest first. */
async function toldOf({ shop, admin }: Pick<Desk, 'shop' | 'admin'>) {
  const { items } = await admin.notifications.list({})
  const { items: all } = await shop.store.read((tx) => tx.notifications.list({ limit: 500 }))
  const mine = items.flatMap(({ event }) => (event.kind === 'payment-problem' ? [event] : []))
  const others = all.filter(({ event }) => event.kind === 'payment-problem')
  // Nobody but the team: there is one of it.
  expect(others).toHaveLength(mine.length)
  return mine.toReversed()
}

/** All of it, by card. */
async function payAndDispute({
  account,
  pay,
  sessionOf,
}: Awaited<ReturnType<typeof openWithGateway>>): Promise<void> {
  const { attemptId } = await pay()
  const session = await sessionOf(attemptId)
  account.pay(session)
  account.dispute(session, 450)
}

test('of a disputed payment by card staff are told once, and nothing is changed by it', async () => {
  const desk = await openWithGateway()
  const { account, send } = desk
  await payAndDispute(desk)
  for (const message of account.account.messages) await send(message)
  for (const message of account.account.messages) await send(message)
  const disputed = { problem: 'DISPUTED', amount: 450, currency: 'EUR', gatewayId: 'card' }
  expect(await toldOf(desk)).toMatchObject([disputed])
  expect(await desk.invoiceNow()).toMatchObject({ status: 'paid', paid: 450 })
  expect((await desk.admin.shop.checkIntegrity()).problems).toEqual([])
})

test('of a payment by PayPal as well', async () => {
  const desk = await openWithPayPal()
  const { account, pay, sessionOf, send, jane } = desk
  const { attemptId } = await pay()
  const session = await sessionOf(attemptId)
  account.approve(session)
  await jane.gateways.look({ id: attemptId })
  account.dispute(session, 200)
  for (const message of account.account.messages) await send(message)
  expect(await toldOf(desk)).toMatchObject([{ problem: 'DISPUTED', amount: 200, currency: 'EUR' }])
})

test('a dispute of what other software on the same account has sold is nobody’s here', async () => {
  const desk = await openWithGateway()
  const { account, send } = desk
  await payAndDispute(desk)
  const [, message] = account.account.messages
  if (!message) throw new Error('No dispute')
  const foreign = { ...message, body: message.body.replaceAll(/pi_test_[a-z0-9]+/g, 'pi_other') }
  expect(await send(foreign)).toBe('taken')
  expect((await desk.all()).events).toMatchObject([{ outcome: 'foreign' }])
  expect(await toldOf(desk)).toEqual([])
})

test('money for what is paid by another way goes back, and staff are told', async () => {
  const desk = await openWithGateway()
  const { account, admin, invoice, pay, sessionOf, send } = desk
  const { attemptId } = await pay()
  const session = await sessionOf(attemptId)
  const payment = { reference: 'TX-1', amount: 450, paidAt: '2026-06-01T10:00:00.000Z' }
  await admin.billing.recordPayment({ invoiceId: invoice.id, payment })
  account.pay(session)
  for (const message of account.account.messages) await send(message)
  expect(await toldOf(desk)).toMatchObject([{ problem: 'CLOSED', amount: 450 }])
})

test('money for what the shop does not know is told of once, however many messages say so', async () => {
  const desk = await openWithGateway()
  const { account, pay, sessionOf, send } = desk
  const { attemptId } = await pay()
  account.pay(await sessionOf(attemptId))
  const [message] = account.account.messages
  if (!message) throw new Error('No message')
  const unknown = (id: string) => ({
    body: message.body.replaceAll(attemptId, 'nobodys').replace(/evt_\w+/, `evt_${id}`),
  })
  await send(unknown('one'))
  await send(unknown('two'))
  expect(await toldOf(desk)).toMatchObject([{ problem: 'UNKNOWN', amount: 450 }])
})

test('of a message that cannot be applied staff are told once, after a while', async () => {
  const desk = await openWithGateway()
  const { shop, account, pay, sessionOf, send } = desk
  const { attemptId } = await pay()
  account.pay(await sessionOf(attemptId))
  const { store } = shop.backend
  const [message] = account.account.messages
  if (!message) throw new Error('No message')
  // Of two transactions, the one that keeps it and the one that puts it off succeed.
  const { transaction } = store
  const failing: typeof transaction = (work) =>
    transaction((tx) =>
      work({ ...tx, payments: { ...tx.payments, insert: () => Promise.reject(new Error('No')) } }),
    )
  Object.assign(store, { transaction: failing })
  await send(message)
  for (let hour = 0; hour < 12; hour++) {
    shop.passSeconds(3600)
    await applyDueEvents(shop.backend)
  }
  Object.assign(store, { transaction })
  expect(await toldOf(desk)).toMatchObject([{ problem: 'STUCK', amount: 450 }])
  shop.passSeconds(3600)
  await applyDueEvents(shop.backend)
  expect(await desk.invoiceNow()).toMatchObject({ status: 'paid' })
})
