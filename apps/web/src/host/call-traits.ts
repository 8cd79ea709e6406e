import type { CallTraits } from '../../contract-traits.ts'

/** Read from the contract when building. */
declare const __HOSTFRONT_CALLS__: CallTraits

/** What matters of a call when its answer is lost. */
export interface Traits {
  readonly reads: boolean
  readonly once: boolean
}

/** The traits of a call by its path in the contract. One that is not known is taken for a change that counts every time. */
export function traitsOf(path: readonly string[]): Traits {
  const name = path.join('.')
  return {
    reads: __HOSTFRONT_CALLS__.reads.includes(name),
    once: __HOSTFRONT_CALLS__.once.includes(name),
  }
}

/** The collections that answers are made of. */
export const madeOf = __HOSTFRONT_CALLS__.madeOf
