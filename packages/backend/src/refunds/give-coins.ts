import type { CoinEntryKind } from '@hostfront/domain/billing/coin-entry'
import { MAX_MONEY } from '@hostfront/domain/money/money'
import { StoreError, type Tx } from '@hostfront/store/port'
import { moveCoins } from '../billing/move-coins.ts'
import type { SignedInCall } from '../call/context.ts'
import { refused } from '../call/refused.ts'

interface Given {
  readonly userId: string
  /** Hundredths of a coin. */
  readonly amount: number
  /** What it was paid for. */
  readonly reference: string | null
  readonly kind?: Extract<CoinEntryKind, 'refund' | 'overpayment' | 'purchase'>
}

/**
 * Gives coins for what a customer has paid. Some of it may have come from outside the shop: that fits a balance as what is
 * bought does, else BALANCE_FULL. Of a deleted account nobody could spend them.
 */
export async function giveCoins(
  tx: Tx,
  call: SignedInCall,
  { userId, amount, reference, kind = 'refund' }: Given,
): Promise<void> {
  const user = await tx.users.get(userId, { lock: true })
  if (!user || user.status === 'deleted') throw refused('CLIENT_NOT_FOUND')
  if (user.coins + amount > MAX_MONEY) throw refused('BALANCE_FULL', { max: MAX_MONEY })
  const move = { userId, amount, kind, reference, actor: call.actor.id }
  if (!(await moveCoins(tx, call, move))) throw new StoreError('conflict', 'users.coins')
}
