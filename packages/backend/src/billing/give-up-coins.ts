import { withCoinsBack } from '@hostfront/domain/payments/coin-refund'
import type { Payment } from '@hostfront/domain/payments/payment'
import { type ReadTx, StoreError, type Tx } from '@hostfront/store/port'
import { recordChange } from '../audit/record-change.ts'
import type { Cause } from '../call/context.ts'
import { notify } from '../notifications/notify.ts'
import { moveCoins } from './move-coins.ts'

/**
 * `taken` (hundredths of a coin) of what a payment became is taken from its customer, who is told; no more than the balance has.
 * So much of the payment is coins no more.
 */
export async function giveUpCoins(
  tx: Tx,
  cause: Cause,
  payment: Payment,
  taken: number,
): Promise<Payment> {
  const { id, userId, credited, returned } = payment
  const entry = await moveCoins(tx, cause, {
    userId,
    amount: -taken,
    kind: await kindOfCoins(tx, payment),
    reference: id,
    actor: cause.actor?.id ?? null,
  })
  if (!entry) throw new StoreError('conflict', 'users.coins')
  const asRead = { state: 'received', credited, returned } as const
  const changed = await tx.payments.update(id, withCoinsBack(payment, taken), asRead)
  if (!changed) throw new StoreError('conflict', 'payments.credited')
  await recordChange(tx, cause, 'payments.return', payment, changed)
  const balance = entry.balanceAfter
  await notify(tx, cause, userId, { kind: 'coins-changed', amount: -taken, balance })
  return changed
}

/** As what the ledger has the coins of a payment: they were bought, or what was left of it. */
export async function kindOfCoins(
  tx: ReadTx,
  { id, userId }: Pick<Payment, 'id' | 'userId'>,
): Promise<'purchase' | 'overpayment'> {
  const bought = await tx.coinEntries.find({ userId, reference: id, kind: 'purchase' })
  return bought ? 'purchase' : 'overpayment'
}
