import { type CollectionName, collectionNames } from '../collections.ts'
import type { Tx } from '../port.ts'
import { referencesOf } from '../references.ts'
import { sampleRow } from './sample-rows.ts'

/** A repository without the type of its rows, for tests that go over all collections. */
export interface AnyRepository {
  get(id: string): Promise<AnyRow | null>
  insert(row: AnyRow): Promise<AnyRow>
  update(id: string, patch: object): Promise<AnyRow | null>
  delete(id: string): Promise<boolean>
  list(query: AnyQuery): Promise<{ items: AnyRow[]; next: string | null }>
}

export interface AnyQuery {
  readonly where?: object
  readonly search?: string
  readonly order: 'oldest' | { readonly by: string; readonly descending: boolean }
  readonly after?: string | null
  readonly limit: number
}

export type AnyRow = { id: string; createdAt: string }

/** Tests pass it only rows made by `sampleRow` of the same collection. */
export function anyRepository(tx: Tx, collection: CollectionName): AnyRepository {
  return tx[collection] as unknown as AnyRepository
}

/** Inserts the samples that `collection` refers to, and those they refer to. */
export async function insertReferenced(tx: Tx, collection: CollectionName): Promise<void> {
  for (const target of new Set(referencesOf(collection).map((one) => one.target))) {
    await insertReferenced(tx, target)
    const repository = anyRepository(tx, target)
    const row = sampleRow(target)
    if (!(await repository.get(row.id))) await repository.insert(row)
  }
}

/** Inserts one sample of every collection. */
export async function fillShop(tx: Tx): Promise<void> {
  for (const collection of collectionNames) {
    await insertReferenced(tx, collection)
    const row = sampleRow(collection)
    const repository = anyRepository(tx, collection)
    if (!(await repository.get(row.id))) await repository.insert(row)
  }
}
