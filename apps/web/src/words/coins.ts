import { coinWords, formatMoney } from '@hostfront/domain/money/format-money'
import type { Currency } from '@hostfront/domain/money/money'

/** What coins are in money: `97 coins, worth €97.00`. */
export const coinWorth = (amount: number, currency: Currency): string =>
  `${coinWords(amount)}, worth ${formatMoney(amount, currency)}`

/** The ticket in which a customer asks for so many. */
export const coinRequest = (amount: number, currency: Currency) => ({
  subject: `Buy ${coinWords(amount)}`,
  message: `Please sell me ${coinWorth(amount, currency)}. How can I pay for them?`,
})

/** The same where the customer says how many. */
export const COINS_REQUEST = {
  subject: 'Buy coins',
  message: 'Please sell me coins. How can I pay for them?\nI would like this many: ',
} as const

export const COINS_REQUEST_PATH = '/dashboard?tab=support&ask=coins'

/** Where it is said how so many are paid for. */
export const coinPurchasePath = (amount: number): string => `/dashboard?tab=billing&coins=${amount}`

/** Where that ticket is written. */
export const coinRequestPath = (amount: number): string => `/dashboard?tab=support&coins=${amount}`
