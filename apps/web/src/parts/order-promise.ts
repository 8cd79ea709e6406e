import { namedMethods } from '@hostfront/domain/payments/public-methods'
import { useSettings } from '../host/settings.ts'
import { waysToPay } from '../words/ways-to-pay.ts'

/** Between parts of a promise: a line ends with it, and none begins with it. */
export const PROMISE_DOT = '\u00a0· '

/** What makes it safe to order: the guarantee, in the operator's words, and the ways to pay, as far as there are any. */
export function useOrderPromise(): readonly string[] {
  const { legal, paymentMethods } = useSettings()
  const names = namedMethods(paymentMethods).map(({ name }) => name)
  return [legal.refundTitle, waysToPay(names)].filter((part) => part !== '')
}
