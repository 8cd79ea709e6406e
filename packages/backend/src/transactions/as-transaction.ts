import type { Transaction } from '@hostfront/contract/payments'
import type { Payment } from '@hostfront/domain/payments/payment'

/** A payment without what it is only found by. */
export const asTransaction = ({
  referenceKey: _,
  alikeKey: __,
  ...payment
}: Payment): Transaction['payment'] => payment
