import type { User } from '@hostfront/domain/accounts/user'
import type { CoinEntry } from '@hostfront/domain/billing/coin-entry'
import { MAX_MONEY } from '@hostfront/domain/money/money'
import type { Tx, Where } from '@hostfront/store/port'
import type { Backend } from '../call/context.ts'

export type CoinMove = Pick<CoinEntry, 'userId' | 'amount' | 'kind' | 'reference' | 'actor'>

/**
 * The only way a balance changes: the balance and its ledger entry in one step of the caller's transaction.
 * `amount` in hundredths of a coin, negative takes away. Null when the balance does not cover it, would be more than a
 * balance is given, or the account is deleted or not there; then nothing has changed. A refund always fits: the coins were
 * the customer's before. The guard holds at any isolation level.
 */
export async function moveCoins(
  tx: Tx,
  backend: Pick<Backend, 'now' | 'newId'>,
  move: CoinMove,
): Promise<CoinEntry | null> {
  return (await moveCoinsOf(tx, backend, move))?.entry ?? null
}

export interface CoinsMoved {
  readonly entry: CoinEntry
  /** Whose balance it was, as it is now. */
  readonly user: User
}

/** The same, with the account as the change has left it. */
export async function moveCoinsOf(
  tx: Tx,
  backend: Pick<Backend, 'now' | 'newId'>,
  move: CoinMove,
): Promise<CoinsMoved | null> {
  const user = await tx.users.update(
    move.userId,
    { coins: { increment: move.amount } },
    guardOf(move),
  )
  if (!user) return null
  const entry = await tx.coinEntries.insert({
    ...move,
    id: backend.newId(),
    createdAt: backend.now(),
    balanceAfter: user.coins,
  })
  return { entry, user }
}

function guardOf({ amount, kind }: CoinMove): Where<User> {
  if (amount < 0) return { coins: { gte: -amount } }
  if (kind === 'refund') return {}
  return { coins: { lte: MAX_MONEY - amount }, status: { in: ['active', 'suspended'] } }
}
