import * as z from 'zod/mini'
import { DisputeState } from '../gateways/dispute-told.ts'
import { Money } from '../money/money.ts'
import { Id, Timestamp } from '../record.ts'
import { PaymentMethodId } from './payment-method.ts'

/** `refunded`: all of it went back. `undone`: it was recorded wrongly, and never came in as it says. */
export const PaymentState = z.enum(['received', 'refunded', 'undone'])
export type PaymentState = z.infer<typeof PaymentState>

/** Who said that it was recorded wrongly, when and why. */
const Undoing = z.object({
  at: Timestamp,
  by: Id,
  reason: z.string().check(z.minLength(1), z.maxLength(500)),
})

/**
 * Money or coins that came in. What they pay is in the allocations: one transfer may pay several invoices. `amount` is
 * the sum of them, of what became coins, and of what goes back because nothing was there to be paid; minor units.
 */
export const Payment = z.object({
  id: Id,
  createdAt: Timestamp,
  /** Whose invoice it paid first. */
  userId: Id,
  method: PaymentMethodId,
  amount: Money,
  /** What of it pays no more, minor units: it was given back, or the record is undone. */
  returned: Money,
  /** What of it became coins of the customer, minor units. */
  credited: Money,
  state: PaymentState,
  /** When it came in, which may be days before it was recorded. */
  receivedAt: Timestamp,
  /** As the bank or wallet gives it; null for coins. */
  reference: z.nullable(z.string().check(z.maxLength(120))),
  /**
   * `referenceKey` of it, unique: a transfer that is recorded twice would pay for something that nobody paid. Null once it
   * is undone: the transfer can be recorded anew.
   */
  referenceKey: z.nullable(z.string().check(z.maxLength(200))),
  /** `alikeKey` of that, by which references are found that look like it. */
  alikeKey: z.nullable(z.string().check(z.maxLength(200))),
  /** Who of the team recorded it; null for coins. */
  recordedBy: z.nullable(Id),
  /** How the newest dispute of it stands; null: nobody has disputed it. */
  dispute: z._default(z.nullable(DisputeState), null),
  /** Null unless its state is `undone`. */
  undone: z.nullable(Undoing),
})
export type Payment = z.infer<typeof Payment>

/** The part of a payment that pays an invoice, minor units. */
export const PaymentAllocation = z.object({
  id: Id,
  createdAt: Timestamp,
  paymentId: Id,
  invoiceId: Id,
  /** Of the invoice; payments are searched by it. */
  number: z.string(),
  amount: Money,
  /** What of it went back, minor units. */
  returned: Money,
  /** What the invoice bills: an order, a service or a domain. */
  subjectId: z.nullable(Id),
  /** Of the payment, and what the bank calls it where that is another; payments, invoices and orders are searched by it. */
  reference: z.nullable(z.string().check(z.maxLength(120))),
  /** When all of it was given back or was to be given back; null while it pays. */
  returnedAt: z.nullable(Timestamp),
})
export type PaymentAllocation = z.infer<typeof PaymentAllocation>
