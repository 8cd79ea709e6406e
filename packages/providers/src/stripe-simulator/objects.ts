import type {
  SimulatedDispute,
  SimulatedPayment,
  SimulatedRefund,
  SimulatedSession,
} from './state.ts'

/** Of what is paid, and so much for each payment. */
const FEE_SHARE = 0.015
const FEE_EACH = 25

/** What it keeps, smallest units. */
export const feeOf = (amount: number): number => Math.round(amount * FEE_SHARE) + FEE_EACH

export const sessionObject = (
  session: SimulatedSession,
  { isLive, address, isExpanded }: ObjectOptions,
) => ({
  id: session.id,
  object: 'checkout.session',
  amount_total: session.payment?.amount ?? session.amount,
  cancel_url: session.cancelUrl,
  client_reference_id: session.clientReferenceId,
  currency: session.payment?.currency ?? session.currency,
  expires_at: session.expiresAt,
  livemode: isLive,
  metadata: session.metadata,
  mode: 'payment',
  payment_intent: intentOf(session.payment, isExpanded),
  payment_status: session.paymentStatus,
  status: session.status,
  success_url: session.successUrl,
  url: session.status === 'open' ? `${address}/pay/${session.id}` : null,
})

export interface ObjectOptions {
  readonly isLive: boolean
  readonly address: string
  readonly isExpanded: boolean
}

function intentOf(payment: SimulatedPayment | null, isExpanded: boolean) {
  if (payment === null) return null
  if (!isExpanded) return payment.id
  return {
    id: payment.id,
    object: 'payment_intent',
    status: payment.status,
    latest_charge:
      payment.status === 'succeeded'
        ? {
            object: 'charge',
            amount_refunded: payment.refunded,
            balance_transaction: { fee: feeOf(payment.amount), currency: payment.currency },
          }
        : null,
  }
}

export const chargeObject = (payment: SimulatedPayment, isLive: boolean) => ({
  id: payment.id.replace('pi_', 'ch_'),
  object: 'charge',
  amount: payment.amount,
  amount_refunded: payment.refunded,
  currency: payment.currency,
  livemode: isLive,
  metadata: payment.metadata,
  payment_intent: payment.id,
  refunded: payment.refunded === payment.amount,
})

export const refundObject = (refund: SimulatedRefund, currency: string) => ({
  id: refund.id,
  object: 'refund',
  amount: refund.amount,
  currency,
  metadata: refund.metadata,
  payment_intent: refund.paymentId,
  status: refund.status,
})

/** It has no metadata of the payment's: https://docs.stripe.com/api/disputes/object */
export const disputeObject = (
  payment: SimulatedPayment,
  dispute: SimulatedDispute,
  isLive: boolean,
) => ({
  id: dispute.id,
  object: 'dispute',
  amount: dispute.amount,
  balance_transactions: dispute.moves.map(({ amount, fee, created }, at) => ({
    id: `txn_${dispute.id}_${at}`,
    object: 'balance_transaction',
    amount,
    created,
    currency: payment.currency,
    fee,
    net: amount - fee,
    reporting_category: amount < 0 ? 'dispute' : 'dispute_reversal',
    type: 'adjustment',
  })),
  charge: payment.id.replace('pi_', 'ch_'),
  created: dispute.created,
  currency: payment.currency,
  evidence_details: {
    due_by: dispute.dueBy,
    has_evidence: dispute.status !== 'needs_response',
    past_due: false,
    submission_count: dispute.status === 'needs_response' ? 0 : 1,
  },
  is_charge_refundable: false,
  livemode: isLive,
  metadata: {},
  payment_intent: payment.id,
  reason: 'fraudulent',
  status: dispute.status,
})
