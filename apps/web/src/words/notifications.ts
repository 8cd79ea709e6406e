import type { NotificationEvent } from '@hostfront/domain/announcements/notification'
import { formatMoney } from '@hostfront/domain/money/format-money'
import type { Currency } from '@hostfront/domain/money/money'

/** What happened, in a sentence. */
export function notificationSentence(event: NotificationEvent, currency: Currency): string {
  switch (event.kind) {
    case 'order-approved':
      return `Your order "${event.serverName}" is approved. The service is active.`
    case 'order-rejected':
      return `Your order "${event.serverName}" was not approved: ${event.reason}`
    case 'invoice-issued':
      return `Invoice ${event.number} over ${formatMoney(event.total, currency)} is waiting for your payment.`
    case 'invoice-paid':
      return `Invoice ${event.number} is paid. Thank you.`
  }
}

/** The tab of the dashboard that shows more of it. */
export const notificationTab = (event: NotificationEvent): 'services' | 'overview' | 'billing' =>
  event.kind === 'order-approved'
    ? 'services'
    : event.kind === 'order-rejected'
      ? 'overview'
      : 'billing'
