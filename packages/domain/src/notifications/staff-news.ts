/** What the team is notified of, by notification at once and by mail in heaps. */
import type { Permission } from '../accounts/permission.ts'
import type { NotificationEvent } from './notification.ts'

/** Each kind of it, with what those may do who are notified: they can see to it. */
export const STAFF_NEWS = {
  'order-placed': 'orders.decide',
  'ticket-opened': 'tickets.answer',
  'ticket-replied': 'tickets.answer',
  'message-received': 'messages.read',
  'payment-declared': 'payments.record',
  'vat-number-invalid': 'clients.change',
  'payment-problem': 'payments.record',
} as const satisfies { readonly [Kind in NotificationEvent['kind']]?: Permission }

/** Something that waits for the team. */
export type StaffNews = Extract<NotificationEvent, { kind: keyof typeof STAFF_NEWS }>

export const isStaffNews = (event: NotificationEvent): event is StaffNews =>
  event.kind in STAFF_NEWS

/** How much of each waits. A ticket with several messages is one. */
export interface StaffNewsCounts {
  readonly orders: number
  readonly tickets: number
  readonly messages: number
  /** Payments that customers have declared. */
  readonly payments: number
  /** Payments at gateways that something is wrong with. */
  readonly problems: number
  /** Clients whose VAT number VIES does not have. */
  readonly vatNumbers: number
}

export function countStaffNews(news: readonly StaffNews[]): StaffNewsCounts {
  const tickets = news.flatMap((each) => ('ticketId' in each ? [each.ticketId] : []))
  return {
    orders: news.filter(({ kind }) => kind === 'order-placed').length,
    tickets: new Set(tickets).size,
    messages: news.filter(({ kind }) => kind === 'message-received').length,
    payments: news.filter(({ kind }) => kind === 'payment-declared').length,
    problems: news.filter(({ kind }) => kind === 'payment-problem').length,
    vatNumbers: news.filter(({ kind }) => kind === 'vat-number-invalid').length,
  }
}

const WINDOW_MS = 10 * 60_000
const LOOK_BACK_WINDOWS = 6

/** The ten minutes that a time (ISO, UTC) lies in, by number: what comes in them is sent in one mail. */
export const newsWindow = (time: string): number => Math.floor(Date.parse(time) / WINDOW_MS)

/** Whether a window is over, so that nothing more comes to it, and not so long ago that a mail would be no news. */
export const isWindowDue = (window: number, now: string): boolean =>
  window < newsWindow(now) && window >= newsWindow(now) - LOOK_BACK_WINDOWS

/** The first moment of the oldest window that may be due. */
export const oldestDueTime = (now: string): string =>
  new Date((newsWindow(now) - LOOK_BACK_WINDOWS) * WINDOW_MS).toISOString()
