/** Coins that were bought at a gateway, and whose money has gone back there, are taken back as far as they are there. */
import type { PaymentAttempt } from '@hostfront/domain/gateways/attempt'
import type { Payment } from '@hostfront/domain/payments/payment'
import { StoreError, type Tx } from '@hostfront/store/port'
import { recordChange } from '../audit/record-change.ts'
import { moveCoins } from '../billing/move-coins.ts'
import { bookingTime } from '../books/open-days.ts'
import type { Backend, Cause } from '../call/context.ts'
import { notify } from '../notifications/notify.ts'
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
  const gone = Math.min(refunded - known, refunded - payment.returned, payment.credited)
  if (gone <= 0) return
  const user = await tx.users.get(payment.userId, { lock: true })
  const taken = Math.min(gone, user?.coins ?? 0)
  if (taken > 0) await giveUp(tx, cause, { payment, attempt, taken, at })
  if (taken < gone) {
    await tellStaff(tx, cause, 'COINS_SPENT', { gatewayId, currency, amount: gone - taken })
  }
}

interface Taken {
  readonly payment: Payment
  readonly attempt: PaymentAttempt
  /** Hundredths of a coin. */
  readonly taken: number
  /** When it is booked. */
  readonly at: string
}

async function giveUp(tx: Tx, cause: Cause, { payment, attempt, taken, at }: Taken): Promise<void> {
  const { id, userId, method, amount, credited, returned } = payment
  const entry = await moveCoins(tx, cause, {
    userId,
    amount: -taken,
    kind: 'purchase',
    reference: id,
    actor: null,
  })
  if (!entry) throw new StoreError('conflict', 'users.coins')
  const isAll = returned + taken === amount
  const changed = await tx.payments.update(
    id,
    {
      credited: credited - taken,
      returned: returned + taken,
      ...(isAll ? { state: 'refunded' } : {}),
    },
    { state: 'received', credited, returned },
  )
  if (!changed) throw new StoreError('conflict', 'payments.credited')
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
  await recordChange(tx, cause, 'payments.return', payment, changed)
  const balance = entry.balanceAfter
  await notify(tx, cause, userId, { kind: 'coins-changed', amount: -taken, balance })
}
