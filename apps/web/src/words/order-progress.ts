import type { OwnDelivery } from '@hostfront/contract/delivery-record'
import type { OrderWithService } from '@hostfront/contract/orders'
import { isOpenInvoice } from '@hostfront/domain/billing/payable'
import { formatMoney } from '@hostfront/domain/money/format-money'
import type { Currency } from '@hostfront/domain/money/money'
import type { OrderStatus } from '@hostfront/domain/orders/order'
import { isPaidInPart } from '@hostfront/domain/payments/settle'
import { OWN_STEPS } from './own-steps.ts'

/** The heading of an order's page. */
export const ORDER_HEADINGS: Record<OrderStatus, string> = {
  pending: 'Order received',
  active: 'Order approved',
  rejected: 'Order not approved',
  cancelled: 'Order cancelled',
}

export interface ProgressStep {
  readonly title: 'Payment' | 'Approval' | 'Your server'
  readonly state: 'done' | 'now' | 'later'
  /** Our team has it, or a panel. */
  readonly isWithUs?: boolean
  readonly text: string
}

export interface OrderStanding {
  readonly isDeclared: boolean
  readonly isReady: boolean
  readonly step: OwnDelivery['step'] | null
}

/** How far an order is that waits or was approved, and what comes next; nothing of one that is over. `isDeclared`: its customer has told of a payment that is not checked yet; `isReady`: its server can be reached; `step`: how far that is, null where it is not known. */
export function orderProgress(
  { order, invoice, serviceStatus }: Omit<OrderWithService, 'serviceId'>,
  currency: Currency,
  { isDeclared = false, isReady = false, step = null }: Partial<OrderStanding> = {},
): readonly ProgressStep[] {
  if (order.status !== 'pending' && order.status !== 'active') return []
  const isApproved = order.status === 'active'
  const isOwed = invoice !== null && isOpenInvoice(invoice)
  const payment: ProgressStep = isOwed
    ? {
        title: 'Payment',
        state: 'now',
        isWithUs: isDeclared,
        text: isDeclared
          ? 'You have told us of it. We are checking it.'
          : toPayText(invoice, currency),
      }
    : { title: 'Payment', state: 'done', text: paidText(order, invoice) }
  return [
    payment,
    approval(isApproved, isOwed),
    server(isApproved, serviceStatus, { isReady, step }),
  ]
}

function toPayText(invoice: NonNullable<OrderWithService['invoice']>, currency: Currency): string {
  return isPaidInPart(invoice)
    ? `We have received ${formatMoney(invoice.paid, currency)} of ${formatMoney(invoice.total, currency)}. Waiting for the rest.`
    : 'Waiting for your payment.'
}

function paidText(order: OrderWithService['order'], invoice: OrderWithService['invoice']): string {
  if (order.amountDue === 0) return 'There is nothing to pay.'
  return (invoice ?? order).paymentMethod === 'coins' ? 'Paid with coins.' : 'Paid. Thank you.'
}

function approval(isApproved: boolean, isOwed: boolean): ProgressStep {
  if (isApproved) return { title: 'Approval', state: 'done', text: 'Our team has approved it.' }
  return isOwed
    ? {
        title: 'Approval',
        state: 'later',
        text: 'Our team approves the order once it has confirmed the payment.',
      }
    : {
        title: 'Approval',
        state: 'now',
        isWithUs: true,
        text: 'Our team looks at the order. We tell you as soon as it is decided.',
      }
}

/** Of these nothing better is known than what its own page says. */
const SAID_BY_STEP: ReadonlySet<OwnDelivery['step']> = new Set([
  'needs-you',
  'coming-back',
  'trouble',
])

function server(
  isApproved: boolean,
  status: OrderWithService['serviceStatus'],
  { isReady, step }: Pick<OrderStanding, 'isReady' | 'step'>,
): ProgressStep {
  const title = 'Your server'
  if (!isApproved) {
    return { title, state: 'later', text: 'Then it is set up, and its page says how to reach it.' }
  }
  if (status === null) return { title, state: 'done', text: 'It is no longer here.' }
  if (status === 'terminated') return { title, state: 'done', text: 'The service has ended.' }
  if (status === 'active' && isReady) return { title, state: 'done', text: 'It is ready.' }
  return {
    title,
    state: 'now',
    isWithUs: status === 'active' && step !== 'needs-you',
    text:
      status === 'active'
        ? step !== null && SAID_BY_STEP.has(step)
          ? OWN_STEPS[step]
          : 'Its page will say how to reach it.'
        : `The service is ${status}. Its page says what to do.`,
  }
}

/** What has become of the money of an order that is over. */
export function orderEnd({ order, invoice }: Pick<OrderWithService, 'order' | 'invoice'>): string {
  if (!invoice) return order.paidWithCoins ? 'Your coins are back.' : ''
  if (invoice.status !== 'refunded') {
    return `Invoice ${invoice.number} is cancelled and does not have to be paid.`
  }
  return invoice.paymentMethod === 'coins'
    ? 'Your coins are back.'
    : `Invoice ${invoice.number} was paid: the money comes back to you. Billing shows when it is sent.`
}
