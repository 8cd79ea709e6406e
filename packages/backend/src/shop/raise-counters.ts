import { readNumber } from '@hostfront/domain/billing/invoice-number'
import type { Rows } from '@hostfront/store/collections'
import type { AllRows } from '@hostfront/store/port'

type Counter = Rows['counters']

/**
 * The counters of rows such that none is behind the invoices or notes of its year: the next one would else have a number that
 * there is already, and none could be issued. `now`: when a counter that was missing is made.
 */
export function raisedCounters(
  { counters, invoices, creditNotes }: AllRows,
  now: string,
): Counter[] {
  const raised = new Map<string, Counter>(counters.map((counter) => [counter.id, counter]))
  for (const { number } of [...invoices, ...creditNotes]) {
    const read = readNumber(number)
    if (!read) continue
    const counter = raised.get(read.counter) ?? { id: read.counter, createdAt: now, value: 0 }
    if (counter.value < read.count) raised.set(read.counter, { ...counter, value: read.count })
  }
  return [...raised.values()]
}
