import { ORPCError } from '@orpc/server'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { orderForm } from '../testing/order-form.ts'
import { type Client, openTestShop, type TestShop } from '../testing/shop.ts'

/** Of fewer it may be that none deletes an account. */
const SEQUENCES = Math.max(20, Math.ceil(Number(process.env.FC_RUNS ?? 2000) / 20))

/** `by` and `whom` choose among the four accounts; two of them begin as administrators. */
const who = fc.nat(3)
const action = fc.oneof(
  fc.record({ do: fc.constant('set role' as const), role: fc.constantFrom('user', 'admin') }),
  fc.record({
    do: fc.constant('set status' as const),
    status: fc.constantFrom('active', 'suspended'),
  }),
  fc.record({ do: fc.constant('set coins' as const), coins: fc.nat(5000) }),
  fc.record({
    do: fc.constant('change coins' as const),
    amount: fc.integer({ min: -5000, max: 5000 }),
  }),
  fc.record({ do: fc.constantFrom('order' as const, 'remove' as const, 'leave' as const) }),
)
const act = fc.record({ by: who, whom: who, action })
type Act = typeof act extends fc.Arbitrary<infer Value> ? Value : never

test(`over ${SEQUENCES} random sequences of two administrators at once, balances are what the ledgers say and somebody runs the shop`, async () => {
  const done = { allowed: 0, refused: 0, deleted: 0 }
  const rounds = fc.array(fc.tuple(act, act), { minLength: 1, maxLength: 12, size: 'max' })
  await fc.assert(
    fc.asyncProperty(rounds, async (pairs) => {
      const stage = await openStage()
      for (const pair of pairs) {
        const outcomes = await Promise.all(pair.map((one) => attempt(() => perform(one, stage))))
        for (const isAllowed of outcomes) done[isAllowed ? 'allowed' : 'refused']++
        await expectSoundShop(stage.shop)
      }
      done.deleted += await stage.shop.store.read((tx) => tx.users.count({ status: 'deleted' }))
    }),
    { numRuns: SEQUENCES },
  )
  expect(done.allowed).toBeGreaterThan(SEQUENCES)
  expect(done.refused).toBeGreaterThan(SEQUENCES)
  expect(done.deleted).toBeGreaterThan(SEQUENCES / 10)
}, 300_000)

interface Stage {
  readonly shop: TestShop
  readonly accounts: readonly { readonly id: string; readonly client: Client }[]
}

/** Only the two made here run the shop: the one that it opened with is suspended. */
async function openStage(): Promise<Stage> {
  const shop = await openTestShop()
  const accounts: { id: string; client: Client }[] = []
  for (const name of ['anna', 'ben', 'jane', 'zoe']) {
    const client = await shop.customer(name, 1000)
    accounts.push({ id: client.id, client })
  }
  await shop.store.transaction(async (tx) => {
    const opener = await tx.users.find({ role: 'admin' })
    if (opener) await tx.users.update(opener.id, { status: 'suspended' })
    for (const { id } of accounts.slice(0, 2)) await tx.users.update(id, { role: 'admin' })
  })
  return { shop, accounts }
}

async function perform({ by, whom, action }: Act, { accounts }: Stage): Promise<unknown> {
  const [caller, subject] = [accounts[by], accounts[whom]]
  if (!caller || !subject) throw new Error('There are four accounts')
  const { clients, orders, accounts: own } = caller.client
  const { id } = subject
  switch (action.do) {
    case 'set role':
      return clients.update({ id, role: action.role === 'admin' ? 'admin' : 'user' })
    case 'set status':
      return clients.update({ id, status: action.status === 'active' ? 'active' : 'suspended' })
    case 'set coins':
      return clients.update({ id, coins: action.coins })
    case 'change coins':
      return clients.changeCoins({ id, amount: action.amount, note: '' })
    case 'order':
      return orders.place(orderForm)
    case 'remove':
      return clients.remove({ id })
    case 'leave':
      return own.remove({ password: 'password' })
  }
}

async function attempt(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    if (error instanceof ORPCError && error.defined) return false
    throw error
  }
}

async function expectSoundShop(shop: TestShop): Promise<void> {
  await shop.store.read(async (tx) => {
    expect(await tx.users.count({ role: 'admin', status: 'active' })).toBeGreaterThan(0)
    const { items } = await tx.users.list({ limit: 10 })
    const ledgers = await tx.coinEntries.tally({ by: 'userId', sum: 'amount' })
    const sums = new Map(ledgers.map(({ key, sum }) => [key, sum]))
    for (const { id, coins, status } of items) {
      expect(coins).toBe(sums.get(id) ?? 0)
      if (status !== 'deleted') continue
      expect(await tx.orders.count({ userId: id, status: 'pending' })).toBe(0)
      expect(await tx.sessions.count({ userId: id })).toBe(0)
    }
  })
}
