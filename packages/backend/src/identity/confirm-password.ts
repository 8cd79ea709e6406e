import type { User } from '@hostfront/domain/accounts/user'
import { recordFailure } from '../audit/trail.ts'
import type { SignedInCall } from '../call/context.ts'
import { countAttempt } from '../call/limit-attempts.ts'
import { refused } from '../call/refused.ts'
import { sessionKey } from './sign-in-limits.ts'

/**
 * The caller's account, once its password has been given again. Refuses with PASSWORD_WRONG, and with
 * TOO_MANY_ATTEMPTS by a count of the session's own: an open session lets nobody guess faster than at login,
 * and guesses at login take nothing from an open session.
 */
export async function confirmPassword(call: SignedInCall, password: string): Promise<User> {
  const user = await call.store.read((tx) => tx.users.get(call.actor.id))
  if (!user) throw refused('LOGIN_REQUIRED')
  const session = sessionKey(call)
  await countAttempt(call, { 'confirm-session': session })
  if (!(await call.passwords.verify(password, user.passwordHash))) {
    await recordFailure(call, 'accounts.confirmFailed', user.id)
    throw refused('PASSWORD_WRONG')
  }
  await call.limits?.forget('confirm-session', session)
  return user
}
