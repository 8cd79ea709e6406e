import { invoiceNumber, invoiceSeries } from '@hostfront/domain/billing/invoice-number'
import type { Rows } from '../collections.ts'
import type { LegacyContext } from './legacy-context.ts'

/**
 * The seed knew no invoices. An order that still waits for its off-site payment gets one,
 * because without it nobody could tell whether it was paid before it is approved.
 */
export function openInvoices(
  orders: readonly Rows['orders'][],
  context: LegacyContext,
): { invoices: Rows['invoices'][]; counters: Rows['counters'][] } {
  const createdAt = context.now().toISOString()
  const waiting = orders.filter(
    ({ status, paidWithCoins, amountDue }) =>
      status === 'pending' && !paidWithCoins && amountDue > 0,
  )
  const invoices = waiting.map((order, index): Rows['invoices'] => ({
    id: context.newId(),
    createdAt,
    number: invoiceNumber(createdAt, index + 1),
    userId: order.userId,
    orderId: order.id,
    userServiceId: null,
    periodStart: null,
    domainId: null,
    lines: [{ description: order.serviceName, amount: order.amountDue }],
    subtotal: order.amountDue,
    tax: 0,
    total: order.amountDue,
    status: 'unpaid',
    dueDate: createdAt,
    paidAt: null,
    paymentMethod: order.paymentMethod,
    paymentReference: null,
  }))
  const counters =
    invoices.length > 0 ? [{ id: invoiceSeries(createdAt), createdAt, value: invoices.length }] : []
  return { invoices, counters }
}
