/** A shop whose customers pay at a simulated account. */
import type { GatewayForm } from '@hostfront/domain/gateways/gateway-form'
import { fetchOf } from '@hostfront/providers/gateway-simulation/fetch-of'
import type { OpenGateway } from '@hostfront/providers/host'
import { openPayPal } from '@hostfront/providers/paypal'
import { simulate as simulatePayPal } from '@hostfront/providers/paypal-simulation'
import { newSigningPair } from '@hostfront/providers/paypal-simulation/certificate'
import { openStripe } from '@hostfront/providers/stripe'
import { simulate } from '@hostfront/providers/stripe-simulation'
import type { Gateways } from '../call/context.ts'
import { receiveEvent } from '../gateways/receive-event.ts'
import { gatewayForm } from './calls/forms.ts'
import { orderForm } from './order-form.ts'
import { type Client, openTestShop, type TestShopOptions } from './shop.ts'

export type GatewayDesk = Awaited<ReturnType<typeof openWithGateway>>
export type PayPalDesk = Awaited<ReturnType<typeof openWithPayPal>>

type Clock = () => number
type Headers = Readonly<Record<string, string>>

interface Message {
  readonly body: string
}

/** A shop with Stripe, and one open invoice of 4.50. */
export async function openWithGateway(options: TestShopOptions = {}) {
  const desk = await openDesk(options, (now) => {
    const account = simulate({ now })
    const { key, webhookSecret: webhookKey } = account
    return { account, open: openStripe, form: { kind: 'stripe', key, webhookKey } }
  })
  const { account } = desk
  const send = (message: Message, signature: string | null = account.sign(message)) =>
    desk.receive(message, signature === null ? {} : { 'stripe-signature': signature })
  return { ...desk, send }
}

/** Made once: it takes a while. */
let signingPair: ReturnType<typeof newSigningPair> | null = null
const LIFETIME = { from: Date.parse('2026-01-01'), until: Date.parse('2028-01-01') }

/** The same with PayPal. */
export async function openWithPayPal(options: TestShopOptions = {}) {
  const desk = await openDesk(options, (now) => {
    signingPair ??= newSigningPair(LIFETIME)
    const account = simulatePayPal({ now, signingPair })
    const { clientId, secret: key, webhookId: webhookKey } = account
    const form = { kind: 'paypal', name: 'PayPal Checkout', clientId, key, webhookKey } as const
    return { account, open: openPayPal, form: { ...form, isSandbox: true } }
  })
  const { account } = desk
  const send = (message: Message, headers: Headers = account.headersOf(message)) =>
    desk.receive(message, headers)
  return { ...desk, send }
}

interface Simulated<Account> {
  readonly account: Account
  readonly open: OpenGateway
  readonly form: Partial<GatewayForm>
}

async function openDesk<Account extends Parameters<typeof fetchOf>[0]>(
  options: TestShopOptions,
  at: (now: Clock) => Simulated<Account>,
) {
  let now = () => '2026-06-01T12:00:00.000Z'
  const { account, open, form } = at(() => Date.parse(now()))
  const kind = form.kind ?? 'stripe'
  const host = { now: () => now(), fetch: fetchOf(account) }
  const gateways: Gateways = {
    kinds: [kind],
    open: (_, access) => open(access, host),
    shopAddress: 'https://shop.test',
  }
  const shop = await openTestShop({ gateways, ...options })
  now = () => shop.backend.now()
  const [jane, admin] = [await shop.customer('jane'), await shop.admin()]
  const gateway = await admin.gateways.add({ ...gatewayForm, ...form, isOn: true })
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
  const receive = (message: Message, headers: Headers) =>
    receiveEvent(shop.backend, {
      kind,
      gatewayId: gateway.id,
      bytes: new TextEncoder().encode(message.body),
      header: (name) => headers[name] ?? null,
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
    receive,
    attemptNow,
    invoiceNow,
    all,
  }
}
