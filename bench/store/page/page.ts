import { type BrowserStore, openBrowserStore } from '@hostfront/store/browser'
import type { Tx } from '@hostfront/store/port'
import { sampleRow, sampleUser } from '@hostfront/store/sample-rows'

const USERS_AT_ONCE = 1000

let store: BrowserStore

const bench = {
  /** Milliseconds from nothing to a shop that answers. */
  async coldStart(name: string): Promise<number> {
    const started = performance.now()
    store = await openBrowserStore({
      name,
      now: () => new Date(),
      newId: () => crypto.randomUUID(),
      hashPassword: async () => '$bench$',
    })
    if (store.health().state !== 'ready') throw new Error(store.health().state)
    await store.read((tx) => tx.users.list({ limit: 25 }))
    return performance.now() - started
  },

  /** Users `from` to `to`, each with two or three orders paid with coins and the entries of the ledger. */
  async addUsers(from: number, to: number): Promise<number> {
    for (let first = from; first < to; first += USERS_AT_ONCE) {
      await store.transaction(async (tx) => {
        for (let number = first; number < Math.min(to, first + USERS_AT_ONCE); number++) {
          await addCustomer(tx, number)
        }
      })
    }
    return store.read(async (tx) => {
      const [users, orders, entries] = [tx.users, tx.orders, tx.coinEntries]
      return (await users.count()) + (await orders.count()) + (await entries.count())
    })
  },

  /** Milliseconds of each of `times` purchases, one after the other: three rows written on disk. */
  async buy(times: number, users: number): Promise<number[]> {
    const spent: number[] = []
    for (let at = 0; at < times; at++) {
      const userId = `user-${2 + ((at * 7919) % users)}`
      const started = performance.now()
      await store.transaction((tx) => buyOne(tx, userId))
      spent.push(performance.now() - started)
    }
    return spent
  },

  /** The floor: the same three records put into a bare database as durably, by nobody else. */
  async putBare(times: number): Promise<number[]> {
    const database = await openBare()
    const spent: number[] = []
    for (let at = 0; at < times; at++) {
      const started = performance.now()
      const tx = database.transaction('rows', 'readwrite', { durability: 'strict' })
      const rows = tx.objectStore('rows')
      rows.put({ id: 'user', row: sampleRow('users') })
      rows.put({ id: crypto.randomUUID(), row: sampleRow('orders') })
      rows.put({ id: crypto.randomUUID(), row: sampleRow('coinEntries') })
      await new Promise((resolve) => {
        tx.oncomplete = resolve
      })
      spent.push(performance.now() - started)
    }
    database.close()
    return spent
  },

  /** The floor of a cold start: the shop's records as the database hands them out, unchecked. */
  async readBare(name: string): Promise<number> {
    const started = performance.now()
    const database = await answer(indexedDB.open(name))
    await answer(database.transaction('rows').objectStore('rows').getAll())
    database.close()
    return performance.now() - started
  },

  close: () => store.close(),
}

async function addCustomer(tx: Tx, number: number): Promise<void> {
  const createdAt = timeOf(number)
  const user = await tx.users.insert(sampleUser(number, { createdAt, coins: 100_000 }))
  await tx.coinEntries.insert(
    sampleRow('coinEntries', {
      id: crypto.randomUUID(),
      createdAt,
      userId: user.id,
      amount: user.coins,
      balanceAfter: user.coins,
    }),
  )
  for (let order = 0; order < 2 + (number % 2); order++) await buyOne(tx, user.id)
}

async function buyOne(tx: Tx, userId: string): Promise<void> {
  const createdAt = new Date().toISOString()
  const paid = await tx.users.update(
    userId,
    { coins: { increment: -500 } },
    { coins: { gte: 500 }, status: 'active' },
  )
  if (!paid) throw new Error('out of coins')
  const id = crypto.randomUUID()
  await tx.orders.insert(sampleRow('orders', { id, createdAt, userId }))
  await tx.coinEntries.insert(
    sampleRow('coinEntries', {
      id: crypto.randomUUID(),
      createdAt,
      userId,
      amount: -500,
      balanceAfter: paid.coins,
      kind: 'order',
      reference: id,
    }),
  )
}

const timeOf = (number: number) => new Date(1_700_000_000_000 + number * 60_000).toISOString()

async function openBare(): Promise<IDBDatabase> {
  const request = indexedDB.open('bare', 1)
  request.onupgradeneeded = () => request.result.createObjectStore('rows', { keyPath: 'id' })
  return answer(request)
}

function answer<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

declare global {
  interface Window {
    bench: typeof bench
  }
}

window.bench = bench
