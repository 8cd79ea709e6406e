import { SESSION_DAYS, type Session } from '@hostfront/domain/accounts/session'
import { addDays } from '@hostfront/domain/add-days'
import { cleanText } from '@hostfront/domain/record'
import type { Tx } from '@hostfront/store/port'
import type { Call } from '../call/context.ts'

export interface NewSession {
  /** For the host alone; the row holds its digest. */
  readonly token: string
  readonly row: Session
}

/** A session that begins now, for the caller's browser. Every sign-in has a token of its own. */
export async function newSession(call: Call, userId: string): Promise<NewSession> {
  const token = call.newSecret()
  const row: Session = {
    id: call.newId(),
    createdAt: call.now(),
    userId,
    tokenHash: await call.digest(token),
    expiresAt: addDays(call.now(), SESSION_DAYS),
    lastSeenAt: call.now(),
    // Someone who signs in has just given all that is asked for.
    confirmedAt: call.now(),
    userAgent: bounded(call.client.userAgent, 300),
    address: bounded(call.client.address, 64),
  }
  return { token, row }
}

/** By which the caller's own session is known. */
export async function currentTokenHash(call: Call): Promise<string | null> {
  const token = call.sessionToken.get()
  return token && call.digest(token)
}

/** Ends all sessions of an account, but not the one with the id `kept`. */
export async function endSessions(
  tx: Tx,
  userId: string,
  kept: string | null = null,
): Promise<void> {
  let after: string | null = null
  do {
    const page = await tx.sessions.list({ where: { userId }, limit: 200, after })
    for (const { id } of page.items) if (id !== kept) await tx.sessions.delete(id)
    after = page.next
  } while (after !== null)
}

/** What a browser says of itself may be anything. */
function bounded(text: string | null, max: number): string | null {
  return text === null ? null : cleanText(text).slice(0, max)
}
