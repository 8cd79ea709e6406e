import type { CollectionName, Rows } from './collections.ts'

/** What is declared of a collection, see `rules.ts`. */
export interface CollectionRules<Row> {
  /** Each key is a list of fields that together are unique; a null in one of them exempts the row. */
  unique: readonly (readonly (keyof Row & string)[])[]
  /** Field -> what it refers to, see `references.ts`; null refers to nothing. A referenced row cannot be deleted. */
  references: { readonly [Field in keyof Row & string]?: CollectionName | ToKinds<Row> }
  /** Named conditions of a row by itself. */
  checks: { readonly [name: string]: (row: Row) => boolean }
  /** What `search` looks in: fields, and texts made of fields as they are shown. */
  search: readonly ((keyof Row & string) | MadeText<Row>)[]
  /** `search` also finds the rows tied to those that it finds by themselves in another collection. */
  searchesTied?: readonly Tie<Row>[]
  /** By name, rows of another collection that hold the id of one of these: questions can ask for those that have one, or none. */
  ties?: { readonly [name: string]: RowsTied }
  /** By field, rows of another collection that hold the id of one of these and say the same better, in a field of that name. */
  said?: { readonly [field: string]: RowsTied }
  /** Fields that lists can be ordered by; `text` is what `search` looks in. */
  sort?: readonly ((keyof Row & string) | 'text')[]
  /** Fields that lists are often filtered by; adapters index them. */
  index: readonly (keyof Row & string)[]
  /** Indexed fields that are null in most rows and never looked up by null: their index leaves those rows out. */
  sparse?: readonly (keyof Row & string)[]
  /** Rows can be inserted but never updated or deleted; where a time is named, rows that have one can be deleted. */
  appendOnly?: true | { readonly unlessHas: keyof Row & string }
}

/** To a row of the collection that the word in the field `by` means; another word means none. */
export interface ToKinds<Row> {
  readonly by: keyof Row & string
  readonly to: { readonly [kind: string]: CollectionName }
}

/** A text made of the fields `of`, and of nothing else. */
interface MadeText<Row> {
  readonly of: readonly (keyof Row & string)[]
  text(row: Row): string
}

/** A row is tied to another whose id it holds in a field, or which holds its id in one and is as `where` says. */
type Tie<Row> =
  | { readonly to: CollectionName; readonly by: keyof Row & string }
  | { [Name in CollectionName]: TieOf<Name> }[CollectionName]

/** Rows that hold the id in the field `their` and are as `where` says, in each field one of the words. */
export type RowsTied = { [Name in CollectionName]: RowsTiedOf<Name> }[CollectionName]

interface RowsTiedOf<Name extends CollectionName> {
  readonly to: Name
  readonly their: keyof Rows[Name] & string
  readonly where: { readonly [Field in keyof Rows[Name] & string]?: readonly string[] }
}

interface TieOf<Name extends CollectionName> {
  readonly to: Name
  readonly their: keyof Rows[Name] & string
  readonly where?: { readonly [Field in keyof Rows[Name]]?: string }
}
