import type { ApiScope } from './api-key.ts'
import type { Session } from './session.ts'
import type { Role, User, UserStatus } from './user.ts'

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

/** Somebody else's record does not exist for a customer. */
export const isOwner = (actor: Actor, record: { readonly userId: string }): boolean =>
  record.userId === actor.id
