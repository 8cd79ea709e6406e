import * as z from 'zod/mini'
import { Money } from '../money/money.ts'
import { Id, Timestamp } from '../record.ts'
import { PaymentMethod } from './payment-method.ts'

export const InvoiceStatus = z.enum(['unpaid', 'paid', 'overdue', 'cancelled', 'refunded'])
export type InvoiceStatus = z.infer<typeof InvoiceStatus>

export const InvoiceLine = z.object({ description: z.string(), amount: z.int() })

/** A bill. `total` = `subtotal` + `tax` = sum of the lines + tax, minor units. */
export const Invoice = z.object({
  id: Id,
  createdAt: Timestamp,
  /** Readable and gapless within a year: `2026-00042`. Also the reference a customer quotes when paying. */
  number: z.string(),
  userId: Id,
  orderId: z.nullable(Id),
  /** The service that it renews, from `periodStart` on; both null for the invoice of an order. */
  userServiceId: z.nullable(Id),
  periodStart: z.nullable(Timestamp),
  /** The domain that it renews for a year; null for all others. */
  domainId: z.nullable(Id),
  lines: z.array(InvoiceLine),
  subtotal: Money,
  tax: Money,
  total: Money,
  status: InvoiceStatus,
  dueDate: Timestamp,
  paidAt: z.nullable(Timestamp),
  paymentMethod: PaymentMethod,
  paymentReference: z.nullable(z.string().check(z.maxLength(120))),
})
export type Invoice = z.infer<typeof Invoice>
