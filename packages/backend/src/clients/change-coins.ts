import type { Client } from '@hostfront/contract/clients'
import { coinChange } from '@hostfront/domain/billing/coin-change'
import type { CoinEntry } from '@hostfront/domain/billing/coin-entry'
import { MAX_MONEY } from '@hostfront/domain/money/money'
import { recordChange } from '../audit/record-change.ts'
import { adjustCoins } from '../billing/adjust-coins.ts'
import type { SignedInCall } from '../call/context.ts'
import { refused } from '../call/refused.ts'
import { describeClient } from './describe-clients.ts'
import { lockClient } from './lock-client.ts'

interface ChangeCoins {
  readonly id: string
  /** Hundredths of a coin; negative takes away. */
  readonly amount: number
  readonly note: string
}

/**
 * Adds all of `amount` to a balance, or takes what there is of it. The ledger has what really moved; nothing moved, no
 * entry. Refuses with BALANCE_FULL what is more than a balance is given.
 */
export function changeCoins(
  call: SignedInCall,
  { id, amount, note }: ChangeCoins,
): Promise<{ client: Client; entry: CoinEntry | null }> {
  return call.store.transaction(async (tx) => {
    const before = await lockClient(tx, id)
    const change = coinChange(before.coins, amount)
    if (!change.ok) throw refused(change.refusal, { max: MAX_MONEY })
    if (change.value === 0) return { client: await describeClient(tx, id), entry: null }
    const given = { userId: id, amount: change.value, note: note || null }
    const entry = await adjustCoins(tx, call, given)
    const after = { ...before, coins: entry.balanceAfter }
    await recordChange(tx, call, 'clients.changeCoins', before, after)
    return { client: await describeClient(tx, id), entry }
  })
}
