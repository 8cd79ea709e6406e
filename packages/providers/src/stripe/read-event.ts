import { Observation } from '@hostfront/domain/gateways/observation'
import type { ReadEvent } from '../gateway-port.ts'
import { disputedOf } from './disputed.ts'
import { Dispute, Event, FailedRefund, RefundedCharge, Session } from './objects.ts'
import { observedOf, refundedOf, refundFailedOf } from './observed.ts'

/** Reads a message whose signature is right. An account sends all that happens on it: most is none of the shop's affair. */
export function readEvent(bytes: Uint8Array): ReadEvent {
  const event = Event.safeParse(parsed(bytes))
  if (!event.success) return { kind: 'other' }
  const { id: eventId, type } = event.data
  // Other software may use the same account, and names its pages as no attempt is named.
  const observed = Observation.safeParse(observedIn(event.data)).data
  const isOurs = observed?.attemptId || (observed?.reference && isOfPayment(observed))
  return observed && isOurs ? { kind: 'seen', eventId, type, observed } : { kind: 'other' }
}

/** It knows its payment, and not which page that was made on. */
const isOfPayment = ({ seen }: Observation) => seen === 'disputed' || seen === 'refund-failed'

function observedIn({ type, created, livemode, data }: Event): Observation | null {
  const { object } = data
  const at = new Date(created * 1000).toISOString()
  switch (type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired': {
      const session = Session.safeParse(object)
      const isFailed = type === 'checkout.session.async_payment_failed'
      return session.success ? observedOf(session.data, at, isFailed) : null
    }
    case 'charge.refunded': {
      const charge = RefundedCharge.safeParse(object)
      return charge.success ? refundedOf(charge.data, at) : null
    }
    case 'refund.failed': {
      const refund = FailedRefund.safeParse(object)
      return refund.success ? refundFailedOf(refund.data, livemode, at) : null
    }
    // Each has the dispute as it stood then.
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
    case 'charge.dispute.closed': {
      const dispute = Dispute.safeParse(object)
      return dispute.success ? disputedOf(dispute.data, at) : null
    }
    default:
      return null
  }
}

function parsed(bytes: Uint8Array): unknown {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    return value
  } catch {
    return null
  }
}
