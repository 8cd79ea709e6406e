/** How money that came in falls on invoices, and what an invoice is after a part of it. Pure; minor units. */
import type { Invoice } from '../billing/invoice.ts'
import { isPayable } from '../billing/payable.ts'
import { owedOf } from './settled.ts'

type Settled = Pick<Invoice, 'number' | 'createdAt' | 'status' | 'total' | 'paid'>

export interface Part<Row> {
  readonly invoice: Row
  /** What it is paid of the money; 0 where it costs nothing. */
  readonly amount: number
}

export interface Settlement<Row> {
  readonly parts: readonly Part<Row>[]
  /** What had nothing to pay. */
  readonly left: number
}

/** What pays which of the invoices: the oldest first, each no more than it still owes. One that is not open is paid nothing. */
export function settle<Row extends Settled>(
  amount: number,
  invoices: readonly Row[],
): Settlement<Row> {
  const parts: Part<Row>[] = []
  let left = amount
  for (const invoice of invoices.filter(isPayable).toSorted(byAge)) {
    const owed = owedOf(invoice)
    const paid = Math.min(owed, left)
    if (paid === 0 && owed > 0) continue
    parts.push({ invoice, amount: paid })
    left -= paid
  }
  return { parts, left }
}

/** Oldest first; of one moment the lower number. */
export function byAge(
  one: Pick<Invoice, 'createdAt' | 'number'>,
  other: Pick<Invoice, 'createdAt' | 'number'>,
): number {
  const [first, second] = [one.createdAt + one.number, other.createdAt + other.number]
  return first < second ? -1 : 1
}

/** What all of these still owe together. */
export const owedTogether = (
  invoices: readonly Pick<Invoice, 'status' | 'total' | 'paid'>[],
): number => invoices.reduce((sum, invoice) => sum + owedOf(invoice), 0)

/** What an open invoice becomes with a part that came in at `at` (ISO, UTC): paid once nothing is owed any more. */
export const withPart = (
  invoice: Pick<Invoice, 'status' | 'total' | 'paid'>,
  amount: number,
  at: string,
): Pick<Invoice, 'paid'> & Partial<Pick<Invoice, 'status' | 'paidAt'>> => ({
  paid: invoice.paid + amount,
  ...(amount >= owedOf(invoice) ? { status: 'paid', paidAt: at } : {}),
})

/** Whether a part of it is paid, and more is owed. */
export const isPaidInPart = (invoice: Pick<Invoice, 'status' | 'total' | 'paid'>): boolean =>
  isPayable(invoice) && invoice.paid > 0
