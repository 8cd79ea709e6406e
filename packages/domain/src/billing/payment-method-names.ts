import type { PaymentMethod } from './payment-method.ts'

/** Names as customers know them. */
export const PAYMENT_METHOD_NAMES = {
  coins: 'Coins',
  cashplus: 'cashPlus',
  paypal: 'PayPal',
  'bank-transfer': 'Bank transfer',
  'orange-money': 'Orange Money',
  'inwi-money': 'Inwi Money',
} as const satisfies Record<PaymentMethod, string>
