import type { Observation, Seen } from '@hostfront/domain/gateways/observation'
import type { FailedRefund, RefundedCharge, Session } from './objects.ts'
import { fromSmallest } from './smallest-unit.ts'

/** By which the shop names an attempt to Stripe, on what is not the page itself. */
export const ATTEMPT = 'attempt'
/** By which it names a refund. */
export const REFUND = 'refund'

/** What a page says, as of `at` (ISO, UTC). `failed`: a message says so, for the page itself does not. */
export function observedOf(session: Session, at: string, failed = false): Observation {
  const currency = (session.currency ?? '').toUpperCase()
  const { payment_intent: intent } = session
  const charge = typeof intent === 'string' ? null : (intent?.latest_charge ?? null)
  const paid = typeof charge === 'string' ? null : charge
  return {
    attemptId: session.client_reference_id,
    session: session.id,
    seen: failed ? 'failed' : seenOf(session),
    reference: typeof intent === 'string' ? intent : (intent?.id ?? null),
    amount: fromSmallest(session.amount_total ?? 0, currency),
    currency,
    isLive: session.livemode,
    fee: feeOf(paid?.balance_transaction ?? null, currency),
    refunded: fromSmallest(paid?.amount_refunded ?? 0, currency),
    refund: null,
    at,
  }
}

function seenOf({ status, payment_status: paid, payment_intent: intent }: Session): Seen {
  if (status === 'expired') return 'expired'
  if (status !== 'complete') return 'pending'
  if (paid === 'paid') return 'succeeded'
  // A debit or a transfer that came to nothing: the page is complete, and nothing is paid by it any more.
  const isOver = typeof intent === 'object' && intent?.status === 'requires_payment_method'
  return isOver ? 'failed' : 'processing'
}

/** What Stripe keeps is in the currency of its account: of another one it says nothing here. */
function feeOf(
  transaction: string | { readonly fee: number; readonly currency: string } | null,
  currency: string,
): number | null {
  if (transaction === null || typeof transaction === 'string') return null
  const isSame = transaction.currency.toUpperCase() === currency
  return isSame ? fromSmallest(transaction.fee, currency) : null
}

/** What a message about money that went back says. */
export function refundedOf(charge: RefundedCharge, at: string): Observation {
  const currency = charge.currency.toUpperCase()
  return {
    attemptId: charge.metadata[ATTEMPT] ?? null,
    session: null,
    seen: 'refunded',
    reference: charge.payment_intent,
    amount: fromSmallest(charge.amount, currency),
    currency,
    isLive: charge.livemode,
    fee: null,
    refunded: fromSmallest(charge.amount_refunded, currency),
    refund: null,
    at,
  }
}

/** What a message about a refund that a bank has sent back says. One that was made in Stripe is none of the shop's. */
export function refundFailedOf(refund: FailedRefund, isLive: boolean, at: string): Observation {
  const { id: reference, metadata, amount, payment_intent: payment } = refund
  const id = metadata[REFUND]
  const currency = refund.currency.toUpperCase()
  return {
    attemptId: metadata[ATTEMPT] ?? null,
    session: null,
    seen: 'refund-failed',
    reference: payment,
    amount: fromSmallest(amount, currency),
    currency,
    isLive,
    fee: null,
    refunded: 0,
    refund: id === undefined ? null : { id, reference },
    at,
  }
}
