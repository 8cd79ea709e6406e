import {
  type BrowserStore,
  type BrowserStoreOptions,
  openBrowserStore,
} from '@hostfront/store/browser'
import { sampleRow } from '@hostfront/store/sample-rows'

let last = 0

/** Each case has a database and a local storage key of its own. */
export const freshName = () => `case-${Date.now()}-${last++}`

export function openShop(
  name: string,
  environment: BrowserStoreOptions['environment'] = {},
): Promise<BrowserStore> {
  return openBrowserStore({
    name,
    now: () => new Date('2026-05-01T10:00:00.000Z'),
    newId: () => crypto.randomUUID(),
    hashPassword: async () => '$test$',
    environment,
  })
}

/** A shop with a customer, an order and what belongs to them, under a ledger that adds up. */
export async function fillShop(store: BrowserStore): Promise<void> {
  await store.transaction(async (tx) => {
    await tx.settings.insert(sampleRow('settings'))
    await tx.users.insert(sampleRow('users'))
    await tx.coinEntries.insert(sampleRow('coinEntries'))
    await tx.plans.insert(sampleRow('plans'))
    await tx.orders.insert(sampleRow('orders'))
    await tx.services.insert(sampleRow('services'))
    await tx.domains.insert(sampleRow('domains'))
    await tx.invoices.insert(sampleRow('invoices'))
    await tx.tickets.insert(sampleRow('tickets'))
    await tx.vouchers.insert(sampleRow('vouchers'))
  })
}

/** The database by itself, without the store, to look at and to damage. */
export async function withDatabase<Value>(
  name: string,
  work: (database: IDBDatabase) => Promise<Value>,
): Promise<Value> {
  const database = await answer(indexedDB.open(name))
  try {
    return await work(database)
  } finally {
    database.close()
  }
}

export function answer<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

export async function removeShop(name: string): Promise<void> {
  localStorage.removeItem(name)
  await answer(indexedDB.deleteDatabase(name))
}
