import { MINOR_UNITS } from './minor-units.ts'
import type { Currency } from './money.ts'

const formats = new Map<string, Intl.NumberFormat>()

function formatFor(key: string, make: () => Intl.NumberFormat): Intl.NumberFormat {
  const known = formats.get(key)
  if (known) return known
  const made = make()
  formats.set(key, made)
  return made
}

/** The one money format of the product: `€4.50`. `amount` in minor units. */
export function formatMoney(amount: number, currency: Currency, locale = 'en'): string {
  return formatFor(
    `${locale} ${currency}`,
    () => new Intl.NumberFormat(locale, { style: 'currency', currency }),
  ).format(amount / MINOR_UNITS)
}

/** A coin balance as people read it: no currency sign, decimals only when there are any (`10,000`, `4.50`). */
export function formatCoins(amount: number, locale = 'en'): string {
  const decimals = amount % MINOR_UNITS === 0 ? 0 : 2
  return formatFor(
    `${locale} coins ${decimals}`,
    () =>
      new Intl.NumberFormat(locale, {
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
      }),
  ).format(amount / MINOR_UNITS)
}
