/**
 * What the shop knows of a dispute after one more message. Messages come late, twice and in any order, and each tells how it
 * stood then: what has happened stays so, and what may change is believed as of the newest.
 */
import { MAX_MONEY } from '../money/money.ts'
import { after, type Transitions } from '../transitions.ts'
import type { Dispute } from './dispute.ts'
import type { DisputeState, DisputeTold } from './dispute-told.ts'

/** What is told -> how it stands then. Closed, it stays as it was closed first. */
export const DISPUTE_LIFECYCLE: Transitions<DisputeState, DisputeState> = {
  open: { won: 'won', lost: 'lost' },
  won: {},
  lost: {},
}

/** What messages say of a dispute. */
export type Heard = Pick<
  Dispute,
  | 'amount'
  | 'reason'
  | 'state'
  | 'needsAnswer'
  | 'openedAt'
  | 'dueBy'
  | 'toldAt'
  | 'withdrawnAt'
  | 'withdrawn'
  | 'reinstatedAt'
  | 'reinstated'
  | 'fee'
  | 'closedAt'
>

/** `known` with what is `told` as of `at` (ISO, UTC); null: nothing is known yet. */
export function hearOfDispute(known: Heard | null, told: DisputeTold, at: string): Heard {
  const heard = known ? together(known, told, at) : first(told, at)
  return { ...heard, needsAnswer: heard.needsAnswer && heard.state === 'open' }
}

function first(told: DisputeTold, at: string): Heard {
  const { reason, state, needsAnswer, openedAt, dueBy, closedAt } = told
  return {
    ...{ amount: asMoney(told.amount), reason, state, needsAnswer, openedAt, dueBy, toldAt: at },
    ...movedOf(told),
    fee: feeOf(told),
    closedAt: state === 'open' ? null : (closedAt ?? at),
  }
}

function together(known: Heard, told: DisputeTold, at: string): Heard {
  const next = first(told, at)
  const [older, newer] = at >= known.toldAt ? [known, next] : [next, known]
  const isAtOnce = at === known.toldAt
  const state = after(DISPUTE_LIFECYCLE, known.state, told.state)
  return {
    amount: isAtOnce ? Math.max(older.amount, newer.amount) : newer.amount,
    reason: newer.reason === '' ? older.reason : newer.reason,
    state: state ?? known.state,
    // Of two at one moment the answer was given between them.
    needsAnswer: isAtOnce ? older.needsAnswer && newer.needsAnswer : newer.needsAnswer,
    openedAt: known.openedAt < next.openedAt ? known.openedAt : next.openedAt,
    dueBy: isAtOnce ? later(older.dueBy, newer.dueBy) : (newer.dueBy ?? older.dueBy),
    toldAt: newer.toldAt,
    ...(known.withdrawnAt === null
      ? { withdrawnAt: next.withdrawnAt, withdrawn: next.withdrawn }
      : { withdrawnAt: known.withdrawnAt, withdrawn: known.withdrawn }),
    ...(known.reinstatedAt === null
      ? { reinstatedAt: next.reinstatedAt, reinstated: next.reinstated }
      : { reinstatedAt: known.reinstatedAt, reinstated: known.reinstated }),
    fee: known.fee ?? next.fee,
    closedAt: closingOf(known, next, state),
  }
}

/** Whether one that is known is told, later, to have ended otherwise or to have taken more: what was booked of it stays. */
export const hasTurned = (known: Heard, told: DisputeTold, at: string): boolean =>
  at > known.toldAt &&
  ((known.state === 'won' && told.state === 'lost') ||
    (known.withdrawnAt !== null && asMoney(told.withdrawn?.amount ?? 0) > known.withdrawn))

/** Of one that is told to be closed twice, as it was closed: the earlier time. */
function closingOf(known: Heard, next: Heard, state: DisputeState | null): string | null {
  if (state !== null) return next.closedAt
  if (known.closedAt === null || next.closedAt === null || next.state !== known.state) {
    return known.closedAt
  }
  return known.closedAt < next.closedAt ? known.closedAt : next.closedAt
}

const later = (one: string | null, other: string | null): string | null =>
  one === null || (other !== null && other > one) ? other : one

function movedOf({ withdrawn, reinstated }: DisputeTold) {
  return {
    withdrawnAt: withdrawn && asMoney(withdrawn.amount) > 0 ? withdrawn.at : null,
    withdrawn: asMoney(withdrawn?.amount ?? 0),
    reinstatedAt: reinstated && asMoney(reinstated.amount) > 0 ? reinstated.at : null,
    reinstated: asMoney(reinstated?.amount ?? 0),
  }
}

const feeOf = ({ fee }: DisputeTold): number | null => (fee === null ? null : asMoney(fee))

/** The books have no other amounts. */
const asMoney = (amount: number): number => Math.min(Math.max(amount, 0), MAX_MONEY)
