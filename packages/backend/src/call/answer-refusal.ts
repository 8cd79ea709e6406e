import { refusals } from '@hostfront/contract/refusals'
import { StoreError, type StoreErrorKind } from '@hostfront/store/port'
import { ORPCError } from '@orpc/server'
import { Refused, refused } from './refused.ts'

const STORAGE_REFUSALS: { readonly [Kind in StoreErrorKind]?: Refused } = {
  quota: refused('STORAGE_FULL'),
  unavailable: refused('STORAGE_UNAVAILABLE'),
  conflict: refused('BUSY'),
}

/** A refusal as the contract declares it; anything else passes on as the fault it is. */
export function answerRefusal(error: unknown): unknown {
  if (isUnknownCursor(error)) return badInput('after', 'No page begins there')
  const refusal = error instanceof StoreError ? STORAGE_REFUSALS[error.kind] : error
  return refusal instanceof Refused
    ? new ORPCError(refusal.code, { status: refusals[refusal.code].status, data: refusal.data })
    : error
}

/** What the contract's schemas answer to a field that is not as they ask, for what only the backend can know. */
export function badInput(field: string, message: string): Error {
  return new ORPCError('BAD_REQUEST', {
    message: 'Input validation failed',
    data: { issues: [{ path: [field], message }] },
  })
}

/** The cursor of a list comes from an address bar, and only the store knows what it means. */
const isUnknownCursor = (error: unknown): boolean =>
  error instanceof StoreError && error.kind === 'check' && error.rule.endsWith('.after')
