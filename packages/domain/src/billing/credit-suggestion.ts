/** How much the team is offered to give back, and why: a suggestion, whatever amount is chosen. */
import { addDays, addMilliseconds } from '../add-days.ts'
import { creditable } from './credit.ts'
import type { Invoice } from './invoice.ts'
import { isAbout, ORDER } from './invoice-subject.ts'

/** `days` and `left` are whole days; `until` (ISO, UTC) is when the guarantee ends. Amounts in minor units. */
export type CreditSuggestion =
  | { readonly why: 'guarantee'; readonly amount: number; readonly until: string }
  | {
      readonly why: 'pro-rata'
      readonly amount: number
      readonly left: number
      readonly days: number
    }
  /** It bills no time, or time that has not begun. */
  | { readonly why: 'unused'; readonly amount: number }
  | { readonly why: 'used'; readonly amount: 0 }

/** The time that an invoice pays for (ISO, UTC). */
export interface PaidTime {
  readonly start: string
  readonly end: string
}

/** What was given on top of it: how long its customer waited for what they were made up for (ms), and until when it runs now. */
export interface GivenTime {
  readonly waited: number
  readonly runsUntil: string
}

/**
 * The time that is really had for an invoice: days that were given count as days of it, so that they are divided as it is.
 * What was given for waiting takes the place of days in which there was nothing to use, so it begins later by as much.
 */
export function withGivenTime({ start, end }: PaidTime, given: GivenTime): PaidTime {
  const later = Math.max(0, Date.parse(given.runsUntil) - Date.parse(end))
  return {
    start: addMilliseconds(start, Math.min(given.waited, later)),
    end: addMilliseconds(end, later),
  }
}

/**
 * Whether giving back `amount` is taken for the end of what it paid for: all that is suggested, or without a suggestion all there is.
 * Minor units; null: nothing was typed. Who gives back a part means it to run on.
 */
export const endsWhatItPaid = (
  amount: number | null,
  { suggested, most }: { readonly suggested: number; readonly most: number },
): boolean => (amount ?? 0) >= (suggested || most)

type Suggested = Pick<
  Invoice,
  'status' | 'total' | 'credited' | 'createdAt' | 'subjectKind' | 'subjectId'
>

/**
 * All that is left of a new order within the shop's guarantee, then what the days that are left of its time cost: whole
 * days, rounded down to the cent. `period` is null where it bills no time.
 */
export function suggestCredit(
  invoice: Suggested,
  { period, guaranteeDays, now }: { period: PaidTime | null; guaranteeDays: number; now: string },
): CreditSuggestion {
  const rest = creditable(invoice)
  const until = addDays(invoice.createdAt, guaranteeDays)
  if (isAbout(invoice, ORDER) && now < until) return { why: 'guarantee', amount: rest, until }
  if (period === null || now <= period.start) return { why: 'unused', amount: rest }
  const days = wholeDays(period.start, period.end)
  const left = wholeDays(now, period.end)
  const amount = Math.min(rest, proRata(invoice.total, left, days))
  return amount === 0 ? { why: 'used', amount } : { why: 'pro-rata', amount, left, days }
}

/** The part of `total` that `left` of `days` days cost, rounded down. */
export const proRata = (total: number, left: number, days: number): number =>
  days === 0 ? 0 : Math.floor((total * Math.min(left, days)) / days)

const DAY = 86_400_000

const wholeDays = (from: string, to: string): number =>
  Math.max(0, Math.floor((Date.parse(to) - Date.parse(from)) / DAY))
