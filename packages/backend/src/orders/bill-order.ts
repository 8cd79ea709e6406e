import { addDays } from '@hostfront/domain/add-days'
import type { Invoice } from '@hostfront/domain/billing/invoice'
import { invoiceLines } from '@hostfront/domain/orders/invoice-lines'
import type { Order } from '@hostfront/domain/orders/order'
import type { Quote } from '@hostfront/domain/orders/quote'
import type { Tx } from '@hostfront/store/port'
import { issueInvoice } from '../billing/issue-invoice.ts'
import type { SignedInCall } from '../context.ts'

/** Bills an order that is paid off-site. */
export function billOrder(
  tx: Tx,
  call: SignedInCall,
  { order, quote, dueDays }: { order: Order; quote: Quote; dueDays: number },
): Promise<Invoice> {
  return issueInvoice(tx, call, {
    userId: order.userId,
    orderId: order.id,
    userServiceId: null,
    periodStart: null,
    domainId: null,
    lines: invoiceLines(order, quote),
    subtotal: quote.amountDue - quote.tax,
    tax: quote.tax,
    total: quote.amountDue,
    dueDate: addDays(call.now(), dueDays),
    paymentMethod: order.paymentMethod,
  })
}
