/** Tax on an amount, in minor units. It is rounded once, half up, for a whole document. */
import { shareOf } from '../money/minor-units.ts'

export interface TaxTerms {
  /** 0 for none. */
  readonly taxBasisPoints: number
  /** Whether amounts hold it already; left out: it is added to them. */
  readonly isTaxIncluded?: boolean
}

/** `subtotal` + `tax` = `total`. */
export interface Taxed {
  readonly subtotal: number
  readonly tax: number
  readonly total: number
}

/** What is to be paid for `amount`, of 0 or more: that itself where the tax is included, else so much more. */
export function taxed(amount: number, { taxBasisPoints, isTaxIncluded }: TaxTerms): Taxed {
  if (!isTaxIncluded) {
    const tax = shareOf(amount, taxBasisPoints)
    return { subtotal: amount, tax, total: amount + tax }
  }
  const whole = 10_000 + taxBasisPoints
  const tax = Math.floor((2 * amount * taxBasisPoints + whole) / (2 * whole))
  return { subtotal: amount - tax, tax, total: amount }
}
