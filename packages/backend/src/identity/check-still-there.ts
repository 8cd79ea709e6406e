import type { User } from '@hostfront/domain/accounts/user'
import type { ReadTx, Tx } from '@hostfront/store/port'
import type { SignedInCall } from '../call/context.ts'
import { refused } from '../call/refused.ts'

/**
 * Refuses with LOGIN_REQUIRED when the caller's account was deleted or suspended meanwhile. Asked after a row of
 * theirs was inserted: that holds the account, so who deletes it came before, or waits and finds the row.
 */
export async function checkStillThere(tx: ReadTx, { actor }: SignedInCall): Promise<void> {
  checkActive(await tx.users.get(actor.id))
}

/** The same where nothing is inserted: it holds the account itself, after what the account has, as who deletes it does. */
export async function lockStillThere(tx: Tx, { actor }: SignedInCall): Promise<void> {
  checkActive(await tx.users.get(actor.id, { lock: true }))
}

function checkActive(user: User | null): void {
  if (user?.status !== 'active') throw refused('LOGIN_REQUIRED')
}
