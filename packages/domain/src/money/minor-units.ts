/** Arithmetic of money apart from its schemas, so that a page can compute a price without loading them. */
export const MINOR_UNITS = 100

/** Share of `amount` (minor units) in basis points (1/100 %), rounded half up on the exact integer product. */
export function shareOf(amount: number, basisPoints: number): number {
  return Math.floor((amount * basisPoints + 5_000) / 10_000)
}
