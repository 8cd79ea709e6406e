import type { CollectionName } from '@hostfront/store/collections'

/**
 * In which order a transaction locks rows: what an invoice bills, the invoice, then what others wait for too. Two that keep
 * to it never wait for each other in a circle. Balances, vouchers and the year's invoice counter are changed by guarded
 * updates, later still, and the counter last: it is held until the end. Of one collection several rows are locked by age.
 *
 * To erase an account goes through all that it holds, a thing at a time, and is the one exception: who places an order
 * takes the account as well, and comes before or after. Where a circle does come about, the store runs one of the two again.
 */
export const LOCK_ORDER = [
  'services',
  'domains',
  'orders',
  'invoices',
  'paymentAttempts',
  'settings',
  'plans',
  'panels',
  'users',
  'secondFactors',
] as const satisfies readonly CollectionName[]
