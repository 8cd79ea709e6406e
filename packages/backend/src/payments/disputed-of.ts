import type { ReadTx } from '@hostfront/store/port'

/** What gateways have taken of a payment for disputes and not given back, and how much of that its coins were taken for; minor units. */
export async function disputedOf(
  tx: ReadTx,
  paymentId: string,
): Promise<{ readonly withdrawn: number; readonly takenBack: number }> {
  const where = { paymentId, withdrawnOn: { gt: '' }, reinstatedOn: null }
  const { items } = await tx.disputes.list({ where, limit: MOST })
  return {
    withdrawn: items.reduce((sum, { withdrawn }) => sum + withdrawn, 0),
    takenBack: items.reduce((sum, { takenBack }) => sum + takenBack, 0),
  }
}

/** A payment is disputed once, or twice. */
const MOST = 50
