import type { Client } from '@hostfront/contract/clients'
import { coinChange } from '@hostfront/domain/billing/coin-change'
import type { CoinEntry } from '@hostfront/domain/billing/coin-entry'
import { recordChange } from '../audit/record-change.ts'
import { adjustCoins } from '../billing/adjust-coins.ts'
import type { SignedInCall } from '../context.ts'
import { describeClient } from './describe-clients.ts'
import { lockClient } from './lock-client.ts'

interface ChangeCoins {
  readonly id: string
  /** Hundredths of a coin; negative takes away. */
  readonly amount: number
  readonly note: string
}

/** Adds to a balance, or takes what is there of `amount`. The ledger has what was really moved; nothing moved, no entry. */
export function changeCoins(
  call: SignedInCall,
  { id, amount, note }: ChangeCoins,
): Promise<{ client: Client; entry: CoinEntry | null }> {
  return call.store.transaction(async (tx) => {
    const before = await lockClient(tx, id)
    const change = coinChange(before.coins, amount)
    if (change === 0) return { client: await describeClient(tx, id), entry: null }
    const entry = await adjustCoins(tx, call, { userId: id, amount: change, note: note || null })
    const after = { ...before, coins: entry.balanceAfter }
    await recordChange(tx, call, 'clients.changeCoins', before, after)
    return { client: await describeClient(tx, id), entry }
  })
}
