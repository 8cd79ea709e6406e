import { coinUnit, coinWords, formatCoins, formatMoney } from '@hostfront/domain/money/format-money'
import type { Currency } from '@hostfront/domain/money/money'
import type { NotificationEvent } from '@hostfront/domain/notifications/notification'
import { isStaffNews, type StaffNews } from '@hostfront/domain/notifications/staff-news'
import { byWay } from '@hostfront/domain/payments/recorded-ways'
import type { Loss } from '@hostfront/domain/renewals/loss'
import { asSentence } from './as-sentence.ts'
import { formatDay } from './dates.ts'
import { PAYMENT_PROBLEM_PATHS, paymentProblemSentence } from './payment-problems.ts'
import { clientRecordPath, orderRecordPath } from './record-paths.ts'
import { myServicePath } from './service-paths.ts'

/** What happened, in a sentence. */
export function notificationSentence(event: NotificationEvent, currency: Currency): string {
  switch (event.kind) {
    case 'order-approved':
      return `Your order “${event.serverName}” is approved. Now we set up your server.`
    case 'order-rejected':
      return `Your order “${event.serverName}” was not approved: ${event.reason}`
    case 'invoice-issued':
      return `Invoice ${event.number} for ${formatMoney(event.total, currency)} is issued.`
    case 'invoice-reminder':
      return reminderSentence(event, currency)
    case 'invoice-paid':
      return `Invoice ${event.number} is paid. Thank you.`
    case 'payment-received-in-part':
      return `We received ${formatMoney(event.amount, currency)} for invoice ${event.number}. ${formatMoney(event.missing, currency)} is still to be paid.`
    case 'payment-rejected':
      return `Your payment of ${formatMoney(event.amount, currency)} could not be confirmed: ${asSentence(event.reason)}`
    case 'coins-bought':
      return `Your payment has arrived: ${coinWords(event.amount)} ${coinUnit(event.amount) === 'coin' ? 'is' : 'are'} in your balance.`
    case 'credit-note-issued':
      return `Credit note ${event.number}: ${formatMoney(event.amount, currency)} of invoice ${event.invoiceNumber} ${event.toCoins ? 'came back as coins' : 'comes back to you'}.`
    case 'refund-sent':
      return [
        `${formatMoney(event.amount, currency)} was`,
        event.isRecordedWay ? 'paid back to you' : 'sent to you',
        event.reference === ''
          ? `${byWay(event.method)}.`
          : `${byWay(event.method)}, transaction reference ${event.reference}.`,
      ].join(' ')
    case 'service-renewed':
      return `${event.serviceName} is renewed until ${formatDay(event.expiresAt)}.`
    case 'service-extended':
      return `${event.serviceName} runs longer: until ${formatDay(event.expiresAt)}.${
        event.invoiceNumber ? ` Invoice ${event.invoiceNumber} pays for the time after that.` : ''
      }`
    case 'service-resumed':
      return `${event.serviceName} is active again.`
    case 'service-kept':
      return `${event.serviceName} runs until ${formatDay(event.keepUntil)}, although its paid time has ended. Pay its open invoice by then to keep it.`
    case 'domain-renewed':
      return `Your domain ${event.domainName} is renewed until ${formatDay(event.expiresAt)}.`
    case 'domain-expiring':
      return `Your domain ${event.domainName} expires on ${formatDay(event.expiresAt)}. Renew it to keep it.`
    case 'domain-expired':
      return `Your domain ${event.domainName} has expired. It can be renewed until ${formatDay(event.renewableUntil)}.`
    case 'service-suspended':
      return `${event.serviceName} is suspended. If an invoice of it is open, pay that to bring it back; else please contact us.`
    case 'service-suspended-by-team':
      return `${event.serviceName} is suspended by our team: ${asSentence(event.reason)} Paying an invoice does not bring it back; please contact us.`
    case 'service-needs-answers':
      return `${event.serviceName} needs something from you before we can set it up.`
    case 'service-password':
      return `A password for ${event.serviceName} waits on its page, to be shown once.`
    case 'service-access':
      return `You can reach ${event.serviceName} now. Its page says how.`
    case 'service-terminated':
      return event.reason
        ? `Our team has ended ${event.serviceName}: ${asSentence(event.reason)} Please contact us soon if that is a mistake.`
        : `${event.serviceName} has ended. Please contact us soon if that is a mistake.`
    case 'service-cancelled':
      return event.reason
        ? `Our team has cancelled ${event.serviceName}: ${asSentence(event.reason)} It ends on ${formatDay(event.endsAt)}.`
        : `${event.serviceName} is cancelled and ends on ${formatDay(event.endsAt)}. You can keep it until then.`
    case 'service-changed':
      return `${event.serviceName} is ${event.planName} now, paid until ${formatDay(event.expiresAt)}.${
        event.reason ? ` By our team: ${asSentence(event.reason)}` : ''
      }`
    case 'service-price-changes':
      return priceSentence(event, currency)
    case 'service-change-withdrawn':
      return `The change of ${event.serviceName} was withdrawn with its invoice ${event.number}. It runs as before.`
    case 'service-ending':
      return `${event.serviceName} was cancelled and ends on ${formatDay(event.endsAt)}.`
    case 'service-goes-on':
      return `${event.serviceName} is not cancelled any more. It is paid until ${formatDay(event.expiresAt)}.`
    case 'ticket-answered':
      return `Your ticket “${event.subject}” has an answer.`
    case 'ticket-closed':
      return `Your ticket “${event.subject}” is closed.`
    case 'coins-changed':
      return `Coins ${event.amount < 0 ? 'taken from' : 'added to'} your balance: ${formatCoins(Math.abs(event.amount))}.`
    case 'order-placed':
      return `New order “${event.serverName}”.`
    case 'ticket-opened':
      return `New ticket “${event.subject}”.`
    case 'ticket-replied':
      return `The customer has replied to “${event.subject}”.`
    case 'message-received':
      return `New message “${event.subject}”.`
    case 'payment-declared':
      return `A customer has declared a payment of ${formatMoney(event.amount, currency)}.`
    case 'vat-number-invalid':
      return 'VIES does not have the VAT number of a client. Their new orders and invoices are taxed.'
    case 'payment-problem':
      return paymentProblemSentence(event)
  }
}

function reminderSentence(
  { number, owed, dueDate, isLate, next }: Extract<NotificationEvent, { kind: 'invoice-reminder' }>,
  currency: Currency,
): string {
  const due = `${isLate ? 'was' : 'is'} due on ${formatDay(dueDate)}`
  const loss = next ? ` ${lossSentence(next)}` : ''
  return `Invoice ${number} ${due}: ${formatMoney(owed, currency)} to pay.${loss}`
}

function priceSentence(
  {
    serviceName,
    oldPrice,
    newPrice,
    from,
    reason,
  }: Extract<NotificationEvent, { kind: 'service-price-changes' }>,
  currency: Currency,
): string {
  const prices = `${formatMoney(newPrice, currency)} per month instead of ${formatMoney(oldPrice, currency)}`
  const why = reason ? ` By our team: ${asSentence(reason)}` : ''
  return `${serviceName} costs ${prices} from its first renewal on or after ${formatDay(from)}.${why} You can cancel it before.`
}

function lossSentence({ step, name, at }: Loss): string {
  switch (step) {
    case 'suspend':
      return `Unless it is paid, ${name} is suspended on ${formatDay(at)}.`
    case 'terminate':
      return `Unless it is paid, ${name} ends on ${formatDay(at)}.`
    case 'lose':
      return `Unless it is paid, others may take ${name} from ${formatDay(at)} on.`
  }
}

/** Where more of it is. */
export function notificationPath(event: NotificationEvent): string {
  if (isStaffNews(event)) return adminPath(event)
  if ('serviceId' in event && event.serviceId) return myServicePath(event.serviceId)
  const tab = `/dashboard?tab=${tabOf(event)}`
  if ('ticketId' in event) return `${tab}&ticket=${encodeURIComponent(event.ticketId)}`
  return 'invoiceId' in event && event.invoiceId
    ? `${tab}&invoice=${encodeURIComponent(event.invoiceId)}`
    : tab
}

/** Where the team sees to it. */
function adminPath(event: StaffNews): string {
  if ('ticketId' in event) return `/admin/tickets/${encodeURIComponent(event.ticketId)}`
  if (event.kind === 'payment-declared') return '/admin/transactions'
  if (event.kind === 'vat-number-invalid') return clientRecordPath(event.userId)
  if (event.kind === 'payment-problem') return PAYMENT_PROBLEM_PATHS[event.problem]
  if (event.kind === 'message-received') return '/admin/tickets?view=messages'
  return orderRecordPath(event.orderId)
}

function tabOf(
  event: Exclude<NotificationEvent, StaffNews>,
): 'services' | 'domains' | 'overview' | 'billing' | 'support' {
  switch (event.kind) {
    case 'order-rejected':
      return 'overview'
    case 'invoice-issued':
    case 'invoice-reminder':
    case 'invoice-paid':
    case 'payment-received-in-part':
    case 'payment-rejected':
    case 'coins-bought':
    case 'credit-note-issued':
    case 'refund-sent':
    case 'coins-changed':
      return 'billing'
    case 'ticket-answered':
    case 'ticket-closed':
      return 'support'
    case 'domain-renewed':
    case 'domain-expiring':
    case 'domain-expired':
      return 'domains'
    case 'order-approved':
    case 'service-renewed':
    case 'service-extended':
    case 'service-kept':
    case 'service-resumed':
    case 'service-suspended':
    case 'service-suspended-by-team':
    case 'service-needs-answers':
    case 'service-password':
    case 'service-access':
    case 'service-terminated':
    case 'service-cancelled':
    case 'service-changed':
    case 'service-change-withdrawn':
    case 'service-price-changes':
    case 'service-ending':
    case 'service-goes-on':
      return 'services'
  }
}
