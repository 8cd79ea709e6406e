import { SESSION_DAYS, SESSION_MAX_DAYS, type Session } from '@hostfront/domain/accounts/session'
import { addDays } from '@hostfront/domain/add-days'
import { StoreError } from '@hostfront/store/port'
import type { Backend, CallHost } from '../call/context.ts'

/** A session that is used goes on, up to its longest age. Of several calls at once one writes. */
export async function prolongSession(
  backend: Backend & CallHost,
  token: string,
  session: Session,
): Promise<void> {
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
    // A call that only reads is not refused because the store has no room; the next call tries again.
    if (!(error instanceof StoreError)) throw error
  }
}
