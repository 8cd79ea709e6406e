/** What a payer's bank does with a payment, in the order in which Stripe tells it: https://docs.stripe.com/disputes/how-disputes-work */
import type { SimulatedDispute, SimulatedPayment } from './state.ts'

/** What it takes for each, smallest units: also of one that is won. */
export const DISPUTE_FEE = 1500
const DAYS_TO_ANSWER = 7

export interface DisputeHost {
  /** Seconds since 1970. */
  readonly seconds: () => number
  readonly newId: (prefix: string) => string
  readonly tell: (type: string, payment: SimulatedPayment, dispute: SimulatedDispute) => void
}

/** The bank takes so much of the money back at once, smallest units. */
export function openDispute(
  { seconds, newId, tell }: DisputeHost,
  payment: SimulatedPayment,
  amount: number,
): void {
  const created = seconds()
  const dispute: SimulatedDispute = {
    ...{ id: newId('du_'), amount, created, dueBy: created + DAYS_TO_ANSWER * 86_400 },
    ...{ status: 'needs_response', moves: [] },
  }
  payment.dispute = dispute
  tell('charge.dispute.created', payment, dispute)
  dispute.moves.push({ amount: -amount, fee: DISPUTE_FEE, created })
  tell('charge.dispute.funds_withdrawn', payment, dispute)
}

/** The shop has sent its evidence, on Stripe's own page. */
export function answerDispute({ tell }: DisputeHost, payment: SimulatedPayment): void {
  const { dispute } = payment
  if (dispute?.status !== 'needs_response') return
  dispute.status = 'under_review'
  tell('charge.dispute.updated', payment, dispute)
}

export function closeDispute(
  { seconds, tell }: DisputeHost,
  payment: SimulatedPayment,
  isWon: boolean,
): void {
  const { dispute } = payment
  if (!dispute || dispute.status === 'won' || dispute.status === 'lost') return
  dispute.status = isWon ? 'won' : 'lost'
  tell('charge.dispute.closed', payment, dispute)
  if (!isWon) return
  dispute.moves.push({ amount: dispute.amount, fee: 0, created: seconds() })
  tell('charge.dispute.funds_reinstated', payment, dispute)
}
