import { decodeCursor, encodeCursor, type ListOrder, type Position, readOrder } from '../cursor.ts'
import { type ListQuery, type Page, StoreError } from '../port.ts'
import { rules } from '../rules.ts'
import { searchNeedle } from '../search-text.ts'
import { isStorable } from '../storable-text.ts'
import type { StoredRow } from '../stored-row.ts'
import { conditionsToSql } from './conditions-to-sql.ts'
import { type Layout, SORT_TEXT, sqlName } from './layout.ts'
import type { Question } from './question.ts'
import { decodeRow } from './row-codec.ts'
import type { SqlValue } from './sql-connection.ts'
import { statementOf, textsOf, unprepared, whereText } from './statements.ts'
import { tiesToSql } from './ties-to-sql.ts'

/** The port's `list` as one statement; null when no row can match. Throws StoreError `check`. */
export function planList(
  layout: Layout,
  query: ListQuery<StoredRow>,
): Question<Page<StoredRow>> | null {
  const { where = {}, search = '', after = null, limit } = query
  if (!Number.isInteger(limit) || limit < 1) throw check(layout, 'limit')
  const order = readOrder(layout.collection, query.order)
  const position = after === null ? null : decodeCursor(order, after)
  if (after !== null && !position) throw check(layout, 'after')
  const conditions = conditionsToSql(layout, where, 1)
  const needle = searchNeedle(search)
  const texts = [needle, position?.id ?? '', String(position?.key ?? '')]
  const isFindable = texts.every(isStorable) && (needle === '' || layout.hasSearch)
  const ties = tiesToSql(layout, query, 1 + (conditions?.values.length ?? 0))
  if (!conditions || !ties || !isFindable) return null
  const clauses = [...conditions.clauses, ...ties.clauses]
  const values: SqlValue[] = [...conditions.values, ...ties.values]
  if (needle !== '') {
    values.push(`%${needle.replaceAll(/[%_\\]/g, '\\$&')}%`)
    clauses.push(searchClause(layout, `like $${values.length}`))
  }
  const sorted = sortedBy(layout, order)
  if (position) {
    values.push(String(position.key), position.id)
    const comparison = order.isDescending ? '<' : '>'
    clauses.push(`(${sorted}, "id") ${comparison} ($${values.length - 1}, $${values.length})`)
  }
  // One more than asked for shows whether there is another page.
  values.push(String(limit + 1))
  const direction = order.isDescending ? ' desc' : ''
  const { table, columns } = textsOf(layout)
  const text =
    `select ${columns}${order.by === 'text' ? `, ${sorted}` : ''} from ${table}` +
    `${whereText(clauses)} order by ${sorted}${direction}, "id"${direction} limit $${values.length}`
  return {
    // How rare the text is, or what is tied, decides between its index and that of the order.
    statement: needle === '' && ties.clauses.length === 0 ? statementOf(text) : unprepared(text),
    values,
    decode({ rows }) {
      const items = rows.slice(0, limit).map((row) => decodeRow(layout, row))
      const last = rows.length > limit ? items.at(-1) : undefined
      const text = rows[limit - 1]?.[layout.columns.length] ?? ''
      return { items, next: last ? encodeCursor(order, positionOf(order, last, text)) : null }
    },
  }
}

/** As arrays, what the row is tied to is looked up in the index of its field, beside that of the search. */
function searchClause({ collection }: Layout, isLike: string): string {
  const holds = `"search" ${isLike}`
  const tied = (rules[collection].searchesTied ?? []).map((tie) => {
    const [ours, theirs] = 'by' in tie ? [tie.by, 'id'] : ['id', tie.their]
    // Words of the rules' own: none holds a quote.
    const alike = Object.entries(('where' in tie && tie.where) || {}).map(
      ([field, word]) => ` and "${sqlName(field)}" = '${word}'`,
    )
    const found = `select "${sqlName(theirs)}" from "${sqlName(tie.to)}" where ${holds}${alike.join('')}`
    return `"${sqlName(ours)}" = any(array(${found}))`
  })
  return `(${[holds, ...tied].join(' or ')})`
}

/** What rows are ordered by, as SQL. */
function sortedBy(layout: Layout, { by }: ListOrder): string {
  if (by === 'text') return SORT_TEXT
  const column = layout.byField.get(by)
  if (!column) throw new Error(`${layout.collection} is sorted by a field it has not`)
  return `"${column.name}"`
}

/** `text`: what the database says it has ordered the row by, in lists by `text`. */
function positionOf({ by }: ListOrder, row: StoredRow, text: string): Position {
  // A sortable field holds a text or a number in every row.
  return { key: by === 'text' ? text : (row[by] as Position['key']), id: row.id }
}

const check = (layout: Layout, what: string) =>
  new StoreError('check', `${layout.collection}.${what}`)
