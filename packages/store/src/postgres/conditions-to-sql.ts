import { allowedValues, type Conditions } from '../memory/conditions.ts'
import { isStorable } from '../storable-text.ts'
import type { Column, Layout } from './layout.ts'
import type { SqlValue } from './sql-connection.ts'

/** Conditions as SQL: `shape` is the same for all that differ in values alone. Null when nothing can match. */
export interface SqlConditions {
  readonly clauses: readonly string[]
  readonly values: readonly SqlValue[]
}

const ARRAYS = {
  text: 'text[]',
  time: 'text[]',
  number: 'bigint[]',
  boolean: 'boolean[]',
  json: 'text[]',
} as const

const COMPARISONS = [
  ['gte', '>='],
  ['gt', '>'],
  ['lte', '<='],
  ['lt', '<'],
] as const

/** `first`: the number of the first parameter. The meaning is that of `matches` of the memory adapter, to the letter. */
export function conditionsToSql(
  layout: Layout,
  where: Conditions,
  first: number,
): SqlConditions | null {
  const clauses: string[] = []
  const values: SqlValue[] = []
  for (const field in where) {
    const condition = where[field]
    if (condition === undefined) continue
    const column = layout.byField.get(field)
    if (!column || column.kind === 'json') return null
    const next = () => first + values.length
    const isMet =
      condition === null || typeof condition !== 'object'
        ? addEquality(column, condition, next(), clauses, values)
        : 'in' in condition
          ? addSet(column, condition, next(), clauses, values)
          : 'notIn' in condition
            ? addRefused(column, condition.notIn as readonly unknown[], next(), clauses, values)
            : addRange(column, condition, next, clauses, values)
    if (!isMet) return null
  }
  return { clauses, values }
}

function addEquality(
  column: Column,
  value: unknown,
  at: number,
  clauses: string[],
  values: SqlValue[],
): boolean {
  if (value === null) {
    clauses.push(`"${column.name}" is null`)
    return true
  }
  const encoded = encodeComparable(column, value)
  if (encoded === null) return false
  clauses.push(`"${column.name}" = $${at}`)
  values.push(encoded)
  return true
}

function addSet(
  column: Column,
  condition: object,
  at: number,
  clauses: string[],
  values: SqlValue[],
): boolean {
  const allowed = allowedValues(condition) ?? []
  const encoded = allowed.flatMap((value) =>
    value === null ? [] : (encodeComparable(column, value) ?? []),
  )
  const isNullAllowed = allowed.includes(null)
  if (encoded.length === 0 && !isNullAllowed) return false
  const isOneOf = `"${column.name}" = any($${at}::${ARRAYS[column.kind]})`
  clauses.push(isNullAllowed ? `(${isOneOf} or "${column.name}" is null)` : isOneOf)
  values.push(arrayLiteral(encoded))
  return true
}

function addRefused(
  column: Column,
  refused: readonly unknown[],
  at: number,
  clauses: string[],
  values: SqlValue[],
): boolean {
  const encoded = refused.flatMap((value) =>
    value === null ? [] : (encodeComparable(column, value) ?? []),
  )
  const isOther = `"${column.name}" <> all($${at}::${ARRAYS[column.kind]})`
  clauses.push(
    refused.includes(null)
      ? `"${column.name}" is not null and ${isOther}`
      : `("${column.name}" is null or ${isOther})`,
  )
  values.push(arrayLiteral(encoded))
  return true
}

function addRange(
  column: Column,
  condition: object,
  next: () => number,
  clauses: string[],
  values: SqlValue[],
): boolean {
  const range = condition as Readonly<Record<string, unknown>>
  for (const [key, operator] of COMPARISONS) {
    const bound = range[key]
    if (bound === undefined) continue
    const encoded = encodeBound(column, key, bound)
    if (encoded === null) return false
    clauses.push(`"${column.name}" ${operator} $${next()}`)
    values.push(encoded)
  }
  return true
}

function encodeComparable(column: Column, value: unknown): string | null {
  switch (column.kind) {
    case 'number':
      return Number.isSafeInteger(value) ? String(value) : null
    case 'boolean':
      return typeof value === 'boolean' ? String(value) : null
    case 'text':
    case 'time':
    case 'json':
      return typeof value === 'string' && isStorable(value) ? value : null
  }
}

/** Columns hold whole numbers: a bound between two of them moves to the nearer one that says the same. */
function encodeBound(column: Column, key: string, bound: unknown): string | null {
  if (column.kind === 'boolean') return null
  if (column.kind !== 'number') return encodeComparable(column, bound)
  if (typeof bound !== 'number' || Number.isNaN(bound)) return null
  const whole = key === 'gte' || key === 'lt' ? Math.ceil(bound) : Math.floor(bound)
  const limit = Number.MAX_SAFE_INTEGER
  return String(Math.min(limit, Math.max(-limit, whole)))
}

/** Values as the text of an SQL array. */
export function arrayLiteral(values: readonly SqlValue[]): string {
  const items = values.map((value) =>
    value === null ? 'NULL' : `"${value.replaceAll(/["\\]/g, '\\$&')}"`,
  )
  return `{${items.join(',')}}`
}
