import type { PaymentAttempt } from '@hostfront/domain/gateways/attempt'
import type { Tx } from '@hostfront/store/port'
import { applyDispute } from '../disputes/apply-dispute.ts'
import type { Booking } from '../disputes/booking.ts'

/** The invoice that was paid, and the one that bills it anew: before the attempt (lock-order.ts), the older first. */
export async function lockInvoicesOf(
  tx: Tx,
  { gatewayId, invoiceId }: PaymentAttempt,
  disputeId: string,
): Promise<void> {
  const known = await tx.disputes.find({ gatewayId, disputeId })
  if (invoiceId !== null) await tx.invoices.get(invoiceId, { lock: true })
  if (known?.billedById) await tx.invoices.get(known.billedById, { lock: true })
}

/** Messages about one payment that came before it, as a gateway keeps them apart from those of other software: few. */
const MOST_FOREIGN = 500

/** What was nobody's until this attempt had a payment. */
export async function applyForeign(tx: Tx, cause: Booking, attempt: PaymentAttempt): Promise<void> {
  const { gatewayId, reference } = attempt
  const where = { gatewayId, attemptId: null, outcome: 'foreign' } as const
  const { items } = await tx.gatewayEvents.list({ where, limit: MOST_FOREIGN })
  for (const { id, observed } of items.toReversed()) {
    const { dispute: told } = observed
    if (!told || observed.reference !== reference || observed.isLive !== attempt.isLive) continue
    await applyDispute(tx, cause, { attempt, told, observed })
    await tx.gatewayEvents.update(id, { outcome: 'applied' }, { outcome: 'foreign' })
  }
}
