import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { testLists } from '../conformance/lists.ts'
import { testReplacing } from '../conformance/replacing.ts'
import { testRows } from '../conformance/rows.ts'
import { testRules } from '../conformance/rules.ts'
import { sampleRow, sampleUser } from '../conformance/sample-rows.ts'
import { testSnapshots } from '../conformance/snapshots.ts'
import type { Store, Tx } from '../port.ts'
import { createInterleavedStore } from './interleaved-store.ts'

const noTurn = async () => {}
const openStore = async () => createInterleavedStore({ turn: noTurn })

describe('as every adapter', () => {
  testRows(openStore)
  testRules(openStore)
  testSnapshots(openStore, true)
  testLists(openStore)
  testReplacing(openStore)
})

const user = sampleUser(1, { coins: 0 })
const coinsOf = (store: Store) =>
  store.read(async (tx) => (await tx.users.get(user.id))?.coins ?? null)

interface Outcome {
  readonly coins: number | null
  readonly failures: readonly unknown[]
}
/** Two of the same at once, whichever goes on first; all that came of it over many interleavings. */
async function twice(act: (tx: Tx) => Promise<unknown>): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = []
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), async (scheduler) => {
      const turn = () => scheduler.schedule(Promise.resolve())
      const store = createInterleavedStore({ initial: { users: [user] }, turn })
      const both = Promise.allSettled([store.transaction(act), store.transaction(act)])
      const results = await scheduler.waitFor(both)
      const failures = results.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
      outcomes.push({ coins: await scheduler.waitFor(coinsOf(store)), failures })
    }),
    { numRuns: 60 },
  )
  return outcomes
}

const allCoins = (outcomes: readonly Outcome[]) => new Set(outcomes.map(({ coins }) => coins))

test('what is computed from an unlocked read is lost in some interleaving', async () => {
  const outcomes = await twice(async (tx) => {
    const before = await tx.users.get(user.id)
    await tx.users.update(user.id, { coins: (before?.coins ?? 0) + 10 })
  })
  expect(allCoins(outcomes)).toEqual(new Set([10, 20]))
})

test('a lock, an increment and a guard lose nothing', async () => {
  const locked = await twice(async (tx) => {
    const before = await tx.users.get(user.id, { lock: true })
    await tx.users.update(user.id, { coins: (before?.coins ?? 0) + 10 })
  })
  expect(allCoins(locked)).toEqual(new Set([20]))
  const added = await twice((tx) => tx.users.update(user.id, { coins: { increment: 10 } }))
  expect(allCoins(added)).toEqual(new Set([20]))
  const guarded = await twice((tx) =>
    tx.users.update(user.id, { coins: { increment: 10 } }, { coins: { lte: 5 } }),
  )
  expect(allCoins(guarded)).toEqual(new Set([10]))
})

test('of two new rows with one key the second is refused, after it has waited for the first', async () => {
  const outcomes = await twice((tx) => tx.subscribers.insert(sampleRow('subscribers')))
  for (const { failures } of outcomes) {
    expect(failures).toMatchObject([{ kind: 'unique' }])
  }
})

test('two who wait for each other in a circle run one after the other', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), async (scheduler) => {
      const turn = () => scheduler.schedule(Promise.resolve())
      const users = [user, sampleUser(2, { coins: 0 })]
      const store = createInterleavedStore({ initial: { users }, turn })
      const raise = (order: typeof users) =>
        store.transaction(async (tx) => {
          for (const { id } of order) await tx.users.update(id, { coins: { increment: 1 } })
        })
      await scheduler.waitFor(Promise.all([raise(users), raise(users.toReversed())]))
      expect(await scheduler.waitFor(coinsOf(store))).toBe(2)
    }),
    { numRuns: 60 },
  )
})

test('what is undone leaves no trace, and nobody saw it meanwhile', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), async (scheduler) => {
      const turn = () => scheduler.schedule(Promise.resolve())
      const store = createInterleavedStore({ initial: { users: [user] }, turn })
      const undone = store
        .transaction(async (tx) => {
          await tx.users.update(user.id, { coins: { increment: 5 } })
          await tx.users.count()
          throw new Error('no')
        })
        .catch(() => null)
      const looks = Promise.all([coinsOf(store), coinsOf(store), undone])
      expect(await scheduler.waitFor(looks)).toEqual([0, 0, null])
    }),
    { numRuns: 60 },
  )
})
