import { coinWords, formatCoins, formatMoney } from '@hostfront/domain/money/format-money'
import type { Currency } from '@hostfront/domain/money/money'
import type { PublicMethod } from '@hostfront/domain/payments/public-method'
import { TRIAL_INSTRUCTIONS } from '@hostfront/domain/payments/seed-methods'

/** The two steps of an order. */
export const STEP_NAMES = { server: 'Your server', payment: 'You and payment' } as const
export type OrderStep = keyof typeof STEP_NAMES

/** What happens once an order is placed with a way outside of the shop. */
export function methodNext(
  { id, kind, instructions }: Pick<PublicMethod, 'id' | 'kind' | 'instructions'>,
  hasCode: boolean,
): string {
  if (kind === 'gateway') return 'You pay at once, on a page of the payment service.'
  if (instructions === TRIAL_INSTRUCTIONS) return 'Trial shop: no money is sent.'
  if (id === 'orange-money')
    return 'The next page has the details to copy and a guide, step by step.'
  return hasCode
    ? 'The next page has the account details to copy and a QR code for your banking app.'
    : 'The next page says where to send the money, with everything to copy.'
}

interface CoinFacts {
  /** Hundredths of a coin; null for a visitor. */
  readonly balance: number | null
  /** Hundredths of a coin that the balance lacks. */
  readonly missing: number
  /** The visitor is about to make an account. */
  readonly isNew: boolean
}

/** The same of coins. */
export function coinsNext({ balance, missing, isNew }: CoinFacts): string {
  if (balance === null) {
    return isNew
      ? 'You have none yet.'
      : 'Coins are taken from your balance, once you are logged in.'
  }
  return missing > 0
    ? `You have ${coinWords(balance)} and need ${formatCoins(missing)} more.`
    : `You have ${coinWords(balance)}. They pay the order at once, and come back if it is not approved.`
}

/** Logged in on the way, the customer turned out to be charged otherwise than was shown. */
export const totalChanged = (amount: number, currency: Currency): string =>
  `With what your account says, the total is ${formatMoney(amount, currency)}. Please check it, then place the order.`
