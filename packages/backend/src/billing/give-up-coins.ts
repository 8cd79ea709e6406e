import type { Payment } from '@hostfront/domain/payments/payment'
import { StoreError, type Tx } from '@hostfront/store/port'
import { recordChange } from '../audit/record-change.ts'
import type { Cause } from '../call/context.ts'
import { notify } from '../notifications/notify.ts'
import { moveCoins } from './move-coins.ts'

/**
 * `taken` (hundredths of a coin) of what a payment has bought is taken from its customer, who is told; the caller has locked the
 * account and seen that so much is there. So much of the payment is coins no more.
 */
export async function giveUpCoins(
  tx: Tx,
  cause: Cause,
  payment: Payment,
  taken: number,
): Promise<Payment> {
  const { id, userId, amount, credited, returned } = payment
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
  await recordChange(tx, cause, 'payments.return', payment, changed)
  const balance = entry.balanceAfter
  await notify(tx, cause, userId, { kind: 'coins-changed', amount: -taken, balance })
  return changed
}
