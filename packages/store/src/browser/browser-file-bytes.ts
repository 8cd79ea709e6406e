import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { FileBytes } from '../file-bytes.ts'
import { StoreError } from '../port.ts'
import { isConnectionLost, storageFault } from './storage-fault.ts'
import { within } from './within.ts'

interface FileLayout extends DBSchema {
  /** By id of the file. A blob stays where the browser keeps it until somebody reads it. */
  files: { key: string; value: Blob }
}

export interface BrowserFileBytesOptions {
  /** Of the database: not that of the rows, which other tabs hold open and upgrade. */
  readonly name?: string
  /** How long one answer may take, in ms. */
  readonly answerWithinMs?: number
}

/** Bytes in a database of this browser, opened when the first is asked for. */
export function browserFileBytes({
  name = 'hostfront-files',
  answerWithinMs = 10_000,
}: BrowserFileBytesOptions = {}): FileBytes & { close(): Promise<void> } {
  let opening: Promise<IDBPDatabase<FileLayout>> | null = null
  const forget = () => {
    opening = null
  }

  function open(): Promise<IDBPDatabase<FileLayout>> {
    opening ??= openDB<FileLayout>(name, 1, {
      upgrade: (database) => {
        database.createObjectStore('files')
      },
      // Another tab deletes it, or one of a later version wants it: the next question opens it anew.
      blocking: (_current, _blocked, event) => {
        forget()
        if (event.target instanceof IDBDatabase) event.target.close()
      },
      terminated: forget,
    })
    opening.catch(forget)
    return opening
  }

  async function ask<Answer>(
    question: (database: IDBPDatabase<FileLayout>) => Promise<Answer>,
    isAgain = false,
  ): Promise<Answer> {
    if (!globalThis.indexedDB) throw new StoreError('unavailable', 'no-storage')
    try {
      return await within(answerWithinMs, open().then(question))
    } catch (error) {
      if (!isAgain && isConnectionLost(error)) {
        forget()
        return ask(question, true)
      }
      throw storageFault(error).error
    }
  }

  return {
    put: (id, bytes) =>
      ask(async (database) => {
        const tx = database.transaction('files', 'readwrite', { durability: 'strict' })
        // What does not fit fails the request, the commit, or both.
        await Promise.all([tx.store.put(new Blob([bytes.slice()]), id), tx.done])
      }),
    get: (id) =>
      ask(async (database) => {
        const blob = await database.get('files', id)
        return blob ? new Uint8Array(await blob.arrayBuffer()) : null
      }),
    delete: (ids) =>
      ask(async (database) => {
        const tx = database.transaction('files', 'readwrite')
        await Promise.all([...ids.map((id) => tx.store.delete(id)), tx.done])
      }),
    sizesOf: (ids) =>
      ask(async (database) => {
        const { store } = database.transaction('files')
        const blobs = await Promise.all(ids.map((id) => store.get(id)))
        return new Map(
          blobs.flatMap((blob, index) => (blob ? [[ids[index] ?? '', blob.size] as const] : [])),
        )
      }),
    list: ({ after, limit }) =>
      ask(async (database) => {
        const { store } = database.transaction('files')
        const range = after === null ? null : IDBKeyRange.lowerBound(after, true)
        const [ids, blobs] = await Promise.all([
          store.getAllKeys(range, limit),
          store.getAll(range, limit),
        ])
        return ids.map((id, index) => ({ id, size: blobs[index]?.size ?? 0 }))
      }),
    async close() {
      const database = await opening?.catch(() => null)
      database?.close()
      forget()
    },
  }
}
