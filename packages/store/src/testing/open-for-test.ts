import {
  type BrowserStore,
  type BrowserStoreOptions,
  openBrowserStore,
} from '../browser/browser-store.ts'
import { sampleRow } from '../conformance/sample-rows.ts'

let last = 0
const opened: { store: BrowserStore; name: string }[] = []

/** Each test has a database and a local storage key of its own. */
export const freshName = () => `test-${Date.now()}-${last++}`

export const NOW = '2026-05-01T10:00:00.000Z'

/** Idle work is done at once, so that tests need not wait for a quiet page. */
export async function openForTest(
  name: string,
  environment: BrowserStoreOptions['environment'] = {},
): Promise<BrowserStore> {
  const store = await openBrowserStore({
    name,
    now: () => new Date(NOW),
    newId: () => crypto.randomUUID(),
    hashPassword: async (password) => `$test$${password.length}`,
    environment: { whenIdle: (work) => work(), ...environment },
  })
  opened.push({ store, name })
  return store
}

export async function closeAll(): Promise<void> {
  for (const { store, name } of opened.splice(0)) {
    await store.close()
    localStorage.removeItem(name)
    await requestEnd(indexedDB.deleteDatabase(name))
  }
}

/** A user with a balance and the entry that explains it. */
export async function addCustomer(store: BrowserStore): Promise<void> {
  await store.transaction(async (tx) => {
    await tx.users.insert(sampleRow('users'))
    await tx.coinEntries.insert(sampleRow('coinEntries'))
  })
}

export function requestEnd<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
