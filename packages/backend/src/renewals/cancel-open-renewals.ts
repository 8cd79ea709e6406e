import { about } from '@hostfront/domain/billing/invoice-subject'
import { PAYABLE } from '@hostfront/domain/billing/payable'
import type { Tx } from '@hostfront/store/port'

/** There is one open invoice for a period; more only where the expiry was changed by hand. */
const MOST_OPEN = 100

/** Cancels what is still open for the renewal of one of a kind, which the caller's transaction has locked; all but the invoice `kept`. */
export async function cancelOpenRenewals(
  tx: Tx,
  kind: string,
  id: string,
  kept: string | null = null,
): Promise<void> {
  const isOpen = { status: { in: PAYABLE } } as const
  const where = { ...about(kind, id), ...isOpen }
  const { items } = await tx.invoices.list({ where, order: 'oldest', limit: MOST_OPEN })
  for (const invoice of items) {
    if (invoice.id !== kept) await tx.invoices.update(invoice.id, { status: 'cancelled' }, isOpen)
  }
}
