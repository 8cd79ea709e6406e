import { namedMethods } from '@hostfront/domain/payments/public-methods'
import { useSettings } from '../host/settings.ts'
import { waysToPay } from '../words/ways-to-pay.ts'

/** What makes it safe to order: the guarantee, in the operator's words, and the ways to pay, as far as there are any. */
export function useOrderPromise(): readonly string[] {
  const { legal, paymentMethods } = useSettings()
  const names = namedMethods(paymentMethods).map(({ name }) => name)
  return [legal.refundTitle, waysToPay(names)].filter((part) => part !== '')
}
