import { type RefusalCode, type RefusalData, refusals } from '@hostfront/contract/refusals'
import type { Currency } from '@hostfront/domain/money/money'
import { ORPCError } from '@orpc/client'
import { refusalSentence } from './refusals.ts'

/** An expected refusal among all that a call may throw: its code and facts; null for a fault. */
export function asRefusal(
  error: unknown,
): { code: RefusalCode; data: RefusalData<RefusalCode> } | null {
  if (!(error instanceof ORPCError) || !error.defined || !isRefusalCode(error.code)) return null
  // The contract's schema has parsed the facts of this very code.
  return { code: error.code, data: error.data as RefusalData<RefusalCode> }
}

/** What to tell a person about anything a call threw. */
export function explain(error: unknown, currency: Currency): string {
  const refusal = asRefusal(error)
  return refusal
    ? refusalSentence(refusal.code, refusal.data as never, currency)
    : 'Something went wrong on our side. Nothing was changed; please try again.'
}

const isRefusalCode = (code: string): code is RefusalCode => code in refusals
