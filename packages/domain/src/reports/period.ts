/** Which days a report looks at, and which it compares them with. Days are those of UTC, as on invoices and on the dashboard. */
import * as z from 'zod/mini'
import { addDays } from '../add-days.ts'
import { issue } from '../issue.ts'

/** Nobody means a year before the first shop, or one after the last; and every chart ends. */
const [FIRST_YEAR, LAST_YEAR] = ['2000', '2099']
const isInReach = (day: string): boolean =>
  day.slice(0, 4) >= FIRST_YEAR && day.slice(0, 4) <= LAST_YEAR

const Day = z.iso
  .date({ ...issue('DATE_INVALID'), abort: true })
  .check(z.refine(isInReach, issue('DATE_INVALID')))

const isInOrder = ({ from, to }: Period): boolean => from <= to

/** From the beginning of the day `from` (`2026-11-01`) to the end of the day `to`. */
export const Period = z
  .object({ from: Day, to: Day })
  .check(z.refine(isInOrder, { ...issue('DATES_REVERSED'), path: ['to'] }))
export type Period = z.infer<typeof Period>

const midnight = (day: string): string => `${day}T00:00:00.000Z`

/** The day that is `days` after `day`, or before it. */
export const dayAfter = (day: string, days: number): string =>
  addDays(midnight(day), days).slice(0, 10)

/** How many days lie from one to the other; 0 for the same. */
export const daysBetween = (from: string, to: string): number =>
  (Date.parse(midnight(to)) - Date.parse(midnight(from))) / 86_400_000

export const daysIn = ({ from, to }: Period): number => daysBetween(from, to) + 1

/** The times (ISO, UTC) that lie in it, as a condition of the store. */
export const timesIn = ({ from, to }: Period): { readonly gte: string; readonly lt: string } => ({
  gte: midnight(from),
  lt: midnight(dayAfter(to, 1)),
})

export const isIn = ({ from, to }: Period, day: string): boolean => from <= day && day <= to

/** The days that end with `today`, so many of them. */
export const lastDays = (today: string, count: number): Period => ({
  from: dayAfter(today, 1 - count),
  to: today,
})

/** As many whole months before whole months; else as many days, up to the day before. */
export function periodBefore(period: Period): Period {
  const to = dayAfter(period.from, -1)
  const months = wholeMonths(period)
  return months === null
    ? lastDays(to, daysIn(period))
    : { from: monthAfter(period.from, -months), to }
}

/** Null: it begins or ends within a month. */
function wholeMonths({ from, to }: Period): number | null {
  const next = dayAfter(to, 1)
  return from.endsWith('-01') && next.endsWith('-01') ? monthNumber(next) - monthNumber(from) : null
}

/** Months since the year 0. */
export const monthNumber = (day: string): number =>
  Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1

/** The first day of the month that is `months` after that of `day`. */
export function monthAfter(day: string, months: number): string {
  const month = monthNumber(day) + months
  const year = String(Math.floor(month / 12)).padStart(4, '0')
  return `${year}-${String((month % 12) + 1).padStart(2, '0')}-01`
}

export const QUICK_PERIODS = ['this-month', 'last-month', 'this-quarter', 'this-year'] as const
export type QuickPeriod = (typeof QUICK_PERIODS)[number]

/** What is often looked at. One that goes on ends today: it is compared with as many days, not with more. */
export function quickPeriod(which: QuickPeriod, today: string): Period {
  const month = monthAfter(today, 0)
  switch (which) {
    case 'this-month':
      return { from: month, to: today }
    case 'last-month':
      return { from: monthAfter(today, -1), to: dayAfter(month, -1) }
    case 'this-quarter':
      return { from: monthAfter(today, -(monthNumber(today) % 3)), to: today }
    case 'this-year':
      return { from: `${today.slice(0, 4)}-01-01`, to: today }
  }
}

/** Longer ones are charted by month. */
const MOST_DAYS = 92

/** What a chart of it has a bar for, oldest first and none left out: days (`2026-11-21`), or months (`2026-11`) of a long one. */
export function stepsIn(period: Period): readonly string[] {
  if (isByDay(period)) {
    return Array.from({ length: daysIn(period) }, (_, at) => dayAfter(period.from, at))
  }
  const length = monthNumber(period.to) - monthNumber(period.from) + 1
  return Array.from({ length }, (_, at) => monthAfter(period.from, at).slice(0, 7))
}

/** The step that a day belongs to. */
export const stepOf = (period: Period, day: string): string =>
  isByDay(period) ? day : day.slice(0, 7)

/** What a bar of its chart is of. */
export const stepUnit = (period: Period): 'day' | 'month' => (isByDay(period) ? 'day' : 'month')

const isByDay = (period: Period): boolean => daysIn(period) <= MOST_DAYS
