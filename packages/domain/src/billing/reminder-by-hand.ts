/** When the team may remind a customer of an invoice by itself: of what is overdue, once a day. */
import { owedOf } from '../payments/settled.ts'
import { daysBetween } from '../reports/period.ts'
import type { ReminderFacts } from './due-reminder.ts'

/** Later ones are all of that day, and so are sent once. */
const LAST_DAY = 365

/**
 * How many days it is overdue, by which the reminder is known; null where there is nothing to remind of, its customer says to
 * have paid it and nobody has decided on that, or was reminded today.
 */
export function dayToRemind({
  invoice,
  sent,
  declaredAt,
  now,
}: Omit<ReminderFacts, 'days'>): number | null {
  if (owedOf(invoice) === 0 || declaredAt !== null || now <= invoice.dueDate) return null
  const day = Math.min(daysBetween(invoice.dueDate.slice(0, 10), now.slice(0, 10)), LAST_DAY)
  return sent.some((other) => other >= day) ? null : day
}
