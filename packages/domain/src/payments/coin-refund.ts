/** Coins that a payment became go back as its money, as far as they are there. */
import type { Payment } from './payment.ts'

type Counted = Pick<Payment, 'state' | 'amount' | 'credited' | 'returned'>

export interface CoinPayment extends Counted {
  /** What its customer has now, hundredths of a coin. */
  readonly balance: number
  /** What has gone back of it as its gateway says, minor units; nothing of what came by none. */
  readonly goneBack: number
}

/**
 * How much can go back, minor units: no more than became coins, than is left of them, and than the gateway has not sent back
 * already. Coins are alike: those that were spent are said to be others as long as there are enough.
 */
export const mostCoinsBack = ({ balance, goneBack, ...payment }: CoinPayment): number => {
  const { state, amount, credited, returned } = payment
  if (state !== 'received') return 0
  return Math.max(0, Math.min(credited, balance, amount - Math.max(returned, goneBack)))
}

/** What the payment is once `taken` of its coins are taken back, minor units; below 0 they are its customer's again. */
export const withCoinsBack = (
  { amount, credited, returned }: Omit<Counted, 'state'>,
  taken: number,
): Pick<Payment, 'state' | 'credited' | 'returned'> => ({
  state: returned + taken === amount ? 'refunded' : 'received',
  credited: credited - taken,
  returned: returned + taken,
})
