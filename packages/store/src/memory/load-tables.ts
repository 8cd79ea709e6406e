import { allow, type Result, refuse } from '@hostfront/domain/result'
import { type CollectionName, collectionNames } from '../collections.ts'
import { StoreError } from '../port.ts'
import { referencesOf, referredId } from '../references.ts'
import { brokenCheck, parseRow } from '../row-check.ts'
import { rules } from '../rules.ts'
import type { StoredRow } from '../stored-row.ts'
import { emptyTables, type Tables } from './engine.ts'

/** The first thing wrong with stored rows. `index` counts from 0 within the collection as given. */
export type LoadProblem =
  | { code: 'invalid-row'; collection: CollectionName; index: number; path: string }
  | { code: 'broken-check'; collection: CollectionName; index: number; check: string }
  | { code: 'duplicate'; collection: CollectionName; index: number; key: string }
  | { code: 'dangling-reference'; collection: CollectionName; index: number; field: string }

export type RawRows = { readonly [Name in CollectionName]?: readonly unknown[] }

/** Rows of unknown origin as tables that obey every rule, or the first problem. Never half of them. */
export function loadTables(rows: RawRows): Result<Tables, LoadProblem> {
  const loader = new TableLoader()
  for (const collection of collectionNames) loader.add(collection, rows[collection] ?? [])
  for (const collection of collectionNames) for (const _ of loader.checkReferences(collection));
  return loader.result
}

/**
 * The same, a few rows at a time: each is checked by itself as it is added, and the references of a collection when all
 * rows of all are there.
 */
export class TableLoader {
  /** Filled by `add`. */
  readonly tables: Tables = emptyTables()
  #problem: LoadProblem | null = null

  /** The tables, or the first problem; to be asked when everything was added and checked. */
  get result(): Result<Tables, LoadProblem> {
    return this.#problem ? refuse(this.#problem) : allow(this.tables)
  }

  add(collection: CollectionName, rows: readonly unknown[]): void {
    this.#problem ??= loadRows(this.tables, collection, rows)
  }

  /** Yields after each row, so that it can be done a few at a time. */
  *checkReferences(collection: CollectionName): Generator<void> {
    this.#problem ??= yield* findDangling(this.tables, collection)
  }
}

/** The problem as the error that the port knows. */
export function describeProblem(problem: LoadProblem): StoreError {
  const { collection } = problem
  switch (problem.code) {
    case 'invalid-row':
      return new StoreError('check', `${collection}.${problem.path}`)
    case 'broken-check':
      return new StoreError('check', `${collection}.${problem.check}`)
    case 'duplicate':
      return new StoreError('unique', `${collection}.${problem.key}`)
    case 'dangling-reference':
      return new StoreError('reference', `${collection}.${problem.field}`)
  }
}

function loadRows(
  tables: Tables,
  collection: CollectionName,
  rows: readonly unknown[],
): LoadProblem | null {
  const table = tables.get(collection)
  for (const value of rows) {
    const index = table?.size ?? 0
    const parsed = parseRow(collection, value)
    if ('path' in parsed) return { code: 'invalid-row', collection, index, path: parsed.path }
    const { row } = parsed
    const check = brokenCheck(collection, row)
    if (check) return { code: 'broken-check', collection, index, check }
    if (table?.get(row.id)) return { code: 'duplicate', collection, index, key: 'id' }
    const key = rules[collection].unique.find((fields) => table?.holderOf(fields, row))
    if (key) return { code: 'duplicate', collection, index, key: key.join('+') }
    table?.put(row)
  }
  return null
}

function* findDangling(
  tables: Tables,
  collection: CollectionName,
): Generator<void, LoadProblem | null> {
  const references = referencesOf(collection)
  if (references.length === 0) return null
  const rows: Iterable<StoredRow> = tables.get(collection)?.all() ?? []
  let index = 0
  for (const row of rows) {
    for (const reference of references) {
      const id = referredId(reference, row)
      if (id !== null && !tables.get(reference.target)?.get(id)) {
        return { code: 'dangling-reference', collection, index, field: reference.field }
      }
    }
    index++
    yield
  }
  return null
}
