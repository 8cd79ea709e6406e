import type { Invoice } from '@hostfront/domain/billing/invoice'
import { subjectOf } from '@hostfront/domain/billing/invoice-subject'
import { byAge } from '@hostfront/domain/payments/settle'
import type { Tx } from '@hostfront/store/port'
import { type BillableKinds, type Billed, lockSubject } from './billed.ts'

/**
 * Locks several invoices with what they bill, in the order of lock-order.ts: what is sold by time first, then orders, then
 * the invoices; of each kind by their ids, which are made in time. Answered oldest invoice first; one that has gone is left out.
 */
export async function lockSeveral(
  tx: Tx,
  kinds: BillableKinds,
  found: Iterable<Invoice>,
): Promise<Billed[]> {
  const invoices = [...found].toSorted((one, other) =>
    lockingPlace(one, kinds) < lockingPlace(other, kinds) ? -1 : 1,
  )
  const subjects = new Map<string, Billed['renewed']>()
  for (const invoice of invoices) {
    subjects.set(invoice.id, await lockSubject(tx, kinds, invoice))
  }
  const locked: Billed[] = []
  for (const { id } of invoices) {
    const invoice = await tx.invoices.get(id, { lock: true })
    if (invoice) locked.push({ invoice, renewed: subjects.get(id) ?? null })
  }
  return locked.toSorted((one, other) => byAge(one.invoice, other.invoice))
}

/** By what an invoice and what it bills are locked before or after others. */
export function lockingPlace(
  invoice: Pick<Invoice, 'id' | 'subjectKind' | 'subjectId'>,
  kinds: BillableKinds,
): string {
  const subject = subjectOf(invoice)
  const kind = kinds.findIndex((one) => one.kind === subject?.kind)
  return `${kind < 0 ? kinds.length : kind} ${subject?.id ?? ''} ${invoice.id}`
}
