import type {
  Money,
  SimulatedCapture,
  SimulatedDispute,
  SimulatedOrder,
  SimulatedRefund,
} from './state.ts'

/** Where the account is reached, and where its payers go; without a slash at its end. */
export interface Addresses {
  readonly api: string
  readonly pages: string
}

/** Of what is taken, and so much for each payment. */
const FEE_SHARE = 0.0249
const FEE_EACH = 35

/** What it keeps, hundredths. */
export const feeOf = (amount: number): number => Math.round(amount * FEE_SHARE) + FEE_EACH

const moneyObject = ({ amount, currency }: Money) => ({
  currency_code: currency,
  value: (amount / 100).toFixed(2),
})

export const orderObject = (order: SimulatedOrder, { api, pages }: Addresses) => ({
  id: order.id,
  intent: 'CAPTURE',
  status: order.status,
  create_time: new Date(order.createdAt).toISOString(),
  purchase_units: [
    {
      reference_id: 'default',
      amount: moneyObject(order),
      custom_id: order.customId,
      invoice_id: order.invoiceId,
      description: order.description,
      ...(order.capture && {
        payments: {
          captures: [captureObject(order.capture, api)],
          refunds: order.capture.refunds.map((refund) => refundObject(refund, api)),
        },
      }),
    },
  ],
  links: [
    { href: `${api}/v2/checkout/orders/${order.id}`, rel: 'self', method: 'GET' },
    ...(order.status === 'PAYER_ACTION_REQUIRED'
      ? [{ href: `${pages}/checkoutnow?token=${order.id}`, rel: 'payer-action', method: 'GET' }]
      : []),
  ],
})

export const captureObject = (capture: SimulatedCapture, api: string) => ({
  id: capture.id,
  status: capture.status,
  amount: moneyObject(capture),
  custom_id: capture.customId,
  invoice_id: capture.invoiceId,
  final_capture: true,
  ...(capture.status === 'PENDING'
    ? { status_details: { reason: 'ECHECK' } }
    : {
        seller_receivable_breakdown: {
          gross_amount: moneyObject(capture),
          paypal_fee: moneyObject({ ...capture, amount: feeOf(capture.amount) }),
        },
      }),
  supplementary_data: { related_ids: { order_id: capture.orderId } },
  links: [{ href: `${api}/v2/checkout/orders/${capture.orderId}`, rel: 'up', method: 'GET' }],
})

export const refundObject = (refund: SimulatedRefund, api: string) => ({
  id: refund.id,
  status: refund.status,
  amount: moneyObject(refund),
  ...(refund.customId !== null && { custom_id: refund.customId }),
  seller_payable_breakdown: {
    gross_amount: moneyObject(refund),
    total_refunded_amount: moneyObject({ ...refund, amount: refund.total }),
  },
  links: [{ href: `${api}/v2/payments/captures/${refund.captureId}`, rel: 'up', method: 'GET' }],
})

const DAYS_TO_ANSWER = 10

/** It names the capture alone: https://developer.paypal.com/docs/api/customer-disputes/v1/ */
export const disputeObject = ({ id, currency }: SimulatedCapture, dispute: SimulatedDispute) => ({
  dispute_id: dispute.id,
  create_time: new Date(dispute.createdAt).toISOString(),
  update_time: new Date(dispute.updatedAt).toISOString(),
  disputed_transactions: [{ seller_transaction_id: id }],
  reason: 'MERCHANDISE_OR_SERVICE_NOT_RECEIVED',
  status: dispute.status,
  dispute_amount: moneyObject({ amount: dispute.amount, currency }),
  ...(dispute.outcome && {
    dispute_outcome: {
      outcome_code: dispute.outcome,
      ...(dispute.outcome === 'RESOLVED_BUYER_FAVOUR' && {
        amount_refunded: moneyObject({ amount: dispute.amount, currency }),
      }),
    },
  }),
  fund_movements: dispute.moves.map(({ type, reason, amount, at }) => ({
    party: 'SELLER',
    amount: moneyObject({ amount, currency }),
    initiated_time: new Date(at).toISOString(),
    type,
    reason,
  })),
  dispute_life_cycle_stage: 'CHARGEBACK',
  seller_response_due_date: new Date(dispute.createdAt + DAYS_TO_ANSWER * 86_400_000).toISOString(),
})
