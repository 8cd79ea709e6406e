import * as z from 'zod/mini'
import { Money } from '../money/money.ts'
import { Id, Timestamp } from '../record.ts'
import { PaymentMethodId } from './payment-method.ts'

/** `refunded`: all of it went back. */
export const PaymentState = z.enum(['received', 'refunded'])
export type PaymentState = z.infer<typeof PaymentState>

/**
 * Money or coins that came in. What they pay is in the allocations: one transfer may pay several invoices. `amount` is
 * the sum of them, minor units.
 */
export const Payment = z.object({
  id: Id,
  createdAt: Timestamp,
  /** Whose invoice it paid first. */
  userId: Id,
  method: PaymentMethodId,
  amount: Money,
  state: PaymentState,
  /** When it came in, which may be days before it was recorded. */
  receivedAt: Timestamp,
  /** As the bank or wallet gives it; null for coins. */
  reference: z.nullable(z.string().check(z.maxLength(120))),
  /** `referenceKey` of it, unique: a transfer that is recorded twice would pay for something that nobody paid. */
  referenceKey: z.nullable(z.string().check(z.maxLength(200))),
  /** Who of the team recorded it; null for coins. */
  recordedBy: z.nullable(Id),
})
export type Payment = z.infer<typeof Payment>

/** The part of a payment that pays an invoice, minor units. */
export const PaymentAllocation = z.object({
  id: Id,
  createdAt: Timestamp,
  paymentId: Id,
  invoiceId: Id,
  amount: Money,
  /** What the invoice bills: an order, a service or a domain. */
  subjectId: z.nullable(Id),
  /** Of the payment; invoices and orders are searched by it. */
  reference: z.nullable(z.string().check(z.maxLength(120))),
  /** When it was given back or was to be given back; null while it pays. */
  returnedAt: z.nullable(Timestamp),
})
export type PaymentAllocation = z.infer<typeof PaymentAllocation>
