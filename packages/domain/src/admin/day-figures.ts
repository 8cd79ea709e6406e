/**
 * What came in, day by day. Coins count when they are spent on orders and renewals, not when they are bought: until
 * then the shop still owes something for them. Invoices count when they are paid with money; one that was paid with
 * coins has its place in the ledger and would count twice. What is given back counts against the day it is given.
 */
import { addDays } from '../add-days.ts'
import type { CoinEntryKind } from '../billing/coin-entry.ts'

/** The period that figures look back on, today included. */
export const FIGURE_DAYS = 30

/** Entries of the coin ledger that are income, or take income back. */
export const INCOME_KINDS = ['order', 'renewal', 'refund'] as const satisfies CoinEntryKind[]

/** How many rows a day (UTC) has, and the sum of their amounts (minor units). */
export interface DayTally {
  readonly day: string
  readonly count: number
  readonly sum: number
}

export interface DayFacts {
  /** Invoices by the day they were paid; those given back are no longer paid. */
  readonly paidInvoices: readonly DayTally[]
  /** Those of them that coins paid. */
  readonly coinInvoices: readonly DayTally[]
  /** Entries of `INCOME_KINDS`: below 0 what was spent, above what was given back. */
  readonly coinEntries: readonly DayTally[]
  /** Orders of any state, by the day they were placed. */
  readonly orders: readonly DayTally[]
}

/** Midnight (UTC) of the first day that the figures of `now` (ISO) look back on. */
export const figuresFrom = (now: string): string =>
  addDays(`${now.slice(0, 10)}T00:00:00.000Z`, 1 - FIGURE_DAYS)

/** One line a day, oldest first and none left out. `revenue` in minor units; below 0 where more was given back. */
export function dayFigures(
  now: string,
  { paidInvoices, coinInvoices, coinEntries, orders }: DayFacts,
): { day: string; revenue: number; orders: number }[] {
  const [paid, byCoins] = [byDay(paidInvoices), byDay(coinInvoices)]
  const [moved, placed] = [byDay(coinEntries), byDay(orders)]
  return Array.from({ length: FIGURE_DAYS }, (_, index) => {
    const day = addDays(figuresFrom(now), index).slice(0, 10)
    return {
      day,
      revenue:
        (paid.get(day)?.sum ?? 0) - (byCoins.get(day)?.sum ?? 0) - (moved.get(day)?.sum ?? 0),
      orders: placed.get(day)?.count ?? 0,
    }
  })
}

const byDay = (tallies: readonly DayTally[]): ReadonlyMap<string, DayTally> =>
  new Map(tallies.map((tally) => [tally.day, tally]))
