/**
 * Stripe counts an amount in the smallest unit of its currency. https://docs.stripe.com/currencies lists those that have
 * none, and those that have thousandths; what is in neither list has hundredths, as the shop counts.
 */
const WITHOUT = new Set('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' '))
const WITH_THOUSANDTHS = new Set('BHD JOD KWD OMR TND'.split(' '))

const scaleOf = (currency: string): number => {
  if (WITHOUT.has(currency)) return 0.01
  return WITH_THOUSANDTHS.has(currency) ? 10 : 1
}

/** Hundredths as Stripe counts them; null: the currency has no such amount. */
export function toSmallest(hundredths: number, currency: string): number | null {
  if (scaleOf(currency) === 0.01) return hundredths % 100 === 0 ? hundredths / 100 : null
  return hundredths * scaleOf(currency)
}

/** What Stripe counts, as hundredths; of a thousandth nothing is left. */
export const fromSmallest = (units: number, currency: string): number =>
  scaleOf(currency) === 0.01 ? units * 100 : Math.floor(units / scaleOf(currency))
