import type { Observation } from '@hostfront/domain/gateways/observation'
import type { ReadEvent } from '../gateway-port.ts'
import { disputedOf } from './disputed.ts'
import { Capture, Dispute, Event, Order, Refund } from './objects.ts'
import { type Around, capturedOf, observedOf, refundedOf } from './observed.ts'
import { timeOf } from './time-of.ts'

/** Reads a message whose signature is right. An account may send all that happens on it: most is none of the shop's affair. */
export function readEvent(bytes: Uint8Array, isLive: boolean, now: string): ReadEvent {
  const event = Event.safeParse(parsed(bytes))
  if (!event.success) return { kind: 'other' }
  const { id: eventId, event_type: type, create_time: created } = event.data
  const observed = observedIn(event.data, { isLive, at: timeOf(created) ?? now })
  const isOurs = observed !== null && (observed.attemptId ?? observed.reference) !== null
  return isOurs ? { kind: 'seen', eventId, type, observed } : { kind: 'other' }
}

function observedIn({ event_type: type, resource }: Event, around: Around): Observation | null {
  switch (type) {
    case 'CHECKOUT.ORDER.APPROVED':
    case 'CHECKOUT.ORDER.COMPLETED': {
      const order = Order.safeParse(resource)
      return order.success ? observedOf(order.data, around) : null
    }
    case 'PAYMENT.CAPTURE.COMPLETED':
    case 'PAYMENT.CAPTURE.PENDING':
    case 'PAYMENT.CAPTURE.DECLINED':
    case 'PAYMENT.CAPTURE.DENIED': {
      const capture = Capture.safeParse(resource)
      return capture.success ? capturedOf(capture.data, around) : null
    }
    case 'PAYMENT.CAPTURE.REFUNDED':
    case 'PAYMENT.CAPTURE.REVERSED': {
      const refund = Refund.safeParse(resource)
      return refund.success ? refundedOf(refund.data, around) : null
    }
    // Each has the dispute as it stood then.
    case 'CUSTOMER.DISPUTE.CREATED':
    case 'CUSTOMER.DISPUTE.UPDATED':
    case 'CUSTOMER.DISPUTE.RESOLVED': {
      const dispute = Dispute.safeParse(resource)
      return dispute.success ? disputedOf(dispute.data, around) : null
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
