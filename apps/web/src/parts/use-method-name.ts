import { nameOfWay } from '@hostfront/domain/payments/recorded-ways'
import { useSettings } from '../host/settings.ts'

/** What customers know a payment method by, of its id. */
export function useMethodName(): (id: string) => string {
  const { paymentMethods } = useSettings()
  return (id) => nameOfWay(id, paymentMethods)
}
