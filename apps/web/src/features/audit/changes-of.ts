import type { NamedEntry } from '@hostfront/contract/audit'
import { coinWords, formatMoney } from '@hostfront/domain/money/format-money'
import { Currency } from '@hostfront/domain/money/money'
import { SecondRate } from '@hostfront/domain/money/second-currency'
import { rateWords } from '@hostfront/domain/money/typed-rate'
import { fieldName } from '../../words/audit.ts'
import { formatMoment } from '../../words/dates.ts'

export interface Change {
  readonly field: string
  /** Null: there was nothing, or will be. */
  readonly before: string | null
  readonly after: string | null
}

type Changed = Pick<NamedEntry, 'before' | 'after' | 'subject' | 'mentioned'>

/**
 * What an entry says has changed, field by field and readable; a record that came or went has all of its fields but its
 * own id. Other records are called by their names.
 */
export function changesOf(
  { before, after, subject, mentioned }: Changed,
  currency: Currency,
): readonly Change[] {
  const names = new Map(mentioned.map(({ id, name }) => [id, name]))
  const itemText = (item: object) => itemWords(item, currency)
  const [old, now] = [leavesOf(parse(before), itemText), leavesOf(parse(after), itemText)]
  const paths = new Map([...old, ...now].map(([key, { path }]) => [key, path]))
  // A dispute may be in another currency than the shop's, even in one that no shop has.
  const named = (now.get('currency') ?? old.get('currency'))?.value
  const own = named === undefined ? currency : (Currency.safeParse(named).data ?? null)
  return [...paths].flatMap(([key, path]) => {
    const [was, is] = [old.get(key)?.value, now.get(key)?.value]
    if (was === is || key === SAMPLE_MARK || (key === 'id' && (is ?? was) === subject)) return []
    if (key === NEW_PASSWORD) return [{ field: 'password', before: null, after: 'changed' }]
    const text = (value: Leaf | undefined) => readable(path.at(-1) ?? '', called(value, names), own)
    const change = { field: fieldName(path), before: text(was), after: text(is) }
    // One that began or ended empty, as of a record that came or went, says nothing.
    return change.before === null && change.after === null ? [] : [change]
  })
}

/** By this a load of sample data that was interrupted knows its clients; it says nothing to a person. */
const SAMPLE_MARK = 'mark'

/** Whether there is a new one; the password itself is in no log. */
const NEW_PASSWORD = 'hasNewPassword'

type Leaf = string | number | boolean | null

interface Found {
  readonly path: readonly string[]
  readonly value: Leaf
}

/** A list of ids has been joined to one text. */
const called = (value: Leaf | undefined, names: ReadonlyMap<string, string>): Leaf | undefined =>
  typeof value === 'string' && names.size > 0
    ? (names.get(value) ??
      value
        .split(', ')
        .map((part) => names.get(part) ?? part)
        .join(', '))
    : value

/** The old values of all changes, or the new ones, as one text; null for none. */
export function sideText(changes: readonly Change[], side: 'before' | 'after'): string | null {
  const lines = changes.flatMap((change) => {
    const value = change[side]
    return value === null ? [] : [`${change.field}: ${value}`]
  })
  return lines.length > 0 ? lines.join('; ') : null
}

/** An entry of another version may hold what this one cannot read; then it is shown as it is. */
function parse(text: string | null): unknown {
  if (text === null) return null
  try {
    return JSON.parse(text)
  } catch {
    return { value: text }
  }
}

/** What is told by name is told so: a choice with its price, a rate; anything else as it is stored. */
function itemWords(item: object, currency: Currency): string {
  const rate = SecondRate.safeParse(item)
  if (rate.success) {
    const { unit, millionths, counter, from } = rate.data
    return `${rateWords(unit, millionths, counter)} from ${from}`
  }
  const { label, pricePerMonth } = { label: null, pricePerMonth: null, ...item }
  if (typeof label !== 'string' || typeof pricePerMonth !== 'number') return JSON.stringify(item)
  return `${label} (${formatMoney(pricePerMonth, currency)})`
}

/** Every value by its path; a list is one value. */
function leavesOf(
  record: unknown,
  itemText: (item: object) => string,
  path: readonly string[] = [],
): Map<string, Found> {
  if (Array.isArray(record)) {
    const value = record.map((item: unknown) =>
      typeof item === 'object' && item !== null ? itemText(item) : item,
    )
    return new Map([[path.join('.'), { path, value: value.join(', ') }]])
  }
  if (typeof record === 'object' && record !== null) {
    return new Map(
      Object.entries(record).flatMap(([field, value]) => [
        ...leavesOf(value, itemText, [...path, field]),
      ]),
    )
  }
  // The beginning of a record that was not there has no value.
  if (path.length === 0) return new Map()
  return new Map([[path.join('.'), { path, value: record as Leaf }]])
}

const MONEY: ReadonlySet<string> = new Set([
  'amount',
  'amountDue',
  'credited',
  'discount',
  'fee',
  'minPurchase',
  'net',
  'newPrice',
  'oldPrice',
  'paid',
  'price',
  'priceMonthly',
  'pricePerMonth',
  'refunded',
  'reinstated',
  'returned',
  'subtotal',
  'takenBack',
  'tax',
  'total',
  'withdrawn',
  // Of the price list of domains.
  'register',
  'renew',
  'transfer',
])

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

function readable(
  field: string,
  value: Leaf | undefined,
  currency: Currency | null,
): string | null {
  if (value === undefined || value === null || value === '') return null
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number' && field === 'coins') return coinWords(value)
  if (typeof value === 'number' && currency && MONEY.has(field)) return formatMoney(value, currency)
  if (typeof value === 'string' && TIME.test(value)) return formatMoment(value)
  return String(value)
}
