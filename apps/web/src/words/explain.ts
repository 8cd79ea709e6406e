import { type RefusalCode, type RefusalData, refusals } from '@hostfront/contract/refusals'
import type { Currency } from '@hostfront/domain/money/money'
import { ORPCError } from '@orpc/client'
import { Unreachable } from '../host/unreachable.ts'
import { refusalSentence } from './refusals.ts'

const NO_ANSWER = 'The shop cannot be reached. Please try again.'
/** Sent again it could be done twice. */
const LOST_ANSWER =
  'The shop cannot be reached, so it is not certain that this was done. Please look before you try again.'

type Refusal = {
  [Code in RefusalCode]: { readonly code: Code; readonly data: RefusalData<Code> }
}[RefusalCode]

/** An expected refusal among all that a call may throw: its code and facts; null for a fault. */
export function asRefusal(error: unknown): Refusal | null {
  if (!isCallError(error) || !error.defined || !isRefusalCode(error.code)) return null
  // The contract's schema has parsed the facts of this very code.
  return { code: error.code, data: error.data } as Refusal
}

/** What to say to a person about anything a call threw. */
export function explain(error: unknown, currency: Currency): string {
  const refusal = asRefusal(error)
  if (refusal) return refusalSentence(refusal.code, refusal.data as never, currency)
  if (error instanceof Unreachable) return error.mayBeDone ? LOST_ANSWER : NO_ANSWER
  return 'Something went wrong on our side. Nothing was changed; please try again.'
}

const isCallError = (error: unknown): error is ORPCError<string, unknown> =>
  error instanceof ORPCError

const isRefusalCode = (code: string): code is RefusalCode => code in refusals
