import type { Invoice } from '@hostfront/domain/billing/invoice'
import type { ReadTx } from '@hostfront/store/port'
import { rowsById } from '../call/rows-by-id.ts'

/** An invoice is paid by one payment, or by a few parts. */
const MOST_PARTS = 200

/**
 * When the last of what pays an invoice came in, with a part that came at `at` (ISO, UTC). Parts may be recorded in another
 * order than they came: an invoice is paid in full on the day of the last, not on that of the one that was recorded last.
 */
export async function lastPartAt(
  tx: ReadTx,
  { id: invoiceId, paid }: Pick<Invoice, 'id' | 'paid'>,
  at: string,
): Promise<string> {
  if (paid === 0) return at
  const where = { invoiceId, returnedAt: null }
  const { items } = await tx.paymentAllocations.list({ where, limit: MOST_PARTS })
  const payments = await rowsById(
    tx.payments,
    items.map(({ paymentId }) => paymentId),
  )
  return [...payments.values()].reduce(
    (last, { receivedAt }) => (receivedAt > last ? receivedAt : last),
    at,
  )
}
