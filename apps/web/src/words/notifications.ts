import type { NotificationEvent } from '@hostfront/domain/announcements/notification'
import { formatCoins, formatMoney } from '@hostfront/domain/money/format-money'
import type { Currency } from '@hostfront/domain/money/money'
import { formatDay } from './dates.ts'

/** What happened, in a sentence. */
export function notificationSentence(event: NotificationEvent, currency: Currency): string {
  switch (event.kind) {
    case 'order-approved':
      return `Your order "${event.serverName}" is approved. The service is active.`
    case 'order-rejected':
      return `Your order "${event.serverName}" was not approved: ${event.reason}`
    case 'invoice-issued':
      return `Invoice ${event.number} over ${formatMoney(event.total, currency)} is issued.`
    case 'invoice-paid':
      return `Invoice ${event.number} is paid. Thank you.`
    case 'service-renewed':
      return `${event.serviceName} is renewed until ${formatDay(event.expiresAt)}.`
    case 'service-extended':
      return `${event.serviceName} runs longer: until ${formatDay(event.expiresAt)}.`
    case 'service-resumed':
      return `${event.serviceName} is active again.`
    case 'domain-renewed':
      return `Your domain ${event.domainName} is renewed until ${formatDay(event.expiresAt)}.`
    case 'domain-expiring':
      return `Your domain ${event.domainName} expires on ${formatDay(event.expiresAt)}. Renew it to keep it.`
    case 'domain-expired':
      return `Your domain ${event.domainName} has expired. It can be renewed until ${formatDay(event.renewableUntil)}.`
    case 'service-suspended':
      return `${event.serviceName} is suspended. If an invoice of it is open, pay that to bring it back; else please contact us.`
    case 'service-terminated':
      return `${event.serviceName} has ended. Please contact us soon if that is a mistake.`
    case 'ticket-answered':
      return `Your ticket "${event.subject}" has an answer.`
    case 'ticket-closed':
      return `Your ticket "${event.subject}" is closed.`
    case 'coins-changed':
      return `Coins ${event.amount < 0 ? 'taken from' : 'added to'} your balance: ${formatCoins(Math.abs(event.amount))}.`
  }
}

/** Where more of it stands. */
export function notificationPath(event: NotificationEvent): string {
  const tab = `/dashboard?tab=${tabOf(event)}`
  if ('ticketId' in event) return `${tab}&ticket=${encodeURIComponent(event.ticketId)}`
  return 'invoiceId' in event && event.invoiceId
    ? `${tab}&invoice=${encodeURIComponent(event.invoiceId)}`
    : tab
}

function tabOf(
  event: NotificationEvent,
): 'services' | 'domains' | 'overview' | 'billing' | 'support' {
  switch (event.kind) {
    case 'order-rejected':
      return 'overview'
    case 'invoice-issued':
    case 'invoice-paid':
    case 'coins-changed':
      return 'billing'
    case 'ticket-answered':
    case 'ticket-closed':
      return 'support'
    case 'domain-renewed':
    case 'domain-expiring':
    case 'domain-expired':
      return 'domains'
    default:
      return 'services'
  }
}
