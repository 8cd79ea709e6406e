import { expect, test } from 'vitest'
import { type CollectionName, collectionNames, type Rows } from '../collections.ts'
import { anyRepository, fillShop } from './fill-shop.ts'
import type { OpenStore } from './open-store.ts'
import { sampleRow, sampleUser } from './sample-rows.ts'

/** Rows go in and come out as they are, belong to nobody, and are changed only as asked. */
export function testRows(open: OpenStore): void {
  for (const collection of collectionNames) {
    test(`a row of ${collection} comes back exactly as it went in`, async () => {
      const store = await open()
      await store.transaction(fillShop)
      const row = await store.transaction((tx) => readBack(collection, tx))
      expect(row).toStrictEqual(sampleRow(collection))
    })
  }

  test('changing what was inserted or returned changes nothing in the store', async () => {
    const store = await open()
    const mine = sampleRow('plans', { features: ['one'] })
    await store.transaction((tx) => tx.plans.insert(mine))
    mine.features.push('two')
    mine.specs.ram = 99
    const theirs = await store.read((tx) => tx.plans.get(mine.id))
    expect(() => theirs?.features.push('three')).toThrow(TypeError)
    const kept = await store.read((tx) => tx.plans.get(mine.id))
    expect(kept).toStrictEqual(sampleRow('plans', { features: ['one'] }))
  })

  test('an update sets fields, adds increments and answers the new row', async () => {
    const store = await open()
    await store.transaction((tx) => tx.users.insert(sampleRow('users')))
    const updated = await store.transaction((tx) =>
      tx.users.update('user-1', { name: 'New', phone: '1', coins: { increment: -2500 } }),
    )
    const expected: Rows['users'] = sampleRow('users', { name: 'New', phone: '1', coins: 7500 })
    expect(updated).toStrictEqual(expected)
    expect(await store.read((tx) => tx.users.get('user-1'))).toStrictEqual(expected)
  })

  test('an update of a missing row or against its guard answers null and changes nothing', async () => {
    const store = await open()
    await store.transaction((tx) => tx.users.insert(sampleRow('users', { coins: 499 })))
    const [missing, tooFew, suspended, exact] = await store.transaction(async (tx) => [
      await tx.users.update('nobody', { name: 'New' }),
      await tx.users.update('user-1', { coins: { increment: -500 } }, { coins: { gte: 500 } }),
      await tx.users.update('user-1', { name: 'New' }, { status: { in: ['suspended'] } }),
      await tx.users.update('user-1', { coins: { increment: -499 } }, { coins: { gte: 499 } }),
    ])
    expect([missing, tooFew, suspended]).toEqual([null, null, null])
    expect(exact).toStrictEqual(sampleRow('users', { coins: 0 }))
  })

  test('a row is found together with its account, as each of them is found', async () => {
    const store = await open()
    await store.transaction(fillShop)
    const { tokenHash, userId } = sampleRow('sessions')
    const [found, other] = await store.read((tx) =>
      Promise.all([
        tx.sessions.findOwned({ tokenHash }),
        tx.sessions.findOwned({ tokenHash, userId: 'another' }),
      ]),
    )
    expect(found).toStrictEqual({ row: sampleRow('sessions'), owner: sampleRow('users') })
    expect(found?.owner.id).toBe(userId)
    expect(other).toBeNull()
    const alone = await store.read((tx) => tx.orders.findOwned({ userId }))
    expect(alone?.row).toStrictEqual(sampleRow('orders'))
  })

  test('a guard on null holds for null only', async () => {
    const store = await open()
    await store.transaction((tx) => tx.users.insert(sampleRow('users')))
    const [held, refused] = await store.transaction(async (tx) => [
      await tx.users.update('user-1', { phone: '1' }, { phone: null }),
      await tx.users.update('user-1', { phone: '2' }, { phone: null }),
    ])
    expect(held?.phone).toBe('1')
    expect(refused).toBeNull()
  })

  test('a patch cannot change the id or the time of creation', async () => {
    const store = await open()
    await store.transaction((tx) => tx.users.insert(sampleRow('users')))
    for (const patch of [{ id: 'user-9' }, { createdAt: '2020-01-01T00:00:00.000Z' }]) {
      const update = store.transaction((tx) => anyRepository(tx, 'users').update('user-1', patch))
      await expect(update).rejects.toMatchObject({ kind: 'check' })
    }
  })

  test('a deleted row is gone, and its unique key is free again', async () => {
    const store = await open()
    await store.transaction((tx) => tx.users.insert(sampleRow('users')))
    const answers = await store.transaction(async (tx) => [
      await tx.users.delete('user-1'),
      await tx.users.delete('user-1'),
    ])
    expect(answers).toEqual([true, false])
    expect(await store.read((tx) => tx.users.get('user-1'))).toBeNull()
    await store.transaction((tx) => tx.users.insert(sampleUser(2, { email: 'amina@example.com' })))
    expect(await store.read((tx) => tx.users.count())).toBe(1)
  })
}

async function readBack(collection: CollectionName, tx: Parameters<typeof anyRepository>[0]) {
  return anyRepository(tx, collection).get(sampleRow(collection).id)
}
