import type { Dispute } from '@hostfront/domain/gateways/dispute'
import type { Tx } from '@hostfront/store/port'
import { giveUpCoins } from '../billing/give-up-coins.ts'
import { notifyStaff } from '../notifications/notify-staff.ts'
import type { Booking } from './booking.ts'
import { closeRefunds } from './close-refunds.ts'
import { type Lost, loseInvoice, payingPart } from './lose-invoice.ts'

/**
 * What was paid with the money is taken back: of an invoice by a note, of coins as far as they are there; what of it was to be
 * sent back has gone. Services go on: what becomes of them is for a person to say.
 */
export async function losePayment(tx: Tx, cause: Booking, dispute: Dispute): Promise<Lost> {
  const used = await usedOf(tx, dispute)
  const lost =
    dispute.invoiceId === null
      ? {
          takenBack: await loseCoins(tx, cause, dispute),
          claim: 'none' as const,
          creditNoteId: null,
        }
      : await loseInvoice(tx, cause, dispute)
  const twice = await closeRefunds(tx, cause, dispute, Math.max(dispute.withdrawn - used, 0))
  if (twice > 0) {
    const { gatewayId, currency } = dispute
    const problem = { problem: 'PAID_TWICE', gatewayId, currency, amount: twice } as const
    await notifyStaff(tx, cause, { kind: 'payment-problem', ...problem })
  }
  return lost
}

/** What of the payment pays its invoice, or is coins, minor units. */
async function usedOf(tx: Tx, dispute: Dispute): Promise<number> {
  const { paymentId, invoiceId } = dispute
  if (invoiceId !== null) return payingPart(tx, dispute)
  const payment = paymentId === null ? null : await tx.payments.get(paymentId)
  return payment?.credited ?? 0
}

async function loseCoins(
  tx: Tx,
  cause: Booking,
  { paymentId, withdrawn, gatewayId, currency }: Dispute,
): Promise<number> {
  const payment = paymentId === null ? null : await tx.payments.get(paymentId)
  if (payment?.state !== 'received') return 0
  const gone = Math.min(withdrawn, payment.credited)
  const user = await tx.users.get(payment.userId, { lock: true })
  const taken = Math.min(gone, user?.coins ?? 0)
  if (taken > 0) await giveUpCoins(tx, cause, payment, taken)
  if (taken < gone) {
    const problem = { problem: 'COINS_SPENT', gatewayId, currency, amount: gone - taken } as const
    await notifyStaff(tx, cause, { kind: 'payment-problem', ...problem })
  }
  return taken
}
