import { isOnHold } from '@hostfront/domain/renewals/hold'
import type { ReadTx } from '@hostfront/store/port'

interface Owned {
  readonly userId: string
  /** Of services; what else there is has none of its own. */
  readonly holdUntil?: string | null
}

/** Which of these are on hold at `now`, by themselves or with their customer. One question for all of them. */
export async function readHolds(
  tx: ReadTx,
  rows: readonly Owned[],
  now: string,
): Promise<(row: Owned) => boolean> {
  const userIds = [...new Set(rows.map(({ userId }) => userId))]
  if (userIds.length === 0) return () => false
  const where = { id: { in: userIds }, holdUntil: { gt: now } }
  const { items } = await tx.users.list({ where, limit: userIds.length })
  const held = new Set(items.map(({ id }) => id))
  return ({ userId, holdUntil = null }) => held.has(userId) || isOnHold({ holdUntil }, now)
}
