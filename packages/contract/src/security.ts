import { SecondFactor } from '@hostfront/domain/accounts/second-factor'
import { Session } from '@hostfront/domain/accounts/session'
import { User } from '@hostfront/domain/accounts/user'
import { Id } from '@hostfront/domain/record'
import * as z from 'zod/mini'
import { OwnSession } from './accounts.ts'
import { OwnApiKey } from './api-keys.ts'
import { Customer } from './customer.ts'
import { Done, PageInput, pageOf } from './page.ts'
import { procedure } from './procedure.ts'

/** An open session with whose it is; `current` is the caller's own that asks. */
export const HeldSession = z.object({ session: OwnSession, customer: Customer })
export type HeldSession = z.infer<typeof HeldSession>

/** An API key with whose it is. */
export const HeldApiKey = z.object({ apiKey: OwnApiKey, customer: Customer })
export type HeldApiKey = z.infer<typeof HeldApiKey>

/** Whether an account has a second factor; `since` null: it has none. */
export const AccountFactor = z.object({
  customer: Customer,
  role: User.shape.role,
  since: SecondFactor.shape.confirmedAt,
  recoveryCodesLeft: z.int(),
})
export type AccountFactor = z.infer<typeof AccountFactor>

/** What somebody is stopped at: from an address, at an account, or at an account from an address. */
export const HeldAction = z.enum([
  'login-address',
  'login-pair',
  'login-total',
  'second-factor-pair',
  'second-factor-account',
])
export type HeldAction = z.infer<typeof HeldAction>

/** A limit that holds now. `customer` null: of an address alone; `address` null: wherever they are. */
export const HeldLimit = z.object({
  action: HeldAction,
  customer: z.nullable(Customer),
  address: z.nullable(z.string()),
  /** Seconds. */
  retryAfter: z.int(),
})
export type HeldLimit = z.infer<typeof HeldLimit>

const ByOwner = z.extend(z.omit(PageInput, { search: true }), { userId: z.optional(Id) })

/** How everybody gets into the shop, for those who look after it. Who signed in and who failed to is in `audit.list`. */
export const security = {
  /** All that are open, or those of one account, newest first. */
  sessions: procedure('security.read', [], { reads: ['sessions', 'users'] })
    .input(ByOwner)
    .output(pageOf(HeldSession)),
  /** Signs somebody out of one browser. */
  endSession: procedure('security.change', ['NOT_FOUND'])
    .input(z.object({ id: Session.shape.id }))
    .output(Done),
  /** Signs an account out everywhere, but not the caller here. `ended`: of how many browsers. */
  endSessionsOf: procedure('security.change', ['CLIENT_NOT_FOUND'])
    .input(z.object({ userId: Id }))
    .output(z.object({ ended: z.int() })),
  /** The whole team, first of all who has none, and after it the customers who have one, newest first. */
  secondFactors: procedure('security.read', [], { reads: ['secondFactors', 'users'] })
    .input(z.omit(PageInput, { search: true }))
    .output(pageOf(AccountFactor)),
  /** All keys, or those of one account, newest first. */
  apiKeys: procedure('security.read', [], { reads: ['apiKeys', 'users'] })
    .input(ByOwner)
    .output(pageOf(HeldApiKey)),
  /** Ends somebody's key at once; programs that use it are turned away. */
  revokeApiKey: procedure('security.change', ['NOT_FOUND'])
    .input(z.object({ id: Id }))
    .output(Done),
  /**
   * Who is stopped at signing in now, found by the newest 200 failures at it that the log has of a day; who failed last first.
   * Not among them: a browser that has signed in before, which is counted by itself, and who is asked again while signed in.
   */
  limits: procedure('security.read', [], { reads: ['auditLog', 'users'] }).output(
    z.array(HeldLimit),
  ),
  /**
   * Forgets what was tried at an account, from everywhere: who waits may try again at once, who guesses as well. Refuses with
   * NOT_AVAILABLE where nothing is counted.
   */
  liftLimits: procedure('security.change', ['CLIENT_NOT_FOUND', 'NOT_AVAILABLE'], {
    confirmed: true,
  })
    .input(z.object({ userId: Id }))
    .output(Done),
  /** Forgets what an address was stopped for, whichever account it tried. */
  liftAddress: procedure('security.change', ['NOT_AVAILABLE'], { confirmed: true })
    .input(z.object({ address: z.string().check(z.minLength(1), z.maxLength(64)) }))
    .output(Done),
}
