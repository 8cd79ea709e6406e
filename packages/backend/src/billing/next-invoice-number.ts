import { invoiceNumber, invoiceSeries } from '@hostfront/domain/billing/invoice-number'
import type { Tx } from '@hostfront/store/port'

/** The next number of the year's gapless series; taken only when the transaction commits. */
export async function nextInvoiceNumber(tx: Tx, now: string): Promise<string> {
  const id = invoiceSeries(now)
  const counter =
    (await tx.counters.update(id, { value: { increment: 1 } })) ??
    (await tx.counters.insert({ id, createdAt: now, value: 1 }))
  return invoiceNumber(now, counter.value)
}
