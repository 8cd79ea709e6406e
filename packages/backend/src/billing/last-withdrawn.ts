import type { Invoice } from '@hostfront/domain/billing/invoice'
import { isRenewal } from '@hostfront/domain/billing/invoice-subject'
import { WITHDRAWN } from '@hostfront/domain/renewals/withdrawable'
import type { ReadTx } from '@hostfront/store/port'

/** The newest invoice that was withdrawn of what this one renews; null where there is none. */
export async function lastWithdrawn(
  tx: ReadTx,
  invoice: Pick<Invoice, 'subjectKind' | 'subjectId'>,
): Promise<Invoice | null> {
  // An order's invoice renews nothing, and most invoices are such.
  if (!isRenewal(invoice)) return null
  const { subjectKind, subjectId } = invoice
  const where = { subjectKind, subjectId, ...WITHDRAWN }
  return (await tx.invoices.list({ where, limit: 1 })).items[0] ?? null
}
