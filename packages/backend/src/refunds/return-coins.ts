import { withCoinsBack } from '@hostfront/domain/payments/coin-refund'
import type { Payment } from '@hostfront/domain/payments/payment'
import type { Refund } from '@hostfront/domain/payments/refund'
import { type ReadTx, StoreError, type Tx } from '@hostfront/store/port'
import { recordChange } from '../audit/record-change.ts'
import { moveCoins } from '../billing/move-coins.ts'
import type { Cause } from '../call/context.ts'
import { notify } from '../notifications/notify.ts'

interface Returning {
  readonly payment: Payment
  /** Minor units, no more than the balance has. */
  readonly amount: number
  /** When it is booked (ISO, UTC). */
  readonly at: string
  /** By what its money has gone back already; null: it is still to be sent. */
  readonly sent: Pick<Refund, 'reference'> | null
}

/**
 * Takes coins of a payment back, with what is owed for them: the balance, the payment and the refund in the caller's one
 * transaction. The customer is told.
 */
export async function returnCoins(
  tx: Tx,
  cause: Cause,
  { payment, amount, at, sent }: Returning,
): Promise<Refund> {
  const { id, userId, method, credited, returned } = payment
  const entry = await moveCoins(tx, cause, {
    userId,
    amount: -amount,
    kind: await kindOfCoins(tx, payment),
    reference: id,
    actor: cause.actor?.id ?? null,
  })
  if (!entry) throw new StoreError('conflict', 'users.coins')
  const asRead = { state: 'received', credited, returned } as const
  const changed = await tx.payments.update(id, withCoinsBack(payment, amount), asRead)
  if (!changed) throw new StoreError('conflict', 'payments.credited')
  const refund = await tx.refunds.insert({
    id: cause.newId(),
    createdAt: at,
    userId,
    amount,
    method,
    account: '',
    cause: 'coins',
    number: '',
    invoiceId: null,
    paymentId: id,
    creditNoteId: null,
    state: sent ? 'sent' : 'to-send',
    reference: sent?.reference ?? null,
    settledAt: sent ? at : null,
    settledBy: null,
  })
  await recordChange(tx, cause, 'payments.return', payment, changed)
  const balance = entry.balanceAfter
  await notify(tx, cause, userId, { kind: 'coins-changed', amount: -amount, balance })
  return refund
}

/** As what the ledger has the coins of a payment: they were bought, or what was left of it. */
export async function kindOfCoins(
  tx: ReadTx,
  { id, userId }: Pick<Payment, 'id' | 'userId'>,
): Promise<'purchase' | 'overpayment'> {
  const bought = await tx.coinEntries.find({ userId, reference: id, kind: 'purchase' })
  return bought ? 'purchase' : 'overpayment'
}
