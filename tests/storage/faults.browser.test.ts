import type { BrowserStore } from '@hostfront/store/browser'
import { sampleUser } from '@hostfront/store/sample-rows'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { failWith, plant, silence } from './faults.ts'
import { answer, fillShop, freshName, openShop, removeShop, withDatabase } from './open-shop.ts'

/** Long enough for a machine that is busy with other things, short enough to wait for where nothing answers. */
const quick = { openWithinMs: 1000, answerWithinMs: 2000 }
const opened: { store: BrowserStore; name: string }[] = []
let planted: { remove: () => void }[] = []

afterEach(async () => {
  for (const fault of planted) fault.remove()
  planted = []
  for (const { store, name } of opened.splice(0)) {
    await store.close()
    await removeShop(name)
  }
})

function fault(...parameters: Parameters<typeof plant>) {
  const made = plant(...parameters)
  planted.push(made)
  return made
}

async function open(name: string, environment: Parameters<typeof openShop>[1] = {}) {
  const store = await openShop(name, { ...quick, ...environment })
  opened.push({ store, name })
  return store
}

async function openFilled(environment: Parameters<typeof openShop>[1] = {}) {
  const name = freshName()
  const store = await open(name, environment)
  await fillShop(store)
  return { store, name }
}

const addUser = (store: BrowserStore) => store.transaction((tx) => tx.users.insert(sampleUser(2)))
const countUsers = (store: BrowserStore) => store.read((tx) => tx.users.count())

async function expectExport(store: BrowserStore, users: number): Promise<void> {
  expect(JSON.parse(await store.exportDocument()).users).toHaveLength(users)
}

describe('opening', () => {
  const factory = (open: () => unknown) => ({ indexedDB: { open } as unknown as IDBFactory })

  test.each([
    ['there is no database', { indexedDB: null }],
    ['it is forbidden', factory(failWith('SecurityError'))],
    ['it never answers', factory(() => new EventTarget())],
  ])('when %s, pages show, writes are refused and nothing hangs', async (_, environment) => {
    const store = await open(freshName(), environment)
    expect(store.health().state).toBe('unavailable')
    expect(await countUsers(store)).toBe(0)
    await expect(addUser(store)).rejects.toMatchObject({ kind: 'unavailable' })
    await expect(store.exportDocument()).rejects.toMatchObject({ kind: 'unavailable' })
  })

  test('without a database the copy in local storage is shown and can be exported', async () => {
    const name = freshName()
    const filled = await open(name)
    await fillShop(filled)
    await filled.close()
    const store = await open(name, { indexedDB: null })
    expect(await countUsers(store)).toBe(1)
    await expectExport(store, 1)
    await expect(addUser(store)).rejects.toMatchObject({ kind: 'unavailable' })
  })

  test('a database that answers late is taken up when it does', async () => {
    const name = freshName()
    const filled = await open(name)
    await fillShop(filled)
    await filled.close()
    let release = () => {}
    const slow = {
      open(...parameters: Parameters<IDBFactory['open']>) {
        const request = indexedDB.open(...parameters)
        const holder: Record<string, unknown> = {}
        request.onsuccess = (event) => {
          release = () => (holder.onsuccess as (event: Event) => void)(event)
        }
        return new Proxy(request, {
          set: (_, key, value) => {
            holder[String(key)] = value
            return true
          },
          get: (_, key) => Reflect.get(request, key, request),
        })
      },
    } as unknown as IDBFactory
    const store = await open(name, { indexedDB: slow })
    expect(store.health().state).toBe('unavailable')
    const onChange = vi.fn()
    store.watchHealth(onChange)
    await vi.waitFor(() => {
      release()
      expect(store.health().state).toBe('ready')
    })
    expect(onChange).toHaveBeenCalled()
    await addUser(store)
    expect(await countUsers(store)).toBe(2)
  })

  test.each(['get', 'getAll', 'getAllKeys'])(
    'when %s fails or hangs, the shop is not taken for empty',
    async (method) => {
      const { store: filled, name } = await openFilled()
      await filled.close()
      for (const how of [failWith('UnknownError'), silence]) {
        const made = fault(IDBObjectStore.prototype, method, how)
        const store = await open(name)
        expect(made.fired()).toBeGreaterThan(0)
        made.remove()
        expect(store.health().state).toBe('unavailable')
        await expect(addUser(store)).rejects.toMatchObject({ kind: 'unavailable' })
        await expectExport(store, 1)
        await store.close()
      }
      expect(await countUsers(await open(name))).toBe(1)
    },
  )
})

describe('writing', () => {
  test.each([
    [
      'the disk is full at a row',
      IDBObjectStore.prototype,
      'put',
      failWith('QuotaExceededError'),
      'quota',
      'full',
    ],
    [
      'a row cannot be written',
      IDBObjectStore.prototype,
      'put',
      failWith('UnknownError'),
      'unavailable',
      'write-failed',
    ],

    [
      'the revision is never answered',
      IDBObjectStore.prototype,
      'get',
      silence,
      'unavailable',
      'write-failed',
    ],
    [
      'no transaction can be started',
      IDBDatabase.prototype,
      'transaction',
      failWith('UnknownError'),
      'unavailable',
      'write-failed',
    ],
    [
      'a deletion fails',
      IDBObjectStore.prototype,
      'delete',
      failWith('DataError'),
      'unavailable',
      'write-failed',
    ],
  ] as const)(
    'when %s, nothing is written and it is told',
    async (_, owner, method, how, kind, notice) => {
      const { store, name } = await openFilled()
      const made = fault(owner, method, how)
      await expect(addUser(store)).rejects.toMatchObject({ kind })
      expect(made.fired()).toBeGreaterThan(0)
      expect(store.health().notices).toContain(notice)
      expect(await countUsers(store)).toBe(1)
      await expectExport(store, 1)
      made.remove()
      const stored = await withDatabase(name, (database) =>
        answer(database.transaction('rows').objectStore('rows').getAllKeys()),
      )
      expect(stored).not.toContainEqual(['users', 'user-2'])
      await addUser(store)
      expect(store.health().notices).toEqual([])
      expect(await countUsers(store)).toBe(2)
    },
  )

  test('a row that is never answered does not matter when the transaction ends', async () => {
    const { store, name } = await openFilled()
    fault(IDBObjectStore.prototype, 'put', silence)
    await addUser(store)
    await store.close()
    expect(await countUsers(await open(name))).toBe(2)
  })

  test('when the end of a transaction is never heard, the outcome is found out before the next write', async () => {
    const { store } = await openFilled()
    const made = fault(IDBDatabase.prototype, 'transaction', silence)
    await expect(addUser(store)).rejects.toMatchObject({ kind: 'unavailable' })
    made.remove()
    expect(store.health().notices).toContain('write-failed')
    await store.transaction((tx) => tx.users.update('user-1', { name: 'Next' }))
    const users = await store.read((tx) => tx.users.list({ limit: 10 }))
    await store.close()
    const again = await open(opened[0]?.name ?? '')
    expect(await again.read((tx) => tx.users.list({ limit: 10 }))).toEqual(users)
  })

  test('a connection that is closed under the shop is opened again', async () => {
    const { store } = await openFilled()
    const made = fault(IDBDatabase.prototype, 'transaction', () => {
      made.remove()
      throw new DOMException('planted', 'InvalidStateError')
    })
    await addUser(store)
    expect(made.fired()).toBe(1)
    expect(await countUsers(store)).toBe(2)
  })
})

describe('losing everything while open', () => {
  test('a deleted database is noticed at once, and what is in memory can be exported', async () => {
    const { store, name } = await openFilled()
    await answer(indexedDB.deleteDatabase(name))
    await expect(addUser(store)).rejects.toMatchObject({ kind: 'unavailable', rule: 'wiped' })
    expect(store.health()).toMatchObject({ state: 'unavailable', notices: ['wiped'] })
    await expectExport(store, 1)
    expect(await countUsers(store)).toBe(1)
  })

  test('an emptied database is noticed at the next write', async () => {
    const { store, name } = await openFilled()
    await withDatabase(name, async (database) => {
      const tx = database.transaction(['rows', 'meta'], 'readwrite')
      tx.objectStore('rows').clear()
      await answer(tx.objectStore('meta').clear())
    })
    await expect(addUser(store)).rejects.toMatchObject({ kind: 'unavailable', rule: 'wiped' })
    expect(store.health().notices).toEqual(['wiped'])
    await expectExport(store, 1)
  })

  test('an emptied database is noticed when the page comes into view', async () => {
    const { store, name } = await openFilled()
    await withDatabase(name, async (database) => {
      await answer(database.transaction('meta', 'readwrite').objectStore('meta').clear())
    })
    window.dispatchEvent(new Event('focus'))
    await vi.waitFor(() => expect(store.health().notices).toEqual(['wiped']))
    await expectExport(store, 1)
  })
})

describe('what the shop can do without', () => {
  const storage = (broken: Partial<Record<keyof Storage, () => unknown>>) => ({
    localStorage: {
      getItem: () => null,
      setItem: () => {},
      removeItem: () => {},
      ...broken,
    } as unknown as Storage,
    whenIdle: (work: () => void) => work(),
  })

  test.each(['QuotaExceededError', 'SecurityError'])(
    'a copy that fails with %s is dropped, and that is known',
    async (name) => {
      const { store } = await openFilled(storage({ setItem: failWith(name) }))
      await vi.waitFor(() => expect(store.health().isMirrored).toBe(false), 10_000)
      await addUser(store)
      await expectExport(store, 2)
    },
  )

  test('local storage that cannot be read is done without', async () => {
    const { store } = await openFilled(storage({ getItem: failWith('SecurityError') }))
    await addUser(store)
    expect(store.health().state).toBe('ready')
    expect(await countUsers(store)).toBe(2)
  })

  test.each([
    ['a channel', { openChannel: failWith('SecurityError') }],
    [
      'locks',
      { locks: { request: () => Promise.reject(new Error('planted')) } as unknown as LockManager },
    ],
    [
      'an answer to persistence',
      {
        storage: {
          persist: () => Promise.reject(new Error()),
          persisted: () => Promise.reject(new Error()),
        } as unknown as StorageManager,
      },
    ],
  ])('the shop does without %s', async (_, environment) => {
    const { store } = await openFilled(environment)
    await addUser(store)
    const persisted = await store.askToPersist()
    expect(persisted).toBe(store.health().persisted)
    expect(store.health().state).toBe('ready')
  })
})

describe('restoring and starting afresh', () => {
  test.each(['clear', 'put', 'getAllKeys'])(
    'when %s fails, the shop stays as it was',
    async (method) => {
      const { store } = await openFilled()
      const text = await store.exportDocument()
      await addUser(store)
      const made = fault(IDBObjectStore.prototype, method, failWith('QuotaExceededError'))
      await expect(store.restore(text)).rejects.toMatchObject({ kind: 'quota' })
      made.remove()
      expect(store.health().notices).toContain('full')
      await expectExport(store, 2)
      expect(await store.restore(text)).toMatchObject({ ok: true })
      await expectExport(store, 1)
    },
  )

  test('starting afresh is for damage only', async () => {
    const { store } = await openFilled()
    await expect(store.startAfresh()).rejects.toMatchObject({ kind: 'unavailable' })
    expect(await countUsers(store)).toBe(1)
  })
})
