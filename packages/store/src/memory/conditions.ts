import type { StoredRow } from '../stored-row.ts'

/** `Where` of the port without the row's type: field -> value, set or range. */
export type Conditions = Readonly<Record<string, unknown>>

type Range = Readonly<Partial<Record<'gte' | 'gt' | 'lte' | 'lt', unknown>>>

export function matches(row: StoredRow, where: Conditions): boolean {
  for (const field of Object.keys(where)) {
    const condition = where[field]
    if (condition !== undefined && !holds(row[field], condition)) return false
  }
  return true
}

/** The values that a condition by equality or set allows; null for a range. */
export function allowedValues(condition: unknown): readonly unknown[] | null {
  if (condition === null || typeof condition !== 'object') return [condition]
  return 'in' in condition ? [...new Set(condition.in as readonly unknown[])] : null
}

function holds(value: unknown, condition: unknown): boolean {
  const allowed = allowedValues(condition)
  if (allowed) return allowed.includes(value)
  // Neither value nor set: the port's third form.
  const { gte, gt, lte, lt } = condition as Range
  return (
    within(value, gte, (a, b) => a >= b) &&
    within(value, gt, (a, b) => a > b) &&
    within(value, lte, (a, b) => a <= b) &&
    within(value, lt, (a, b) => a < b)
  )
}

type Ordered = number | string

/** Null is in no range, and nothing is in a range that ends at null. */
function within(
  value: unknown,
  bound: unknown,
  compare: (a: Ordered, b: Ordered) => boolean,
): boolean {
  if (bound === undefined) return true
  if (typeof value === 'number' && typeof bound === 'number') return compare(value, bound)
  return typeof value === 'string' && typeof bound === 'string' && compare(value, bound)
}
