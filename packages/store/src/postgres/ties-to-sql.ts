import { askedTies, askedWords } from '../asked-ties.ts'
import { isStorable } from '../storable-text.ts'
import type { TiedQuery } from '../tied-query.ts'
import { type Layout, sqlName } from './layout.ts'
import type { SqlValue } from './sql-connection.ts'
import { textsOf } from './statements.ts'

interface TieClauses {
  readonly clauses: readonly string[]
  readonly values: readonly SqlValue[]
}

type Tie = Pick<ReturnType<typeof askedTies>[number], 'to' | 'their' | 'where'>

/**
 * What is asked of tied rows, each found by the index of its field; parameters from `$first` on. Null when no row can match.
 * Throws StoreError `check`.
 */
export function tiesToSql(layout: Layout, query: TiedQuery, first: number): TieClauses | null {
  const ties = askedTies(layout.collection, query).map((tie) => exists(layout, tie, tie.is))
  const words = askedWords(layout.collection, query)
  if (!words.every(({ word }) => isStorable(word))) return null
  const said = words.map(({ field, ...tie }, at) => {
    const is = `"${sqlName(field)}" = $${first + at}`
    const own = `${textsOf(layout).table}.${is}`
    return `(${exists(layout, tie, true, ` and "t".${is}`)} or ${own} and ${exists(layout, tie, false)})`
  })
  return { clauses: [...ties, ...said], values: words.map(({ word }) => word) }
}

function exists(layout: Layout, { to, their, where }: Tie, is: boolean, more = ''): string {
  // Words of the rules' own: none holds a quote.
  const alike = where.map(
    ([field, words]) =>
      ` and "t"."${sqlName(field)}" in (${words.map((word) => `'${word}'`).join(', ')})`,
  )
  const found = `select from "${sqlName(to)}" "t" where "t"."${sqlName(their)}" = ${textsOf(layout).table}."id"`
  return `${is ? '' : 'not '}exists (${found}${alike.join('')}${more})`
}
