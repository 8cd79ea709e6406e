import { type Actor, asActor } from '@hostfront/domain/accounts/permissions'
import { SESSION_DAYS, SESSION_MAX_DAYS, type Session } from '@hostfront/domain/accounts/session'
import { addDays } from '@hostfront/domain/add-days'
import { StoreError } from '@hostfront/store/port'
import type { Backend, CallHost } from '../context.ts'

/** The account behind the caller's API key or session token; null without one, and once it has ended. */
export async function identifyActor(backend: Backend & CallHost): Promise<Actor | null> {
  if (backend.apiKey !== null) {
    const { identifyByKey } = await import('../api-keys/identify-by-key.ts')
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
    const prolonging = prolong(backend, token, session)
    // The keeper of a large shop writes when all of it has come in: nobody waits for that to learn who they are.
    if (!backend.sessionToken.canFollowAnswer) await prolonging
  }
  return asActor(user)
}

/** A session that is used goes on, up to its longest age. Of several calls at once one writes. */
async function prolong(backend: Backend & CallHost, token: string, session: Session) {
  const latest = addDays(session.createdAt, SESSION_MAX_DAYS)
  const slid = addDays(backend.now(), SESSION_DAYS)
  const expiresAt = slid < latest ? slid : latest
  try {
    const renewed = await backend.store.transaction((tx) =>
      tx.sessions.update(
        session.id,
        { expiresAt, lastSeenAt: backend.now() },
        { lastSeenAt: session.lastSeenAt },
      ),
    )
    if (renewed) backend.sessionToken.set(token, expiresAt)
  } catch (error) {
    // Whoever only reads is not refused because the store has no room; the next call tries again.
    if (!(error instanceof StoreError)) throw error
  }
}
