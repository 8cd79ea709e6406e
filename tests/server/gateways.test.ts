/** A server and a simulated account of Stripe, each a machine of its own: messages, kills, and what is no message. */
import { type StripeSimulator, startStripeSimulator } from '@hostfront/providers/stripe-simulator'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from './caller.ts'
import { type OpenServer, openServer } from './open-server.ts'
import { orderForm } from './order-form.ts'

let server: OpenServer
let stripe: StripeSimulator
let admin: Caller
let webhook: string

beforeAll(async () => {
  server = await openServer({ env: { LOG_LEVEL: 'warn' } })
  stripe = await startStripeSimulator()
  admin = await server.admin()
  const gateway = await admin.api.gateways.add({
    kind: 'stripe',
    name: 'Card',
    key: stripe.key,
    webhookKey: stripe.webhookSecret,
    address: stripe.address,
    isOn: true,
  })
  webhook = gateway.webhookAddress
}, 240_000)

afterAll(async () => {
  await stripe?.close()
  await server?.close()
})

/** Orders, goes to the page and pays there; what the account would tell is answered in place of being told. */
async function payOnPage() {
  const { invoice } = await admin.api.orders.place({ ...orderForm, paymentMethod: 'card' })
  const invoiceId = invoice?.id ?? ''
  const { attemptId } = await admin.api.gateways.pay({ invoiceId, paymentMethod: 'card' })
  const { sessions, messages } = stripe.account
  const session =
    sessions.find(({ clientReferenceId }) => clientReferenceId === attemptId)?.id ?? ''
  stripe.pay(session)
  const message = messages.find(({ body }) => body.includes(session))
  if (!message) throw new Error('No message')
  return { attemptId, invoiceId, message }
}

const post = (body: string, headers: Record<string, string>, address = webhook) =>
  fetch(address, { method: 'POST', body, headers })
const signed = (message: { readonly body: string }) =>
  post(message.body, {
    'stripe-signature': stripe.sign(message),
    'content-type': 'application/json',
  })
const statusOf = async (id: string) => (await admin.api.billing.invoice({ id })).status

test('a signed message pays, from any address, without a cookie and in any type of body', async () => {
  const { message, invoiceId, attemptId } = await payOnPage()
  const response = await post(message.body, {
    'stripe-signature': stripe.sign(message),
    origin: 'https://elsewhere.example',
    'content-type': 'text/plain',
  })
  expect([response.status, await response.json()]).toEqual([200, { received: true }])
  expect(response.headers.get('set-cookie')).toBeNull()
  expect(await statusOf(invoiceId)).toBe('paid')
  expect((await admin.api.gateways.attempt({ id: attemptId })).state).toBe('succeeded')
  const [again, more] = await Promise.all([signed(message), signed(message)])
  expect([again.status, more.status]).toEqual([200, 200])
  const payments = await admin.api.payments.ofInvoice({ invoiceId })
  expect(payments).toHaveLength(1)
})

test('what is not signed, too large or about no gateway is refused, and pays nothing', async () => {
  const { message, invoiceId } = await payOnPage()
  const header = { 'stripe-signature': stripe.sign(message) }
  expect((await post(message.body, {})).status).toBe(400)
  expect((await post(`${message.body} `, header)).status).toBe(400)
  expect((await post(message.body, header, webhook.replace(/card$/, 'other'))).status).toBe(404)
  expect((await post(message.body, header, webhook.replace('stripe', 'paypal'))).status).toBe(404)
  expect((await post('x'.repeat(257 * 1024), header)).status).toBe(413)
  expect((await fetch(webhook)).status).toBe(404)
  expect(await statusOf(invoiceId)).toBe('unpaid')
  expect((await signed(message)).status).toBe(200)
  expect(await statusOf(invoiceId)).toBe('paid')
})

test('killed while messages come in, every one of them has paid once in the end', async () => {
  const paid = await Promise.all([1, 2, 3].map(() => payOnPage().catch(() => null)))
  const each = paid.flatMap((one) => one ?? [])
  const sent = each.map(({ message }) => signed(message).catch(() => null))
  await server.kill()
  await Promise.all(sent)
  await server.start()
  admin = await server.admin()
  // Nobody was answered, so that they are sent again.
  for (const { message } of each) expect((await signed(message)).status).toBe(200)
  for (const { invoiceId } of each) {
    await expect.poll(() => statusOf(invoiceId)).toBe('paid')
    expect(await admin.api.payments.ofInvoice({ invoiceId })).toHaveLength(1)
  }
  expect((await admin.api.shop.checkIntegrity()).problems).toEqual([])
})
