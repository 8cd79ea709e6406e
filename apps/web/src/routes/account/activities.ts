import type { OrderWithService } from '@hostfront/contract/orders'
import type { TicketHead } from '@hostfront/contract/tickets'
import type { Invoice } from '@hostfront/domain/billing/invoice'
import { formatMoney } from '@hostfront/domain/money/format-money'
import type { Currency } from '@hostfront/domain/money/money'
import { displayStatus } from '@hostfront/domain/orders/display-status'
import { orderPath } from '../../words/order-paths.ts'

/** Something of the customer's that happened or changed. */
export type Activity = {
  readonly id: string
  readonly title: string
  /** When it took its status; ISO, UTC. */
  readonly at: string
} & (
  | ({ readonly kind: 'invoice' } & Pick<Invoice, 'status' | 'total'>)
  /** `status` as its badge says it. */
  | { readonly kind: 'order' | 'ticket'; readonly status: string }
)

interface Records {
  readonly orders: readonly OrderWithService[]
  readonly invoices: readonly Invoice[]
  readonly tickets: readonly Omit<TicketHead, 'assigneeId'>[]
}

/** The customer's records as one story, the latest first. */
export function activities({ orders, invoices, tickets }: Records, currency: Currency): Activity[] {
  return [
    ...orders.map(
      ({ order, serviceStatus }): Activity => ({
        id: order.id,
        kind: 'order',
        title: `Order "${order.serverName}"`,
        status: displayStatus(order.status, serviceStatus),
        at: order.decidedAt ?? order.createdAt,
      }),
    ),
    ...invoices.map(
      ({ id, number, total, status, createdAt, paidAt }): Activity => ({
        id,
        kind: 'invoice',
        title: `Invoice ${number}, ${formatMoney(total, currency)}`,
        status,
        total,
        // A payment is dated to the start of its day, which may be before the invoice.
        at: paidAt && paidAt > createdAt ? paidAt : createdAt,
      }),
    ),
    ...tickets.map(
      ({ id, subject, status, updatedAt }): Activity => ({
        id,
        kind: 'ticket',
        title: `Ticket "${subject}"`,
        status,
        at: updatedAt,
      }),
    ),
  ].sort((a, b) => b.at.localeCompare(a.at))
}

/** Where more of it is on the dashboard. */
export const PLACE_OF: Record<Activity['kind'], (id: string) => string> = {
  order: orderPath,
  invoice: (id) => `?tab=billing&invoice=${encodeURIComponent(id)}`,
  ticket: (id) => `?tab=support&ticket=${encodeURIComponent(id)}`,
}
