import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Rows } from '../collections.ts'
import { sampleUser } from '../conformance/sample-rows.ts'
import { createMemoryStore } from './memory-store.ts'

type User = Rows['users']

const time = fc.integer({ min: 0, max: 9 }).map((second) => `2026-03-01T10:00:0${second}.000Z`)
const number = fc.integer({ min: 2, max: 40 })
const role = fc.constantFrom('user' as const, 'admin' as const)
const step = fc.oneof(
  fc.record({ kind: fc.constant('insert' as const), number, createdAt: time, role }),
  fc.record({ kind: fc.constant('update' as const), number, role, coins: fc.nat(9) }),
  fc.record({ kind: fc.constant('delete' as const), number }),
)
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

const run = fc.record({ steps: fc.array(step, { maxLength: 30 }), fails: fc.boolean() })

/** What the engine must answer, worked out the slow way. */
function applyStep(model: Map<string, User>, change: Step): void {
  const id = `user-${change.number}`
  const known = model.get(id)
  if (change.kind === 'delete') model.delete(id)
  else if (change.kind === 'update') {
    if (known) model.set(id, { ...known, role: change.role, coins: known.coins + change.coins })
  } else if (!known) {
    const { createdAt, role } = change
    model.set(id, sampleUser(change.number, { createdAt, role, coins: 0 }))
  }
}

function inOrder(model: Map<string, User>): User[] {
  return [...model.values()].sort((a, b) =>
    `${a.createdAt} ${a.id}` < `${b.createdAt} ${b.id}` ? -1 : 1,
  )
}

test('after any run of transactions every list and count is what a plain sort answers', async () => {
  let operations = 0
  await fc.assert(
    fc.asyncProperty(fc.array(run, { minLength: 1, maxLength: 6 }), role, async (runs, wanted) => {
      const store = createMemoryStore()
      let model = new Map<string, User>()
      // Makes the order and the index early, so that each commit has to keep them up.
      await store.read((tx) => tx.users.list({ where: { role: wanted }, limit: 1 }))
      for (const { steps, fails } of runs) {
        const next = new Map(model)
        for (const change of steps) applyStep(next, change)
        const before = inOrder(model)
        operations += steps.length
        await store.read(async (reader) => {
          const committed = store.transaction(async (tx) => {
            for (const change of steps) {
              const id = `user-${change.number}`
              if (change.kind === 'delete') await tx.users.delete(id)
              else if (change.kind === 'update') {
                const { role, coins } = change
                await tx.users.update(id, { role, coins: { increment: coins } })
              } else if (!(await tx.users.get(id))) {
                const { createdAt, role } = change
                await tx.users.insert(sampleUser(change.number, { createdAt, role, coins: 0 }))
              }
            }
            const seen = await tx.users.list({ order: 'oldest', limit: 100 })
            expect(seen.items).toEqual(inOrder(next))
            if (fails) throw new Error('rolled back')
          })
          await committed.catch((error: unknown) => {
            if (!(error instanceof Error && error.message === 'rolled back')) throw error
          })
          // The reader began before the commit.
          const page = await reader.users.list({ order: 'oldest', limit: 100 })
          expect(page.items).toEqual(before)
          const where = { role: wanted }
          expect(await reader.users.count(where)).toBe(
            before.filter((user) => user.role === wanted).length,
          )
        })
        if (!fails) model = next
        const expected = inOrder(model).filter((user) => user.role === wanted)
        const listed = await store.read(async (tx) => ({
          page: await tx.users.list({ where: { role: wanted }, limit: 100 }),
          count: await tx.users.count({ role: wanted }),
          all: await tx.users.count(),
        }))
        expect(listed.page.items).toEqual(expected.toReversed())
        expect(listed).toMatchObject({ count: expected.length, all: model.size })
      }
    }),
    { numRuns: 150 },
  )
  expect(operations).toBeGreaterThan(1000)
})
