import { type CollectionName, collectionNames, collections } from '../collections.ts'
import { rules } from '../rules.ts'
import { SORT_TEXT_LENGTH } from '../search-text.ts'

/** `time` is an ISO text; `json` holds whatever is no scalar. */
export type ColumnKind = 'text' | 'time' | 'number' | 'boolean' | 'json'

export interface Column {
  readonly field: string
  /** As SQL knows it, without quotes. */
  readonly name: string
  readonly kind: ColumnKind
  readonly isNullable: boolean
  /** What the column accepts, null left aside. */
  readonly schema: Schema
}

/** How a collection lies in its table: one column a field, in the order of the schema, and `search` where rows are searched. */
export interface Layout {
  readonly collection: CollectionName
  readonly table: string
  readonly columns: readonly Column[]
  readonly byField: ReadonlyMap<string, Column>
  readonly hasSearch: boolean
  /** The column that names the account which a row belongs to. */
  readonly owner: Column | null
}

/** What is read of a field's schema: zod's own description of it, as far as tables care. */
export interface Schema {
  safeParse(value: unknown): { readonly success: boolean; readonly data?: unknown }
  readonly _zod: {
    readonly def: {
      readonly type: string
      /** Of `nullable`. */
      readonly innerType?: Schema
      /** Of `string`: `datetime`. */
      readonly format?: string
      /** Of `enum`. */
      readonly entries?: Readonly<Record<string, unknown>>
      /** Of `literal`. */
      readonly values?: readonly unknown[]
      readonly checks?: readonly { readonly _zod: { readonly def: Bound } }[]
    }
  }
}

interface Bound {
  readonly check: string
  readonly value?: unknown
  readonly inclusive?: boolean
}

export const SEARCH_COLUMN = 'search'

/** `sortTextOf` of a row, as SQL. An index cannot hold texts of any length, but can hold this. */
export const SORT_TEXT = `left("${SEARCH_COLUMN}", ${SORT_TEXT_LENGTH})`

/** `coinEntries` -> `coin_entries`. */
export function sqlName(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

function layOut(collection: CollectionName): Layout {
  // Every collection is an object schema; the union of all shapes is read by name only.
  const shape = collections[collection].shape as unknown as Readonly<Record<string, Schema>>
  const columns = Object.entries(shape).map(([field, schema]) => layColumn(field, schema))
  const byField = new Map(columns.map((column) => [column.field, column]))
  return {
    collection,
    table: sqlName(collection),
    columns,
    byField,
    hasSearch: rules[collection].search.length > 0,
    owner: byField.get(collection === 'users' ? 'id' : 'userId') ?? null,
  }
}

function layColumn(field: string, declared: Schema): Column {
  // A default is for documents of before the field; a column holds what it wraps.
  const stored = innerOf(declared, 'default') ?? declared
  const inner = innerOf(stored, 'nullable')
  const isNullable = inner !== null
  const schema = inner ?? stored
  return { field, name: sqlName(field), kind: kindOf(schema), isNullable, schema }
}

function innerOf({ _zod: { def } }: Schema, wrapper: string): Schema | null {
  return def.type === wrapper ? (def.innerType ?? null) : null
}

function kindOf(schema: Schema): ColumnKind {
  const { type, format, values } = schema._zod.def
  switch (type) {
    case 'string':
      return format === 'datetime' ? 'time' : 'text'
    case 'enum':
      return 'text'
    case 'literal':
      return typeof values?.[0] === 'number' ? 'number' : 'text'
    case 'number':
      return 'number'
    case 'boolean':
      return 'boolean'
    default:
      return 'json'
  }
}

/** Worked out from the schemas once, so that starting does not wait for the library that describes the tables. */
export const layouts: ReadonlyMap<CollectionName, Layout> = new Map(
  collectionNames.map((name) => [name, layOut(name)]),
)

export function layoutOf(collection: CollectionName): Layout {
  const layout = layouts.get(collection)
  if (!layout) throw new Error(`no such collection: ${collection}`)
  return layout
}
