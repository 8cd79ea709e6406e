import type { Account } from '@hostfront/contract/accounts'
import type { Credentials } from '@hostfront/domain/accounts/credentials'
import type { SecondFactor } from '@hostfront/domain/accounts/second-factor'
import type { User } from '@hostfront/domain/accounts/user'
import type { Tx } from '@hostfront/store/port'
import type { Call } from '../context.ts'
import { countAttempt } from '../limit-attempts.ts'
import { refused } from '../refused.ts'
import { decoyHash } from './decoy-hash.ts'
import { newSession } from './session.ts'

export type LoginForm = Credentials & { readonly code?: string | undefined }

/** Marks an answer as right, in the step that opens the session; false when it has been used meanwhile. */
type SpendCode = (tx: Tx) => Promise<boolean>

/**
 * Starts a session. An unknown address and a wrong password are told apart by nothing: same refusal, same
 * limits, same work. Only who knows the password hears of a suspension or of the second factor.
 */
export async function login(call: Call, input: LoginForm): Promise<Account> {
  await countAttempt(call, { 'login-account': input.email, 'login-address': call.client.address })
  for (let tries = 0; tries < 3; tries++) {
    const user = await authenticate(call, input)
    const factor = await confirmedFactor(call, user)
    const spend = factor && (await checkCode(call, factor, input.code?.trim()))
    const account = await openSession(call, user, input.password, spend)
    if (!account) continue
    await call.limits?.forget('login-account', input.email)
    if (factor) await call.limits?.forget('second-factor-account', user.id)
    return account
  }
  throw refused('BUSY')
}

async function authenticate(call: Call, { email, password }: LoginForm): Promise<User> {
  const decoy = await decoyHash(call)
  // Not `read`: a shop that cannot keep the session says so, before anybody's password is called wrong.
  const user = await call.store.transaction((tx) => tx.users.find({ email }))
  const matches = await call.passwords.verify(password, user?.passwordHash ?? decoy)
  if (!user || !matches || user.status === 'deleted') throw refused('INVALID_CREDENTIALS')
  if (user.status === 'suspended') throw refused('ACCOUNT_SUSPENDED')
  return user
}

async function confirmedFactor(call: Call, user: User): Promise<SecondFactor | null> {
  if (!call.oneTimeCodes) return null
  const factor = await call.store.read((tx) => tx.secondFactors.find({ userId: user.id }))
  return factor?.confirmedAt ? factor : null
}

async function checkCode(
  call: Call,
  factor: SecondFactor,
  code: string | undefined,
): Promise<SpendCode> {
  if (!code) throw refused('SECOND_FACTOR_REQUIRED')
  await countAttempt(call, { 'second-factor-account': factor.userId })
  const { matchCode } = await import('../second-factor/match-code.ts')
  const spend = await matchCode(call, factor, code)
  if (!spend) throw refused('SECOND_FACTOR_WRONG')
  return spend
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
    return current
  })
  if (account) call.sessionToken.set(session.token, session.row.expiresAt)
  return account
}

/** Those of the account that have ended by time, and the one that the browser comes from, whoever's it was. */
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
