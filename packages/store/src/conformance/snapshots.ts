import { expect, test } from 'vitest'
import type { OpenStore } from './open-store.ts'
import { sampleRow, sampleUser } from './sample-rows.ts'

/** Readers see one moment, whatever is committed meanwhile. */
export function testSnapshots(open: OpenStore, hasConcurrentReaders: boolean): void {
  if (hasConcurrentReaders) testConcurrent(open)
  else testWaiting(open)

  test('a transaction that comes while a reader looks is not seen by it', async () => {
    const store = await open()
    await store.transaction((tx) => tx.users.insert(sampleRow('users')))
    let begin = () => {}
    const hasBegun = new Promise<void>((resolve) => {
      begin = resolve
    })
    const seen = store.read(async (tx) => {
      const before = await tx.users.count()
      begin()
      await new Promise((resolve) => setTimeout(resolve, 50))
      return [before, await tx.users.count(), (await tx.users.list({ limit: 9 })).items.length]
    })
    await hasBegun
    const write = store.transaction((tx) => tx.users.insert(sampleUser(2)))
    expect(await seen).toEqual([1, 1, 1])
    await write
    expect(await store.read((tx) => tx.users.count())).toBe(2)
  })
}

function testWaiting(open: OpenStore): void {
  test('a transaction inside a reader, which would wait for it for ever, is refused', async () => {
    const store = await open()
    const inner = store.read(async (tx) => {
      await tx.users.count()
      return store.transaction((write) => write.users.insert(sampleRow('users')))
    })
    await expect(inner).rejects.toMatchObject({ kind: 'nested' })
    expect(await store.read((tx) => tx.users.count())).toBe(0)
  })
}

function testConcurrent(open: OpenStore): void {
  test('a reader sees one moment, whatever is committed meanwhile', async () => {
    const store = await open()
    await store.transaction(async (tx) => {
      await tx.users.insert(sampleRow('users'))
      await tx.users.insert(sampleUser(2))
    })
    const seen = await store.read(async (tx) => {
      const before = await tx.users.list({ limit: 10 })
      await store.transaction(async (write) => {
        await write.users.update('user-1', { name: 'Later', role: 'admin' })
        await write.users.delete('user-2')
        await write.users.insert(sampleUser(3))
      })
      const after = await tx.users.list({ limit: 10 })
      const admins = await tx.users.count({ role: 'admin' })
      const one = await tx.users.find({ email: 'user-2@example.com' })
      return { before, after, admins, one, three: await tx.users.get('user-3') }
    })
    expect(seen.after).toEqual(seen.before)
    expect(seen).toMatchObject({ admins: 0, one: { id: 'user-2' }, three: null })
    const now = await store.read((tx) => tx.users.list({ order: 'oldest', limit: 10 }))
    expect(now.items.map(({ id, name }) => [id, name])).toEqual([
      ['user-1', 'Later'],
      ['user-3', 'Amina Benali'],
    ])
  })
}
