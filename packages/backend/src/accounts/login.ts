import type { Account } from '@hostfront/contract/accounts'
import type { Credentials } from '@hostfront/domain/accounts/credentials'
import type { User } from '@hostfront/domain/accounts/user'
import type { Tx } from '@hostfront/store/port'
import { recordFailure, trailLine } from '../audit/trail.ts'
import type { Call } from '../call/context.ts'
import { refused } from '../call/refused.ts'
import { checkCode, type SpendCode } from '../identity/check-code.ts'
import { confirmedFactor } from '../identity/confirmed-factor.ts'
import { decoyHash } from '../identity/decoy-hash.ts'
import { markBrowser } from '../identity/known-browser.ts'
import { newSession } from '../identity/session.ts'
import { countCode, countSignIn, forgetTries } from '../identity/sign-in-limits.ts'

export type LoginForm = Credentials & { readonly code?: string | undefined }

/**
 * Starts a session. An unknown address and a wrong password differ in nothing: same refusal, same
 * limits, same work. Only who knows the password hears of a suspension or of the second factor.
 */
export async function login(call: Call, input: LoginForm): Promise<Account> {
  await countSignIn(call, input.email)
  for (let tries = 0; tries < 3; tries++) {
    const user = await authenticate(call, input)
    const factor = await confirmedFactor(call, user.id)
    const spend = factor && (await checkCode(call, factor, input.code, () => countCode(call, user)))
    const account = await openSession(call, user, input.password, spend)
    if (!account) continue
    await forgetTries(call, user, factor !== null)
    markBrowser(call, user.email, 'signed-in')
    return account
  }
  throw refused('BUSY')
}

async function authenticate(call: Call, { email, password }: LoginForm): Promise<User> {
  const decoy = await decoyHash(call)
  // Not `read`: a shop that cannot keep the session says so, before anybody's password is called wrong.
  const user = await call.store.transaction((tx) => tx.users.find({ email }))
  const matches = await call.passwords.verify(password, user?.passwordHash ?? decoy)
  if (!user || !matches || user.status === 'deleted') {
    await recordFailure(call, 'accounts.loginFailed', user?.id ?? null)
    throw refused('INVALID_CREDENTIALS')
  }
  if (user.status === 'suspended') throw refused('ACCOUNT_SUSPENDED')
  return user
}

/** Null when the account's password changed while it was being checked: what was checked proves nothing any more. */
async function openSession(
  call: Call,
  user: User,
  password: string,
  spend: SpendCode | null,
): Promise<User | null> {
  const before = call.sessionToken.get()
  const endedHash = before && (await call.digest(before))
  const renewedHash = call.passwords.isStale(user.passwordHash)
    ? await call.passwords.hash(password)
    : user.passwordHash
  const session = await newSession(call, user.id)
  const line = await trailLine(call, 'accounts.login', user.id)
  const account = await call.store.transaction(async (tx) => {
    const current = await tx.users.get(user.id, { lock: true })
    if (current?.passwordHash !== user.passwordHash) return null
    if (current.status === 'suspended') throw refused('ACCOUNT_SUSPENDED')
    if (spend && !(await spend(tx))) throw refused('SECOND_FACTOR_WRONG')
    if (renewedHash !== user.passwordHash) {
      await tx.users.update(user.id, { passwordHash: renewedHash })
    }
    await dropSessions(tx, user.id, call.now(), endedHash)
    await tx.sessions.insert(session.row)
    if (line) await tx.auditLog.insert(line)
    return current
  })
  if (account) call.sessionToken.set(session.token, session.row.expiresAt)
  return account
}

/** Those of the account that have ended by time, and the one that the browser comes from, no matter whose it was. */
async function dropSessions(
  tx: Tx,
  userId: string,
  now: string,
  endedHash: string | null,
): Promise<void> {
  const ended = await tx.sessions.list({ where: { userId, expiresAt: { lte: now } }, limit: 50 })
  for (const { id } of ended.items) await tx.sessions.delete(id)
  const before = endedHash === null ? null : await tx.sessions.find({ tokenHash: endedHash })
  if (before) await tx.sessions.delete(before.id)
}
