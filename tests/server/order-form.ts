/** An order of the €4.50 SAMP plan for a month, paid with coins, as the form sends it. Amounts in minor units. */
export const orderForm = {
  planId: 'samp-premium',
  billingCycle: 'monthly',
  options: {
    location: 'germany',
    'ddos-protection': 'yes',
    'player-slots': '50',
    backup: 'choliba',
  },
  serverName: 'Night Shift RP',
  country: 'DE',
  paymentMethod: 'coins',
  voucherCode: '',
  amountDue: 450,
} as const
