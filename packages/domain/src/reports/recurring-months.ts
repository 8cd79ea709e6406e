/**
 * Recurring revenue month by month, as the trade counts it. Pure; minor units a month, as prices are shown, with the discounts of
 * cycles, without what is paid once. Months are those of UTC.
 *
 * MRR: what all services that have not ended cost together a month. One that is suspended has not ended: it may still be paid.
 * A customer is whoever has a service that costs something. What MRR changes by in a month is told by customer:
 * new: of who had nothing before; returned: of who had something once, then nothing; expansion: what others have more at
 * the end than at the beginning; contraction: what they have less, and still have something; churned: of who has nothing any
 * more. MRR at the end = at the beginning + new + returned + expansion - contraction - churned.
 */
import { monthAfter, monthNumber, type Period } from './period.ts'

/** Services of one customer that began and ended in the same months: together they cost `price` a month now, or when they ended. */
export interface Running {
  readonly userId: string
  /** `2026-11` */
  readonly from: string
  /** The month in which they ended; null: they have not. */
  readonly to: string | null
  readonly price: number
}

/** That a service came to cost something else in a month; by so much more, below 0 less. */
export interface Repriced {
  readonly userId: string
  /** Of the service. */
  readonly from: string
  readonly month: string
  readonly by: number
}

export interface RecurringMonth {
  readonly month: string
  /** MRR when it begins. */
  readonly start: number
  readonly fresh: number
  readonly returned: number
  readonly expansion: number
  readonly contraction: number
  readonly churned: number
  readonly end: number
  /** Customers when it begins, of them lost, won (new or returned), and when it ends. */
  readonly customers: number
  readonly lost: number
  readonly won: number
  readonly customersAtEnd: number
}

/** The months that a period touches, as `2026-11`. */
export const monthsOf = ({ from, to }: Period): readonly string[] =>
  Array.from({ length: monthNumber(to) - monthNumber(from) + 1 }, (_, at) =>
    monthAfter(from, at).slice(0, 7),
  )

/** As many months before them. */
export const monthsBefore = (months: readonly string[]): readonly string[] =>
  months.map((month) => monthAfter(`${month}-01`, -months.length).slice(0, 7))

/** One line for each of these months, which follow one another. */
export function recurringMonths(
  months: readonly string[],
  running: readonly Running[],
  repriced: readonly Repriced[] = [],
): readonly RecurringMonth[] {
  const [first, last] = [months[0] ?? '', months.at(-1) ?? '']
  const changes = changesByMonth(running, repriced)
  const state: State = { costs: new Map(), known: new Set(), mrr: 0 }
  const lines: RecurringMonth[] = []
  const all = new Set([...changes.keys(), ...months])
  for (const month of [...all].toSorted()) {
    if (month > last) break
    const line = passMonth(state, month, changes.get(month) ?? new Map())
    if (month >= first) lines.push(line)
  }
  return lines
}

interface State {
  /** What each customer's services cost a month; none that cost nothing. */
  readonly costs: Map<string, number>
  /** Who has ever been one. */
  readonly known: Set<string>
  mrr: number
}

type Changes = ReadonlyMap<string, number>

function changesByMonth(
  running: readonly Running[],
  repriced: readonly Repriced[],
): ReadonlyMap<string, Changes> {
  const months = new Map<string, Map<string, number>>()
  const add = (month: string, userId: string, amount: number) => {
    const of = months.get(month) ?? new Map<string, number>()
    of.set(userId, (of.get(userId) ?? 0) + amount)
    months.set(month, of)
  }
  for (const { userId, from, to, price } of running) {
    add(from, userId, price)
    if (to !== null) add(to, userId, -price)
  }
  for (const { userId, from, month, by } of repriced) {
    add(from, userId, -by)
    add(month, userId, by)
  }
  return months
}

function passMonth(state: State, month: string, changes: Changes): RecurringMonth {
  const { costs, known } = state
  const start = state.mrr
  const customers = costs.size
  const sums = { fresh: 0, returned: 0, expansion: 0, contraction: 0, churned: 0 }
  let [won, lost] = [0, 0]
  for (const [userId, by] of changes) {
    const before = costs.get(userId) ?? 0
    const now = before + by
    if (now === before) continue
    if (before === 0) {
      won++
      sums[known.has(userId) ? 'returned' : 'fresh'] += now
      known.add(userId)
    } else if (now === 0) {
      lost++
      sums.churned += before
    } else if (by > 0) sums.expansion += by
    else sums.contraction -= by
    if (now === 0) costs.delete(userId)
    else costs.set(userId, now)
    state.mrr += by
  }
  const ends = { end: state.mrr, customersAtEnd: costs.size }
  return { month, start, ...sums, customers, lost, won, ...ends }
}

/** What months say together; null where nothing is there to divide by. */
export interface RecurringFigures {
  /** MRR at their end. */
  readonly mrr: number
  /** Of the customers at the beginning of each month, how many were lost in it: a month, on average, in tenths of a percent. */
  readonly customerChurn: number | null
  /** The same of revenue: what was lost by customers who left or have less. */
  readonly revenueChurn: number | null
  /** What a customer pays a month, at their end. */
  readonly perCustomer: number | null
  /** How many months a customer stays when as many are lost: one divided by the churn, in tenths of a month. */
  readonly lifetime: number | null
  /** What a customer then pays in all. */
  readonly lifetimeValue: number | null
}

/**
 * Churn is that of all months together: customers lost, divided by those that there were when each month began, so that a small
 * month counts for less. Lifetime = 1 / churn; lifetime value = what a customer pays a month * lifetime.
 */
export function recurringFigures(months: readonly RecurringMonth[]): RecurringFigures {
  const total = (of: (month: RecurringMonth) => number) =>
    months.reduce((sum, month) => sum + of(month), 0)
  const customers = total((month) => month.customers)
  const lost = total((month) => month.lost)
  const start = total((month) => month.start)
  const { end = 0, customersAtEnd = 0 } = months.at(-1) ?? {}
  const isMeasured = lost > 0 && customersAtEnd > 0
  return {
    mrr: end,
    customerChurn: share(lost, customers),
    revenueChurn: share(
      total(({ churned, contraction }) => churned + contraction),
      start,
    ),
    perCustomer: customersAtEnd === 0 ? null : Math.round(end / customersAtEnd),
    lifetime: lost === 0 ? null : Math.round((customers * 10) / lost),
    lifetimeValue: isMeasured ? Math.round((end / customersAtEnd) * (customers / lost)) : null,
  }
}

const share = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part * 1000) / whole)
