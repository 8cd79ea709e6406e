import { calls } from '@hostfront/contract/calls'
import { isForTeam, type Permission } from '@hostfront/domain/accounts/permission'
import { collectionNames } from '@hostfront/store/collections'

/** What the team may ask for: the permission that each answer needs, and the collections that it is made of. */
export const teamReads: readonly {
  readonly permission: Permission
  readonly madeOf: readonly string[]
}[] = calls.flatMap(({ permission, reads }) =>
  permission === 'public' || !isForTeam(permission)
    ? []
    : [{ permission, madeOf: reads === 'everything' ? collectionNames : (reads ?? []) }],
)
