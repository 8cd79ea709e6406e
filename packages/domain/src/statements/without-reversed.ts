import { referenceKey } from '../payments/reference-key.ts'
import type { Match, Matched } from './match-movements.ts'
import { numbersIn } from './named-numbers.ts'

/**
 * What a bank has taken back again pays nothing for sure, however well it fits. One answer for each movement; those of a
 * whole file, for a reversal may stand far behind its credit.
 */
export function withoutReversed<Row extends Match>(
  movements: readonly Matched[],
  matches: readonly Row[],
): Row[] {
  const reversed = new Set(
    movements
      .filter(({ isReversal, amount }) => isReversal && amount < 0)
      .flatMap((reversal) => takenBackBy(reversal, movements)),
  )
  return matches.map((match, at) => {
    const movement = movements[at]
    if (match.invoiceId === null || !movement || !reversed.has(movement)) return match
    return { ...match, band: 'suggested', reasons: [...match.reasons, 'REVERSED'] }
  })
}

/** By what a reversal and its credit are known to belong together, the surest first. */
const ALIKE: readonly ((one: Matched, other: Matched) => boolean)[] = [
  ({ id }, other) => id !== null && id === other.id,
  ({ label }, other) => label !== '' && referenceKey(label) === referenceKey(other.label),
  ({ label }, other) => numbersIn(label).some((number) => numbersIn(other.label).includes(number)),
]

/** All credits of its amount that were there before, where nothing says which of them it takes back. */
function takenBackBy(reversal: Matched, movements: readonly Matched[]): readonly Matched[] {
  const credits = movements.filter(
    ({ amount, date, isReversal }) =>
      !isReversal && amount === -reversal.amount && date <= reversal.date,
  )
  for (const isAlike of ALIKE) {
    const found = credits.filter((credit) => isAlike(reversal, credit))
    if (found.length > 0) return found
  }
  return credits
}
