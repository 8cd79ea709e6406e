import { contract } from './contract.ts'
import type { Meta } from './procedure.ts'

/** A procedure and what the contract says of it. */
export interface CallMeta extends Meta {
  /** As it is called: `noun.verb`. */
  readonly name: string
}

/** What is asked here of a procedure, of which there are as many types as procedures. */
interface Described {
  readonly '~orpc': { readonly meta: Meta }
}

/** Every procedure of the contract. */
export const calls: readonly CallMeta[] = Object.entries(contract).flatMap(([noun, verbs]) =>
  Object.entries<Described>(verbs).map(([verb, { '~orpc': procedure }]) => ({
    name: `${noun}.${verb}`,
    ...procedure.meta,
  })),
)
