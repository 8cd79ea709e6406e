import { compareAll, LENGTHS } from '../memory/total-rows.ts'
import { StoreError, type Tally, type Totals, type TotalsKey, type TotalsQuery } from '../port.ts'
import type { StoredRow } from '../stored-row.ts'
import { conditionsToSql } from './conditions-to-sql.ts'
import { type Layout, layoutOf } from './layout.ts'
import type { Question } from './question.ts'
import { textsOf, unprepared, whereText } from './statements.ts'
import { decodeKey, requireColumn, SCALARS } from './tally-rows.ts'

type Key = Tally['key']

/** The port's `totals` as one statement; null when no row can match. Throws StoreError `check`. */
export function planTotals(
  layout: Layout,
  { where = {}, by = [], sums = [] }: TotalsQuery<StoredRow>,
): Question<readonly Totals[]> | null {
  const joins = new Joins()
  const keys = by.map((key) => readKey(layout, key, joins))
  const added = sums.map((field) => requireColumn(layout, field, ['number']).name)
  const conditions = conditionsToSql(layout, where, 1)
  if (!conditions) return null
  const answers = [
    ...keys.map(({ sql }) => sql),
    'count(*)',
    ...added.map((name) => `coalesce(sum(o."${name}"), 0)`),
  ]
  const grouped = keys.length > 0 ? ` group by ${keys.map((_, at) => at + 1).join(', ')}` : ''
  // The conditions name their columns alone, which several joined tables may have.
  const rows = `select * from ${textsOf(layout).table}${whereText(conditions.clauses)}`
  return {
    // A plan for any period expects few rows, and takes half as long again for the many of a year.
    statement: unprepared(`select ${answers.join(', ')} from (${rows}) o${joins.text}${grouped}`),
    values: conditions.values,
    decode: (result) =>
      result.rows
        .map((row) => ({
          keys: keys.map(({ decode }, at) => decode(row[at] ?? null)),
          count: Number(row[keys.length]),
          sums: added.map((_, at) => Number(row[keys.length + 1 + at])),
        }))
        .sort((one, other) => compareAll(one.keys, other.keys)),
  }
}

interface ReadKey {
  readonly sql: string
  decode(value: string | null): Key
}

function readKey(layout: Layout, key: TotalsKey<StoredRow>, joins: Joins): ReadKey {
  if (typeof key === 'string') return columnOf('o', layout, key)
  if ('per' in key) {
    const { name } = requireColumn(layout, key.field, ['time'])
    return { sql: `left(o."${name}", ${LENGTHS[key.per]})`, decode: asText }
  }
  if ('within' in key) {
    const { name } = requireColumn(layout, key.within, ['json'])
    if (!NAME.test(key.field)) throw new StoreError('check', `${layout.collection}.${key.field}`)
    return { sql: `o."${name}" ->> '${key.field}'`, decode: asText }
  }
  let [alias, reached] = ['o', layout]
  for (const { by, to } of key.via) {
    const { name } = requireColumn(reached, by, ['text'])
    alias = joins.to(layoutOf(to), `${alias}."${name}"`)
    reached = layoutOf(to)
  }
  return columnOf(alias, reached, key.field)
}

const NAME = /^[a-zA-Z]+$/
const asText = (value: string | null) => value

function columnOf(alias: string, layout: Layout, field: string): ReadKey {
  const { name, kind } = requireColumn(layout, field, SCALARS)
  return {
    sql: `${alias}."${name}"`,
    decode: (value) => (value === null ? null : decodeKey(kind, value)),
  }
}

/** Each way to another row once, however many keys go it. */
class Joins {
  readonly #aliases = new Map<string, string>()
  text = ''

  /** The name of the rows of `layout` whose id is `column`. */
  to({ table }: Layout, column: string): string {
    const way = `${table} ${column}`
    const known = this.#aliases.get(way)
    if (known) return known
    const alias = `t${this.#aliases.size}`
    this.#aliases.set(way, alias)
    this.text += ` left join "${table}" ${alias} on ${alias}."id" = ${column}`
    return alias
  }
}
