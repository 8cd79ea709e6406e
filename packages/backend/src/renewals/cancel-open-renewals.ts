import { about } from '@hostfront/domain/billing/invoice-subject'
import { PAYABLE } from '@hostfront/domain/billing/payable'
import type { Tx } from '@hostfront/store/port'
import type { Backend } from '../call/context.ts'
import { cancelInvoice } from '../refunds/cancel-invoice.ts'

/** There is one open invoice for a period; more only where the expiry was changed by hand. */
const MOST_OPEN = 100

/** Cancels what is still open for the renewal of one of a kind, which the caller's transaction has locked; all but the invoice `kept`. */
export async function cancelOpenRenewals(
  tx: Tx,
  backend: Pick<Backend, 'now' | 'newId'>,
  kind: string,
  id: string,
  kept: string | null = null,
): Promise<void> {
  const where = { ...about(kind, id), status: { in: PAYABLE } } as const
  const { items } = await tx.invoices.list({ where, order: 'oldest', limit: MOST_OPEN })
  for (const { id: open, periodStart } of items) {
    // What bills no period, as a registration does, renews nothing.
    if (open !== kept && periodStart !== null) await cancelInvoice(tx, backend, open)
  }
}
