import { DEFAULT_OPTIONS } from '@hostfront/domain/orders/options'

/** An order of the €4.50 SAMP plan for a month, as the form sends it. Amounts in minor units. */
export const orderForm = {
  ...DEFAULT_OPTIONS,
  serviceId: 'samp-premium',
  serverName: 'Night Shift RP',
  country: 'DE',
  paymentMethod: 'coins',
  voucherCode: '',
  amountDue: 450,
} as const
