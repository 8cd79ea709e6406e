import type { Invoice } from '@hostfront/domain/billing/invoice'
import { isPayable } from '@hostfront/domain/billing/payable'
import type { Dispute } from '@hostfront/domain/gateways/dispute'
import { coinRoom } from '@hostfront/domain/payments/coin-room'
import type { Tx } from '@hostfront/store/port'
import { settleMoney } from '../billing/settle-money.ts'
import { lockTransfers } from '../payments/take-payment.ts'
import { billAnew } from './bill-anew.ts'
import type { Booking } from './booking.ts'
import { undeliveredOf } from './undelivered.ts'

/**
 * Money of what was lost has come all the same: it is a payment like any other, for what was billed anew, which it is now where nobody
 * has done so. Where that is paid already, or it had bought coins, it becomes coins.
 */
export async function receiveAfterLoss(
  tx: Tx,
  cause: Booking,
  dispute: Dispute,
): Promise<Pick<Dispute, 'reinstatedOn' | 'claim' | 'billedById'>> {
  const { userId, gatewayId, invoiceId, disputeId, reinstated, reinstatedAt } = dispute
  const now = cause.now()
  // Before the account that is billed (lock-order.ts).
  await lockTransfers(tx)
  const invoice = await billed(tx, cause, dispute)
  const isOpen = invoice !== null && isPayable(invoice)
  const user = await tx.users.get(userId)
  const { payment } = await settleMoney(tx, cause, isOpen ? [{ invoice, renewed: null }] : [], {
    ...{ userId, method: gatewayId, amount: reinstated },
    receivedAt: reinstatedAt !== null && reinstatedAt < now ? reinstatedAt : now,
    reference: `${disputeId} reinstated`.slice(0, 120),
    isShared: false,
    surplus: coinRoom(user) >= reinstated ? 'coins' : 'return',
    ...{ buysCoins: invoiceId === null, whenClosed: 'next-day' },
  })
  return {
    reinstatedOn: payment?.receivedAt ?? now,
    claim: invoice ? 'billed' : dispute.claim,
    billedById: invoice?.id ?? dispute.billedById,
  }
}

/** What it pays: what was billed for it, then or now; of what was not delivered nothing is, and it is the customer's. */
async function billed(tx: Tx, cause: Booking, dispute: Dispute): Promise<Invoice | null> {
  if (dispute.billedById !== null) return tx.invoices.get(dispute.billedById)
  return (await undeliveredOf(tx, dispute)) ? null : billAnew(tx, cause, dispute)
}
