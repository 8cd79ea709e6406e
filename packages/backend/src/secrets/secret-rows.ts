import { isNullableField, secretFieldsOf } from '@hostfront/domain/secret'
import { type CollectionName, collectionNames, collections } from '@hostfront/store/collections'
import type { Page, ReadTx, Tx } from '@hostfront/store/port'
import type { SecretPlace } from '../call/context.ts'

/** A field of some collection that holds a secret. */
export interface SecretField {
  readonly collection: CollectionName
  readonly field: string
  /** Whether its row can do without it. */
  readonly isNullable: boolean
}

/** Every one that the schemas name. */
export const SECRET_FIELDS: readonly SecretField[] = collectionNames.flatMap((collection) => {
  const schema = collections[collection]
  return secretFieldsOf(schema).map((field) => {
    return { collection, field, isNullable: isNullableField(schema, field) }
  })
})

/** One secret as it is kept. */
export interface KeptSecret {
  readonly place: SecretPlace
  readonly kept: string
  readonly createdAt: string
  /** Of the row's account; empty: it has none. */
  readonly owner: string
}

/** A page of the rows that have a secret in that field, oldest first. */
export async function listKept(
  tx: ReadTx,
  { collection, field }: SecretField,
  after: string | null,
): Promise<Page<KeptSecret>> {
  const rows: Listed = tx[collection]
  const { items, ...page } = await rows.list({ order: 'oldest', limit: 200, after })
  const kept = items.flatMap((row) => {
    const text = (row as Readonly<Record<string, unknown>>)[field]
    if (typeof text !== 'string') return []
    const owner = 'userId' in row ? String(row.userId) : ''
    const place = { collection, id: row.id, field }
    return [{ place, kept: text, createdAt: row.createdAt, owner }]
  })
  return { ...page, items: kept }
}

/** Puts another text in its place, if nobody else has. */
export async function replaceKept(
  tx: Tx,
  { place: { collection, id, field }, kept }: KeptSecret,
  text: string | null,
): Promise<boolean> {
  const rows: Updated = tx[collection]
  return (await rows.update(id, { [field]: text }, { [field]: kept })) !== null
}

/** A repository as far as any row is like another. */
interface Listed {
  list(query: {
    readonly order: 'oldest'
    readonly limit: number
    readonly after: string | null
  }): Promise<Page<{ readonly id: string; readonly createdAt: string }>>
}

/** A repository as far as one text field of it is concerned. */
interface Updated {
  update(
    id: string,
    patch: Readonly<Record<string, string | null>>,
    guard: Readonly<Record<string, string>>,
  ): Promise<object | null>
}
