/**
 * The lifecycle of a service as time passes (product rules, section 4). An invoice is issued some days before the
 * paid time ends; coins pay it where the customer has chosen that; unpaid at the end the service is suspended, and
 * after the grace days terminated. The team can let it run unpaid until a day of their own, and what they have suspended
 * is theirs to decide. What is cancelled ends with its paid time. Every step leads to a state in which it is not due any more, so doing what is due
 * again, late or in two places at once comes to the same.
 */
import { addDays } from '../add-days.ts'
import { isPayable } from '../billing/payable.ts'
import { dueBill, paysItself, type RenewalFacts } from '../renewals/due-bill.ts'
import type { RenewalStep } from '../renewals/renewal.ts'
import { endOf, isEnding, isToBeTold } from './cancellation.ts'
import { isKept, isSuspendedByHand } from './lifecycle.ts'
import type { Service } from './service.ts'

export interface DueFacts extends RenewalFacts {
  readonly service: Pick<
    Service,
    | 'status'
    | 'price'
    | 'autoRenew'
    | 'expiresAt'
    | 'suspendedAt'
    | 'suspendedByHand'
    | 'keepUntil'
    | 'cancelledAt'
    | 'toldOfEnd'
    | 'waiting'
  >
}

/** The one step that is due now; null when there is nothing to do. After it, ask again. */
export function dueStep(facts: DueFacts): RenewalStep | null {
  const { status } = facts.service
  if (isEnding(facts.service) && status !== 'expired') return stepOfCancelled(facts)
  if (status === 'active') return stepOfActive(facts)
  if (status === 'suspended') return stepOfSuspended(facts)
  return null
}

/** Paid or free, running or suspended, by whomever: it was cancelled, so nothing bills it, and it ends. */
function stepOfCancelled({ service, billing, now }: DueFacts): RenewalStep | null {
  if (now >= endOf(service)) return 'terminate'
  return isToBeTold(service, billing.renewalLeadDays, now) ? 'tell' : null
}

function stepOfActive({ service, ...facts }: DueFacts): RenewalStep | null {
  const { now } = facts
  const hasEnded = now >= service.expiresAt
  // Nobody is billed for nothing, and there is nothing whose payment could fail: it just goes on.
  if (service.price === 0) return hasEnded ? 'renew-free' : null
  // Paid, the change has another price; withdrawn, there are days left to bill the renewal in.
  if (service.waiting !== null && !hasEnded) return null
  const step = dueBill(service, facts)
  if (step) return step
  return hasEnded && !isKept(service, now) ? 'suspend' : null
}

function stepOfSuspended({ service, invoice, coins, billing, now }: DueFacts): RenewalStep | null {
  // Suspended by hand, it waits for the team, however long: money does not bring it back, and nothing ends it unseen.
  if (isSuspendedByHand(service) || now < service.expiresAt) return null
  if (invoice && paysItself(service, invoice, coins)) return 'pay-with-coins'
  return now >= endOfGrace(service, invoice, billing.graceDays) ? 'terminate' : null
}

/** When a service that is suspended for want of payment ends. Days of grace count from the suspension, not from the end: a shop that was down for weeks takes them from nobody. */
export function endOfGrace(
  { expiresAt, suspendedAt }: DueFacts['service'],
  invoice: DueFacts['invoice'],
  graceDays: number,
): string {
  const from = suspendedAt && suspendedAt > expiresAt ? suspendedAt : expiresAt
  const end = addDays(from, graceDays)
  return invoice && isPayable(invoice) && invoice.dueDate > end ? invoice.dueDate : end
}
