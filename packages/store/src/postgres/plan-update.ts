import type { Conditions } from '../memory/conditions.ts'
import { StoreError } from '../port.ts'
import { rules } from '../rules.ts'
import { searchTextOf } from '../search-text.ts'
import { searchedFields } from '../searched-fields.ts'
import { isStorable } from '../storable-text.ts'
import type { StoredRow } from '../stored-row.ts'
import { conditionsToSql } from './conditions-to-sql.ts'
import type { Column, Layout } from './layout.ts'
import { checkUpdated, encodeValue } from './row-codec.ts'
import type { SqlValue, Statement } from './sql-connection.ts'
import { statementOf, textsOf } from './statements.ts'

interface UpdatePlan {
  readonly statement: Statement
  readonly values: readonly SqlValue[]
  /** Throws StoreError `check` when the row that came of it breaks a rule that the database does not know. */
  check(row: StoredRow): void
  /** A searchable field was set while another, whose value only the new row has, was not. */
  readonly isSearchStale: boolean
}

/** One guarded `UPDATE … RETURNING`; null when the guard cannot hold for any row. Throws StoreError `check`. */
export function planUpdate(
  layout: Layout,
  id: string,
  patch: Conditions,
  guard: Conditions,
): UpdatePlan | null {
  const { collection } = layout
  const sets: string[] = []
  const values: SqlValue[] = [id]
  const changed: Column[] = []
  for (const field in patch) {
    const value = patch[field]
    if (value === undefined) continue
    const column = layout.byField.get(field)
    if (!column || field === 'id' || field === 'createdAt') {
      throw new StoreError('check', `${collection}.${field}`)
    }
    const step = column.kind === 'number' ? incrementOf(value) : null
    values.push(encodeValue(collection, column, step === null ? value : step))
    const parameter = `$${values.length}`
    const name = `"${column.name}"`
    sets.push(step === null ? `${name} = ${parameter}` : `${name} = ${name} + ${parameter}::bigint`)
    changed.push(column)
  }
  const searched = searchedFields(collection)
  const isSearched = searched.some((field) => patch[field] !== undefined)
  const isSearchKnown = isSearched && searched.every((field) => patch[field] !== undefined)
  if (isSearchKnown) {
    values.push(searchTextOf(patch, rules[collection].search))
    sets.push(`"search" = $${values.length}`)
  }
  // A patch without fields changes nothing, and still answers whether the guard holds.
  if (sets.length === 0) sets.push('"id" = "id"')
  const conditions = conditionsToSql(layout, guard, values.length + 1)
  if (!conditions || !isStorable(id)) return null
  const { table, columns } = textsOf(layout)
  const where = ['"id" = $1', ...conditions.clauses].join(' and ')
  const text = `update ${table} set ${sets.join(', ')} where ${where} returning ${columns}`
  return {
    statement: statementOf(text),
    values: [...values, ...conditions.values],
    check: (row) => checkUpdated(layout, row, changed),
    isSearchStale: isSearched && !isSearchKnown,
  }
}

function incrementOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'increment' in value
    ? value.increment
    : null
}
