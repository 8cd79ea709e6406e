/** PayPal writes amounts as decimals with as many places as the currency has: https://developer.paypal.com/api/rest/reference/currency-codes/ */
import { toDecimal } from '@hostfront/domain/money/format-money'

const DECIMAL = /^(-?)(\d{1,12})(?:\.(\d{1,3}))?$/

/** Hundredths, as PayPal writes them. */
export const toValue = (hundredths: number): string => toDecimal(hundredths)

/** What PayPal writes, as hundredths; of a thousandth nothing is left. Null: it is no amount. */
export function fromValue(value: string): number | null {
  const [, sign, whole, places = ''] = DECIMAL.exec(value) ?? []
  if (whole === undefined) return null
  const hundredths = Number(whole) * 100 + Number(places.padEnd(2, '0').slice(0, 2))
  return sign === '-' ? -hundredths : hundredths
}
