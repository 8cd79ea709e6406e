/**
 * What is shown of rows. Where a row or part of it is passed on (log, audit, export, kept answers), nobody says
 * any more which collection it is of: so a name that is secret in one is left out of all.
 */
import { hiddenFieldsOf, secretFieldsOf } from '@hostfront/domain/secret'
import { collectionNames, collections } from '@hostfront/store/collections'

/** Names of all fields that hold a secret or a hash, in any collection. */
export const HIDDEN_FIELDS: ReadonlySet<string> = new Set(
  collectionNames.flatMap((name) => hiddenFieldsOf(collections[name])),
)

/** JSON without secrets and hashes, however deep they lie; the value itself where it holds none, as most do. */
export function withoutHidden<Value>(value: Value): Value {
  // The same shape without a few fields, for printing.
  return holdsHidden(value) ? (shownOf(value) as Value) : value
}

function holdsHidden(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  for (const [name, part] of Object.entries(value)) {
    if (HIDDEN_FIELDS.has(name) || holdsHidden(part)) return true
  }
  return false
}

function shownOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(shownOf)
  const shown = Object.entries(value).filter(([name]) => !HIDDEN_FIELDS.has(name))
  return Object.fromEntries(shown.map(([name, part]) => [name, shownOf(part)]))
}

/** A row as it leaves the shop: its hashes go along, or nobody could log in where it arrives, but no secret does. */
export function withoutSecrets<Row extends object>(schema: object, row: Row): Row {
  const secrets = secretFieldsOf(schema)
  if (secrets.length === 0) return row
  return { ...row, ...Object.fromEntries(secrets.map((field) => [field, null])) }
}
