import type { StoredRow } from '../stored-row.ts'

/** `Where` of the port without the row's type: field -> value, set or range. */
export type Conditions = Readonly<Record<string, unknown>>

type Range = Readonly<Partial<Record<'gte' | 'gt' | 'lte' | 'lt', unknown>>>

type Test = (value: unknown) => boolean

/** Finds the rows that match; for many rows of the same conditions, which are looked at once. */
export function matcher(where: Conditions): (row: StoredRow) => boolean {
  const tests = Object.entries(where)
    .filter(([, condition]) => condition !== undefined)
    .map(([field, condition]) => ({ field, holds: testOf(condition) }))
  return (row) => tests.every(({ field, holds }) => holds(row[field]))
}

export const matches = (row: StoredRow, where: Conditions): boolean => matcher(where)(row)

/** The values that a condition by equality or set allows; null where that is no list of them. */
export function allowedValues(condition: unknown): readonly unknown[] | null {
  if (condition === null || typeof condition !== 'object') return [condition]
  return 'in' in condition ? [...new Set(condition.in as readonly unknown[])] : null
}

function testOf(condition: unknown): Test {
  if (typeof condition === 'object' && condition !== null && 'notIn' in condition) {
    const refused = new Set(condition.notIn as readonly unknown[])
    return (value) => !refused.has(value)
  }
  const allowed = allowedValues(condition)
  if (!allowed) return rangeTest(condition as Range)
  const set = new Set(allowed)
  return (value) => set.has(value)
}

/** Neither value nor set: the port's last form. */
function rangeTest({ gte, gt, lte, lt }: Range): Test {
  return (value) =>
    within(value, gte, (a, b) => a >= b) &&
    within(value, gt, (a, b) => a > b) &&
    within(value, lte, (a, b) => a <= b) &&
    within(value, lt, (a, b) => a < b)
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
