import * as z from 'zod/mini'
import { Currency, Money } from '../money/money.ts'
import { PaymentMethodId } from '../payments/payment-method.ts'
import { Id, Timestamp } from '../record.ts'

/** `created`: the gateway may not have a page for it yet. `processing`: it was sent, and has not arrived. */
export const AttemptState = z.enum([
  'created',
  'pending',
  'processing',
  'succeeded',
  'failed',
  'expired',
])
export type AttemptState = z.infer<typeof AttemptState>

/** Why money that came in did not pay the invoice: another amount (it goes back), another currency, or a test for real money. */
export const AttemptProblem = z.enum(['AMOUNT', 'CURRENCY', 'MODE'])
export type AttemptProblem = z.infer<typeof AttemptProblem>

const Name = z.string().check(z.maxLength(255))

/** A customer's way to a gateway and back: for which invoice or how many coins, how much, and what came of it. */
export const PaymentAttempt = z.object({
  /** By which the gateway names it, too. */
  id: Id,
  createdAt: Timestamp,
  gatewayId: PaymentMethodId,
  /** Null: it buys coins, as many as it costs. */
  invoiceId: z.nullable(Id),
  userId: Id,
  /** Of the invoice; empty where there is none. */
  number: z.string(),
  /** Minor units: what was owed. */
  amount: Money,
  currency: Currency,
  isLive: z.boolean(),
  state: AttemptState,
  session: z.nullable(Name),
  /** The page to pay on; null once it is over. */
  url: z.nullable(z.string().check(z.maxLength(4000))),
  /** When that page closes. */
  expiresAt: Timestamp,
  /** What the gateway calls the payment. */
  reference: z.nullable(Name),
  /** What came in, where that is not what was to: hundredths and ISO 4217. */
  cameAmount: z.nullable(z.int()),
  cameCurrency: z.nullable(z.string().check(z.maxLength(3))),
  problem: z.nullable(AttemptProblem),
  /** Why there was no page to pay on, as the gateway says it, for staff. */
  fault: z.nullable(z.string().check(z.maxLength(300))),
  /** What the gateway kept of it, minor units; null: not known. */
  fee: z.nullable(z.int()),
  /** When that is booked, where it was told after the month of the payment was closed; null: with the payment. */
  feeBookedAt: z._default(z.nullable(Timestamp), null),
  /** What went back at the gateway, minor units, whoever sent it. */
  refunded: Money,
  paymentId: z.nullable(Id),
  /** When the gateway is asked what came of it; null: not any more. */
  nextLookAt: z.nullable(Timestamp),
})
export type PaymentAttempt = z.infer<typeof PaymentAttempt>
