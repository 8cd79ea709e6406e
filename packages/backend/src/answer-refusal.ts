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
  const refusal = error instanceof StoreError ? STORAGE_REFUSALS[error.kind] : error
  return refusal instanceof Refused
    ? new ORPCError(refusal.code, { status: refusals[refusal.code].status, data: refusal.data })
    : error
}
