import { allWays } from '@hostfront/domain/payments/recorded-ways'
import { useSettings } from '../host/settings.ts'

/** The ways to pay, as a list narrows by them. */
export function useMethodFilter() {
  const { paymentMethods } = useSettings()
  return {
    name: 'method',
    label: 'Method',
    options: allWays(paymentMethods).map(({ id, name }) => ({ value: id, label: name })),
  } as const
}
