import { allow, type Result, refuse } from '../result.ts'
import type { ApiScope } from './api-key.ts'
import type { Session } from './session.ts'
import type { Role, User, UserStatus } from './user.ts'

/** Who may ask: everyone, any signed-in account, or administrators. Ownership comes on top, see `isOwner`. */
export const ACCESS_LEVELS = ['visitor', 'customer', 'admin'] as const
export type Access = (typeof ACCESS_LEVELS)[number]

/** The account on whose behalf a call is made. */
export interface Actor {
  readonly id: string
  readonly role: Role
  readonly status: UserStatus
  /** What an API key may do for the account; null when the person is signed in. */
  readonly scopes: readonly ApiScope[] | null
  /** The person's session; null for an API key, which has none. */
  readonly session: Pick<Session, 'id' | 'confirmedAt'> | null
}

export const asActor = (
  user: User,
  { scopes = null, session = null }: Partial<Pick<Actor, 'scopes' | 'session'>>,
): Actor => ({
  id: user.id,
  role: user.role,
  status: user.status,
  scopes,
  session,
})

/**
 * Whether `actor` (null: a visitor) may call what needs `access`. A suspended account is left what a visitor has;
 * an API key what its scopes name, and nothing that has no scope.
 */
export function checkAccess(
  access: Access,
  actor: Actor | null,
  scope: ApiScope | null = null,
): Result<void, 'LOGIN_REQUIRED' | 'ACCOUNT_SUSPENDED' | 'FORBIDDEN'> {
  if (access === 'visitor') return allow(undefined)
  if (!actor) return refuse('LOGIN_REQUIRED')
  if (actor.status !== 'active') return refuse('ACCOUNT_SUSPENDED')
  if (actor.scopes && !(scope && actor.scopes.includes(scope))) return refuse('FORBIDDEN')
  if (access === 'admin' && actor.role !== 'admin') return refuse('FORBIDDEN')
  return allow(undefined)
}

/** Somebody else's record does not exist for a customer. */
export const isOwner = (actor: Actor, record: { readonly userId: string }): boolean =>
  record.userId === actor.id
