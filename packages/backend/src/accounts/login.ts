import type { Account } from '@hostfront/contract/accounts'
import type { Credentials } from '@hostfront/domain/accounts/credentials'
import { SESSION_DAYS } from '@hostfront/domain/accounts/session'
import { addDays } from '@hostfront/domain/add-days'
import type { Tx } from '@hostfront/store/port'
import type { Call } from '../context.ts'
import { refused } from '../refused.ts'

/**
 * Starts a session. An unknown address and a wrong password are told apart by nothing:
 * same refusal, same work.
 */
export async function login(call: Call, input: Credentials): Promise<Account> {
  // Not `read`: a shop that cannot keep the session says so, before anybody's password is called wrong.
  const user = await call.store.transaction((tx) => tx.users.find({ email: input.email }))
  const matches = user
    ? await call.passwords.verify(input.password, user.passwordHash)
    : await workInVain(call, input.password)
  if (!user || !matches) throw refused('INVALID_CREDENTIALS')
  if (user.status === 'suspended') throw refused('ACCOUNT_SUSPENDED')

  const token = call.newSecret()
  const session = {
    id: call.newId(),
    createdAt: call.now(),
    userId: user.id,
    tokenHash: await call.digest(token),
    expiresAt: addDays(call.now(), SESSION_DAYS),
    lastSeenAt: call.now(),
    userAgent: call.client.userAgent,
    address: call.client.address,
  }
  await call.store.transaction(async (tx) => {
    await dropEndedSessions(tx, user.id, call.now())
    await tx.sessions.insert(session)
  })
  call.sessionToken.set(token, session.expiresAt)
  return user
}

async function workInVain(call: Call, password: string): Promise<false> {
  await call.passwords.hash(password)
  return false
}

async function dropEndedSessions(tx: Tx, userId: string, now: string): Promise<void> {
  const ended = await tx.sessions.list({ where: { userId, expiresAt: { lte: now } }, limit: 50 })
  for (const session of ended.items) await tx.sessions.delete(session.id)
}
