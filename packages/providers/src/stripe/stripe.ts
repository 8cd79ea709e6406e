/** Stripe, by its Checkout: the payer pays on Stripe's page, and nothing of a card comes to the shop. */
import { allow, type Result, refuse } from '@hostfront/domain/result'
import type {
  Charge,
  Gateway,
  GatewayAccess,
  GatewayAnswer,
  GatewayFailure,
  GatewayRefund,
  PaymentPage,
  SentRefund,
} from '../gateway-port.ts'
import type { ProviderHost } from '../host.ts'
import { ask } from './ask.ts'
import { Refund, RefundList, Session } from './objects.ts'
import { ATTEMPT, observedOf, REFUND } from './observed.ts'
import { readEvent } from './read-event.ts'
import { isSigned } from './signature.ts'
import { toSmallest } from './smallest-unit.ts'

const SESSIONS = '/v1/checkout/sessions'
const REFUNDS = '/v1/refunds'
/** With it comes what Stripe keeps, and what went back. */
const WITH_FEE = 'expand[]=payment_intent.latest_charge.balance_transaction'

export const openStripe = (access: GatewayAccess, host: ProviderHost): Gateway => ({
  open: (charge) => openPage(access, host, charge),
  async observe(session) {
    const path = `${SESSIONS}/${encodeURIComponent(session)}?${WITH_FEE}`
    const read = await ask(access, host, { method: 'GET', path, schema: Session })
    return read.ok ? allow(observedOf(read.value, host.now())) : read
  },
  capture({ session }) {
    return this.observe(session)
  },
  async close(session) {
    const path = `${SESSIONS}/${encodeURIComponent(session)}/expire`
    const closed = await ask(access, host, { method: 'POST', path, fields: {}, schema: Session })
    // One that is paid or closed already is not closed again: it says itself what it is.
    if (!closed.ok && closed.refusal.code === 'refused') return this.observe(session)
    return closed.ok ? allow(observedOf(closed.value, host.now())) : closed
  },
  refund: (refund) => sendBack(access, host, refund),
  async readEvent(bytes, header) {
    const signature = header('stripe-signature')
    const { webhookSecret } = access
    const isReal =
      webhookSecret !== null &&
      signature !== null &&
      (await isSigned(bytes, signature, webhookSecret, host.now()))
    return isReal ? readEvent(bytes) : { kind: 'forged' }
  },
})

async function openPage(
  access: GatewayAccess,
  host: ProviderHost,
  charge: Charge,
): GatewayAnswer<PaymentPage> {
  const { attemptId, amount, currency, title, paidTo, leftTo, expiresAt } = charge
  const units = toSmallest(amount, currency)
  if (units === null) return refuse(NO_SUCH_AMOUNT)
  const opened = await ask(access, host, {
    method: 'POST',
    path: SESSIONS,
    once: `attempt-${attemptId}`,
    fields: {
      mode: 'payment',
      client_reference_id: attemptId,
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': currency.toLowerCase(),
      'line_items[0][price_data][unit_amount]': String(units),
      'line_items[0][price_data][product_data][name]': title,
      [`metadata[${ATTEMPT}]`]: attemptId,
      [`payment_intent_data[metadata][${ATTEMPT}]`]: attemptId,
      expires_at: String(Math.floor(Date.parse(expiresAt) / 1000)),
      success_url: paidTo,
      cancel_url: leftTo,
    },
    schema: Session,
  })
  if (!opened.ok) return opened
  const { id: session, url } = opened.value
  return url ? allow({ session, url }) : refuse(NO_PAGE)
}

const NO_SUCH_AMOUNT: GatewayFailure = {
  code: 'refused',
  detail: 'The currency has no such amount.',
}
const NO_PAGE: GatewayFailure = { code: 'refused', detail: 'The page is closed already.' }

/** Looks first: Stripe forgets after a day which requests it has done, and this may be asked for later. */
async function sendBack(
  access: GatewayAccess,
  host: ProviderHost,
  { reference, attemptId, amount, currency, id }: GatewayRefund,
): GatewayAnswer<SentRefund> {
  const units = toSmallest(amount, currency)
  if (units === null) return refuse(NO_SUCH_AMOUNT)
  const path = `${REFUNDS}?limit=100&payment_intent=${encodeURIComponent(reference)}`
  const known = await ask(access, host, { method: 'GET', path, schema: RefundList })
  // That it does not let itself be asked says nothing of what it has sent.
  if (!known.ok) return refuse({ ...known.refusal, code: lookFailed(known.refusal.code) })
  const before = known.value.data.filter(({ metadata }) => metadata[REFUND] === id)
  const sent = before.find(({ status }) => !isLost(status))
  if (sent) return sentOf(sent)
  const made = await ask(access, host, {
    method: 'POST',
    path: REFUNDS,
    // One that a bank refused is made anew.
    once: `refund-${id}-${before.length}`,
    fields: {
      payment_intent: reference,
      amount: String(units),
      [`metadata[${REFUND}]`]: id,
      [`metadata[${ATTEMPT}]`]: attemptId,
    },
    schema: Refund,
  })
  return made.ok ? sentOf(made.value) : made
}

const lookFailed = (code: GatewayFailure['code']) => (code === 'refused' ? 'unreachable' : code)

const isLost = (status: string | null): boolean => status === 'failed' || status === 'canceled'

function sentOf({ id, status }: Refund): Result<SentRefund, GatewayFailure> {
  if (isLost(status)) return refuse({ code: 'refused', detail: `Refund ${status}` })
  return allow({ reference: id, state: status === 'succeeded' ? 'done' : 'pending' })
}
