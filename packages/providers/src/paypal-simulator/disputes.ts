/** How a dispute goes, in the order in which PayPal tells it: https://developer.paypal.com/docs/disputes/ */
import type { SimulatedCapture, SimulatedDispute } from './state.ts'

/** What it takes for each, hundredths: also of one that is won. */
export const DISPUTE_FEE = 1400

export interface DisputeHost {
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly newId: () => string
  readonly tell: (type: string, capture: SimulatedCapture, dispute: SimulatedDispute) => void
}

/** The payer wants so much back, hundredths, and PayPal takes it from the account meanwhile. */
export function openDispute(
  { now, newId, tell }: DisputeHost,
  capture: SimulatedCapture,
  amount: number,
): void {
  const at = now()
  const dispute: SimulatedDispute = {
    ...{ id: `PP-D-${newId()}`, amount, createdAt: at, updatedAt: at },
    ...{ status: 'WAITING_FOR_SELLER_RESPONSE', outcome: null, moves: [] },
  }
  capture.dispute = dispute
  tell('CREATED', capture, dispute)
  dispute.moves.push({ type: 'DEBIT', reason: 'DISPUTE_SETTLEMENT', amount, at })
  dispute.moves.push({ type: 'DEBIT', reason: 'DISPUTE_FEE', amount: DISPUTE_FEE, at })
  tell('UPDATED', capture, dispute)
}

/** The shop has answered, in PayPal's resolution centre. */
export function answerDispute({ now, tell }: DisputeHost, capture: SimulatedCapture): void {
  const { dispute } = capture
  if (dispute?.status !== 'WAITING_FOR_SELLER_RESPONSE') return
  dispute.status = 'UNDER_REVIEW'
  dispute.updatedAt = now()
  tell('UPDATED', capture, dispute)
}

export function closeDispute(
  { now, tell }: DisputeHost,
  capture: SimulatedCapture,
  isWon: boolean,
): void {
  const { dispute } = capture
  if (!dispute || dispute.status === 'RESOLVED') return
  const at = now()
  dispute.status = 'RESOLVED'
  dispute.updatedAt = at
  dispute.outcome = isWon ? 'RESOLVED_SELLER_FAVOUR' : 'RESOLVED_BUYER_FAVOUR'
  const { amount } = dispute
  if (isWon) dispute.moves.push({ type: 'CREDIT', reason: 'DISPUTE_SETTLEMENT', amount, at })
  tell('RESOLVED', capture, dispute)
}
