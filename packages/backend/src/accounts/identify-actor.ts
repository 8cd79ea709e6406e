import { type Actor, asActor } from '@hostfront/domain/accounts/permissions'
import type { Backend, CallHost } from '../context.ts'

/** The account behind the caller's session token; null without one, and once the session has ended. */
export async function identifyActor(backend: Backend & CallHost): Promise<Actor | null> {
  const token = backend.sessionToken.get()
  if (!token) return null
  const tokenHash = await backend.digest(token)
  return backend.store.read(async (tx) => {
    const session = await tx.sessions.find({ tokenHash })
    if (!session || session.expiresAt <= backend.now()) return null
    const user = await tx.users.get(session.userId)
    return user && asActor(user)
  })
}
