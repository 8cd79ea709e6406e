import * as z from 'zod/mini'
import { Money } from '../money/money.ts'
import { Id, Timestamp } from '../record.ts'
import { Invoice } from './invoice.ts'
import { InvoiceLine } from './invoice-line.ts'

/** Where what it takes back goes: to the customer's coins at once, or outside the shop as a refund that the team sends. */
export const CreditNoteTarget = z.enum(['coins', 'off-site'])
export type CreditNoteTarget = z.infer<typeof CreditNoteTarget>

/**
 * Takes back a paid invoice, or a part of it. Amounts are positive, minor units: `total` = `subtotal` + `tax`, and the lines
 * add up to `subtotal`. Seller, buyer, tax and rate are those of the invoice.
 */
export const CreditNote = z.object({
  id: Id,
  createdAt: Timestamp,
  /** Readable and gapless within a year, in a series of its own: `CN-2026-00042`. */
  number: z.string(),
  userId: Id,
  invoiceId: Id,
  invoiceNumber: Invoice.shape.number,
  seller: Invoice.shape.seller,
  buyer: Invoice.shape.buyer,
  lines: z.array(InvoiceLine),
  subtotal: Money,
  taxName: Invoice.shape.taxName,
  taxBasisPoints: Invoice.shape.taxBasisPoints,
  taxReason: Invoice.shape.taxReason,
  tax: Money,
  total: Money,
  secondRate: Invoice.shape.secondRate,
  /** The customer reads it. */
  reason: z.string().check(z.maxLength(500)),
  target: CreditNoteTarget,
  /** Null: the shop itself, of what a payer has back by a dispute. */
  issuedBy: z.nullable(Id),
})
export type CreditNote = z.infer<typeof CreditNote>
