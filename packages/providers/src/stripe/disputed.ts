import type { DisputeTold } from '@hostfront/domain/gateways/dispute-told'
import type { Observation } from '@hostfront/domain/gateways/observation'
import type { Dispute, DisputeMovement } from './objects.ts'
import { fromSmallest } from './smallest-unit.ts'

/** What a message about a dispute says as of `at` (ISO, UTC); it does not know the shop's names, and is found by its payment. */
export function disputedOf(dispute: Dispute, at: string): Observation {
  const currency = dispute.currency.toUpperCase()
  return {
    attemptId: null,
    session: null,
    seen: 'disputed',
    reference: dispute.payment_intent,
    amount: fromSmallest(dispute.amount, currency),
    currency,
    isLive: dispute.livemode,
    fee: null,
    refunded: 0,
    refund: null,
    dispute: toldOf(dispute, currency, at),
    at,
  }
}

function toldOf(dispute: Dispute, currency: string, at: string): DisputeTold {
  const { id, reason, status, created, evidence_details: evidence } = dispute
  const moves = dispute.balance_transactions
  const taken = moves.filter(({ amount }) => amount < 0)
  const back = moves.filter(({ amount }) => amount > 0)
  const asked = fromSmallest(dispute.amount, currency)
  // On an account of another currency it says nothing of what that is in this one: it is what was asked for.
  const isSame = moves.every((move) => move.currency.toUpperCase() === currency)
  const sumOf = (some: readonly DisputeMovement[], each: (move: DisputeMovement) => number) =>
    isSame
      ? fromSmallest(
          some.reduce((sum, move) => sum + each(move), 0),
          currency,
        )
      : asked
  return {
    id,
    reason: reason.slice(0, 100),
    amount: asked,
    state: STATES[status] ?? 'open',
    needsAnswer: status === 'needs_response' || status === 'warning_needs_response',
    openedAt: created === undefined ? at : timeOf(created),
    dueBy: evidence?.due_by ? timeOf(evidence.due_by) : null,
    withdrawn: taken[0]
      ? { at: timeOf(taken[0].created), amount: sumOf(taken, ({ amount }) => -amount) }
      : null,
    reinstated: back[0]
      ? { at: timeOf(back[0].created), amount: sumOf(back, ({ amount, fee }) => amount - fee) }
      : null,
    fee: taken[0] && isSame ? sumOf(taken, ({ fee }) => fee) : null,
    closedAt: STATES[status] === undefined ? null : at,
  }
}

/** An inquiry that nobody followed up takes no money. */
const STATES: Readonly<Record<string, 'won' | 'lost'>> = {
  won: 'won',
  lost: 'lost',
  warning_closed: 'won',
}

const timeOf = (seconds: number): string => new Date(seconds * 1000).toISOString()
