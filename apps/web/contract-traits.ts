import { calls } from '@hostfront/contract/calls'

/** Calls by `noun.verb`, as the hosts need to know them. */
export interface CallTraits {
  /** They change nothing. */
  readonly reads: readonly string[]
  /** Sent again under the same idempotency key they have no second effect. */
  readonly once: readonly string[]
  /** The collections that answers are made of. Without those that are made of everything. */
  readonly madeOf: Readonly<Record<string, readonly string[]>>
}

/** What the contract says of its calls, read when building: no page has to load all its schemas for it. */
export function contractTraits(): { __HOSTFRONT_CALLS__: string } {
  const traits: CallTraits = {
    reads: calls.filter(({ reads }) => reads).map(({ name }) => name),
    once: calls.filter(({ once }) => once).map(({ name }) => name),
    madeOf: Object.fromEntries(
      calls.flatMap(({ name, reads }) =>
        reads && reads !== 'everything' ? [[name, reads] as const] : [],
      ),
    ),
  }
  return { __HOSTFRONT_CALLS__: JSON.stringify(traits) }
}
