/** What of Stripe's objects is read: https://docs.stripe.com/api. Everything else of them is left. */
import * as z from 'zod/mini'
import { gatewayText as text } from '../gateway-text.ts'

const Metadata = z.catch(z.record(z.string(), z.string()), {})

const BalanceTransaction = z.object({ fee: z.int(), currency: text })

/** Within a page that is asked for; `unexpanded` where it is only named. */
const Charge = z.object({
  amount_refunded: z.catch(z.int(), 0),
  balance_transaction: z.catch(z.nullable(z.union([text, BalanceTransaction])), null),
})

export const PaymentIntent = z.object({
  id: text,
  status: z.catch(z.string(), ''),
  latest_charge: z.catch(z.nullable(z.union([text, Charge])), null),
})

export const Session = z.object({
  object: z.literal('checkout.session'),
  id: text,
  /** A page to go to, and nothing that a browser would run. */
  url: z.optional(z.nullable(z.string().check(z.maxLength(4000), z.regex(/^https?:\/\//)))),
  /** The shop's name of it. */
  client_reference_id: z.nullable(text),
  amount_total: z.nullable(z.int()),
  currency: z.nullable(text),
  livemode: z.boolean(),
  status: z.nullable(z.enum(['open', 'complete', 'expired'])),
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  payment_intent: z.nullable(z.union([text, PaymentIntent])),
})
export type Session = z.infer<typeof Session>

/** Of a message about money that went back. */
export const RefundedCharge = z.object({
  object: z.literal('charge'),
  payment_intent: z.nullable(text),
  amount: z.int(),
  amount_refunded: z.int(),
  currency: text,
  livemode: z.boolean(),
  metadata: Metadata,
})
export type RefundedCharge = z.infer<typeof RefundedCharge>

export const Refund = z.object({
  object: z.literal('refund'),
  id: text,
  amount: z.int(),
  status: z.nullable(z.string()),
  metadata: Metadata,
})
export type Refund = z.infer<typeof Refund>

/** Of a message about one that did not go back. */
export const FailedRefund = z.extend(Refund, { payment_intent: z.nullable(text), currency: text })
export type FailedRefund = z.infer<typeof FailedRefund>

/** Seconds, as far as a year has four digits. */
const Seconds = z.int().check(z.gte(0), z.lte(253_402_300_799))

/**
 * What a dispute has moved on the account: below 0 what was withdrawn, above what was reinstated. Its fee is taken on top of
 * that, or given back.
 */
const DisputeMovement = z.object({
  amount: z.int(),
  fee: z.int(),
  currency: text,
  created: Seconds,
})
export type DisputeMovement = z.infer<typeof DisputeMovement>

/**
 * A payer's bank asks for money back: https://docs.stripe.com/api/disputes/object. Its statuses: warning_needs_response,
 * warning_under_review, warning_closed, needs_response, under_review, won, lost.
 */
export const Dispute = z.object({
  object: z.literal('dispute'),
  id: text,
  amount: z.int(),
  currency: text,
  created: z.catch(z.optional(Seconds), undefined),
  livemode: z.boolean(),
  payment_intent: z.nullable(text),
  reason: z.catch(z.string(), ''),
  status: z.catch(z.string(), ''),
  evidence_details: z.catch(
    z.nullable(z.object({ due_by: z.catch(z.nullable(Seconds), null) })),
    null,
  ),
  balance_transactions: z.catch(z.array(DisputeMovement), []),
})
export type Dispute = z.infer<typeof Dispute>

export const RefundList = z.object({ object: z.literal('list'), data: z.array(Refund) })

export const Event = z.object({
  object: z.literal('event'),
  id: text,
  type: text.check(z.maxLength(100)),
  created: Seconds,
  livemode: z.catch(z.boolean(), false),
  data: z.object({ object: z.unknown() }),
})
export type Event = z.infer<typeof Event>

export const Refusal = z.object({
  error: z.object({
    code: z.catch(z.optional(z.nullable(z.string())), null),
    message: z.catch(z.string(), ''),
  }),
})
