/** PayPal, by its Orders v2: the payer agrees on PayPal's page, then the shop takes the money, and nothing of a card comes to it. */
import { allow, type Result, refuse } from '@hostfront/domain/result'
import type {
  Charge,
  Gateway,
  GatewayAccess,
  GatewayAnswer,
  GatewayFailure,
  PaymentPage,
} from '../gateway-port.ts'
import type { ProviderHost } from '../host.ts'
import { ask } from './ask.ts'
import { Order } from './objects.ts'
import { observedOf } from './observed.ts'
import { readEvent } from './read-event.ts'
import { sendBack } from './send-back.ts'
import { isSigned } from './signature.ts'
import { toValue } from './value.ts'

const ORDERS = '/v2/checkout/orders'

export const openPayPal = (access: GatewayAccess, host: ProviderHost): Gateway => {
  const seen = (order: Order) => allow(observedOf(order, { isLive: access.isLive, at: host.now() }))
  return {
    open: (charge) => openPage(access, host, charge),
    async observe(session) {
      const path = `${ORDERS}/${encodeURIComponent(session)}`
      const read = await ask(access, host, { method: 'GET', path, schema: Order })
      return read.ok ? seen(read.value) : read
    },
    async capture({ session, attemptId }) {
      const path = `${ORDERS}/${encodeURIComponent(session)}/capture`
      const once = `capture-${attemptId}`
      const taken = await ask(access, host, { method: 'POST', path, once, schema: Order })
      if (taken.ok) return seen(taken.value)
      return SAID_BY_ORDER.has(taken.refusal.issue) ? this.observe(session) : taken
    },
    // Money is taken by the shop alone: what it does not take is over, and PayPal lets it lapse.
    async close(session) {
      const observed = await this.observe(session)
      if (!observed.ok || !UNTAKEN.has(observed.value.seen)) return observed
      return allow({ ...observed.value, seen: 'expired' as const })
    },
    refund: (refund) => sendBack(access, host, refund),
    async readEvent(bytes, header) {
      const isReal = await isSigned(bytes, header, access, host)
      return isReal ? readEvent(bytes, access.isLive, host.now()) : { kind: 'forged' }
    },
  }
}

const UNTAKEN: ReadonlySet<string> = new Set(['pending', 'approved'])
/** Refusals that say no more than the order does. */
const SAID_BY_ORDER: ReadonlySet<string> = new Set(['ORDER_NOT_APPROVED', 'ORDER_ALREADY_CAPTURED'])

async function openPage(
  access: GatewayAccess,
  host: ProviderHost,
  charge: Charge,
): GatewayAnswer<PaymentPage> {
  const { attemptId, amount, currency, number, title, paidTo, leftTo } = charge
  const opened = await ask(access, host, {
    method: 'POST',
    path: ORDERS,
    once: `attempt-${attemptId}`,
    json: {
      intent: 'CAPTURE',
      purchase_units: [
        {
          custom_id: attemptId,
          // PayPal takes each once: an invoice can be paid in parts, and again after a refusal.
          invoice_id: `${number} ${attemptId}`.slice(0, 127),
          description: title.slice(0, 127),
          amount: { currency_code: currency, value: toValue(amount) },
        },
      ],
      payment_source: {
        paypal: {
          experience_context: {
            shipping_preference: 'NO_SHIPPING',
            user_action: 'PAY_NOW',
            return_url: paidTo,
            cancel_url: leftTo,
          },
        },
      },
    },
    schema: Order,
  })
  if (!opened.ok) return opened
  const { id, links } = opened.value
  return pageOf(id, links.find(({ rel }) => rel === 'payer-action' || rel === 'approve')?.href)
}

const pageOf = (session: string, url: string | undefined): Result<PaymentPage, GatewayFailure> =>
  url === undefined
    ? refuse({ code: 'refused', detail: 'The order has no page to pay on any more.' })
    : allow({ session, url })
