import type { OrderWithService } from '@hostfront/contract/orders'
import type { TicketHead } from '@hostfront/contract/tickets'
import type { Invoice } from '@hostfront/domain/billing/invoice'
import { isOpenInvoice } from '@hostfront/domain/billing/payable'
import { formatMoney } from '@hostfront/domain/money/format-money'
import type { Currency } from '@hostfront/domain/money/money'
import { displayStatus } from '@hostfront/domain/orders/display-status'
import type { TicketStatus } from '@hostfront/domain/tickets/ticket'
import { INVOICE_STATUS_NAMES } from '../../words/billing.ts'
import { orderPath } from '../../words/order-paths.ts'

/** Something of the customer's that happened or changed. */
export type Activity = {
  readonly id: string
  readonly title: string
  /** What belongs to it. */
  readonly detail?: string
  /** When it took its status; ISO, UTC. */
  readonly at: string
} & (
  | { readonly kind: 'invoice'; readonly invoice: Invoice }
  /** `status` as its badge says it; `invoice`: the one that it waits for. */
  | { readonly kind: 'order'; readonly status: string; readonly invoice?: Invoice }
  | { readonly kind: 'ticket'; readonly status: TicketStatus }
)

interface Records {
  /** The ids of the services that are being set up. */
  readonly inMaking: readonly string[]
  readonly orders: readonly OrderWithService[]
  readonly invoices: readonly Invoice[]
  readonly tickets: readonly Omit<TicketHead, 'assigneeId'>[]
}

/** The customer's records as one story, the latest first; an order and its invoice are one of it. */
export function activities(
  { orders, invoices, tickets, inMaking }: Records,
  currency: Currency,
): Activity[] {
  const nameOf = ({ number, total }: Invoice) =>
    `Invoice ${number}, ${formatMoney(total, currency)}`
  const ordered = new Set(orders.map(({ invoice }) => invoice?.id))
  return [
    ...orders.map(
      ({ order, invoice, serviceStatus, serviceId }): Activity => ({
        id: order.id,
        kind: 'order',
        title: `Order “${order.serverName}”`,
        ...(invoice && { detail: `${nameOf(invoice)}${endOf(invoice)}` }),
        status:
          serviceId !== null && inMaking.includes(serviceId)
            ? 'being set up'
            : displayStatus(order.status, serviceStatus),
        ...(invoice && isOpenInvoice(invoice) && { invoice }),
        at:
          [order.decidedAt ?? order.createdAt, invoice ? lastOf(invoice) : ''].sort().at(-1) ?? '',
      }),
    ),
    ...invoices
      .filter(({ id }) => !ordered.has(id))
      .map(
        (invoice): Activity => ({
          id: invoice.id,
          kind: 'invoice',
          title: nameOf(invoice),
          invoice,
          at: lastOf(invoice),
        }),
      ),
    ...tickets.map(
      ({ id, subject, status, updatedAt }): Activity => ({
        id,
        kind: 'ticket',
        title: `Ticket “${subject}”`,
        status,
        at: updatedAt,
      }),
    ),
  ].sort((a, b) => b.at.localeCompare(a.at))
}

/** What became of one that nobody has to pay any more: `, refunded`. */
const endOf = ({ status }: Invoice): string =>
  status === 'refunded' || status === 'cancelled'
    ? `, ${INVOICE_STATUS_NAMES[status].toLowerCase()}`
    : ''

/** A payment is dated to the start of its day, which may be before the invoice. */
const lastOf = ({ createdAt, paidAt }: Invoice): string =>
  paidAt && paidAt > createdAt ? paidAt : createdAt

/** Where more of it is on the dashboard. */
export const PLACE_OF: Record<Activity['kind'], (id: string) => string> = {
  order: orderPath,
  invoice: (id) => `?tab=billing&invoice=${encodeURIComponent(id)}`,
  ticket: (id) => `?tab=support&ticket=${encodeURIComponent(id)}`,
}
