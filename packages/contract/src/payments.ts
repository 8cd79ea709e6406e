import { Payment, PaymentAllocation } from '@hostfront/domain/payments/payment'
import { Id } from '@hostfront/domain/record'
import * as z from 'zod/mini'
import { procedure } from './procedure.ts'

/** What came in for an invoice: `amount` (minor units) is the part of the payment that pays it. */
export const InvoicePayment = z.object({
  method: Payment.shape.method,
  receivedAt: Payment.shape.receivedAt,
  reference: Payment.shape.reference,
  amount: PaymentAllocation.shape.amount,
  returnedAt: PaymentAllocation.shape.returnedAt,
})
export type InvoicePayment = z.infer<typeof InvoicePayment>

export const payments = {
  /** What was paid on one of the caller's invoices, oldest first; on any for who may read everybody's. */
  ofInvoice: procedure('invoices.read-own', ['NOT_FOUND'], {
    reads: ['invoices', 'payments', 'paymentAllocations'],
  })
    .input(z.object({ invoiceId: Id }))
    .output(z.array(InvoicePayment)),
}
