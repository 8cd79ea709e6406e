import * as z from 'zod/mini'
import { User } from '../accounts/user.ts'
import { Money } from '../money/money.ts'
import { PaymentMethodId } from '../payments/payment-method.ts'
import { Id, Timestamp } from '../record.ts'
import { DisputeState } from './dispute-told.ts'

/**
 * What became of an invoice whose money was lost. `none`: there is nothing to decide. `open`: staff have yet to. `billed`: it was billed
 * anew. `written-off`: nobody is billed for it.
 */
export const DisputeClaim = z.enum(['none', 'open', 'billed', 'written-off'])
export type DisputeClaim = z.infer<typeof DisputeClaim>

/**
 * A payer asks for a payment back by their bank or the gateway. What was told stands beside what was booked of it: the real
 * days, and the days that it has in the books. Amounts are minor units.
 */
export const Dispute = z.object({
  id: Id,
  createdAt: Timestamp,
  gatewayId: PaymentMethodId,
  /** As the gateway calls it. */
  disputeId: z.string().check(z.minLength(1), z.maxLength(255)),
  attemptId: Id,
  userId: Id,
  /** Null: what it is about has not come in yet, and nothing is booked. */
  paymentId: z.nullable(Id),
  /** Null: it bought coins. */
  invoiceId: z.nullable(Id),
  /** Of the invoice; empty where there is none. */
  number: z.string(),
  amount: Money,
  /** ISO 4217. */
  currency: z.string().check(z.maxLength(3)),
  reason: z.string().check(z.maxLength(100)),
  state: DisputeState,
  needsAnswer: z.boolean(),
  openedAt: Timestamp,
  dueBy: z.nullable(Timestamp),
  /** As of when the newest message told of it. */
  toldAt: Timestamp,
  withdrawnAt: z.nullable(Timestamp),
  withdrawn: Money,
  reinstatedAt: z.nullable(Timestamp),
  reinstated: Money,
  /** Null: not told. */
  fee: z.nullable(Money),
  closedAt: z.nullable(Timestamp),
  /** When each was booked; null: not yet. */
  withdrawnOn: z.nullable(Timestamp),
  feeOn: z.nullable(Timestamp),
  reinstatedOn: z.nullable(Timestamp),
  lostOn: z.nullable(Timestamp),
  /** Income of the invoice that is set aside from `withdrawnOn` until `releasedOn`; 0 where there was none. */
  net: Money,
  tax: Money,
  /** Of the invoice's buyer (ISO 3166). */
  country: User.shape.country,
  releasedOn: z.nullable(Timestamp),
  /** What of the payment pays no more since it was lost: of the invoice, or coins that were taken back. */
  takenBack: Money,
  claim: DisputeClaim,
  /** The note by which the lost money was taken off its invoice. */
  creditNoteId: z.nullable(Id),
  /** The invoice by which it was billed anew. */
  billedById: z.nullable(Id),
})
export type Dispute = z.infer<typeof Dispute>

/** What its payer has back, and nothing that the shop has taken back stands against, minor units. */
export const unsettledOf = ({
  lostOn,
  withdrawn,
  takenBack,
}: Pick<Dispute, 'lostOn' | 'withdrawn' | 'takenBack'>): number =>
  lostOn === null ? 0 : withdrawn - takenBack
