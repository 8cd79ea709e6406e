import { MADE_OF } from '@hostfront/backend/made-of'
import { contract } from '@hostfront/contract/contract'
import type { Meta } from '@hostfront/contract/procedure'
import { isForTeam, type Permission } from '@hostfront/domain/accounts/permission'
import type { CollectionName } from '@hostfront/store/collections'

/** What is asked here of a procedure, of which there are as many types as procedures. */
interface Described {
  readonly '~orpc': { readonly meta: Pick<Meta, 'permission'> }
}

/** The table as one that is asked for any name. */
const madeOf: Readonly<Record<string, readonly CollectionName[]>> = MADE_OF

/** What the team may ask for: the permission that each answer needs, and the collections that it is made of. */
export const teamReads: readonly {
  readonly permission: Permission
  readonly madeOf: readonly CollectionName[]
}[] = Object.entries(contract).flatMap(([noun, verbs]) =>
  Object.entries<Described>(verbs).flatMap(([verb, { '~orpc': procedure }]) => {
    const { permission } = procedure.meta
    if (permission === 'public' || !isForTeam(permission)) return []
    return [{ permission, madeOf: madeOf[`${noun}.${verb}`] ?? [] }]
  }),
)
