import { invoiceNumber, invoiceSeries } from '@hostfront/domain/billing/invoice-number'
import { about, ORDER } from '@hostfront/domain/billing/invoice-subject'
import { DEFAULT_SETTINGS } from '@hostfront/domain/settings/default-settings'
import type { Rows } from '../collections.ts'
import type { LegacyContext } from './legacy-context.ts'
import { partiesAtUpgrade } from './to-version-4.ts'

/**
 * The seed knew no invoices. An order that still waits for its off-site payment gets one,
 * because without it nobody would know whether it was paid before it is approved.
 */
export function openInvoices(
  orders: readonly Rows['orders'][],
  users: readonly Rows['users'][],
  context: LegacyContext,
): { invoices: Rows['invoices'][]; counters: Rows['counters'][] } {
  const createdAt = context.now().toISOString()
  const usersById = new Map(users.map((user) => [user.id, user]))
  const waiting = orders.filter(
    ({ status, paidWithCoins, amountDue }) =>
      status === 'pending' && !paidWithCoins && amountDue > 0,
  )
  const invoices = waiting.map((order, index): Rows['invoices'] => ({
    ...partiesAtUpgrade(DEFAULT_SETTINGS, usersById.get(order.userId)),
    id: context.newId(),
    createdAt,
    number: invoiceNumber(createdAt, index + 1),
    userId: order.userId,
    ...about(ORDER, order.id),
    periodStart: null,
    lines: [{ description: order.planName, amount: order.amountDue }],
    subtotal: order.amountDue,
    taxReason: null,
    vatCheck: null,
    tax: 0,
    total: order.amountDue,
    secondRate: null,
    paid: 0,
    credited: 0,
    status: 'unpaid',
    dueDate: createdAt,
    paidAt: null,
    paymentMethod: order.paymentMethod,
  }))
  const counters =
    invoices.length > 0 ? [{ id: invoiceSeries(createdAt), createdAt, value: invoices.length }] : []
  return { invoices, counters }
}
