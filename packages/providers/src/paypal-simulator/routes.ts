import type { Answer, SimulatedCall } from '../gateway-simulator/call.ts'
import type { Addresses } from './objects.ts'
import { captureObject, orderObject, refundObject } from './objects.ts'
import { CURRENCIES, json, OrderRequest, RefundRequest } from './read-order.ts'
import { invalid, NOT_FOUND, unprocessable } from './refusals.ts'
import type { SimulatedAccount, SimulatedCapture, SimulatedOrder } from './state.ts'
import { refundsOf } from './state.ts'

export interface Routed {
  readonly account: SimulatedAccount
  readonly addresses: () => Addresses
  newId(): string
  /** Milliseconds since 1970. */
  now(): number
  /** Takes what the payer has agreed to. */
  take(order: SimulatedOrder): SimulatedCapture
  /** Money of a capture goes back. */
  back(capture: SimulatedCapture, amount: number, customId: string | null): void
}

/** So long an order waits for its payer, ms. */
const ORDER_LASTS = 3 * 60 * 60 * 1000

/** Answers what the shop asks with a token; all else is no route. */
export function routes(parts: Routed): (call: SimulatedCall) => Answer {
  return (call) => {
    const { method, path } = call
    if (method === 'POST' && path === '/v2/checkout/orders') return openOrder(parts, call.text)
    const [, noun, id = '', act] =
      /^\/v2\/(checkout\/orders|payments\/captures|payments\/refunds)\/(\w+)(\/capture|\/refund)?$/.exec(
        path,
      ) ?? []
    const asked = `${method} ${noun}${act ?? ''}`
    const { api } = parts.addresses()
    const { account } = parts
    if (noun === 'checkout/orders') {
      const order = account.orders.find((each) => each.id === id && !isGone(each, parts.now()))
      if (!order) return NOT_FOUND
      if (asked === 'GET checkout/orders') return shown(parts, order, 200)
      if (asked === 'POST checkout/orders/capture') return capture(parts, order)
    }
    if (asked === 'GET payments/refunds') {
      const refund = refundsOf(account).find((each) => each.id === id)
      return refund ? { status: 200, body: refundObject(refund, api) } : NOT_FOUND
    }
    const taken = account.orders.find((order) => order.capture?.id === id)?.capture
    if (!taken) return NOT_FOUND
    if (asked === 'GET payments/captures') return { status: 200, body: captureObject(taken, api) }
    return asked === 'POST payments/captures/refund' ? sendBack(parts, taken, call.text) : NOT_FOUND
  }
}

const isGone = ({ status, createdAt }: SimulatedOrder, now: number): boolean =>
  status !== 'COMPLETED' && createdAt + ORDER_LASTS <= now

const shown = ({ addresses }: Routed, order: SimulatedOrder, status: number): Answer => ({
  status,
  body: orderObject(order, addresses()),
})

function openOrder(parts: Routed, text: string): Answer {
  const read = OrderRequest.safeParse(json(text))
  if (!read.success) {
    const path = read.error.issues[0]?.path.join('/') ?? ''
    return invalid(`/${path}`, 'INVALID_PARAMETER_VALUE')
  }
  const { purchase_units: units, payment_source: source } = read.data
  const [unit] = units
  if (!unit) return invalid('/purchase_units', 'MISSING_REQUIRED_PARAMETER')
  const { currency_code: currency, value } = unit.amount
  if (!CURRENCIES.has(currency)) {
    return unprocessable('CURRENCY_NOT_SUPPORTED', `Currency code ${currency} is not supported.`)
  }
  const amount = Math.round(Number(value) * 100)
  if (amount === 0) return unprocessable('CANNOT_BE_ZERO_OR_NEGATIVE', 'Must be greater than zero.')
  const { return_url: returnUrl, cancel_url: cancelUrl } = source.paypal.experience_context
  const order: SimulatedOrder = {
    id: parts.newId(),
    customId: unit.custom_id ?? null,
    invoiceId: unit.invoice_id ?? null,
    description: unit.description ?? '',
    amount,
    currency,
    returnUrl,
    cancelUrl,
    createdAt: parts.now(),
    status: 'PAYER_ACTION_REQUIRED',
    with: 'balance',
    comes: { amount, currency },
    capture: null,
  }
  parts.account.orders.push(order)
  return shown(parts, order, 201)
}

function capture(parts: Routed, order: SimulatedOrder): Answer {
  if (order.capture) return unprocessable('ORDER_ALREADY_CAPTURED', 'Order already captured.')
  if (order.status !== 'APPROVED') {
    return unprocessable('ORDER_NOT_APPROVED', 'Payer has not yet approved the Order for payment.')
  }
  const { invoiceId } = order
  const isUsed = parts.account.orders.some(
    (other) => invoiceId !== null && other.capture?.invoiceId === invoiceId,
  )
  if (isUsed) {
    return unprocessable('DUPLICATE_INVOICE_ID', 'Duplicate Invoice ID detected.')
  }
  if (order.with === 'declined') {
    order.status = 'PAYER_ACTION_REQUIRED'
    return unprocessable('INSTRUMENT_DECLINED', 'The instrument presented was declined.')
  }
  parts.take(order)
  return shown(parts, order, 201)
}

function sendBack(parts: Routed, taken: SimulatedCapture, text: string): Answer {
  const read = RefundRequest.safeParse(json(text))
  if (!read.success) return invalid('/', 'INVALID_PARAMETER_VALUE')
  if (taken.status === 'REFUNDED') {
    return unprocessable('CAPTURE_FULLY_REFUNDED', 'The capture has already been fully refunded.')
  }
  if (taken.status === 'PENDING' || taken.status === 'DECLINED') {
    return unprocessable('INVALID_RESOURCE_STATE', 'The capture is not completed.')
  }
  const left = taken.amount - backSoFar(taken)
  const { amount, custom_id: customId = null } = read.data
  if (amount && amount.currency_code !== taken.currency) {
    return unprocessable('REFUND_CAPTURE_CURRENCY_MISMATCH', 'Refund must be in the same currency.')
  }
  const asked = amount ? Math.round(Number(amount.value) * 100) : left
  if (asked > left) {
    return unprocessable(
      'REFUND_AMOUNT_EXCEEDED',
      'The refund amount must be less than what is left.',
    )
  }
  parts.back(taken, asked, customId)
  const refund = taken.refunds.at(-1)
  return refund ? { status: 201, body: refundObject(refund, parts.addresses().api) } : NOT_FOUND
}

/** Of a capture, hundredths. */
export const backSoFar = ({ refunds }: SimulatedCapture): number =>
  refunds.filter(({ status }) => status !== 'FAILED').reduce((sum, { amount }) => sum + amount, 0)
