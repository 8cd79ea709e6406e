import { counterOf, numberIn, type Series } from '@hostfront/domain/billing/invoice-number'
import type { Tx } from '@hostfront/store/port'
import { againWhenTaken } from '../call/again-when-taken.ts'
import type { Backend } from '../call/context.ts'
import { refused } from '../call/refused.ts'

/**
 * Draws the next number of a gapless series. Its counter is locked until the transaction ends, so this comes as late in it
 * as it can, and the number is taken only when that commits: two at once wait for each other, and one that is rolled back
 * gives its number to the next. The caller runs in `withInvoiceNumbers`. Refuses with CLOCK_WRONG while the clock cannot be
 * believed: a wrong date would stay, and a number of another year's series with it.
 */
export async function drawNumber(
  tx: Tx,
  { now, clock }: Pick<Backend, 'now' | 'clock'>,
  series: Series,
): Promise<string> {
  if (clock.fault()) throw refused('CLOCK_WRONG')
  const [number] = await nextNumbers(tx, series, { at: now(), count: 1 })
  if (number === undefined) throw new Error('One number was asked for')
  return number
}

/** The next numbers of several invoices at once; `at` is any time of their year. */
export const nextInvoiceNumbers = (tx: Tx, at: string, count: number): Promise<string[]> =>
  nextNumbers(tx, 'invoice', { at, count })

async function nextNumbers(
  tx: Tx,
  series: Series,
  { at, count }: { readonly at: string; readonly count: number },
): Promise<string[]> {
  const id = counterOf(series, at)
  const { value } =
    (await tx.counters.update(id, { value: { increment: count } })) ??
    (await tx.counters.insert({ id, createdAt: at, value: count }))
  return Array.from({ length: count }, (_, index) =>
    numberIn(series, at, value - count + index + 1),
  )
}

/**
 * Runs a transaction that draws numbers. The first two of a year may both want to open its series: the one that
 * comes second was rolled back as a whole, finds the series open and simply runs again.
 */
export const withInvoiceNumbers = <Value>(transaction: () => Promise<Value>): Promise<Value> =>
  againWhenTaken('counters.id', transaction)
