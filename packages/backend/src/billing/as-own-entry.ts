import type { CoinEntry } from '@hostfront/domain/billing/coin-entry'

/**
 * A ledger line as the account that it belongs to may read it: what an administrator noted on a change of the balance
 * stays with the team, and so does who made it.
 */
export const asOwnEntry = (entry: CoinEntry): CoinEntry => ({
  ...entry,
  reference: entry.kind === 'adjustment' ? null : entry.reference,
  actor: entry.actor === entry.userId ? entry.actor : null,
})
