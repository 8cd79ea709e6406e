import type { DisputeTold } from '@hostfront/domain/gateways/dispute-told'
import type { Observation } from '@hostfront/domain/gateways/observation'
import type { Dispute, DisputeMovement } from './objects.ts'
import { type Around, moneyOf } from './observed.ts'
import { timeOf } from './time-of.ts'

/** What a message about a dispute says: it knows the capture alone. */
export const disputedOf = (dispute: Dispute, around: Around): Observation => ({
  ...around,
  ...moneyOf(dispute.dispute_amount),
  attemptId: null,
  session: null,
  seen: 'disputed',
  reference: dispute.disputed_transactions[0]?.seller_transaction_id ?? null,
  fee: null,
  refunded: 0,
  refund: null,
  dispute: toldOf(dispute, around.at),
})

function toldOf(dispute: Dispute, at: string): DisputeTold {
  const { amount: asked, currency } = moneyOf(dispute.dispute_amount)
  const moves = (dispute.fund_movements ?? dispute.money_movements ?? []).filter(
    ({ party, affected_party: affected, amount }) =>
      (party ?? affected) === 'SELLER' && moneyOf(amount).currency === currency,
  )
  const isFee = ({ reason = '' }: DisputeMovement) => reason.includes('FEE')
  const of = (type: string) => moves.filter((move) => move.type === type && !isFee(move))
  const [withdrawn, reinstated] = [movedBy(of('DEBIT'), at), movedBy(of('CREDIT'), at)]
  const fees = moves.filter(isFee)
  const state = stateOf(dispute, (withdrawn?.amount ?? 0) - (reinstated?.amount ?? 0))
  const { status, seller_response_due_date: dueBy, dispute_outcome: outcome } = dispute
  const gone = outcome?.amount_refunded
  return {
    id: dispute.dispute_id,
    reason: dispute.reason.slice(0, 100),
    amount: state === 'lost' && gone ? moneyOf(gone).amount : asked,
    state,
    needsAnswer: status === 'OPEN' || status === 'WAITING_FOR_SELLER_RESPONSE',
    openedAt: timeOf(dispute.create_time ?? '') ?? at,
    dueBy: timeOf(dueBy ?? ''),
    withdrawn,
    reinstated,
    fee: fees.length === 0 ? null : sumOf(fees),
    closedAt: state === 'open' ? null : (timeOf(dispute.update_time ?? '') ?? at),
  }
}

const LOST: readonly string[] = ['RESOLVED_BUYER_FAVOUR', 'ACCEPTED']
const WON: readonly string[] = ['RESOLVED_SELLER_FAVOUR', 'DENIED', 'CANCELED_BY_BUYER']

/** Where PayPal itself has paid somebody, or does not say who was right, the account says it: `missing` is what it lacks. */
function stateOf({ status, dispute_outcome: outcome }: Dispute, missing: number) {
  if (status !== 'RESOLVED') return 'open'
  const code = outcome?.outcome_code ?? ''
  if (LOST.includes(code)) return 'lost'
  return WON.includes(code) || missing <= 0 ? 'won' : 'lost'
}

const sumOf = (moves: readonly DisputeMovement[]): number =>
  moves.reduce((sum, { amount }) => sum + Math.abs(moneyOf(amount).amount), 0)

const movedBy = (moves: readonly DisputeMovement[], at: string): DisputeTold['withdrawn'] =>
  moves[0] ? { at: timeOf(moves[0].initiated_time ?? '') ?? at, amount: sumOf(moves) } : null
