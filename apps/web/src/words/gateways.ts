import type { OwnAttempt } from '@hostfront/contract/own-attempt'
import type { AttemptProblem, AttemptState } from '@hostfront/domain/gateways/attempt'
import type { GatewayKind } from '@hostfront/domain/gateways/gateway'

export const GATEWAY_KINDS: Record<GatewayKind, string> = { stripe: 'Stripe', paypal: 'PayPal' }

export const ATTEMPT_STATES: Record<AttemptState, string> = {
  created: 'Begun',
  pending: 'Not paid yet',
  processing: 'On its way',
  succeeded: 'Paid',
  failed: 'Failed',
  expired: 'Expired',
}

/** What staff do about money that came in otherwise than it was to. */
export const ATTEMPT_PROBLEMS: Record<AttemptProblem, string> = {
  AMOUNT: 'Another amount came in. It waits under Transactions, Money to return.',
  CURRENCY: 'Another currency came in. Please send it back there, by hand.',
  MODE: 'A test came in for real money, or real money for a test. Please look there.',
}

/** What has become of a payment, as its customer reads it. */
export function attemptLine({ state, problem, invoiceId, number }: OwnAttempt): string {
  if (problem !== null) {
    return 'What came in is not what was to be paid. Our team looks into it and writes to you.'
  }
  switch (state) {
    case 'created':
    case 'pending':
      return 'Nothing has come in yet. This page asks again by itself.'
    case 'processing':
      return 'Your payment is on its way. A bank can take some days; we tell you once it has arrived.'
    case 'succeeded':
      return invoiceId === null
        ? 'Thank you. Your payment has arrived, and the coins are in your balance.'
        : `Thank you. Your payment for invoice ${number} has arrived.`
    case 'failed':
      return 'The payment failed, and nothing was paid. Please try again, or pay in another way.'
    case 'expired':
      return 'The payment page has closed, and nothing was paid. Please try again.'
  }
}
