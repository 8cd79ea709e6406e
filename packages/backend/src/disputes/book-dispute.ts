/** What of a dispute is booked, each once: what is due says the rule (`dueOfDispute`), and on which days the months that are closed. */
import type { Dispute } from '@hostfront/domain/gateways/dispute'
import {
  type DisputeBooking,
  dueOfDispute,
  setAside,
  withdrawalOf,
} from '@hostfront/domain/gateways/due-of-dispute'
import { disputeAmong } from '@hostfront/domain/payments/disputed'
import { StoreError, type Tx } from '@hostfront/store/port'
import { bookingTime } from '../books/open-days.ts'
import type { Booking } from './booking.ts'
import { payingPart } from './lose-invoice.ts'
import { losePayment } from './lose-payment.ts'
import { receiveAfterLoss } from './receive-after-loss.ts'

type Booked = Partial<Omit<Dispute, 'id' | 'createdAt'>>

/** Books what is due, and says on the payment how its disputes stand. */
export async function bookDispute(tx: Tx, cause: Booking, heard: Dispute): Promise<Dispute> {
  let dispute = heard
  for (const step of dueOfDispute(heard)) {
    const booked = await STEPS[step](tx, cause, dispute)
    const after = await tx.disputes.update(dispute.id, booked, { toldAt: dispute.toldAt })
    if (!after) throw new StoreError('conflict', 'disputes.toldAt')
    dispute = after
  }
  await sayOnPayment(tx, dispute)
  return dispute
}

const STEPS: Readonly<
  Record<DisputeBooking, (tx: Tx, cause: Booking, dispute: Dispute) => Promise<Booked>>
> = {
  withdraw: async (tx, cause, dispute) => {
    const { at, amount } = withdrawalOf(dispute)
    const { invoiceId } = dispute
    const withdrawnOn = await dayOf(tx, cause, at)
    const invoice = invoiceId === null ? null : await tx.invoices.get(invoiceId)
    const part = invoice ? Math.min(amount, await payingPart(tx, dispute)) : 0
    const withdrawn = invoice ? amount : await withoutReturned(tx, dispute, amount)
    const aside = invoice ? setAside(invoice, part) : { net: 0, tax: 0 }
    return {
      ...{ ...aside, withdrawnAt: at, withdrawn, withdrawnOn },
      country: invoice?.buyer.country ?? null,
    }
  },
  fee: async (tx, cause, { withdrawnAt, toldAt }) => ({
    feeOn: await dayOf(tx, cause, withdrawnAt ?? toldAt),
  }),
  reinstate: async (tx, cause, { reinstatedAt, toldAt }) => {
    const reinstatedOn = await dayOf(tx, cause, reinstatedAt ?? toldAt)
    return { reinstatedOn, releasedOn: reinstatedOn }
  },
  lose: async (tx, cause, dispute) => {
    // A note has the day on which it is issued, and what it takes back that day as well.
    const lostOn = await dayOf(tx, cause, cause.now())
    return { lostOn, releasedOn: lostOn, ...(await losePayment(tx, cause, dispute)) }
  },
  receive: receiveAfterLoss,
}

/** The day in the books of what was at `at` (ISO, UTC); a gateway's clock may be ahead. */
const dayOf = (tx: Tx, { now }: Booking, at: string): Promise<string> =>
  bookingTime(tx, at < now() ? at : now(), 'next-day')

/**
 * Of coins whose money the gateway has sent back already so much less was taken: PayPal tells of what it reverses by a message of
 * its own, and of the dispute by another.
 */
async function withoutReturned(
  tx: Tx,
  { paymentId, attemptId }: Dispute,
  amount: number,
): Promise<number> {
  const payment = paymentId === null ? null : await tx.payments.get(paymentId)
  const attempt = await tx.paymentAttempts.get(attemptId)
  if (!payment || !attempt) return amount
  // What the team has undone, or has yet to send, is at the gateway still.
  const sentBack = Math.min(payment.returned, attempt.refunded)
  const twice = sentBack + amount - payment.amount
  return amount - Math.min(Math.max(twice, 0), amount)
}

/** A payment is disputed once, or twice. */
const MOST = 50

async function sayOnPayment(tx: Tx, { paymentId }: Dispute): Promise<void> {
  if (paymentId === null) return
  const { items } = await tx.disputes.list({ where: { paymentId }, limit: MOST })
  const dispute = disputeAmong(items.map(({ state }) => ({ dispute: state })))
  await tx.payments.update(paymentId, { dispute })
}
