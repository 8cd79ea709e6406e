import type { PaymentMethod } from '@hostfront/domain/payments/payment-method'

/** Whether customers would confuse the two. */
export const hasName = (method: Pick<PaymentMethod, 'name'>, name: string): boolean =>
  folded(method.name) === folded(name)

const folded = (name: string): string =>
  name.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ')
