import { type Actor, asActor } from '@hostfront/domain/accounts/actor'
import { addDays } from '@hostfront/domain/add-days'
import type { Backend, CallHost } from '../call/context.ts'

/** The account behind the caller's API key or session token; null without one, and once it has ended. */
export async function identifyActor(backend: Backend & CallHost): Promise<Actor | null> {
  if (backend.apiKey !== null) {
    const { identifyByKey } = await import('./identify-by-key.ts')
    return identifyByKey(backend, backend.apiKey)
  }
  const token = backend.sessionToken.get()
  return token ? identifyByToken(backend, token) : null
}

async function identifyByToken(backend: Backend & CallHost, token: string): Promise<Actor | null> {
  const tokenHash = await backend.digest(token)
  const found = await backend.store.read((tx) => tx.sessions.findOwned({ tokenHash }))
  if (!found || found.row.expiresAt <= backend.now()) return null
  const { row: session, owner: user } = found
  if (user.status === 'active' && session.lastSeenAt <= addDays(backend.now(), -1)) {
    const { prolongSession } = await import('./prolong-session.ts')
    const prolonging = prolongSession(backend, token, session)
    // The adapter of a large shop writes when all of it has come in: nobody waits for that to learn who they are.
    if (!backend.sessionToken.canFollowAnswer) await prolonging
  }
  return asActor(user, { session: { id: session.id, confirmedAt: session.confirmedAt } })
}
