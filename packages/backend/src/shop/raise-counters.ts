import { readInvoiceNumber } from '@hostfront/domain/billing/invoice-number'
import type { Rows } from '@hostfront/store/collections'
import type { AllRows } from '@hostfront/store/port'

type Counter = Rows['counters']

/**
 * The counters of rows such that none is behind the invoices of its year: the next invoice would else have a number that
 * there is already, and none could be issued. `now`: when a counter that was missing is made.
 */
export function raisedCounters({ counters, invoices }: AllRows, now: string): Counter[] {
  const raised = new Map<string, Counter>(counters.map((counter) => [counter.id, counter]))
  for (const { number } of invoices) {
    const read = readInvoiceNumber(number)
    if (!read) continue
    const counter = raised.get(read.series) ?? { id: read.series, createdAt: now, value: 0 }
    if (counter.value < read.count) raised.set(read.series, { ...counter, value: read.count })
  }
  return [...raised.values()]
}
