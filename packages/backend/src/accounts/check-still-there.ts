import type { ReadTx } from '@hostfront/store/port'
import type { SignedInCall } from '../context.ts'
import { refused } from '../refused.ts'

/**
 * Refuses with LOGIN_REQUIRED when the caller's account was deleted or suspended meanwhile. Asked after a row of
 * theirs was inserted: that holds the account, so who deletes it came before, or waits and finds the row.
 */
export async function checkStillThere(tx: ReadTx, { actor }: SignedInCall): Promise<void> {
  const user = await tx.users.get(actor.id)
  if (user?.status !== 'active') throw refused('LOGIN_REQUIRED')
}
