import type { Invoice } from '../billing/invoice.ts'
import { COINS } from './coins.ts'
import type { PaymentAllocation } from './payment.ts'

/** What pays an invoice, by a payment of `method`. */
export type Paying = Pick<PaymentAllocation, 'id' | 'paymentId' | 'amount' | 'returned'> & {
  readonly method: string
}

/** What of an allocation goes back, minor units. */
export interface GivenBack<Allocation extends Paying = Paying> {
  readonly allocation: Allocation
  readonly amount: number
}

/**
 * From which of its allocations (newest first) `amount` of an invoice goes back. Outside the shop goes first what came from
 * there; coins only go back to coins. Less than `amount` where they do not pay so much.
 */
export function givenBack<Allocation extends Paying>(
  newestFirst: readonly Allocation[],
  amount: number,
  target: 'coins' | 'off-site',
): GivenBack<Allocation>[] {
  const isCoins = ({ method }: Paying) => method === COINS
  const inTurn =
    target === 'coins'
      ? newestFirst
      : [...newestFirst.filter((one) => !isCoins(one)), ...newestFirst.filter(isCoins)]
  let open = amount
  return inTurn.flatMap((allocation) => {
    const part = Math.min(open, allocation.amount - allocation.returned)
    open -= part
    return part > 0 ? [{ allocation, amount: part }] : []
  })
}

/** Whether any of what pays an invoice came from outside the shop; of one without payments, as it says itself. */
export const cameFromOutside = (
  { paymentMethod }: Pick<Invoice, 'paymentMethod'>,
  paying: readonly Pick<Paying, 'method'>[],
): boolean =>
  paying.length > 0 ? paying.some(({ method }) => method !== COINS) : paymentMethod !== COINS
