import { afterEach, expect, test, vi } from 'vitest'
import { sampleRow, sampleUser } from '../conformance/sample-rows.ts'
import { closeAll, freshName, openForTest, requestEnd } from '../testing/open-for-test.ts'
import { FEW_ROWS } from './read-ahead.ts'

afterEach(closeAll)

/** Holds up a load wherever it lets the page breathe. */
class Gate {
  #waiting: (() => void)[] = []
  #isOpen = false
  readonly breathe = (): Promise<void> =>
    new Promise((resolve) => {
      if (this.#isOpen) resolve()
      else this.#waiting.push(resolve)
    })

  /** As often as it takes until `done` is. */
  async passUntil(done: Promise<unknown>): Promise<void> {
    let isDone = false
    void done.finally(() => {
      isDone = true
    })
    while (!isDone) {
      for (const resolve of this.#waiting.splice(0)) resolve()
      await new Promise((resolve) => setTimeout(resolve))
    }
  }

  open(): void {
    this.#isOpen = true
    for (const resolve of this.#waiting.splice(0)) resolve()
  }
}

/** More than are read in one go, most of them in a collection that no screen asks first. */
async function storeLargeShop(name: string): Promise<void> {
  const store = await openForTest(name)
  await store.transaction(async (tx) => {
    for (let at = 1; at <= 20; at++) await tx.users.insert(sampleUser(at))
    for (let at = 0; at <= FEW_ROWS; at++) {
      await tx.subscribers.insert(
        sampleRow('subscribers', { id: `subscriber-${at}`, email: `person-${at}@example.com` }),
      )
    }
  })
  await store.close()
}

async function damage(name: string): Promise<void> {
  const database = await requestEnd(indexedDB.open(name))
  const rows = database.transaction('rows', 'readwrite').objectStore('rows')
  const record = await requestEnd(rows.get(['subscribers', 'subscriber-9']))
  await requestEnd(rows.put({ ...record, row: { ...record.row, email: 7 } }))
  database.close()
}

test('the first rows of a large shop are read before the rest has come; who asks for the rest waits', async () => {
  const name = freshName()
  await storeLargeShop(name)
  const gate = new Gate()
  const store = await openForTest(name, { breathe: gate.breathe, turnMs: 0 })
  const users = store.read((tx) => tx.users.count())
  await gate.passUntil(users)
  expect(await users).toBe(20)
  const answers: string[] = []
  const rest = store.read((tx) => tx.subscribers.count()).then(() => answers.push('rest'))
  const write = store
    .transaction((tx) => tx.users.update('user-1', { name: 'Changed' }))
    .then(() => answers.push('written'))
  const text = store.exportDocument()
  expect(await store.read((tx) => tx.users.get('user-1'))).toMatchObject({ id: 'user-1' })
  expect(answers).toEqual([])
  gate.open()
  await Promise.all([rest, write])
  expect(answers).toEqual(['rest', 'written'])
  expect(JSON.parse(await text).subscribers).toHaveLength(FEW_ROWS + 1)
  expect(await store.read((tx) => tx.users.get('user-1'))).toMatchObject({ name: 'Changed' })
})

test('what was on show of a large shop is taken away when the rest turns out to be damaged', async () => {
  const name = freshName()
  await storeLargeShop(name)
  await damage(name)
  const gate = new Gate()
  const store = await openForTest(name, { breathe: gate.breathe, turnMs: 0 })
  expect(store.health().state).toBe('ready')
  const told: string[] = []
  store.watch((changed) => told.push(...changed))
  const waiting = store.read((tx) => tx.subscribers.count())
  const write = store.transaction((tx) => tx.users.count())
  gate.open()
  await expect(waiting).rejects.toMatchObject({ kind: 'unavailable' })
  await expect(write).rejects.toMatchObject({ kind: 'unavailable' })
  expect(store.health().state).toBe('damaged')
  expect(told).toContain('users')
  expect(await store.read((tx) => tx.users.count())).toBe(0)
  expect(await store.exportDocument()).toContain('person-10@')
})

test('a large shop whose database answers late takes the place of what was on show, and that is told', async () => {
  const name = freshName()
  await storeLargeShop(name)
  const store = await openForTest(name, { openWithinMs: 0 })
  expect(store.health().state).toBe('unavailable')
  expect(await store.read((tx) => tx.users.count())).toBe(0)
  const told: string[] = []
  store.watch((changed) => told.push(...changed))
  await vi.waitFor(() => expect(store.health().state).toBe('ready'), 5000)
  expect(told).toContain('users')
  expect(await store.read((tx) => tx.users.count())).toBe(20)
})
