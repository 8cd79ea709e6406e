import type { Tx } from '@hostfront/store/port'
import type { SignedInCall } from '../call/context.ts'
import { refused } from '../call/refused.ts'

/**
 * Refuses with LOGIN_REQUIRED once the caller's session has ended. A change of the password ends the sessions that were
 * opened with the old one: what was let through just before it must not take effect after it. Lock the account first.
 */
export async function checkSession(tx: Tx, { actor }: Pick<SignedInCall, 'actor'>): Promise<void> {
  if (!actor.session || !(await tx.sessions.get(actor.session.id))) throw refused('LOGIN_REQUIRED')
}
