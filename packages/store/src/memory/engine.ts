import { type CollectionName, collectionNames } from '../collections.ts'
import { ownerOf, type StoredRow } from '../stored-row.ts'
import type { PendingLoads } from './pending-loads.ts'
import { Table } from './table.ts'
import { TableView } from './table-view.ts'

export type Tables = ReadonlyMap<CollectionName, Table>

export function emptyTables(): Tables {
  return new Map(collectionNames.map((name) => [name, new Table(name)]))
}

/** One row of a commit: inserted when `before` is null, deleted when `after` is. */
export interface Change {
  readonly collection: CollectionName
  readonly id: string
  readonly before: StoredRow | null
  readonly after: StoredRow | null
}

/** A state of all tables that one reader or one transaction sees, with the rows in which it differs. */
export class View {
  readonly #tables: Tables
  readonly #pending: PendingLoads | null
  readonly #views = new Map<CollectionName, TableView>()

  constructor(tables: Tables, pending: PendingLoads | null = null) {
    this.#tables = tables
    this.#pending = pending
  }

  /** To be waited for before the collection is looked at; undefined when it is loaded. */
  arrivalOf(name: CollectionName): Promise<void> | undefined {
    return this.#pending?.of(name)
  }

  table(name: CollectionName): TableView {
    let view = this.#views.get(name)
    if (!view) {
      // Every name has a table: `emptyTables` makes them all.
      view = new TableView(name, this.#tables.get(name) as Table)
      this.#views.set(name, view)
    }
    return view
  }

  changes(): Change[] {
    return [...this.#views].flatMap(([collection, view]) =>
      [...view.changes()].map((change) => ({ collection, ...change })),
    )
  }
}

/**
 * The committed state, and the readers who still look at an earlier one. With `pending` some tables are still being
 * filled; nothing may be applied until all of them are there.
 */
export class Engine {
  readonly tables: Tables
  readonly #pending: PendingLoads | null
  readonly #readers = new Set<View>()

  constructor(tables: Tables = emptyTables(), pending: PendingLoads | null = null) {
    this.tables = tables
    this.#pending = pending
  }

  /** For a transaction: nothing may be applied while it runs. */
  view(): View {
    return new View(this.tables)
  }

  /** Shows the state of this moment until released. */
  openReader(): View {
    const reader = new View(this.tables, this.#pending)
    this.#readers.add(reader)
    return reader
  }

  closeReader(reader: View): void {
    this.#readers.delete(reader)
  }

  /** Makes the changes the committed state. Readers first put aside what they saw of those rows. */
  apply(changes: readonly Change[]): void {
    for (const reader of this.#readers) {
      for (const { collection, id } of changes) reader.table(collection).keep(id)
    }
    for (const { collection, id, after } of changes) {
      const table = this.tables.get(collection)
      if (after) table?.put(after)
      else table?.remove(id)
    }
  }
}

/** The accounts that the rows belong to, before or after; each once. */
export function concerned(changes: readonly Change[]): string[] {
  const owners = changes.flatMap(({ collection, before, after }) =>
    [before, after].map((row) => row && ownerOf(collection, row)),
  )
  return [...new Set(owners)].filter((owner) => owner !== null)
}

/** Each collection once. */
export function touched(changes: readonly Change[]): CollectionName[] {
  return [...new Set(changes.map(({ collection }) => collection))]
}
