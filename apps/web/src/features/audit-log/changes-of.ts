import type { AuditEntry } from '@hostfront/domain/audit/audit-entry'
import { formatCoins, formatMoney } from '@hostfront/domain/money/format-money'
import type { Currency } from '@hostfront/domain/money/money'
import { fieldName } from '../../words/audit.ts'
import { formatMoment } from '../../words/dates.ts'

export interface Change {
  readonly field: string
  /** Null: there was nothing, or will be. */
  readonly before: string | null
  readonly after: string | null
}

/** What an entry says has changed, field by field and readable; a record that came or went has all of its fields. */
export function changesOf(
  { before, after }: Pick<AuditEntry, 'before' | 'after'>,
  currency: Currency,
): readonly Change[] {
  const [old, now] = [leavesOf(parse(before)), leavesOf(parse(after))]
  const paths = new Map([...old, ...now].map(([key, { path }]) => [key, path]))
  return [...paths].flatMap(([key, path]) => {
    const [was, is] = [old.get(key)?.value, now.get(key)?.value]
    if (was === is) return []
    const text = (value: Leaf | undefined) => readable(path.at(-1) ?? '', value, currency)
    return [{ field: fieldName(path), before: text(was), after: text(is) }]
  })
}

type Leaf = string | number | boolean | null

interface Found {
  readonly path: readonly string[]
  readonly value: Leaf
}

/** An entry of another version may hold what this one cannot read; then it stands as it is. */
function parse(text: string | null): unknown {
  if (text === null) return null
  try {
    return JSON.parse(text)
  } catch {
    return { value: text }
  }
}

/** Every value by its path; a list is one value. */
function leavesOf(record: unknown, path: readonly string[] = []): Map<string, Found> {
  if (Array.isArray(record)) {
    const value = record.map((item) => (typeof item === 'object' ? JSON.stringify(item) : item))
    return new Map([[path.join('.'), { path, value: value.join(', ') }]])
  }
  if (typeof record === 'object' && record !== null) {
    return new Map(
      Object.entries(record).flatMap(([field, value]) => [...leavesOf(value, [...path, field])]),
    )
  }
  // The beginning of a record that was not there has no value.
  if (path.length === 0) return new Map()
  return new Map([[path.join('.'), { path, value: record as Leaf }]])
}

const MONEY: ReadonlySet<string> = new Set([
  'amountDue',
  'discount',
  'minPurchase',
  'price',
  'priceMonthly',
  'subtotal',
  'tax',
  'total',
])

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

function readable(field: string, value: Leaf | undefined, currency: Currency): string | null {
  if (value === undefined || value === null || value === '') return null
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number' && field === 'coins') return `${formatCoins(value)} coins`
  if (typeof value === 'number' && MONEY.has(field)) return formatMoney(value, currency)
  if (typeof value === 'string' && TIME.test(value)) return formatMoment(value)
  return String(value)
}
