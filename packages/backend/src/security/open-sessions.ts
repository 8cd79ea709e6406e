/** Where everybody is signed in, and how staff end that. */
import { DONE } from '@hostfront/contract/page'
import type { HeldSession } from '@hostfront/contract/security'
import type { Session } from '@hostfront/domain/accounts/session'
import { addDays } from '@hostfront/domain/add-days'
import { TRAIL_DAYS } from '@hostfront/domain/audit/audit-entry'
import type { Page, Tx } from '@hostfront/store/port'
import { changeLine, type RowChange, recordChange } from '../audit/record-change.ts'
import type { SignedInCall } from '../call/context.ts'
import { type PageRequest, pageQuery } from '../call/page-query.ts'
import { refused } from '../call/refused.ts'
import { customersOf } from '../identity/customers-of.ts'
import { currentTokenHash, endSessions } from '../identity/session.ts'

type OfOwner = PageRequest & { readonly userId?: string | undefined }

/** Those that are open, newest first. */
export async function listOpenSessions(
  call: SignedInCall,
  { userId, ...input }: OfOwner,
): Promise<Page<HeldSession>> {
  const own = await currentTokenHash(call)
  return call.store.read(async (tx) => {
    const where = { expiresAt: { gt: call.now() }, ...(userId ? { userId } : {}) }
    const page = await tx.sessions.list({ ...pageQuery(input), where })
    const customerOf = await customersOf(tx, page.items)
    return {
      items: page.items.map((session) => ({
        session: { ...session, current: session.tokenHash === own },
        customer: customerOf(session),
      })),
      next: page.next,
    }
  })
}

export async function endOpenSession(
  call: SignedInCall,
  { id }: { readonly id: string },
): Promise<typeof DONE> {
  const own = await currentTokenHash(call)
  const ended = await call.store.transaction(async (tx) => {
    const session = await tx.sessions.get(id)
    if (!session || !(await tx.sessions.delete(id))) throw refused('NOT_FOUND')
    await recordEnd(tx, call, session)
    return session
  })
  if (ended.tokenHash === own) call.sessionToken.clear()
  return DONE
}

/** All of an account, but the one that asks. What had ended by itself goes too, and is not counted. */
export async function endSessionsOf(
  call: SignedInCall,
  { userId }: { readonly userId: string },
): Promise<{ ended: number }> {
  const own = await currentTokenHash(call)
  return call.store.transaction(async (tx) => {
    if (!(await tx.users.get(userId))) throw refused('CLIENT_NOT_FOUND')
    const kept = own === null ? null : await tx.sessions.find({ tokenHash: own, userId })
    const open = await tx.sessions.count({ userId, expiresAt: { gt: call.now() } })
    await endSessions(tx, userId, kept?.id)
    const ended = kept ? open - 1 : open
    const sessions = (count: number) => ({ id: userId, sessions: count })
    if (ended > 0) {
      await recordChange(tx, call, 'security.endSessionsOf', sessions(ended), sessions(0))
    }
    return { ended }
  })
}

/** A line about the account: which browser it was, as far as that is known, for as long as the trail is kept. */
async function recordEnd(
  tx: Tx,
  call: SignedInCall,
  { userId: id, userAgent, address, createdAt }: Session,
): Promise<void> {
  const session = { browser: userAgent, address, since: createdAt }
  const change: RowChange<{ id: string; session: object | null }> = {
    action: 'security.endSession',
    before: { id, session },
    after: { id, session: null },
  }
  await tx.auditLog.insert(changeLine(call, change, addDays(call.now(), TRAIL_DAYS)))
}
