import { PAYABLE } from '@hostfront/domain/billing/payable'
import type { Tx } from '@hostfront/store/port'

/** There is one open invoice for a period; more only where the expiry was changed by hand. */
const MOST_OPEN = 100

/** Cancels what is still open for the renewal of a service, which the caller's transaction has locked; all but the invoice `kept`. */
export async function cancelOpenRenewals(
  tx: Tx,
  serviceId: string,
  kept: string | null = null,
): Promise<void> {
  const isOpen = { status: { in: PAYABLE } } as const
  const where = { userServiceId: serviceId, ...isOpen }
  const { items } = await tx.invoices.list({ where, order: 'oldest', limit: MOST_OPEN })
  for (const { id } of items) {
    if (id !== kept) await tx.invoices.update(id, { status: 'cancelled' }, isOpen)
  }
}
