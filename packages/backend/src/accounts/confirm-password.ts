import type { User } from '@hostfront/domain/accounts/user'
import type { SignedInCall } from '../context.ts'
import { countAttempt } from '../limit-attempts.ts'
import { refused } from '../refused.ts'

/**
 * The caller's account, once its password has been given again. Refuses with PASSWORD_WRONG, and with
 * TOO_MANY_ATTEMPTS by the same count as login: whoever found a session open guesses no faster here.
 */
export async function confirmPassword(call: SignedInCall, password: string): Promise<User> {
  const user = await call.store.read((tx) => tx.users.get(call.actor.id))
  if (!user) throw refused('LOGIN_REQUIRED')
  await countAttempt(call, { 'login-account': user.email, 'login-address': call.client.address })
  if (!(await call.passwords.verify(password, user.passwordHash))) throw refused('PASSWORD_WRONG')
  await call.limits?.forget('login-account', user.email)
  return user
}
