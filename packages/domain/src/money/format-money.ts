import type { Currency } from './money.ts'

/** What stands before an amount, as English writes it; three letters keep their distance. */
const SIGNS: Record<Currency, string> = {
  EUR: '€',
  USD: '$',
  GBP: '£',
  MAD: 'MAD\u00a0',
  TRY: 'TRY\u00a0',
}

/**
 * The one money format of the product: `€4.50`. `amount` in minor units. By hand, as what follows: every page shows
 * prices, and a browser takes longer to make its first formatter than to draw all else of a price list.
 */
export function formatMoney(amount: number, currency: Currency): string {
  const digits = grouped(toDecimal(Math.abs(amount)))
  return `${amount < 0 ? '-' : ''}${SIGNS[currency]}${digits}`
}

/** A coin balance as people read it: no currency sign, decimals only when there are any (`10,000`, `4.50`). */
export const formatCoins = (amount: number): string => grouped(toDecimal(amount).replace('.00', ''))

/** What so many are called. */
export const coinUnit = (amount: number): 'coin' | 'coins' => (amount === 100 ? 'coin' : 'coins')

/** `97 coins`, `1 coin`. */
export const coinWords = (amount: number): string => `${formatCoins(amount)} ${coinUnit(amount)}`

/** How many there are of something: `2,458`. A whole number. */
export const formatCount = (count: number): string => grouped(String(count))

/** Minor units as a plain decimal ("4.50") for exports, inputs and machine-readable places. */
export function toDecimal(amount: number): string {
  const digits = String(Math.abs(amount)).padStart(3, '0')
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

const grouped = (decimal: string): string => decimal.replace(/\B(?=(\d{3})+(\.|$))/g, ',')
