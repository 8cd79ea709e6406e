import type { Answer, SimulatedCall } from '../gateway-simulator/call.ts'
import { refundObject } from './objects.ts'
import { metadataOf, refusal, refusedRefund, refusedSession } from './parameters.ts'
import type {
  SimulatedAccount,
  SimulatedPayment,
  SimulatedRefund,
  SimulatedSession,
} from './state.ts'

interface Routed {
  readonly account: SimulatedAccount
  newId(prefix: string): string
  seconds(): number
  expire(sessionId: string): void
  /** Money of a payment goes back. */
  back(
    payment: SimulatedPayment,
    amount: number,
    metadata: SimulatedRefund['metadata'],
  ): SimulatedRefund
  shown(session: SimulatedSession, isExpanded: boolean): object
}

/** Answers what the shop asks; all else is no route. */
export function routes(parts: Routed): (call: SimulatedCall) => Answer {
  const { account } = parts
  return (call) => {
    const { method, path, query, text } = call
    const fields = new URLSearchParams(text)
    if (method === 'POST' && path === '/v1/checkout/sessions') return openSession(parts, fields)
    if (method === 'POST' && path === '/v1/refunds') return sendBack(parts, fields)
    if (method === 'GET' && path === '/v1/refunds') {
      const data = account.refunds
        .filter(({ paymentId }) => paymentId === query.get('payment_intent'))
        .map((refund) => refundObject(refund, currencyOf(account, refund.paymentId)))
      return { status: 200, body: { object: 'list', data } }
    }
    const [, id = '', act] = /^\/v1\/checkout\/sessions\/(\w+)(\/expire)?$/.exec(path) ?? []
    const session = account.sessions.find((each) => each.id === id)
    if (!session) return refusal(404, `No such checkout.session: '${id}'`, 'resource_missing')
    if (method === 'GET' && act === undefined) {
      return { status: 200, body: parts.shown(session, query.has('expand[]')) }
    }
    if (method !== 'POST' || act === undefined) return refusal(404, 'Unrecognized request URL.')
    if (session.status !== 'open') {
      return refusal(400, 'Only Checkout Sessions with a status in ["open"] can be expired.')
    }
    parts.expire(id)
    return { status: 200, body: parts.shown(session, false) }
  }
}

function openSession({ account, newId, seconds, shown }: Routed, fields: URLSearchParams): Answer {
  const refused = refusedSession(fields, seconds())
  if (refused) return refused
  const price = (name: string) => fields.get(`line_items[0][price_data]${name}`) ?? ''
  const session: SimulatedSession = {
    id: newId('cs_'),
    clientReferenceId: fields.get('client_reference_id'),
    title: price('[product_data][name]'),
    amount: Number(price('[unit_amount]')) * Number(fields.get('line_items[0][quantity]')),
    currency: price('[currency]'),
    metadata: metadataOf(fields, 'metadata'),
    intentMetadata: metadataOf(fields, 'payment_intent_data[metadata]'),
    successUrl: fields.get('success_url') ?? '',
    cancelUrl: fields.get('cancel_url') ?? '',
    expiresAt: Number(fields.get('expires_at') ?? seconds() + 86_400),
    status: 'open',
    paymentStatus: 'unpaid',
    payment: null,
  }
  account.sessions.push(session)
  return { status: 200, body: shown(session, false) }
}

const currencyOf = ({ sessions }: SimulatedAccount, paymentId: string): string =>
  sessions.find(({ payment }) => payment?.id === paymentId)?.payment?.currency ?? ''

function sendBack({ account, back }: Routed, fields: URLSearchParams): Answer {
  const refused = refusedRefund(fields)
  if (refused) return refused
  const reference = fields.get('payment_intent') ?? ''
  const payment = account.sessions.find((each) => each.payment?.id === reference)?.payment
  if (!payment) {
    return refusal(404, `No such payment_intent: '${reference}'`, 'resource_missing')
  }
  if (payment.status !== 'succeeded') return refusal(400, 'This payment has not succeeded.')
  const left = payment.amount - payment.refunded
  const amount = Number(fields.get('amount') ?? left)
  if (!Number.isInteger(amount) || amount <= 0) return refusal(400, 'Invalid integer: amount')
  if (amount > left) {
    return refusal(400, 'Refund amount is greater than unrefunded amount on charge.')
  }
  const refund = back(payment, amount, metadataOf(fields, 'metadata'))
  return { status: 200, body: refundObject(refund, payment.currency) }
}
