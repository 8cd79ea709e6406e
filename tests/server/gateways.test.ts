/** A server and simulated accounts, each a machine of its own: messages, kills, and what is no message. */
import { type PayPalSimulator, startPayPalSimulator } from '@hostfront/providers/paypal-simulator'
import { type StripeSimulator, startStripeSimulator } from '@hostfront/providers/stripe-simulator'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Caller } from './caller.ts'
import { DATABASES } from './database.ts'
import { type OpenServer, openServer } from './open-server.ts'
import { orderForm } from './order-form.ts'

describe.each(DATABASES)('gateways on %s', (database) => {
  let server: OpenServer
  let stripe: StripeSimulator
  let paypal: PayPalSimulator
  let admin: Caller
  let webhook: string
  let paypalHook: string

  beforeAll(async () => {
    server = await openServer({ database, env: { LOG_LEVEL: 'warn' } })
    stripe = await startStripeSimulator()
    paypal = await startPayPalSimulator()
    admin = await server.admin()
    const common = { isOn: true } as const
    const card = await admin.api.gateways.add({
      ...common,
      kind: 'stripe',
      name: 'Card',
      key: stripe.key,
      webhookKey: stripe.webhookSecret,
      address: stripe.address,
    })
    const wallet = await admin.api.gateways.add({
      ...common,
      kind: 'paypal',
      name: 'PayPal Checkout',
      clientId: paypal.clientId,
      key: paypal.secret,
      isSandbox: true,
      webhookKey: paypal.webhookId,
      address: paypal.address,
    })
    webhook = card.webhookAddress
    paypalHook = wallet.webhookAddress
  }, 240_000)

  afterAll(async () => {
    await stripe?.close()
    await paypal?.close()
    await server?.close()
  })

  const begin = async (paymentMethod: string) => {
    const { invoice } = await admin.api.orders.place({ ...orderForm, paymentMethod })
    const invoiceId = invoice?.id ?? ''
    const { attemptId } = await admin.api.gateways.pay({ invoiceId, paymentMethod })
    return { invoiceId, attemptId }
  }

  /** Orders, goes to the page and pays there; what the account would tell is answered in place of being told. */
  async function payOnPage() {
    const { invoiceId, attemptId } = await begin('card')
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
    // What PostgreSQL takes as no text: as the gateway's name it is none, as a message's it is no message.
    expect((await post(message.body, header, webhook.replace(/card$/, 'card%00'))).status).toBe(404)
    const odd = { ...message, body: message.body.replace(message.id, `${message.id}\\u0000`) }
    expect((await signed(odd)).status).toBe(200)
    expect(await statusOf(invoiceId)).toBe('unpaid')
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

  test('PayPal says that a payer agreed, and the server takes it, by the return page or by itself', async () => {
    const { invoiceId, attemptId } = await begin('paypal-checkout')
    const order = paypal.account.orders.at(-1)
    if (!order) throw new Error('No order')
    paypal.approve(order.id)
    const approved = paypal.account.messages.at(-1)
    if (!approved) throw new Error('No message')
    expect((await post(approved.body, {}, paypalHook)).status).toBe(400)
    expect((await post(approved.body, { ...paypal.headersOf(approved) }, paypalHook)).status).toBe(
      200,
    )
    expect(await statusOf(invoiceId)).toBe('unpaid')
    const looked = await admin.api.gateways.look({ id: attemptId })
    expect(looked.state).toBe('succeeded')
    expect(await statusOf(invoiceId)).toBe('paid')
    const taken = paypal.account.messages.at(-1)
    if (!taken) throw new Error('No message')
    const answers = await Promise.all(
      [1, 2, 3].map(() => post(taken.body, { ...paypal.headersOf(taken) }, paypalHook)),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await admin.api.payments.ofInvoice({ invoiceId })).toHaveLength(1)
  })

  test('killed while PayPal takes it, it was taken and written down once', async () => {
    const { invoiceId, attemptId } = await begin('paypal-checkout')
    const order = paypal.account.orders.at(-1)
    if (!order) throw new Error('No order')
    paypal.approve(order.id)
    const [looked] = [admin.api.gateways.look({ id: attemptId }).catch(() => null)]
    await expect.poll(() => order.capture, { interval: 2 }).not.toBeNull()
    await server.kill()
    await looked
    await server.start()
    admin = await server.admin()
    await expect
      .poll(async () => {
        await admin.api.gateways.look({ id: attemptId })
        return statusOf(invoiceId)
      })
      .toBe('paid')
    expect(await admin.api.payments.ofInvoice({ invoiceId })).toHaveLength(1)
    expect((await admin.api.shop.checkIntegrity()).problems).toEqual([])
  })
})
