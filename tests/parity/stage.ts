import type { Api } from '@hostfront/contract/contract'
import type { Browser, Edition } from './edition.ts'

/** Who takes part, and what they have been answered so far. */
export interface Stage {
  readonly edition: Edition
  readonly visitor: Browser
  readonly jane: Browser
  readonly eve: Browser
  readonly admin: Browser
  /** By the name of the call that answered it. */
  readonly told: Record<string, unknown>
}

/** Named after its procedure, with what is special about it behind a colon. */
export type Call = readonly [name: string, call: (stage: Stage) => Promise<unknown>]

export const JANE = { email: 'jane@shop.test', password: 'Copper-Lantern-84' }
export const EVE = { email: 'eve@shop.test', password: 'Tulip-Meadow-58' }
export const WRONG = 'not-the-password'

/** Reads a fact of an earlier answer by its path. */
export function fact(told: unknown, path: string): string {
  let value = told
  for (const part of path.split('/')) value = Object(value)[part]
  if (typeof value !== 'string') throw new Error(`No answer has ${path}`)
  return value
}

/** What no type would let through. */
export const untyped = <Input>(input: unknown): Input => input as Input

export const withKey = (edition: Edition, told: unknown): Api =>
  edition.program(fact(told, 'apiKeys.create/key'))
