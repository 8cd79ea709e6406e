import { Credentials, NewPassword, Registration } from '@hostfront/domain/accounts/credentials'
import { Email } from '@hostfront/domain/accounts/email'
import { EditedProfile } from '@hostfront/domain/accounts/profile'
import { Session } from '@hostfront/domain/accounts/session'
import { User } from '@hostfront/domain/accounts/user'
import { Id, Timestamp } from '@hostfront/domain/record'
import * as z from 'zod/mini'
import { Done } from './page.ts'
import { procedure } from './procedure.ts'

/** An account as its owner may see it: everything but the password's hash. */
export const Account = z.omit(User, { passwordHash: true })
export type Account = z.infer<typeof Account>

/** A session as its owner may see it; `current` is the one that asks. */
export const OwnSession = z.extend(
  z.omit(Session, { tokenHash: true, userId: true, confirmedAt: true }),
  {
    current: z.boolean(),
  },
)
export type OwnSession = z.infer<typeof OwnSession>

/** The secret of a mailed link. */
const LinkToken = z.string().check(z.minLength(1), z.maxLength(200))
const FactorCode = z.optional(z.string().check(z.maxLength(40)))
const NEW_PASSWORD = ['PASSWORD_TOO_SHORT', 'PASSWORD_TOO_COMMON', 'TOO_MANY_ATTEMPTS'] as const

export const accounts = {
  /** A new customer with 0 coins. Does not sign in (seed: registration leads to /login). */
  register: procedure('public', ['EMAIL_TAKEN', 'FEATURE_OFF', ...NEW_PASSWORD])
    .input(Registration)
    .output(Account),
  /**
   * Starts a session; the token goes to the host, never into the answer. With SECOND_FACTOR_REQUIRED the
   * password was right: ask again with the `code` of the app, or a recovery code.
   */
  login: procedure(
    'public',
    [
      'INVALID_CREDENTIALS',
      'SECOND_FACTOR_REQUIRED',
      'SECOND_FACTOR_WRONG',
      'TOO_MANY_ATTEMPTS',
      'SIGN_IN_GUARDED',
    ],
    { whileClosed: true },
  )
    .input(z.extend(Credentials, { code: FactorCode }))
    .output(Account),
  /** Ends the session of the caller, if any. */
  logout: procedure('public', [], { whileClosed: true }).output(Done),
  /** Who is signed in; null for a visitor and for a session that has ended. */
  me: procedure('public', [], {
    reads: ['users', 'sessions', 'apiKeys'],
    knownBy: 'account.read',
    whileClosed: true,
  }).output(z.nullable(Account)),

  /**
   * Mails a link to set a new password, if there is such an account; answers the same if not. Asked again within a
   * quarter of an hour it mails nothing; later it mails the same link anew as long as that is good.
   */
  requestPasswordReset: procedure('public', ['NOT_AVAILABLE', 'TOO_MANY_ATTEMPTS'], {
    whileClosed: true,
  })
    .input(z.object({ email: Email }))
    .output(Done),
  /** Sets a new password by a mailed link, which works once; all sessions of the account end. `email`: to log in with it. */
  resetPassword: procedure('public', ['LINK_INVALID', ...NEW_PASSWORD], { whileClosed: true })
    .input(z.object({ token: LinkToken, password: NewPassword }))
    .output(z.extend(Done, { email: Email })),
  /** Mails the caller a link that shows that the address is theirs. */
  sendVerification: procedure('account.change', ['NOT_AVAILABLE', 'TOO_MANY_ATTEMPTS']).output(
    Done,
  ),
  /**
   * Takes that link, or that of `changeEmail`, which its account alone may take, signed in (LOGIN_REQUIRED); works once, and
   * says which address it was mailed to.
   */
  verifyEmail: procedure('public', ['LINK_INVALID', 'EMAIL_TAKEN'])
    .input(z.object({ token: LinkToken }))
    .output(z.extend(Done, { email: z.string() })),

  /**
   * Gives the account another address. Where mail is sent (`isMailed`) the address is that of the account once the link
   * mailed to it was taken; until then the old one stays. Elsewhere it changes at once. An older link works no more.
   */
  changeEmail: procedure('account.secure', ['EMAIL_TAKEN', 'TOO_MANY_ATTEMPTS'], {
    confirmed: true,
  })
    .input(z.object({ email: Email }))
    .output(z.object({ isMailed: z.boolean() })),
  /** The address that the account is to have, while a link that was mailed to it waits; null where none does. */
  emailChange: procedure('account.secure', [], { reads: ['singleUseTokens'] }).output(
    z.nullable(z.object({ email: z.string(), expiresAt: Timestamp })),
  ),

  /** Sets a new password. The caller gets a new session, all others end. */
  changePassword: procedure('account.secure', ['PASSWORD_WRONG', 'PASSWORD_SAME', ...NEW_PASSWORD])
    .input(z.object({ currentPassword: Credentials.shape.password, password: NewPassword }))
    .output(Done),
  /** Sets what the caller says about themselves; what is left out stays. A new country or tax id has to fit the other. */
  updateProfile: procedure('account.change', ['TAX_ID_INVALID'])
    .input(EditedProfile)
    .output(Account),
  /** All that the shop keeps about the caller, as JSON; of the log the trail of sign-ins and of those that failed. */
  exportMine: procedure('account.export', [], {
    reads: [
      'users',
      'sessions',
      'secondFactors',
      'apiKeys',
      'orders',
      'services',
      'serverAnswers',
      'domains',
      'invoices',
      'payments',
      'paymentAttempts',
      'creditNotes',
      'declarations',
      'refunds',
      'disputes',
      'paymentAttempts',
      'coinEntries',
      'notifications',
      'tickets',
      'files',
      'livechats',
      'auditLog',
    ],
  }).output(z.object({ text: z.string() })),
  /** Deletes the caller's own account and ends its sessions; refused while something is still running or open. */
  remove: procedure('account.remove', ['ACCOUNT_IN_USE', 'LAST_ADMIN', 'CLOCK_WRONG'], {
    confirmed: true,
  }).output(Done),
  /**
   * Gives the password again, and a `code` of the app or a recovery code where the account has a second factor. For some
   * minutes this session may then do what asks for it.
   */
  confirm: procedure('account.secure', [
    'PASSWORD_WRONG',
    'SECOND_FACTOR_REQUIRED',
    'SECOND_FACTOR_WRONG',
    'TOO_MANY_ATTEMPTS',
  ])
    .input(z.object({ password: Credentials.shape.password, code: FactorCode }))
    .output(Done),
  /** Where the caller is signed in, newest first. */
  sessions: procedure('account.secure', [], { reads: ['sessions'] }).output(z.array(OwnSession)),
  /** Signs the caller out somewhere else. */
  endSession: procedure('account.secure', ['NOT_FOUND'])
    .input(z.object({ id: Id }))
    .output(Done),
  /** Signs the caller out everywhere but here. */
  endOtherSessions: procedure('account.secure').output(Done),
}
