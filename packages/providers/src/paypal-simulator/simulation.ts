import type { Answer, Outcome, SimulatedCall, SimulatedMessage } from '../gateway-simulator/call.ts'
import {
  type CallFault,
  type Faults,
  faultPlan,
  type MessageFault,
} from '../gateway-simulator/faults.ts'
import { outcomeOf } from '../gateway-simulator/outcome-of.ts'
import { newSigningPair, type SigningPair } from './certificate.ts'
import { answerDispute, closeDispute, type DisputeHost, openDispute } from './disputes.ts'
import { captureObject, disputeObject, orderObject, refundObject } from './objects.ts'
import { FAILED, NOT_FOUND, TOO_MANY, UNKNOWN_CALLER } from './refusals.ts'
import { backSoFar, routes } from './routes.ts'
import { signedHeaders } from './signed-headers.ts'
import type {
  Money,
  PaidWith,
  SimulatedAccount,
  SimulatedCapture,
  SimulatedOrder,
} from './state.ts'

export interface SimulationOptions {
  readonly clientId?: string
  readonly secret?: string
  readonly webhookId?: string
  /** Where it is reached and its pages are, without a slash at its end. */
  readonly address?: string
  /** Milliseconds since 1970. */
  readonly now?: () => number
  /** What it signs with; its own if left out. */
  readonly signingPair?: SigningPair
}

/** How a payer agrees on the page. */
export interface Approval extends Partial<Money> {
  readonly with?: PaidWith
}

export interface PayPalSimulation {
  readonly clientId: string
  readonly secret: string
  readonly webhookId: string
  readonly account: SimulatedAccount
  readonly faults: Faults
  readonly messageFaults: Set<MessageFault>
  place(address: string): void
  meet(call: SimulatedCall): Outcome
  /** The payer agrees; the shop has yet to take it. */
  approve(orderId: string, approval?: Approval): void
  /** What was paid by an e-cheque arrives, or does not. */
  settle(orderId: string, arrives: boolean): void
  /** As the owner of the account does it by hand; hundredths. */
  refund(orderId: string, amount: number): void
  /** The payer disputes so much of it, hundredths. */
  dispute(orderId: string, amount: number): void
  /** The shop answers in the resolution centre. */
  answerDispute(orderId: string): void
  /** PayPal decides. */
  closeDispute(orderId: string, isWon: boolean): void
  /** PayPal takes back what came in. */
  reverse(orderId: string): void
  /** What stands above a message, signed as of `at` (ISO, UTC). */
  headersOf(message: Pick<SimulatedMessage, 'body'>, at?: string): Readonly<Record<string, string>>
  onMessage(listener: (message: SimulatedMessage) => void): void
}

const CERTIFICATE = '/v1/notifications/certs/CERT-simulated'
const HOURS_9 = 9 * 60 * 60
const YEAR = 365 * 24 * 60 * 60 * 1000

/** A simulated account: it answers and tells as PayPal does, and moves no money. */
export function simulate(options: SimulationOptions = {}): PayPalSimulation {
  const clientId = options.clientId ?? 'simulated-client-0000000000000000'
  const secret = options.secret ?? 'simulated-secret-0000000000000000'
  const webhookId = options.webhookId ?? '1SIMULATED000001W'
  const now = options.now ?? Date.now
  const account: SimulatedAccount = { orders: [], messages: [], tokens: new Set(), done: new Map() }
  const faults = faultPlan()
  const listeners: ((message: SimulatedMessage) => void)[] = []
  let addresses = {
    api: options.address ?? 'https://api.sandbox.paypal.com',
    pages: options.address ?? 'https://www.sandbox.paypal.com',
  }
  let pair = options.signingPair ?? null
  const signingPair = () => {
    pair ??= newSigningPair({ from: now() - YEAR, until: now() + YEAR })
    return pair
  }
  // No two accounts have an id in common, nor does one that is started anew.
  const born = now().toString(36).toUpperCase()
  let count = 0
  const newId = () => `${born}${String(++count).padStart(17 - born.length, '0')}`

  function tell(type: string, resourceType: string, resource: object): void {
    const id = `WH-${newId()}-${newId()}`
    const body = JSON.stringify({
      id,
      event_version: '1.0',
      create_time: new Date(now()).toISOString(),
      resource_type: resourceType,
      resource_version: '2.0',
      event_type: type,
      resource,
    })
    const message = { id, type, body }
    account.messages.push(message)
    for (const listener of listeners) listener(message)
  }
  const tellOf = (status: string, capture: SimulatedCapture) =>
    tell(`PAYMENT.CAPTURE.${status}`, 'capture', captureObject(capture, addresses.api))
  const disputes: DisputeHost = {
    now,
    newId,
    tell: (type, capture, dispute) =>
      tell(`CUSTOMER.DISPUTE.${type}`, 'dispute', disputeObject(capture, dispute)),
  }
  const find = (id: string): SimulatedOrder => {
    const order = account.orders.find((each) => each.id === id)
    if (!order) throw new Error(`No order ${id}`)
    return order
  }

  function take(order: SimulatedOrder): SimulatedCapture {
    const { id: orderId, customId, invoiceId, comes } = order
    const status = order.with === 'echeck' ? 'PENDING' : 'COMPLETED'
    const names = { id: newId(), orderId, customId, invoiceId }
    const capture: SimulatedCapture = { ...comes, ...names, status, refunds: [], dispute: null }
    order.capture = capture
    order.status = 'COMPLETED'
    tellOf(status, capture)
    return capture
  }

  function back(
    capture: SimulatedCapture,
    amount: number,
    customId: string | null,
    as = 'REFUNDED',
  ): void {
    const total = backSoFar(capture) + amount
    const { id: captureId, currency } = capture
    const refund = {
      id: newId(),
      captureId,
      amount,
      currency,
      customId,
      total,
      status: 'COMPLETED',
    } as const
    capture.refunds.push({ ...refund })
    capture.status = total >= capture.amount ? 'REFUNDED' : 'PARTIALLY_REFUNDED'
    tell(`PAYMENT.CAPTURE.${as}`, 'refund', refundObject(refund, addresses.api))
  }

  const answer = routes({ account, addresses: () => addresses, newId, now, take, back })

  function newToken(call: SimulatedCall): Answer {
    if (call.header('authorization') !== `Basic ${btoa(`${clientId}:${secret}`)}`) {
      const body = { error: 'invalid_client', error_description: 'Client Authentication failed' }
      return { status: 401, body }
    }
    const token = `A21AA${newId()}`
    account.tokens.add(token)
    const body = { access_token: token, token_type: 'Bearer', expires_in: HOURS_9 }
    return { status: 200, body }
  }

  /** Under one request id there is one effect, and what succeeded is answered again. */
  function once(call: SimulatedCall): Answer {
    const name = call.header('paypal-request-id')
    const key = name === null || call.method !== 'POST' ? null : `${call.path} ${name}`
    const known = key === null ? undefined : account.done.get(key)
    if (known) return { ...known, status: 200 }
    const given = answer(call)
    if (key !== null && given.status < 300) account.done.set(key, given)
    return given
  }

  return {
    clientId,
    secret,
    webhookId,
    account,
    faults,
    messageFaults: new Set(),
    place(address) {
      addresses = { api: address, pages: address }
    },
    meet(call) {
      const { method, path } = call
      if (method === 'GET' && path === CERTIFICATE) {
        return { end: 'answered', answer: { status: 200, body: signingPair().pem } }
      }
      if (method === 'POST' && path === '/v1/oauth2/token') {
        return { end: 'answered', answer: newToken(call) }
      }
      if (!path.startsWith('/v2/')) return { end: 'answered', answer: NOT_FOUND }
      const [, token = ''] = /^Bearer (\S+)$/.exec(call.header('authorization') ?? '') ?? []
      if (!account.tokens.has(token)) return { end: 'answered', answer: UNKNOWN_CALLER }
      const fault: CallFault | null = faults.take(call)
      return outcomeOf(fault, () => once(call), { failed: FAILED, tooMany: TOO_MANY })
    },
    approve(orderId, { with: paidWith = 'balance', amount, currency } = {}) {
      const order = find(orderId)
      if (order.status !== 'PAYER_ACTION_REQUIRED') return
      order.status = 'APPROVED'
      order.with = paidWith
      order.comes = { amount: amount ?? order.amount, currency: currency ?? order.currency }
      tell('CHECKOUT.ORDER.APPROVED', 'checkout-order', orderObject(order, addresses))
    },
    settle(orderId, arrives) {
      const { capture } = find(orderId)
      if (capture?.status !== 'PENDING') return
      capture.status = arrives ? 'COMPLETED' : 'DECLINED'
      tellOf(capture.status, capture)
    },
    refund(orderId, amount) {
      const { capture } = find(orderId)
      if (capture) back(capture, amount, capture.customId)
    },
    dispute(orderId, amount) {
      const { capture } = find(orderId)
      if (capture) openDispute(disputes, capture, amount)
    },
    answerDispute(orderId) {
      const { capture } = find(orderId)
      if (capture) answerDispute(disputes, capture)
    },
    closeDispute(orderId, isWon) {
      const { capture } = find(orderId)
      if (capture) closeDispute(disputes, capture, isWon)
    },
    reverse(orderId) {
      const { capture } = find(orderId)
      if (capture) back(capture, capture.amount - backSoFar(capture), null, 'REVERSED')
    },
    headersOf({ body }, at = new Date(now()).toISOString()) {
      const certificate = `${addresses.api}${CERTIFICATE}`
      return signedHeaders(
        { body, at, webhookId },
        { id: newId(), certificate, pair: signingPair() },
      )
    },
    onMessage(listener) {
      listeners.push(listener)
    },
  }
}
