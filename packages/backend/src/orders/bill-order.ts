import { addDays } from '@hostfront/domain/add-days'
import type { Invoice } from '@hostfront/domain/billing/invoice'
import type { InvoiceParties } from '@hostfront/domain/billing/invoice-parties'
import { about, ORDER } from '@hostfront/domain/billing/invoice-subject'
import { invoiceLines } from '@hostfront/domain/orders/invoice-lines'
import type { Order } from '@hostfront/domain/orders/order'
import type { Quote } from '@hostfront/domain/orders/quote'
import type { Tx } from '@hostfront/store/port'
import { type Given, issueInvoice } from '../billing/issue-invoice.ts'
import type { SignedInCall } from '../call/context.ts'

interface OrderBill {
  readonly order: Order
  readonly quote: Quote
  readonly parties: InvoiceParties
  readonly dueDays: number
}

/** Bills an order: its coins have been taken, or it is to be paid off-site. */
export function billOrder(
  tx: Tx,
  call: SignedInCall,
  { order, quote, parties, dueDays }: OrderBill,
  given: Given,
): Promise<Invoice> {
  const draft = {
    ...parties,
    userId: order.userId,
    ...about(ORDER, order.id),
    periodStart: null,
    lines: invoiceLines(order, quote),
    subtotal: quote.amountDue - quote.tax,
    tax: quote.tax,
    total: quote.amountDue,
    dueDate: order.paidWithCoins ? call.now() : addDays(call.now(), dueDays),
    paymentMethod: order.paymentMethod,
  }
  return issueInvoice(tx, call, draft, given, { isPaid: order.paidWithCoins })
}
