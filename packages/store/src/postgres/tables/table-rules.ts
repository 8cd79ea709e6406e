import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, check, foreignKey, index, unique } from 'drizzle-orm/pg-core'
import type { CollectionName, Rows } from '../../collections.ts'
import { referencesOf } from '../../references.ts'
import { rules } from '../../rules.ts'
import { type Column, layoutOf, type Schema, SORT_TEXT } from '../layout.ts'

type ColumnsOf<Name extends CollectionName> = { readonly [Field in keyof Rows[Name]]: AnyPgColumn }

interface Extras {
  /** Id column of the table that a field refers to, for each field in `references` that always refers to the same. */
  readonly references?: Readonly<Record<string, AnyPgColumn>>
  /** By its word, the column that repeats the id in rows of that kind alone, and the id column which it refers to. */
  readonly kinds?: Readonly<Record<string, { own: AnyPgColumn; target: AnyPgColumn }>>
  /** The declared checks, as far as SQL can say them, by their names in `rules`. */
  readonly checks?: Readonly<Record<string, SQL>>
  /** Fields whose bounds a declared check already states. */
  readonly bounded?: readonly string[]
  /**
   * Sortable fields that change too often to be indexed: a new value would cost an entry in every index of the
   * table, the one of the search included. Lists by them read the table.
   */
  readonly restless?: readonly string[]
}

/**
 * What `rules` and the schema of a collection demand, in the database itself. Constraints are named after
 * the rules, so that an error of the database says which one was broken.
 */
export function tableRules<Name extends CollectionName>(
  collection: Name,
  table: ColumnsOf<Name>,
  { references = {}, kinds = {}, checks = {}, bounded = [], restless = [] }: Extras = {},
) {
  const declared = rules[collection]
  const columnOf = (field: string): AnyPgColumn => table[field as keyof Rows[Name]]
  const nameOf = (fields: readonly string[]) => `${collection}.${fields.join('+')}`
  const { table: name, columns } = layoutOf(collection)
  const referring = referencesOf(collection)
  // The index of a unique key that begins with a reference finds what refers to a row as well.
  const keyed = new Set<string>(declared.unique.map(([first]) => first ?? ''))
  const listed = new Set([
    ...declared.index,
    ...referring.flatMap(({ field, kind }) => (kind || keyed.has(field) ? [] : [field])),
  ])
  const sparse = new Set<string>(declared.sparse)
  const idle = [...sparse].filter((field) => !listed.has(field))
  if (idle.length > 0)
    throw new Error(`${idle.join(', ')} of ${collection} has no index to be sparse`)
  return [
    index(`${name}_page`).on(columnOf('createdAt'), columnOf('id')),
    ...[...listed].map((field) => {
      const column = columnOf(field)
      const own = index(`${name}_by_${column.name}`).on(
        column,
        columnOf('createdAt'),
        columnOf('id'),
      )
      return sparse.has(field) ? own.where(sql`${column} is not null`) : own
    }),
    ...(declared.sort ?? [])
      .filter((field) => !restless.includes(field))
      .map((field) => {
        const id = columnOf('id')
        if (field === 'text') {
          return index(`${name}_sorted_by_text`).on(sql.raw(SORT_TEXT), id)
        }
        const column = columnOf(field)
        return index(`${name}_sorted_by_${column.name}`).on(column, id)
      }),
    ...declared.unique.map((fields) => {
      const [first, ...rest] = fields.map(columnOf)
      if (!first) throw new Error(`an empty key of ${collection}`)
      return unique(nameOf(fields)).on(first, ...rest)
    }),
    ...referring.flatMap(({ field, kind }) => {
      // A field may be unique as well: two constraints of a table need two names.
      const key = `${nameOf([field])}@reference`
      if (!kind) {
        const target = references[field]
        if (!target) throw new Error(`${key} leads to no table`)
        return [foreignKey({ name: key, columns: [columnOf(field)], foreignColumns: [target] })]
      }
      const { own, target } = kinds[kind.is] ?? {}
      if (!own || !target) throw new Error(`${key} leads to no table for ${kind.is}`)
      return [
        foreignKey({ name: `${key}:${kind.is}`, columns: [own], foreignColumns: [target] }),
        // Deleting what is referred to looks up all that refers to it. Rows of other kinds are not in it: an entry costs each of them.
        index(`${name}_by_${own.name}`).on(own).where(sql`${own} is not null`),
      ]
    }),
    ...Object.entries(checks).map(([rule, condition]) => check(`${collection}.${rule}`, condition)),
    ...columns.flatMap((column) => {
      if (bounded.includes(column.field)) return []
      const condition = ownCheck(column, columnOf(column.field))
      return condition ? [check(nameOf([column.field]), condition)] : []
    }),
  ]
}

/** What the schema of a scalar says that its SQL type does not: the allowed words, the bounds, the form of a time. */
function ownCheck({ kind, schema }: Column, column: AnyPgColumn): SQL | null {
  if (kind === 'time') return sql`${column} like '____-__-__T__:__:__.___Z'`
  const { def } = schema._zod
  if (def.entries) return oneOf(column, Object.values(def.entries).map(String))
  if (def.values && kind === 'number') {
    return sql`${column} in (${sql.raw(def.values.join(', '))})`
  }
  if (def.values) return oneOf(column, def.values.map(String))
  const bounds = kind === 'number' ? boundsOf(column, schema) : []
  return bounds.length > 0 ? sql.join(bounds, sql` and `) : null
}

function boundsOf(column: AnyPgColumn, schema: Schema): SQL[] {
  return (schema._zod.def.checks ?? []).flatMap((declared) => {
    const { check: kind, value, inclusive } = declared._zod.def
    if (!inclusive || typeof value !== 'number') return []
    const bound = sql.raw(String(value))
    return [kind === 'less_than' ? sql`${column} <= ${bound}` : sql`${column} >= ${bound}`]
  })
}

/** Words of the domain's own enums: none holds a quote. */
function oneOf(column: AnyPgColumn, words: readonly string[]): SQL {
  return sql`${column} in (${sql.raw(words.map((word) => `'${word}'`).join(', '))})`
}
