import type { KeptMovement } from './statement-row.ts'

/** As payments keep references. */
const REFERENCE_LENGTH = 120

/**
 * By what the payment is found that a movement becomes: what the bank calls it, else its label, with the day and, of equal
 * ones, its number, for many a label is the same each month.
 */
export function movementReference(
  { key, label, date }: Pick<KeptMovement, 'key' | 'label' | 'date'>,
  reference: string | null,
): string {
  const count = / #\d+$/.exec(key)?.[0] ?? ''
  const own = reference ?? `${[...label].slice(0, 90).join('')} ${date}`.trim()
  return [...`${own}${count}`].slice(-REFERENCE_LENGTH).join('')
}

/** When it came in, ISO, UTC: the beginning of its day. Where the day has begun at the bank and not here yet, it is now. */
export function receivedAtOf(date: string, now: string): string {
  const begin = `${date}T00:00:00.000Z`
  const isAhead = begin > now && Date.parse(begin) - Date.parse(now) < 14 * HOUR
  return isAhead ? now : begin
}

const HOUR = 3_600_000
