import { about } from '@hostfront/domain/billing/invoice-subject'
import { PAYABLE } from '@hostfront/domain/billing/payable'
import { WITHDRAWN } from '@hostfront/domain/renewals/withdrawable'
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
  await closeOpenRenewals(tx, backend, { kind, id, kept })
}

/** The same, and each lets go of its period: that may be billed again. */
export async function withdrawOpenRenewals(
  tx: Tx,
  backend: Pick<Backend, 'now' | 'newId'>,
  kind: string,
  id: string,
): Promise<void> {
  for (const closed of await closeOpenRenewals(tx, backend, { kind, id, kept: null })) {
    await tx.invoices.update(closed, WITHDRAWN)
  }
}

interface Open {
  readonly kind: string
  readonly id: string
  readonly kept: string | null
}

/** Answers the ids of what it has cancelled. */
async function closeOpenRenewals(
  tx: Tx,
  backend: Pick<Backend, 'now' | 'newId'>,
  { kind, id, kept }: Open,
): Promise<string[]> {
  const where = { ...about(kind, id), status: { in: PAYABLE } } as const
  const { items } = await tx.invoices.list({ where, order: 'oldest', limit: MOST_OPEN })
  const closed: string[] = []
  for (const { id: open, periodStart } of items) {
    // What bills no period, as a registration does, renews nothing.
    if (open === kept || periodStart === null) continue
    if (await cancelInvoice(tx, backend, open)) closed.push(open)
  }
  return closed
}
