/** The ways in which authorities make check digits. Each takes the digits of a number as they stand in it. */

export const digitsOf = (text: string): number[] => Array.from(text, Number)

/** Sum of the digits, each times its weight; what has no weight does not count. */
export const weighted = (digits: readonly number[], weights: readonly number[]): number =>
  weights.reduce((sum, weight, at) => sum + weight * (digits[at] ?? 0), 0)

/** Every second digit doubled, the last left as it is (ISO/IEC 7812). */
export function isLuhn(digits: readonly number[]): boolean {
  const sum = digits
    .toReversed()
    .map((digit, at) => (at % 2 === 0 ? digit : digit < 5 ? 2 * digit : 2 * digit - 9))
    .reduce((all, each) => all + each, 0)
  return sum % 10 === 0
}

/** ISO 7064, MOD 11,10. */
export function isMod1110(digits: readonly number[]): boolean {
  let carry = 10
  for (const digit of digits.slice(0, -1)) {
    const sum = (carry + digit) % 10 || 10
    carry = (2 * sum) % 11
  }
  return (carry + (digits.at(-1) ?? 0)) % 10 === 1
}

/** The remainder of a number of any length; letters count from A = 10. */
export function remainder(text: string, divisor: number): number {
  let left = 0
  for (const sign of text) {
    const value = Number.parseInt(sign, 36)
    left = (left * (value > 9 ? 100 : 10) + value) % divisor
  }
  return left
}
