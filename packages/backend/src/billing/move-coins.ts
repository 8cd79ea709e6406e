import type { CoinEntry } from '@hostfront/domain/billing/coin-entry'
import { MAX_MONEY } from '@hostfront/domain/money/money'
import type { Tx } from '@hostfront/store/port'
import type { Backend } from '../context.ts'

export type CoinMove = Pick<CoinEntry, 'userId' | 'amount' | 'kind' | 'reference' | 'actor'>

/**
 * The only way a balance changes: the balance and its ledger entry in one step of the caller's transaction.
 * `amount` in hundredths of a coin, negative takes away. Null when the balance does not cover it, would be more than a
 * balance can hold, or the account is not there; then nothing has changed. The guard holds at any isolation level.
 */
export async function moveCoins(
  tx: Tx,
  backend: Pick<Backend, 'now' | 'newId'>,
  move: CoinMove,
): Promise<CoinEntry | null> {
  const user = await tx.users.update(
    move.userId,
    { coins: { increment: move.amount } },
    { coins: move.amount < 0 ? { gte: -move.amount } : { lte: MAX_MONEY - move.amount } },
  )
  if (!user) return null
  return tx.coinEntries.insert({
    ...move,
    id: backend.newId(),
    createdAt: backend.now(),
    balanceAfter: user.coins,
  })
}
