/** What of PayPal's objects is read: https://developer.paypal.com/docs/api/orders/v2/ and payments/v2. Everything else of them is left. */
import * as z from 'zod/mini'
import { gatewayText as text } from '../gateway-text.ts'

const Amount = z.object({ currency_code: text, value: text })
export type Amount = z.infer<typeof Amount>

const Links = z.catch(
  z.array(z.object({ href: z.string().check(z.maxLength(4000)), rel: text })),
  [],
)
export type Links = z.infer<typeof Links>

/** What was taken. Its statuses: COMPLETED, PENDING, DECLINED, FAILED, PARTIALLY_REFUNDED, REFUNDED. */
export const Capture = z.object({
  id: text,
  status: text,
  amount: Amount,
  /** The shop's name of the attempt. */
  custom_id: z.optional(z.nullable(text)),
  seller_receivable_breakdown: z.catch(
    z.optional(z.object({ paypal_fee: z.optional(Amount) })),
    undefined,
  ),
  supplementary_data: z.catch(
    z.optional(z.object({ related_ids: z.optional(z.object({ order_id: z.optional(text) })) })),
    undefined,
  ),
})
export type Capture = z.infer<typeof Capture>

/** What went back. Its statuses: COMPLETED, PENDING, FAILED, CANCELLED. */
export const Refund = z.object({
  id: text,
  status: z.catch(text, ''),
  amount: Amount,
  custom_id: z.optional(z.nullable(text)),
  seller_payable_breakdown: z.catch(
    z.optional(z.object({ total_refunded_amount: z.optional(Amount) })),
    undefined,
  ),
  links: Links,
})
export type Refund = z.infer<typeof Refund>

/** What a dispute has moved, of whom and why: `party` is the newer name of `affected_party`. */
const DisputeMovement = z.object({
  party: z.optional(text),
  affected_party: z.optional(text),
  amount: z.optional(Amount),
  initiated_time: z.optional(text),
  /** DEBIT or CREDIT. */
  type: z.optional(text),
  reason: z.optional(text),
})
export type DisputeMovement = z.infer<typeof DisputeMovement>
const DisputeMovements = z.catch(z.optional(z.array(DisputeMovement)), undefined)

/**
 * A payer asks for money back: https://developer.paypal.com/docs/api/customer-disputes/v1/. Its statuses: OPEN,
 * WAITING_FOR_BUYER_RESPONSE, WAITING_FOR_SELLER_RESPONSE, UNDER_REVIEW, RESOLVED, OTHER. Its outcomes: RESOLVED_BUYER_FAVOUR,
 * RESOLVED_SELLER_FAVOUR, RESOLVED_WITH_PAYOUT, CANCELED_BY_BUYER, ACCEPTED, DENIED, NONE.
 */
export const Dispute = z.object({
  dispute_id: text,
  dispute_amount: Amount,
  reason: z.catch(z.string(), ''),
  status: z.catch(z.string(), ''),
  create_time: z.catch(z.optional(text), undefined),
  update_time: z.catch(z.optional(text), undefined),
  seller_response_due_date: z.catch(z.optional(text), undefined),
  dispute_outcome: z.catch(
    z.optional(z.object({ outcome_code: z.catch(text, ''), amount_refunded: z.optional(Amount) })),
    undefined,
  ),
  money_movements: DisputeMovements,
  fund_movements: DisputeMovements,
  disputed_transactions: z.array(z.object({ seller_transaction_id: text })).check(z.minLength(1)),
})
export type Dispute = z.infer<typeof Dispute>

const Unit = z.object({
  custom_id: z.optional(z.nullable(text)),
  amount: z.optional(Amount),
  payments: z.catch(
    z.optional(
      z.object({
        captures: z.optional(z.array(Capture)),
        refunds: z.optional(z.array(Refund)),
      }),
    ),
    undefined,
  ),
})

/** Its statuses: CREATED, SAVED, PAYER_ACTION_REQUIRED, APPROVED, VOIDED, COMPLETED. */
export const Order = z.object({
  id: text,
  status: text,
  purchase_units: z.array(Unit).check(z.minLength(1)),
  links: Links,
})
export type Order = z.infer<typeof Order>

export const Token = z.object({
  access_token: z.string().check(z.minLength(1), z.maxLength(4000)),
  /** Seconds. */
  expires_in: z.int(),
})

export const Event = z.object({
  id: text,
  event_type: text.check(z.maxLength(100)),
  create_time: z.string().check(z.maxLength(40)),
  resource: z.unknown(),
})
export type Event = z.infer<typeof Event>

export const Refusal = z.object({
  name: z.catch(z.string(), ''),
  message: z.catch(z.string(), ''),
  details: z.catch(
    z.array(z.object({ issue: z.catch(z.string(), ''), description: z.catch(z.string(), '') })),
    [],
  ),
})
