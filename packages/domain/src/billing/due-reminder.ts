/** When a customer is reminded of an open invoice: each of the settings' days once, and of several that have passed the latest. */
import { addDays } from '../add-days.ts'
import { owedOf } from '../payments/settled.ts'
import type { Invoice } from './invoice.ts'

/** A reminder that is late by more days is not made up for: nobody is written to about what has been left open for months. */
const LATEST_DAYS = 14

/** Who says to have paid is left alone for so many days: the team looks first. */
const DECLARED_DAYS = 3

export interface ReminderFacts {
  readonly invoice: Pick<Invoice, 'createdAt' | 'dueDate' | 'status' | 'total' | 'paid'>
  /** The settings' days: so many before (negative) or after the due date, in any order. */
  readonly days: readonly number[]
  /** Of these, or of those of earlier settings, what was sent. */
  readonly sent: readonly number[]
  /** When its customer declared a payment of it that nobody has decided on yet, the newest; null: none. */
  readonly declaredAt: string | null
  /** ISO 8601, UTC. */
  readonly now: string
}

/** The day of the settings whose reminder is due; null when there is none. Once it is sent, it is not due again. */
export function dueReminder({
  invoice,
  days,
  sent,
  declaredAt,
  now,
}: ReminderFacts): number | null {
  if (owedOf(invoice) === 0) return null
  if (declaredAt !== null && now < addDays(declaredAt, DECLARED_DAYS)) return null
  const passed = days.filter((day) => timeOf(invoice, day) <= now)
  if (passed.length === 0) return null
  const latest = Math.max(...passed)
  const time = timeOf(invoice, latest)
  const isMissed = addDays(time, LATEST_DAYS) < now
  // The invoice itself, or a later reminder, has said it already.
  const isSaid = time <= invoice.createdAt || sent.some((day) => day >= latest)
  return isMissed || isSaid ? null : latest
}

const timeOf = ({ dueDate }: Pick<Invoice, 'dueDate'>, day: number): string => addDays(dueDate, day)

/** The due dates of invoices for which a reminder may be due at `now`; null where nobody is ever reminded. */
export function remindableDueDates(
  days: readonly number[],
  now: string,
): { readonly gte: string; readonly lte: string } | null {
  if (days.length === 0) return null
  return {
    gte: addDays(now, -Math.max(...days) - LATEST_DAYS),
    lte: addDays(now, -Math.min(...days)),
  }
}
