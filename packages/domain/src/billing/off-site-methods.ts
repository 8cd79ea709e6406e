/** The ways that lead past the shop, in the order of the seed: its team records what comes in. */
export const OFF_SITE_METHODS = [
  'cashplus',
  'paypal',
  'bank-transfer',
  'orange-money',
  'inwi-money',
] as const
