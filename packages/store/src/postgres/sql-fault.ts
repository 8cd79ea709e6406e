import { collectionNames } from '../collections.ts'
import { StoreError } from '../port.ts'
import { layouts } from './layout.ts'

/** What drivers say of a refused statement. */
interface DatabaseFault {
  readonly code?: string
  readonly constraint?: string
  readonly table?: string
  readonly column?: string
}

/** Answers of the database to trying again: serialization failure, deadlock. */
const TRY_AGAIN = new Set(['40001', '40P01'])
/** The socket's own codes; and shutdown, too many connections, time limits, read-only after a failover. */
const OUT_OF_REACH =
  /^(ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|ENOENT|EACCES|08|57P|57014|53[234]|28|3D000|55P03|25006)/
/** How `pg` words a lost connection, without a code. */
const LOST = /terminated|timeout|not queryable|closed|ended|Cannot use a pool/i

export type Fault =
  | { readonly kind: 'retry'; readonly error: StoreError }
  /** The connection is gone; what was sent before a COMMIT has had no effect. */
  | { readonly kind: 'lost'; readonly error: StoreError }
  | { readonly kind: 'refused'; readonly error: StoreError }
  /** None of the port's errors: a mistake in the adapter or the schema. */
  | { readonly kind: 'unknown'; readonly error: unknown }

/** An error of a driver or the database as the port knows it. */
export function readFault(cause: unknown): Fault {
  if (cause instanceof StoreError) return { kind: 'refused', error: cause }
  const { code = '', constraint, table, column } = (cause ?? {}) as DatabaseFault
  if (TRY_AGAIN.has(code)) return { kind: 'retry', error: storeError('conflict', code, cause) }
  switch (code) {
    case '23505':
      return refused('unique', ruleOf(constraint, table), cause)
    case '23503':
      return refused('reference', ruleOf(constraint, table), cause)
    case '23514':
      return refused('check', ruleOf(constraint, table), cause)
    case '23502':
      return refused('check', `${collectionOf(table)}.${fieldOf(table, column)}`, cause)
    case '54000':
      // Too long for an index: of what has no bound of its own.
      return refused('check', 'text-too-long', cause)
    case '22003':
      return refused('check', `${collectionOf(table)}.range`, cause)
    case '22021':
      return refused('check', `${collectionOf(table)}.text`, cause)
    case '53100':
      return refused('quota', 'disk-full', cause)
  }
  const message = cause instanceof Error ? cause.message : ''
  if (OUT_OF_REACH.test(code) || (code === '' && LOST.test(message))) {
    return { kind: 'lost', error: storeError('unavailable', code || 'connection', cause) }
  }
  return { kind: 'unknown', error: cause }
}

function refused(kind: StoreError['kind'], rule: string, cause: unknown): Fault {
  return { kind: 'refused', error: storeError(kind, rule, cause) }
}

const storeError = (kind: StoreError['kind'], rule: string, cause: unknown) =>
  new StoreError(kind, rule, { cause })

/** Constraints are named after the rules; a primary key has the name that PostgreSQL gives it. Of a reference the kind follows. */
function ruleOf(constraint = '', table = ''): string {
  return constraint === `${table}_pkey`
    ? `${collectionOf(table)}.id`
    : constraint.replace(/@reference.*$/, '')
}

const byTable = new Map(collectionNames.map((name) => [layouts.get(name)?.table, name]))

const collectionOf = (table = '') => byTable.get(table) ?? table

function fieldOf(table = '', name = ''): string {
  const collection = byTable.get(table)
  const columns = collection ? layouts.get(collection)?.columns : undefined
  return columns?.find((column) => column.name === name)?.field ?? name
}
