import type { RefusalCode } from '@hostfront/contract/refusals'

/** Why the order cannot be placed, and what may help. */
export interface OrderProblem {
  readonly message: string
  readonly remedy?: 'login' | 'coins'
}

export const INCOMPLETE: OrderProblem = { message: 'Please fill in all required fields' }
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
