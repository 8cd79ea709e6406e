import { DONE } from '@hostfront/contract/page'
import type { AuditEntry } from '@hostfront/domain/audit/audit-entry'
import type { Call } from '../call/context.ts'

/** Ends the caller's session, in the store as well as where the host keeps the token. */
export async function logout(call: Call): Promise<typeof DONE> {
  const token = call.sessionToken.get()
  if (token) {
    const tokenHash = await call.digest(token)
    const line = await lineOf(call)
    try {
      await call.store.transaction(async (tx) => {
        const session = await tx.sessions.find({ tokenHash })
        if (!session || !(await tx.sessions.delete(session.id))) return
        if (line) await tx.auditLog.insert(line)
      })
    } finally {
      // A store that fails must not keep anybody signed in on this computer.
      call.sessionToken.clear()
    }
  }
  return DONE
}

/** Every page loads this module; the trail comes with it only where there is one. */
async function lineOf(call: Call): Promise<AuditEntry | null> {
  if (!call.limits || !call.actor) return null
  const { trailLine } = await import('../audit/trail.ts')
  return trailLine(call, 'accounts.logout', call.actor.id)
}
