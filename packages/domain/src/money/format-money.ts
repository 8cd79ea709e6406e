import { MINOR_UNITS } from './minor-units.ts'
import type { Currency } from './money.ts'

const formats = new Map<Currency, Intl.NumberFormat>()

/** The one money format of the product: `€4.50`. `amount` in minor units. */
export function formatMoney(amount: number, currency: Currency): string {
  let format = formats.get(currency)
  if (!format) {
    format = new Intl.NumberFormat('en', { style: 'currency', currency })
    formats.set(currency, format)
  }
  return format.format(amount / MINOR_UNITS)
}

/**
 * A coin balance as people read it: no currency sign, decimals only when there are any (`10,000`, `4.50`). By hand:
 * every page shows coins, and a browser takes longer to make its first formatter than to draw a list of balances.
 */
export const formatCoins = (amount: number): string =>
  toDecimal(amount)
    .replace('.00', '')
    .replace(/\B(?=(\d{3})+(\.|$))/g, ',')

/** Minor units as a plain decimal ("4.50") for exports, inputs and machine-readable places. */
export function toDecimal(amount: number): string {
  const digits = String(Math.abs(amount)).padStart(3, '0')
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
