import * as z from 'zod/mini'
import { Money } from '../money/money.ts'
import { Id, Timestamp } from '../record.ts'
import { PaymentMethodId } from './payment-method.ts'

/**
 * `approved`: it came in, at least a part of it, and is a payment. `superseded`: another payment has settled all that it was
 * to pay.
 */
export const DeclarationState = z.enum([
  'waiting',
  'approved',
  'rejected',
  'withdrawn',
  'superseded',
])
export type DeclarationState = z.infer<typeof DeclarationState>

/** An invoice that it is to pay; `number` is what the declaration is searched by. */
const DeclaredInvoice = z.object({ invoiceId: Id, number: z.string() })

/** At most so many invoices are paid by one transfer that a customer declares. */
export const MAX_DECLARED_INVOICES = 20
/** Pictures and documents that show it. */
export const MAX_PROOFS = 2

/**
 * What a customer says to have paid outside the shop. It pays nothing: the team looks whether it came in and says so. What
 * was declared stays as it was; what came in is on the payment.
 */
export const Declaration = z.object({
  id: Id,
  createdAt: Timestamp,
  userId: Id,
  method: PaymentMethodId,
  /** Minor units. */
  amount: Money,
  /** Of the bank or wallet, as the customer copied it; null where only a proof was sent. */
  reference: z.nullable(z.string().check(z.maxLength(120))),
  /** `referenceKey` and `alikeKey` of it. Not unique: a reference that was used before is a reason to look, not to refuse. */
  referenceKey: z.nullable(z.string().check(z.maxLength(200))),
  alikeKey: z.nullable(z.string().check(z.maxLength(200))),
  /** The day on which it was paid, where the customer is: `2026-06-01`. */
  paidOn: z.iso.date(),
  /** What it is to pay, oldest first; none where it buys coins. */
  pays: z.array(DeclaredInvoice).check(z.maxLength(MAX_DECLARED_INVOICES)),
  note: z.string().check(z.maxLength(500)),
  /** Ids of files. */
  proofIds: z.array(Id).check(z.maxLength(MAX_PROOFS)),
  state: DeclarationState,
  decidedBy: z.nullable(Id),
  decidedAt: z.nullable(Timestamp),
  /** Why it was rejected; the customer reads it. */
  reason: z.nullable(z.string().check(z.maxLength(500))),
  /** What it became. */
  paymentId: z.nullable(Id),
})
export type Declaration = z.infer<typeof Declaration>
