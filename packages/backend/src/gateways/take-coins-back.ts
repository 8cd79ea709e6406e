/** Coins that were bought at a gateway, and whose money has gone back there, are taken back as far as they are there. */
import type { PaymentAttempt } from '@hostfront/domain/gateways/attempt'
import type { Tx } from '@hostfront/store/port'
import { bookingTime } from '../books/open-days.ts'
import type { Backend, Cause } from '../call/context.ts'
import { disputedOf } from '../payments/disputed-of.ts'
import { returnCoins } from '../refunds/return-coins.ts'
import { tellStaff } from './tell-of-problem.ts'

/**
 * `before` and `attempt`: without and with what has gone back since. What is spent already stays with its customer, and staff are
 * told once: the books then have as much as was taken back. What was short is theirs to settle, and not taken later.
 */
export async function takeCoinsBack(
  tx: Tx,
  backend: Pick<Backend, 'now' | 'newId' | 'sendsMail'>,
  before: Pick<PaymentAttempt, 'refunded' | 'paymentId'>,
  attempt: PaymentAttempt,
): Promise<void> {
  const { invoiceId, paymentId, refunded, gatewayId, currency } = attempt
  if (invoiceId !== null || paymentId === null || refunded === 0) return
  const cause: Cause = { ...backend, actor: null }
  const at = await bookingTime(tx, backend.now(), 'next-day')
  const payment = await tx.payments.get(paymentId)
  if (payment?.state !== 'received') return
  // Before there was a payment nothing was taken for what had gone back.
  const known = before.paymentId === null ? 0 : before.refunded
  // What a dispute has taken is booked by that: a gateway may tell of the same money twice.
  const { withdrawn, takenBack } = await disputedOf(tx, paymentId)
  const { amount, returned, credited } = payment
  const unbooked = Math.min(refunded, amount - withdrawn) - (returned - takenBack)
  const gone = Math.min(refunded - known, unbooked, credited)
  if (gone <= 0) return
  const user = await tx.users.get(payment.userId, { lock: true })
  const taken = Math.min(gone, user?.coins ?? 0)
  if (taken > 0) await returnCoins(tx, cause, { payment, amount: taken, at, sent: attempt })
  if (taken < gone) {
    await tellStaff(tx, cause, 'COINS_SPENT', { gatewayId, currency, amount: gone - taken })
  }
}
