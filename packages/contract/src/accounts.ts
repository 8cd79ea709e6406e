import { Credentials, Registration } from '@hostfront/domain/accounts/credentials'
import { User } from '@hostfront/domain/accounts/user'
import * as z from 'zod/mini'
import { Done } from './page.ts'
import { procedure } from './procedure.ts'

/** An account as its owner may see it: everything but the password's hash. */
export const Account = z.omit(User, { passwordHash: true })
export type Account = z.infer<typeof Account>

export const accounts = {
  /** A new customer with 0 coins. Does not sign in (seed: registration leads to /login). */
  register: procedure('visitor', ['EMAIL_TAKEN', 'PASSWORD_TOO_SHORT', 'FEATURE_OFF'])
    .input(Registration)
    .output(Account),
  /** Starts a session; the token goes to the host, never into the answer. */
  login: procedure('visitor', ['INVALID_CREDENTIALS']).input(Credentials).output(Account),
  /** Ends the session of the caller, if any. */
  logout: procedure('visitor').output(Done),
  /** Who is signed in; null for a visitor and for a session that has ended. */
  me: procedure('visitor').output(z.nullable(Account)),
}
