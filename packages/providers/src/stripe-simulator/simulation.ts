import type { Answer, Outcome, SimulatedCall, SimulatedMessage } from '../gateway-simulator/call.ts'
import {
  type CallFault,
  type Faults,
  faultPlan,
  type MessageFault,
} from '../gateway-simulator/faults.ts'
import { outcomeOf } from '../gateway-simulator/outcome-of.ts'
import { answerDispute, closeDispute, type DisputeHost, openDispute } from './disputes.ts'
import { chargeObject, disputeObject, refundObject, sessionObject } from './objects.ts'
import { refusal } from './parameters.ts'
import { routes } from './routes.ts'
import { signatureOf } from './sign.ts'
import type {
  SimulatedAccount,
  SimulatedPayment,
  SimulatedRefund,
  SimulatedSession,
} from './state.ts'

export interface SimulationOptions {
  readonly key?: string
  readonly webhookSecret?: string
  /** Where its pages are, without a slash at its end. */
  readonly address?: string
  /** Milliseconds since 1970. */
  readonly now?: () => number
}

/** What a payer does on the page; amounts in smallest units. */
export interface Paid {
  readonly amount?: number
  readonly currency?: string
  /** By a debit that arrives days later, if it does. */
  readonly later?: boolean
}

export interface StripeSimulation {
  readonly key: string
  readonly webhookSecret: string
  readonly isLive: boolean
  readonly account: SimulatedAccount
  readonly faults: Faults
  readonly messageFaults: Set<MessageFault>
  /** Seconds since 1970. */
  seconds(): number
  place(address: string): void
  meet(call: SimulatedCall): Outcome
  pay(sessionId: string, paid?: Paid): void
  /** What was paid by a debit arrives, or does not. */
  settle(sessionId: string, arrives: boolean): void
  expire(sessionId: string): void
  /** As the owner of the account does it by hand. */
  refund(sessionId: string, amount: number): void
  /** A payer disputes so much of a payment at their bank, smallest units. */
  dispute(sessionId: string, amount: number): void
  /** The shop answers on Stripe's page. */
  answerDispute(sessionId: string): void
  /** The bank decides. */
  closeDispute(sessionId: string, isWon: boolean): void
  /** A bank sends a refund back, days later. */
  failRefund(refundId: string): void
  sign(message: Pick<SimulatedMessage, 'body'>, seconds?: number): string
  headersOf(message: Pick<SimulatedMessage, 'body'>): Readonly<Record<string, string>>
  onMessage(listener: (message: SimulatedMessage) => void): void
}

/** A simulated account: it answers and tells as Stripe does, and moves no money. */
export function simulate(options: SimulationOptions = {}): StripeSimulation {
  const key = options.key ?? 'sk_test_simulated0000000000'
  const webhookSecret = options.webhookSecret ?? 'whsec_simulated00000000000000'
  const isLive = key.includes('_live_')
  const now = options.now ?? Date.now
  const seconds = () => Math.floor(now() / 1000)
  const account: SimulatedAccount = { sessions: [], refunds: [], messages: [], done: new Map() }
  const faults = faultPlan()
  const listeners: ((message: SimulatedMessage) => void)[] = []
  let address = options.address ?? 'https://pay.test'
  // No two accounts have an id in common, nor does one that is started anew.
  const born = now().toString(36)
  let count = 0
  const next = () => `${born}${String(++count).padStart(8, '0')}`
  const newId = (prefix: string) => `${prefix}${isLive ? '' : 'test_'}${next()}`

  function tell(type: string, object: unknown): void {
    const id = `evt_${next()}`
    const facts = {
      id,
      object: 'event',
      created: seconds(),
      livemode: isLive,
      type,
      data: { object },
    }
    const message = { id, type, body: JSON.stringify(facts) }
    account.messages.push(message)
    for (const listener of listeners) listener(message)
  }
  const tellOf = (type: string, session: SimulatedSession) =>
    tell(type, sessionObject(session, { isLive, address, isExpanded: false }))
  const disputes: DisputeHost = {
    seconds,
    newId,
    tell: (type, payment, dispute) => tell(type, disputeObject(payment, dispute, isLive)),
  }
  const find = (id: string): SimulatedSession => {
    const session = account.sessions.find((each) => each.id === id)
    if (!session) throw new Error(`No page ${id}`)
    return session
  }

  function expire(sessionId: string): void {
    const session = find(sessionId)
    if (session.status !== 'open') return
    session.status = 'expired'
    tellOf('checkout.session.expired', session)
  }

  function back(
    payment: SimulatedPayment,
    amount: number,
    metadata: SimulatedRefund['metadata'],
  ): SimulatedRefund {
    const ids = { id: newId('re_'), paymentId: payment.id }
    const refund: SimulatedRefund = { ...ids, amount, metadata, status: 'succeeded' }
    account.refunds.push(refund)
    payment.refunded += amount
    tell('charge.refunded', chargeObject(payment, isLive))
    return refund
  }

  const answer = routes({
    account,
    newId,
    seconds,
    expire,
    back,
    shown: (session, isExpanded) => sessionObject(session, { isLive, address, isExpanded }),
  })

  return {
    key,
    webhookSecret,
    isLive,
    account,
    faults,
    messageFaults: new Set(),
    seconds,
    place(at) {
      address = at
    },
    meet(call) {
      if (call.header('authorization') !== `Bearer ${key}`) {
        return { end: 'answered', answer: refusal(401, 'Invalid API Key provided.') }
      }
      for (const { id, expiresAt } of account.sessions) if (expiresAt <= seconds()) expire(id)
      const fault = faults.take(call)
      return outcomeOf(fault, () => once(account, call, fault, answer), FAILING)
    },
    pay(sessionId, { amount, currency, later = false } = {}) {
      const session = find(sessionId)
      if (session.status !== 'open') return
      session.status = 'complete'
      session.paymentStatus = later ? 'unpaid' : 'paid'
      session.payment = {
        id: newId('pi_'),
        amount: amount ?? session.amount,
        currency: currency ?? session.currency,
        metadata: session.intentMetadata,
        status: later ? 'processing' : 'succeeded',
        refunded: 0,
        dispute: null,
      }
      tellOf('checkout.session.completed', session)
    },
    settle(sessionId, arrives) {
      const session = find(sessionId)
      if (session.payment?.status !== 'processing') return
      session.payment.status = arrives ? 'succeeded' : 'requires_payment_method'
      if (arrives) session.paymentStatus = 'paid'
      tellOf(`checkout.session.async_payment_${arrives ? 'succeeded' : 'failed'}`, session)
    },
    expire,
    refund(sessionId, amount) {
      const { payment } = find(sessionId)
      if (payment) back(payment, amount, {})
    },
    dispute(sessionId, amount) {
      const { payment } = find(sessionId)
      if (payment) openDispute(disputes, payment, amount)
    },
    answerDispute(sessionId) {
      const { payment } = find(sessionId)
      if (payment) answerDispute(disputes, payment)
    },
    closeDispute(sessionId, isWon) {
      const { payment } = find(sessionId)
      if (payment) closeDispute(disputes, payment, isWon)
    },
    failRefund(refundId) {
      const refund = account.refunds.find(({ id }) => id === refundId)
      const payment = account.sessions.find(
        (each) => each.payment?.id === refund?.paymentId,
      )?.payment
      if (!refund || !payment) return
      refund.status = 'failed'
      payment.refunded -= refund.amount
      tell('refund.failed', refundObject(refund, payment.currency))
    },
    sign: ({ body }, at = seconds()) => signatureOf(body, [webhookSecret], at),
    headersOf(message) {
      return { 'Stripe-Signature': this.sign(message) }
    },
    onMessage(listener) {
      listeners.push(listener)
    },
  }
}

/** What was asked under a key before is answered as it was then, a failure too, and has no second effect. */
function once(
  { done }: SimulatedAccount,
  call: SimulatedCall,
  fault: CallFault | null,
  answer: (call: SimulatedCall) => Answer,
): Answer {
  const key = call.header('idempotency-key')
  if (key === null) return answer(call)
  const asked = `${call.method} ${call.path} ${call.text}`
  const known = done.get(key)
  if (known && known.asked !== asked) {
    return refusal(400, 'Keys for idempotent requests can only be used with the same parameters.')
  }
  if (known) return known.answer
  const given = answer(call)
  done.set(key, { asked, answer: fault === '500-after' ? FAILED : given })
  return given
}

const FAILED: Answer = {
  status: 500,
  body: { error: { type: 'api_error', message: 'An unknown error occurred.' } },
}

const FAILING = {
  failed: FAILED,
  tooMany: refusal(429, 'Too many requests.', 'rate_limit'),
}
