import { askedTies } from '../asked-ties.ts'
import type { TiedQuery } from '../tied-query.ts'
import { type Layout, sqlName } from './layout.ts'
import { textsOf } from './statements.ts'

/** What is asked of tied rows, each found by the index of its field. Throws StoreError `check`. */
export const tiesToSql = (layout: Layout, tied: TiedQuery['tied']): readonly string[] =>
  askedTies(layout.collection, tied).map(({ to, their, where, is }) => {
    // Words of the rules' own: none holds a quote.
    const alike = where.map(
      ([field, words]) =>
        ` and "t"."${sqlName(field)}" in (${words.map((word) => `'${word}'`).join(', ')})`,
    )
    const found = `select from "${sqlName(to)}" "t" where "t"."${sqlName(their)}" = ${textsOf(layout).table}."id"`
    return `${is ? '' : 'not '}exists (${found}${alike.join('')})`
  })
