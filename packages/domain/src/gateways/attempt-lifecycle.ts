import type { Transitions } from '../transitions.ts'
import type { AttemptState } from './attempt.ts'
import type { SeenOfAttempt } from './observation.ts'

/**
 * What is observed -> what the attempt is then. Messages come late, twice and in any order, so that nothing leads back: what
 * has failed or expired may still succeed, and what has succeeded stays so.
 */
export const ATTEMPT_LIFECYCLE: Transitions<AttemptState, SeenOfAttempt> = {
  created: {
    pending: 'pending',
    approved: 'pending',
    processing: 'processing',
    succeeded: 'succeeded',
    failed: 'failed',
    expired: 'expired',
  },
  pending: {
    approved: 'pending',
    processing: 'processing',
    succeeded: 'succeeded',
    failed: 'failed',
    expired: 'expired',
  },
  processing: { succeeded: 'succeeded', failed: 'failed', expired: 'expired' },
  failed: { succeeded: 'succeeded' },
  expired: { succeeded: 'succeeded' },
  succeeded: {},
}

/** Those in which its page may still be paid on. */
export const OPEN_ATTEMPTS = ['created', 'pending'] as const satisfies readonly AttemptState[]

export const isOpenAttempt = ({ state }: { readonly state: AttemptState }): boolean =>
  OPEN_ATTEMPTS.some((open) => open === state)

/** Those in which money of it may be under way. */
export const LIVE_ATTEMPTS = [
  ...OPEN_ATTEMPTS,
  'processing',
] as const satisfies readonly AttemptState[]

export const isLiveAttempt = ({ state }: { readonly state: AttemptState }): boolean =>
  LIVE_ATTEMPTS.some((live) => live === state)
