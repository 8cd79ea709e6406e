/**
 * What came in, as the dashboard counts it: an invoice on the day on which it is paid in full, by money or by coins; a credit
 * note against the day on which it is issued. What a gateway takes for a dispute is set aside until that is over. Yesterday changes only where somebody corrects what was recorded of it.
 */
import { type Period, stepsIn } from './period.ts'

/** What documents of one kind add up to, minor units: `net` + `tax` is what they come to. */
export interface Sums {
  readonly count: number
  readonly net: number
  readonly tax: number
}

/** Invoices less credit notes and what is set aside for disputes, minor units: `net` + `tax` = `gross`, each below 0 where more was taken back. */
export interface Income {
  readonly invoices: number
  readonly notes: number
  /** How often money was set aside for one, and no longer. */
  readonly disputes: number
  readonly net: number
  readonly tax: number
  readonly gross: number
}

export const NO_INCOME: Income = { invoices: 0, notes: 0, disputes: 0, net: 0, tax: 0, gross: 0 }

/** Sums of what has something in common: `2026-11-21`, or whatever else they are grouped by. */
export type Grouped<Facts> = Sums & { readonly facts: Facts }

/**
 * What is known of some time: invoices by the day they were paid, notes by the day they were issued. `aside`: income that a
 * gateway has taken for a dispute, by the day it did; `released`: the same on the day on which that is over.
 */
export interface Documents<Facts> {
  readonly invoices: readonly Grouped<Facts>[]
  readonly notes: readonly Grouped<Facts>[]
  readonly aside: readonly Grouped<Facts>[]
  readonly released: readonly Grouped<Facts>[]
}

/** What all of it comes to. */
export const incomeOf = (documents: Documents<unknown>): Income =>
  [
    ...documents.invoices.map(fromInvoices),
    ...documents.notes.map(fromNotes),
    ...documents.aside.map(fromAside),
    ...documents.released.map(fromReleased),
  ].reduce(together, NO_INCOME)

/** By what `keyOf` makes of their facts; the groups come as they are found. */
export function incomeBy<Facts>(
  { invoices, notes, aside, released }: Documents<Facts>,
  keyOf: (facts: Facts) => string,
): readonly (Income & { readonly facts: Facts })[] {
  const groups = new Map<string, Income & { readonly facts: Facts }>()
  const add = (facts: Facts, income: Income) => {
    const key = keyOf(facts)
    const known = groups.get(key)
    groups.set(key, { facts: known?.facts ?? facts, ...together(known ?? NO_INCOME, income) })
  }
  for (const group of invoices) add(group.facts, fromInvoices(group))
  for (const group of notes) add(group.facts, fromNotes(group))
  for (const group of aside) add(group.facts, fromAside(group))
  for (const group of released) add(group.facts, fromReleased(group))
  return [...groups.values()]
}

/** What came in with each step of a period (`stepsIn`), oldest first, those without anything included; facts are steps. */
export function incomeBySteps(
  period: Period,
  documents: Documents<string>,
): readonly (Income & { readonly step: string })[] {
  const found = new Map(
    incomeBy(documents, (step) => step).map(({ facts: step, ...income }) => [step, income]),
  )
  return stepsIn(period).map((step) => ({ step, ...(found.get(step) ?? NO_INCOME) }))
}

const NO_DOCUMENTS = { invoices: 0, notes: 0, disputes: 0 }

const added = ({ net, tax }: Sums) => ({ net, tax, gross: net + tax })
const taken = ({ net, tax }: Sums) => ({ net: -net, tax: -tax, gross: -net - tax })

const fromInvoices = (sums: Sums): Income => ({
  ...NO_DOCUMENTS,
  invoices: sums.count,
  ...added(sums),
})

const fromNotes = (sums: Sums): Income => ({ ...NO_DOCUMENTS, notes: sums.count, ...taken(sums) })

/** No document of its own: what it takes out of income, and brings back, is that of its invoice. */
const fromAside = (sums: Sums): Income => ({
  ...NO_DOCUMENTS,
  disputes: sums.count,
  ...taken(sums),
})

const fromReleased = (sums: Sums): Income => ({
  ...NO_DOCUMENTS,
  disputes: sums.count,
  ...added(sums),
})

const together = (one: Income, other: Income): Income => ({
  invoices: one.invoices + other.invoices,
  notes: one.notes + other.notes,
  disputes: one.disputes + other.disputes,
  net: one.net + other.net,
  tax: one.tax + other.tax,
  gross: one.gross + other.gross,
})

/** How much more it is than before, in tenths of a percent of that; null where nothing was before. */
export const growth = (now: number, before: number): number | null =>
  before === 0 ? null : Math.round(((now - before) * 1000) / Math.abs(before))
