import { MADE_OF } from '@hostfront/backend/made-of'
import { contract } from '@hostfront/contract/contract'

/** Calls by `noun.verb`, as the remote host needs to know them. */
export interface CallTraits {
  /** They change nothing. */
  readonly reads: readonly string[]
  /** Sent again under the same idempotency key they have no second effect. */
  readonly once: readonly string[]
  /** The collections that answers are made of. */
  readonly madeOf: Readonly<Record<string, readonly string[]>>
}

/** What is asked here of a procedure, of which there are as many types as procedures. */
interface Described {
  readonly '~orpc': {
    readonly route: { readonly method?: string | undefined }
    readonly meta: { readonly once: boolean }
  }
}

/** What the contract says of its calls, read when building: the remote edition's page need not load the schemas for it. */
export function contractTraits(): { __HOSTFRONT_CALLS__: string } {
  const calls = Object.entries(contract).flatMap(([noun, verbs]) =>
    Object.entries<Described>(verbs).map(([verb, procedure]) => ({
      name: `${noun}.${verb}`,
      reads: procedure['~orpc'].route.method === 'GET',
      once: procedure['~orpc'].meta.once,
    })),
  )
  const traits: CallTraits = {
    reads: calls.filter(({ reads }) => reads).map(({ name }) => name),
    once: calls.filter(({ once }) => once).map(({ name }) => name),
    madeOf: MADE_OF,
  }
  return { __HOSTFRONT_CALLS__: JSON.stringify(traits) }
}
