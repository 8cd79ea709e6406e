import type { RefusalCode } from '@hostfront/contract/refusals'
import type { OrderErrors } from './check-order.ts'

/** Why the order cannot be placed, and what may help. */
export interface OrderProblem {
  readonly message: string
  readonly remedy?: 'login' | 'coins'
}

export const INCOMPLETE: OrderProblem = { message: 'Please fill in all required fields' }
/** Nothing is missing, and something cannot be as it is. */
const MARKED: OrderProblem = { message: 'Please check the marked fields' }
export const NOT_SIGNED_IN: OrderProblem = { message: 'Please login to continue', remedy: 'login' }
/** The shop counts an order once however often it arrives, and nobody here knows whether it has. */
export const UNANSWERED: OrderProblem = {
  message:
    'The shop has not answered. Send the order again when the connection is back: it is placed only once.',
}

export function remedyFor(code: RefusalCode | undefined): Pick<OrderProblem, 'remedy'> {
  if (code === 'LOGIN_REQUIRED') return { remedy: 'login' }
  if (code === 'INSUFFICIENT_COINS') return { remedy: 'coins' }
  return {}
}

/** What all that is marked comes to. */
export function problemOf(errors: OrderErrors): OrderProblem | null {
  const found = Object.values(errors).filter(Boolean)
  if (found.includes('REQUIRED')) return INCOMPLETE
  return found.length > 0 ? MARKED : null
}

/** Whether it says no more than what is marked. */
export const isOfFields = (problem: OrderProblem | null): boolean =>
  problem === INCOMPLETE || problem === MARKED

export const withoutUnanswered = (shown: OrderProblem | null): OrderProblem | null =>
  shown === UNANSWERED ? null : shown
