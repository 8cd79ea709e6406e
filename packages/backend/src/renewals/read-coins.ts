import type { ReadTx } from '@hostfront/store/port'

/** Balances of whose `records` these are, asked for only where coins may pay. One question for all of them. */
export async function readCoins(
  tx: ReadTx,
  records: readonly { readonly userId: string; readonly autoRenew: boolean }[],
): Promise<(record: { readonly userId: string }) => number> {
  const payers = new Set(records.filter((one) => one.autoRenew).map((one) => one.userId))
  if (payers.size === 0) return () => 0
  const where = { id: { in: [...payers] } }
  const { items } = await tx.users.list({ where, limit: payers.size })
  const found = new Map(items.map((user) => [user.id, user.coins]))
  return ({ userId }) => found.get(userId) ?? 0
}
