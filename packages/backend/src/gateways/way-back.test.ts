import { expect, test } from 'vitest'
import { openWithGateway } from '../testing/gateway-desk.ts'
import { refusalOf } from '../testing/refusal.ts'

test('who has paid for an order comes back to its page, and who has bought coins to Billing', async () => {
  const { account, jane, invoice, gateway, pay } = await openWithGateway()
  const { attemptId } = await pay()
  const coins = await jane.gateways.buyCoins({ amount: 1000, paymentMethod: gateway.id })
  const order = `https://shop.test/dashboard/orders/${invoice.subjectId}?payment=${attemptId}`
  const billing = `https://shop.test/dashboard?tab=billing&payment=${coins.attemptId}`
  expect(
    account.account.sessions.map(({ successUrl, cancelUrl }) => [successUrl, cancelUrl]),
  ).toEqual([
    [order, order],
    [billing, billing],
  ])
})

test('the page of an order knows what was begun to be paid for it, and nobody else’s does', async () => {
  const { account, jane, order: place, invoice, pay, sessionOf } = await openWithGateway()
  const asked = { id: invoice.subjectId ?? '' }
  expect((await jane.orders.get(asked)).attempt).toBeNull()
  const { attemptId } = await pay()
  expect((await jane.orders.get(asked)).attempt).toMatchObject({ id: attemptId, state: 'pending' })
  account.pay(await sessionOf(attemptId), { later: true })
  await jane.gateways.look({ id: attemptId })
  const { attempt } = await jane.orders.get(asked)
  expect(attempt).toMatchObject({ id: attemptId, state: 'processing', amount: 450 })
  expect(attempt).not.toHaveProperty('session')
  const other = await place()
  expect((await jane.orders.get({ id: other.order.id })).attempt).toBeNull()
})

test('an order whose gateway does not answer is there all the same, and is paid by asking again', async () => {
  const { account, jane, order: place, pay, invoiceNow } = await openWithGateway()
  const { order, invoice } = await place()
  account.faults.plan('dropped-before')
  expect(await refusalOf(pay(invoice.id))).toEqual(['GATEWAY_FAILED', {}])
  expect(await jane.orders.get({ id: order.id })).toMatchObject({
    order: { status: 'pending' },
    attempt: { state: 'failed', url: null },
  })
  const { url } = await pay(invoice.id)
  expect(url).toMatch(/^https:\/\/pay\.test\/pay\//)
  expect(await invoiceNow(invoice.id)).toMatchObject({ status: 'unpaid' })
})
