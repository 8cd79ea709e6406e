import { contract } from '@hostfront/contract/contract'

/** Calls by `noun.verb`, as the remote host needs to know them. */
export interface CallTraits {
  /** They change nothing. */
  readonly reads: readonly string[]
  /** Sent again under the same idempotency key they have no second effect. */
  readonly once: readonly string[]
}

/** What the contract says of its calls, read when building: the remote edition's page need not load the schemas for it. */
export function contractTraits(): { __HOSTFRONT_CALLS__: string } {
  const calls = Object.entries(contract).flatMap(([noun, verbs]) =>
    Object.entries(verbs).map(([verb, procedure]) => ({
      name: `${noun}.${verb}`,
      reads: procedure['~orpc'].route.method === 'GET',
      once: procedure['~orpc'].meta.once,
    })),
  )
  const traits: CallTraits = {
    reads: calls.filter(({ reads }) => reads).map(({ name }) => name),
    once: calls.filter(({ once }) => once).map(({ name }) => name),
  }
  return { __HOSTFRONT_CALLS__: JSON.stringify(traits) }
}
