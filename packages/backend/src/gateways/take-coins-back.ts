/** Coins that were bought at a gateway, and whose money has gone back there, are taken back as far as they are there. */
import type { PaymentAttempt } from '@hostfront/domain/gateways/attempt'
import type { Payment } from '@hostfront/domain/payments/payment'
import type { Tx } from '@hostfront/store/port'
import { giveUpCoins } from '../billing/give-up-coins.ts'
import { bookingTime } from '../books/open-days.ts'
import type { Backend, Cause } from '../call/context.ts'
import { tellStaff } from './tell-of-problem.ts'

/**
 * `attempt` as it is with what has gone back. What is spent already stays with its customer, and staff are told: the books then
 * have as much as was taken back.
 */
export async function takeCoinsBack(
  tx: Tx,
  backend: Pick<Backend, 'now' | 'newId' | 'sendsMail'>,
  attempt: PaymentAttempt,
): Promise<void> {
  const { invoiceId, paymentId, refunded, gatewayId, currency } = attempt
  if (invoiceId !== null || paymentId === null || refunded === 0) return
  const cause: Cause = { ...backend, actor: null }
  const at = await bookingTime(tx, backend.now(), 'next-day')
  const payment = await tx.payments.get(paymentId)
  if (payment?.state !== 'received') return
  // What a dispute has taken is booked by that: a gateway may tell of the same money twice.
  const disputed = await withdrawnFrom(tx, paymentId)
  const { amount, returned, credited } = payment
  const gone = Math.min(Math.min(refunded, amount - disputed) - returned, credited)
  if (gone <= 0) return
  const user = await tx.users.get(payment.userId, { lock: true })
  const taken = Math.min(gone, user?.coins ?? 0)
  if (taken > 0) await giveUp(tx, cause, { payment, attempt, taken, at })
  if (taken < gone) {
    await tellStaff(tx, cause, 'COINS_SPENT', { gatewayId, currency, amount: gone - taken })
  }
}

/** What gateways have taken of a payment for disputes, and not given back, minor units. */
async function withdrawnFrom(tx: Tx, paymentId: string): Promise<number> {
  const { items } = await tx.disputes.list({
    where: { paymentId, reinstatedOn: null },
    limit: MOST,
  })
  return items.reduce(
    (sum, { withdrawnOn, withdrawn }) => sum + (withdrawnOn === null ? 0 : withdrawn),
    0,
  )
}

/** A payment is disputed once, or twice. */
const MOST = 50

interface Taken {
  readonly payment: Payment
  readonly attempt: PaymentAttempt
  /** Hundredths of a coin. */
  readonly taken: number
  /** When it is booked. */
  readonly at: string
}

async function giveUp(tx: Tx, cause: Cause, { payment, attempt, taken, at }: Taken): Promise<void> {
  const { id, userId, method } = await giveUpCoins(tx, cause, payment, taken)
  await tx.refunds.insert({
    id: cause.newId(),
    createdAt: at,
    userId,
    amount: taken,
    method,
    account: '',
    cause: 'coins',
    number: '',
    invoiceId: null,
    paymentId: id,
    creditNoteId: null,
    state: 'sent',
    reference: attempt.reference,
    settledAt: at,
    settledBy: null,
  })
}
