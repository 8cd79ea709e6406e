import type { PaymentMethod } from '@hostfront/domain/payments/payment-method'

/** Whether customers could not tell the two apart. */
export const hasName = (method: Pick<PaymentMethod, 'name'>, name: string): boolean =>
  folded(method.name) === folded(name)

const folded = (name: string): string =>
  name.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ')
