import { type IDBPDatabase, type IDBPObjectStore, wrap } from 'idb'
import { DATABASE_VERSION, type ShopLayout } from './layout.ts'

export type ShopConnection = IDBPDatabase<ShopLayout>

/** The rows within a transaction that only reads. */
export type StoredRows = IDBPObjectStore<ShopLayout, ('rows' | 'meta')[], 'rows', 'readonly'>

export interface ConnectionEvents {
  /** Another tab wants to upgrade (to that version) or delete (null) the database. */
  onVersionChange(version: number | null): void
  /** The browser closed the connection: data cleared, or its storage failed. */
  onClose(): void
}

/** The database was made by a later version of the app. */
export class NewerDatabase extends Error {}

/** There is no database where one was expected. */
export class MissingDatabase extends Error {}

/**
 * Opens the database, and makes it unless `mustExist`. Rejects with NewerDatabase, MissingDatabase or what the
 * browser says; in some browsers it never answers.
 */
export function openDatabase(
  factory: IDBFactory,
  name: string,
  events: ConnectionEvents,
  mustExist = false,
): Promise<ShopConnection> {
  return new Promise((resolve, reject) => {
    const request = factory.open(name, DATABASE_VERSION)
    let isMissing = false
    request.onupgradeneeded = ({ oldVersion }) => {
      if (oldVersion > 0) return
      isMissing = mustExist
      if (isMissing) request.transaction?.abort()
      else createStores(request.result)
    }
    request.onerror = () => {
      if (isMissing) reject(new MissingDatabase())
      else if (request.error?.name === 'VersionError') reject(new NewerDatabase())
      else reject(request.error)
    }
    request.onsuccess = () => {
      const database = request.result
      database.onversionchange = ({ newVersion }) => events.onVersionChange(newVersion)
      database.onclose = () => events.onClose()
      // `createStores` made exactly this layout.
      resolve(wrap(database) as unknown as ShopConnection)
    }
  })
}

function createStores(database: IDBDatabase): void {
  database.createObjectStore('rows', { keyPath: ['collection', 'row.id'] })
  database.createObjectStore('meta')
  database.createObjectStore('changes', { keyPath: 'revision' })
  database.createObjectStore('backups')
}
