import type { PaymentMethod } from '@hostfront/domain/payments/payment-method'
import { useAnswer } from '../host/use-answer.ts'

/** All payment methods as the team sees them. */
export const useMethods = () =>
  useAnswer<PaymentMethod[]>(['paymentMethods', 'list'], (api) => api.paymentMethods.list())
