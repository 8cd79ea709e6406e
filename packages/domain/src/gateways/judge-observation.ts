import { after } from '../transitions.ts'
import type { AttemptProblem, AttemptState, PaymentAttempt } from './attempt.ts'
import { ATTEMPT_LIFECYCLE } from './attempt-lifecycle.ts'
import type { Observation } from './observation.ts'

/** What an observation means for an attempt. */
export type Judgement =
  /** It is of something else: another page, or nothing of the shop's. */
  | { readonly kind: 'foreign' }
  /** Known already, or later than what is known. */
  | { readonly kind: 'known' }
  | { readonly kind: 'moves'; readonly to: AttemptState }
  /** Money came in; `problem` null: what was to come, and it pays. */
  | { readonly kind: 'arrives'; readonly problem: AttemptProblem | null }

type Judged = Pick<
  PaymentAttempt,
  'id' | 'state' | 'session' | 'amount' | 'currency' | 'isLive' | 'reference'
>

/** Decides what is observed means. An attempt is paid once, with the amount, the currency and the kind of money that were asked. */
export function judgeObservation(attempt: Judged, observed: Observation): Judgement {
  if (observed.attemptId !== attempt.id || isOther(attempt.session, observed.session)) {
    return { kind: 'foreign' }
  }
  if (isOther(attempt.reference, observed.reference)) return { kind: 'foreign' }
  const { seen } = observed
  if (seen === 'refunded' || seen === 'refund-failed' || seen === 'disputed') {
    return { kind: 'known' }
  }
  const to = after(ATTEMPT_LIFECYCLE, attempt.state, seen)
  if (to === null) return { kind: 'known' }
  return to === 'succeeded'
    ? { kind: 'arrives', problem: problemOf(attempt, observed) }
    : { kind: 'moves', to }
}

/**
 * Whether what a payer has agreed to is taken, of an invoice on which `owed` (minor units) is open. Money that would go back
 * at once is not taken at all.
 */
export const isToBeTaken = (attempt: Judged, observed: Observation, owed: number): boolean =>
  observed.seen === 'approved' &&
  owed >= attempt.amount &&
  judgeObservation(attempt, observed).kind === 'moves' &&
  problemOf(attempt, observed) === null

const isOther = (known: string | null, told: string | null): boolean =>
  known !== null && told !== null && known !== told

function problemOf(
  { amount, currency, isLive }: Judged,
  observed: Observation,
): AttemptProblem | null {
  if (observed.isLive !== isLive) return 'MODE'
  if (observed.currency !== currency) return 'CURRENCY'
  return observed.amount === amount ? null : 'AMOUNT'
}
