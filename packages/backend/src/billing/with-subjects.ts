import type { LedgerLine } from '@hostfront/contract/billing'
import type { CoinEntry } from '@hostfront/domain/billing/coin-entry'
import { billsChange, idOfSubject, ORDER } from '@hostfront/domain/billing/invoice-subject'
import type { ReadTx } from '@hostfront/store/port'
import { rowsById } from '../call/rows-by-id.ts'

/** Entries of a ledger with what the coins were moved for: the server of an order, or what an invoice is for. */
export async function withSubjects(
  tx: ReadTx,
  entries: readonly CoinEntry[],
): Promise<LedgerLine[]> {
  // What the team noted on an adjustment refers to nothing.
  const references = entries.map(({ kind, reference }) =>
    kind === 'adjustment' ? null : reference,
  )
  const invoices = await rowsById(tx.invoices, references)
  const billed = [...invoices.values()].map((invoice) => idOfSubject(invoice, ORDER))
  const orders = await rowsById(tx.orders, [...references, ...billed])
  return entries.map((entry, at) => {
    const invoice = invoices.get(references[at] ?? '')
    const orderId = (invoice && idOfSubject(invoice, ORDER)) ?? references[at]
    const order = orders.get(orderId ?? '')
    const subject = order?.serverName ?? invoice?.lines[0]?.description ?? null
    return { ...entry, subject, isChange: invoice !== undefined && billsChange(invoice) }
  })
}
