import type { CoinEntry } from '@hostfront/domain/billing/coin-entry'
import { StoreError, type Tx } from '@hostfront/store/port'
import type { SignedInCall } from '../call/context.ts'
import { notify } from '../notifications/notify.ts'
import { moveCoins } from './move-coins.ts'

interface Adjustment {
  readonly userId: string
  /** Hundredths of a coin, not 0; negative takes away. The caller's transaction has seen that the balance allows it. */
  readonly amount: number
  /** What the team noted; the customer does not read it. */
  readonly note: string | null
}

/** An administrator changes a balance, and its customer is notified. */
export async function adjustCoins(
  tx: Tx,
  call: SignedInCall,
  { userId, amount, note }: Adjustment,
): Promise<CoinEntry> {
  const actor = call.actor.id
  const move = { userId, amount, kind: 'adjustment', reference: note, actor } as const
  const entry = await moveCoins(tx, call, move)
  if (!entry) throw new StoreError('conflict', 'users.coins')
  await notify(tx, call, userId, { kind: 'coins-changed', amount, balance: entry.balanceAfter })
  return entry
}
