import { nameOfMethod } from '@hostfront/domain/payments/public-methods'
import { useSettings } from '../host/settings.ts'

/** What customers know a payment method by, of its id. */
export function useMethodName(): (id: string) => string {
  const { paymentMethods } = useSettings()
  return (id) => nameOfMethod(id, paymentMethods)
}
