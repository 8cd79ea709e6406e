import * as z from 'zod/mini'
import { User } from '../accounts/user.ts'
import { Money } from '../money/money.ts'
import { ShownRate } from '../money/second-currency.ts'
import { PaymentMethodId } from '../payments/payment-method.ts'
import { Id, Timestamp } from '../record.ts'
import { TaxReason } from '../tax/tax-reason.ts'
import { StoodOn } from '../tax/vat-check.ts'
import { InvoiceLine } from './invoice-line.ts'
import { SellerId } from './seller-ids.ts'

export const InvoiceStatus = z.enum(['unpaid', 'paid', 'overdue', 'cancelled', 'refunded'])
export type InvoiceStatus = z.infer<typeof InvoiceStatus>

/** The shop as an invoice names it; texts may be empty. Documents of before they were asked for have neither country nor numbers. */
const Seller = z.object({
  name: z.string(),
  address: z.string(),
  email: z.string(),
  /** ISO 3166. */
  country: z._default(User.shape.country, null),
  ids: z._default(z.readonly(z.array(SellerId)), []),
})

/** Whom an invoice bills. `country`: ISO 3166. */
const Buyer = z.object({
  name: z.string(),
  company: z.nullable(z.string()),
  country: User.shape.country,
  /** Of the company. Invoices of before it was asked for have none. */
  taxId: z._default(User.shape.taxId, null),
  /** Those of before addresses were asked for have none. */
  street: z._default(User.shape.street, null),
  postcode: z._default(User.shape.postcode, null),
  town: z._default(User.shape.town, null),
})

/** A bill. Seller, buyer, tax and rate stay as they were when it was issued. `total` = `subtotal` + `tax` = sum of the lines + tax, minor units. */
export const Invoice = z.object({
  id: Id,
  createdAt: Timestamp,
  /** Readable and gapless within a year: `2026-00042`. Also the reference a customer quotes when paying. */
  number: z.string(),
  userId: Id,
  /** The one thing that it bills: the word of its kind, and its id. Read it with `subjectOf`. */
  subjectKind: z.nullable(z.string().check(z.minLength(1), z.maxLength(40))),
  subjectId: z.nullable(Id),
  /** From when on it renews what it bills; null for the invoice of an order. Withdrawn, it keeps no period: that can be billed anew. */
  periodStart: z.nullable(Timestamp),
  seller: Seller,
  buyer: Buyer,
  lines: z.array(InvoiceLine),
  subtotal: Money,
  /** How the shop calls it, and its rate; null where that was not written down (before version 4 of the document). */
  taxName: z.string(),
  taxBasisPoints: z.nullable(z.int().check(z.gte(0), z.lte(10_000))),
  /** By which rule it has this tax, or none; null where that is not known (also before version 12 of the document). */
  taxReason: z.nullable(TaxReason),
  /** Of one by reverse charge, the check of the buyer's number that it stands on; null: the number was not checked, or is not why. */
  vatCheck: z.nullable(StoodOn),
  tax: Money,
  total: Money,
  /** At which its amounts are shown in a second currency, for information: that of the day of its issue. Null: in none. */
  secondRate: z.nullable(ShownRate),
  /** What pays it, minor units: the sum of its allocations without what of them went back. Never above `total`. */
  paid: Money,
  /** What credit notes have taken back of it, minor units. Never above `total`. */
  credited: Money,
  status: InvoiceStatus,
  dueDate: Timestamp,
  paidAt: z.nullable(Timestamp),
  paymentMethod: PaymentMethodId,
})
export type Invoice = z.infer<typeof Invoice>
