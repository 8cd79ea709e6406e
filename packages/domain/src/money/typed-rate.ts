/** Rates of currencies as people write and read them. */
import type { Currency } from './money.ts'
import type { ShownRate } from './second-currency.ts'

const DECIMALS = 6

/**
 * Reads "10.85" or "10,85" as millionths. Null when it is no number or has more than six decimals; nothing is rounded away, and
 * the schema of rates says what is too low or too high.
 */
export function parseRate(text: string): number | null {
  const match = /^(\d{1,9})(?:[.,](\d{1,6}))?$/.exec(text.trim())
  if (!match) return null
  const [, whole, decimals = ''] = match
  return Number(`${whole}${decimals.padEnd(DECIMALS, '0')}`)
}

/** `10.85` for 10,850,000: two decimals, and as many more as say something. */
export function rateDecimal(millionths: number): string {
  const digits = String(millionths).padStart(DECIMALS + 1, '0')
  return `${digits.slice(0, -DECIMALS)}.${digits.slice(-DECIMALS)}`.replace(/0{1,4}$/, '')
}

/** How two currencies are quoted: one of the earlier in the later. */
const QUOTED: readonly Currency[] = ['EUR', 'GBP', 'USD', 'MAD', 'TRY']

/** Which of two a rate is written for one of: `1 EUR = 10.85 MAD`, whichever of them is the shop's. */
export function quotedPair(
  one: Currency,
  other: Currency,
): { readonly unit: Currency; readonly counter: Currency } {
  const isFirst = QUOTED.indexOf(one) < QUOTED.indexOf(other)
  return isFirst ? { unit: one, counter: other } : { unit: other, counter: one }
}

/** `1 EUR = 10.85 MAD`. */
export const rateWords = (unit: Currency, millionths: number, counter: Currency): string =>
  `1 ${unit} = ${rateDecimal(millionths)} ${counter}`

/** The same of a rate that is shown in a shop that counts in `shop`. */
export const shownRateWords = ({ currency, unit, millionths }: ShownRate, shop: Currency): string =>
  rateWords(unit, millionths, unit === currency ? shop : currency)
