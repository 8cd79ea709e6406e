/** A shop whose customers pay at a simulated account of Stripe. */
import { openStripe } from '@hostfront/providers/stripe'
import { simulate } from '@hostfront/providers/stripe-simulation'
import { fetchOf } from '@hostfront/providers/stripe-simulation/fetch-of'
import type { Gateways } from '../call/context.ts'
import { receiveEvent } from '../gateways/receive-event.ts'
import { gatewayForm } from './calls/forms.ts'
import { orderForm } from './order-form.ts'
import { type Client, openTestShop, type TestShopOptions } from './shop.ts'

export type GatewayDesk = Awaited<ReturnType<typeof openWithGateway>>

/** A shop with a gateway that is on, and one open invoice of 4.50. */
export async function openWithGateway(options: TestShopOptions = {}) {
  let now = () => '2026-06-01T12:00:00.000Z'
  const account = simulate({ now: () => Date.parse(now()) })
  const { key, webhookSecret } = account
  const gateways: Gateways = {
    kinds: ['stripe'],
    open: (_, access) => openStripe(access, { now: () => now(), fetch: fetchOf(account) }),
    shopAddress: 'https://shop.test',
  }
  const shop = await openTestShop({ gateways, ...options })
  now = () => shop.backend.now()
  const [jane, admin] = [await shop.customer('jane'), await shop.admin()]
  const form = { ...gatewayForm, key, webhookKey: webhookSecret, isOn: true }
  const gateway = await admin.gateways.add(form)
  const order = async (client: Client = jane) => {
    const { invoice, order: placed } = await client.orders.place({
      ...orderForm,
      paymentMethod: gateway.id,
    })
    if (!invoice) throw new Error('Every order has an invoice')
    return { invoice, order: placed }
  }
  const { invoice } = await order()
  const pay = (invoiceId = invoice.id, client: Client = jane) =>
    client.gateways.pay({ invoiceId, paymentMethod: gateway.id })
  /** The page that an attempt is paid on. */
  const sessionOf = async (attemptId: string) => {
    const attempt = await shop.store.read((tx) => tx.paymentAttempts.get(attemptId))
    if (!attempt?.session) throw new Error('No page')
    return attempt.session
  }
  const send = (
    message: { readonly body: string },
    signature: string | null = account.sign(message),
  ) =>
    receiveEvent(shop.backend, {
      kind: 'stripe',
      gatewayId: gateway.id,
      bytes: new TextEncoder().encode(message.body),
      header: (name) => (name === 'stripe-signature' ? signature : null),
    })
  const attemptNow = (id: string) => shop.store.read((tx) => tx.paymentAttempts.get(id))
  const invoiceNow = (id = invoice.id) => shop.store.read((tx) => tx.invoices.get(id))
  const all = async () =>
    shop.store.read(async (tx) => ({
      payments: (await tx.payments.list({ limit: 200 })).items,
      refunds: (await tx.refunds.list({ limit: 200 })).items,
      events: (await tx.gatewayEvents.list({ limit: 200 })).items,
    }))
  return {
    shop,
    account,
    jane,
    admin,
    gateway,
    invoice,
    order,
    pay,
    sessionOf,
    send,
    attemptNow,
    invoiceNow,
    all,
  }
}
