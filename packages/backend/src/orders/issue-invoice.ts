import { addDays } from '@hostfront/domain/add-days'
import type { Invoice } from '@hostfront/domain/billing/invoice'
import { invoiceLines } from '@hostfront/domain/orders/invoice-lines'
import type { Order } from '@hostfront/domain/orders/order'
import type { Quote } from '@hostfront/domain/orders/quote'
import type { Tx } from '@hostfront/store/port'
import { notify } from '../announcements/notify.ts'
import { nextInvoiceNumber } from '../billing/next-invoice-number.ts'
import type { SignedInCall } from '../context.ts'

/** Bills an order that is paid off-site. Nothing to pay makes an invoice that is paid already. */
export async function issueInvoice(
  tx: Tx,
  call: SignedInCall,
  { order, quote, dueDays }: { order: Order; quote: Quote; dueDays: number },
): Promise<Invoice> {
  const isFree = quote.amountDue === 0
  const invoice = await tx.invoices.insert({
    id: call.newId(),
    createdAt: call.now(),
    number: await nextInvoiceNumber(tx, call.now()),
    userId: order.userId,
    orderId: order.id,
    userServiceId: null,
    periodStart: null,
    lines: invoiceLines(order, quote),
    subtotal: quote.amountDue - quote.tax,
    tax: quote.tax,
    total: quote.amountDue,
    status: isFree ? 'paid' : 'unpaid',
    dueDate: addDays(call.now(), dueDays),
    paidAt: isFree ? call.now() : null,
    paymentMethod: order.paymentMethod,
    paymentReference: null,
  })
  await notify(tx, call, order.userId, {
    kind: 'invoice-issued',
    number: invoice.number,
    total: invoice.total,
  })
  return invoice
}
