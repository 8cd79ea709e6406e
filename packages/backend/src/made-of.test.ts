/** What answers are made of, seen in the store: by the contract's `reads` a page leaves alone what has not changed. */
import { calls } from '@hostfront/contract/calls'
import { type CollectionName, collectionNames } from '@hostfront/store/collections'
import { createMemoryStore } from '@hostfront/store/memory'
import { expect, test } from 'vitest'
import type { CallContext } from './access/answers.ts'
import { inputOf, rows, send } from './testing/calls/calls.ts'
import { checkMadeOf } from './testing/check-made-of.ts'
import { recordedStore } from './testing/recorded-store.ts'
import { openTestShop } from './testing/shop.ts'
import { openStage } from './testing/stage.ts'

const reading = calls.filter(({ reads }) => reads).map(({ name }) => name)

test('what answers are made of are collections of the store', () => {
  const named = calls.flatMap(({ reads }) => (reads === 'everything' ? [] : (reads ?? [])))
  expect(collectionNames).toEqual(expect.arrayContaining(named))
})

test.each(rows.filter(({ name }) => reading.includes(name)).map((row) => [row.name, row] as const))(
  '%s is made of no more than the contract says, whoever asks and searches',
  async (_name, row) => {
    const { callers, records } = await openStage(row)
    for (const caller of ['admin', 'owner'] as const) {
      const input = await inputOf(row, { place: 'alone', records, caller })
      const searching = input instanceof Object ? { ...input, search: 'owner' } : input
      for (const sent of [input, searching]) {
        // A refusal is an answer like others; what the contract lacks is another fault, and none of the contract's.
        await send(callers[caller], row, sent).catch((error: unknown) => {
          expect(error).toMatchObject({ defined: true })
        })
      }
    }
  },
)

test('a procedure that reads what the contract does not name fails the test that calls it', async () => {
  const { backend } = await openTestShop()
  const asked = {
    path: ['plans', 'onSale'],
    procedure: { '~orpc': { route: { method: 'GET' } } },
    context: {
      ...backend,
      sessionToken: { get: () => null, set() {}, clear() {} },
      apiKey: null,
      client: { address: null, userAgent: null },
      idempotencyKey: null,
    },
  }
  const answer = (context: CallContext) => {
    context.onActor?.(null)
    return context.store.read((tx) => tx.vouchers.count())
  }
  await expect(checkMadeOf(asked, answer)).rejects.toThrow('plans.onSale is also made of: vouchers')
  await expect(checkMadeOf({ ...asked, path: ['vouchers', 'list'] }, answer)).resolves.toBe(1)
})

test('what a question leads to counts as looked into: the owner, and what a search finds rows by', async () => {
  const looked: CollectionName[] = []
  const store = recordedStore(createMemoryStore(), (name) => looked.push(name))
  await store.read((tx) => tx.sessions.findOwned({ tokenHash: 'x' }))
  expect(looked.splice(0)).toEqual(['sessions', 'users'])
  await store.read((tx) => tx.orders.list({ limit: 1 }))
  expect(looked.splice(0)).toEqual(['orders'])
  await store.read((tx) => tx.orders.list({ limit: 1, search: 'jane' }))
  expect(looked.splice(0)).toEqual(['orders', 'users', 'invoices', 'paymentAllocations'])
})
