import type { OwnSession } from '@hostfront/contract/accounts'
import { DONE } from '@hostfront/contract/page'
import { isOwner } from '@hostfront/domain/accounts/actor'
import { trailLine } from '../audit/trail.ts'
import type { SignedInCall } from '../call/context.ts'
import { refused } from '../call/refused.ts'
import { currentTokenHash, endSessions } from '../identity/session.ts'

/** Where the caller is signed in, newest first. */
export async function listSessions(call: SignedInCall): Promise<OwnSession[]> {
  const tokenHash = await currentTokenHash(call)
  const where = { userId: call.actor.id, expiresAt: { gt: call.now() } }
  const sessions = await call.store.read((tx) => tx.sessions.list({ where, limit: 200 }))
  return sessions.items.map((session) => ({
    ...session,
    current: session.tokenHash === tokenHash,
  }))
}

/** Ends one of the caller's sessions, this one too when it is the one that is named. */
export async function endSession(
  call: SignedInCall,
  { id }: { readonly id: string },
): Promise<typeof DONE> {
  const line = await trailLine(call, 'accounts.endSession', call.actor.id)
  const ended = await call.store.transaction(async (tx) => {
    const session = await tx.sessions.get(id)
    if (!session || !isOwner(call.actor, session) || !(await tx.sessions.delete(id))) {
      throw refused('NOT_FOUND')
    }
    if (line) await tx.auditLog.insert(line)
    return session
  })
  if (ended.tokenHash === (await currentTokenHash(call))) call.sessionToken.clear()
  return DONE
}

/** Ends all of the caller's sessions but this one. */
export async function endOtherSessions(call: SignedInCall): Promise<typeof DONE> {
  const tokenHash = await currentTokenHash(call)
  const line = await trailLine(call, 'accounts.endOtherSessions', call.actor.id)
  await call.store.transaction(async (tx) => {
    const current = tokenHash === null ? null : await tx.sessions.find({ tokenHash })
    await endSessions(tx, call.actor.id, current?.id)
    if (line) await tx.auditLog.insert(line)
  })
  return DONE
}
