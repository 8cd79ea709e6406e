import { StoreError, type Tally, type TallyQuery } from '../port.ts'
import type { StoredRow } from '../stored-row.ts'
import { conditionsToSql } from './conditions-to-sql.ts'
import type { Column, ColumnKind, Layout } from './layout.ts'
import type { Question } from './question.ts'
import type { SqlValue } from './sql-connection.ts'
import { statementOf, textsOf, whereText } from './statements.ts'
import { tiesToSql } from './ties-to-sql.ts'

/** The port's `tally` as one statement; null when no row can match. Throws StoreError `check`. */
export function planTally(
  layout: Layout,
  { where = {}, by, perDay = false, sum, tied, says }: TallyQuery<StoredRow>,
): Question<readonly Tally[]> | null {
  const { name, kind } = requireColumn(layout, by, perDay ? ['time'] : SCALARS)
  const key = perDay ? `left("${name}", ${DAY.length})` : `"${name}"`
  const added = sum === undefined ? '0' : `sum("${requireColumn(layout, sum, ['number']).name}")`
  const conditions = conditionsToSql(layout, where, 1)
  const asked = { ...(tied ? { tied } : {}), ...(says ? { says } : {}) }
  const ties = tiesToSql(layout, asked, 1 + (conditions?.values.length ?? 0))
  if (!conditions || !ties) return null
  const text =
    `select ${key}, count(*), coalesce(${added}, 0) from ${textsOf(layout).table}` +
    `${whereText([...conditions.clauses, ...ties.clauses])} group by 1 order by 1 nulls last`
  return {
    statement: statementOf(text),
    values: [...conditions.values, ...ties.values],
    decode: ({ rows }) =>
      rows.map(([value = null, count, total]) => ({
        key: value === null ? null : decodeKey(kind, value),
        count: Number(count),
        sum: Number(total),
      })),
  }
}

/** The part of a time that its day is. */
const DAY = '2026-11-21'

export const SCALARS: readonly ColumnKind[] = ['text', 'time', 'number', 'boolean']

/** The column of a field that is of one of these kinds. Throws StoreError `check`. */
export function requireColumn(layout: Layout, field: string, kinds: readonly ColumnKind[]): Column {
  const column = layout.byField.get(field)
  if (column && kinds.includes(column.kind)) return column
  throw new StoreError('check', `${layout.collection}.${field}`)
}

export function decodeKey(kind: ColumnKind, value: NonNullable<SqlValue>): Tally['key'] {
  if (kind === 'number') return Number(value)
  return kind === 'boolean' ? value === 't' : value
}
