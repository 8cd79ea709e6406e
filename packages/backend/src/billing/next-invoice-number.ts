import { invoiceNumber, invoiceSeries } from '@hostfront/domain/billing/invoice-number'
import type { Tx } from '@hostfront/store/port'
import { againWhenTaken } from '../call/again-when-taken.ts'

/**
 * The next number of the year's gapless series; taken only when the transaction commits. Until then its counter is
 * locked: two invoices at once wait for each other, and one that is rolled back gives its number to the next.
 */
export async function nextInvoiceNumber(tx: Tx, now: string): Promise<string> {
  const [number] = await nextInvoiceNumbers(tx, now, 1)
  if (number === undefined) throw new Error('One number was asked for')
  return number
}

/** The same for several invoices at once; `at` is any time of their year. */
export async function nextInvoiceNumbers(tx: Tx, at: string, count: number): Promise<string[]> {
  const id = invoiceSeries(at)
  const { value } =
    (await tx.counters.update(id, { value: { increment: count } })) ??
    (await tx.counters.insert({ id, createdAt: at, value: count }))
  return Array.from({ length: count }, (_, index) => invoiceNumber(at, value - count + index + 1))
}

/**
 * Runs a transaction that issues invoices. The first two of a year may both want to open its series: the one that
 * comes second was rolled back as a whole, finds the series open and simply runs again.
 */
export const withInvoiceNumbers = <Value>(transaction: () => Promise<Value>): Promise<Value> =>
  againWhenTaken('counters.id', transaction)
