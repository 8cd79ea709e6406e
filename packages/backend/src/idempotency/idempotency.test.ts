import { contract } from '@hostfront/contract/contract'
import { unlazyRouter } from '@orpc/server'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { router } from '../router.ts'
import { tokenInMemory } from '../testing/made-up-host.ts'
import { orderForm } from '../testing/order-form.ts'
import { refusalOf } from '../testing/refusal.ts'
import { ADMIN, type Client, openTestShop, type TestShop } from '../testing/shop.ts'
import { canonicalJson } from './canonical-json.ts'
import { keyedStore } from './keyed-store.ts'
import { once } from './once.ts'

const reused = ['IDEMPOTENCY_KEY_REUSED', {}]
const payment = { reference: 'TX', amount: 450, paidAt: '2026-06-01T10:00:00.000Z' }

test('exactly the procedures that say so take effect once for each key', async () => {
  const described = Object.entries(contract).flatMap(([noun, verbs]) =>
    Object.entries(verbs).map(([verb, { '~orpc': procedure }]) => [
      `${noun}.${verb}`,
      procedure.meta.once,
    ]),
  )
  const bound = Object.entries(await unlazyRouter(router)).flatMap(([noun, verbs]) =>
    Object.entries(verbs).map(([verb, { '~orpc': procedure }]) => [
      `${noun}.${verb}`,
      (procedure.middlewares as unknown[]).includes(once),
    ]),
  )
  expect(Object.fromEntries(bound)).toEqual(Object.fromEntries(described))
  expect(described.filter(([, isOnce]) => isOnce).length).toBeGreaterThan(5)
})

test('an order sent twice under one key is placed once and answered alike', async () => {
  const { shop, jane, keyed } = await openWithJane()
  const first = await keyed('k1').orders.place(orderForm)
  shop.passSeconds(60)
  const second = await keyed('k1').orders.place({ ...orderForm })
  expect(second).toEqual(first)
  expect(await state(jane)).toEqual({ orders: 1, coins: 10_000 - 450 })
  await keyed('k2').orders.place(orderForm)
  await keyed(null).orders.place(orderForm)
  await keyed(null).orders.place(orderForm)
  expect(await state(jane)).toEqual({ orders: 4, coins: 10_000 - 4 * 450 })
})

test('fifty at once under one key spend the coins once and all get the same answer', async () => {
  const { jane, keyed } = await openWithJane()
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => keyed('k1').orders.place(orderForm)),
  )
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(await state(jane)).toEqual({ orders: 1, coins: 10_000 - 450 })
})

test('a key that comes with another request is refused, in another order of fields it is the same', async () => {
  const { jane, keyed } = await openWithJane()
  const first = await keyed('k1').orders.place(orderForm)
  const changed = keyed('k1').orders.place({ ...orderForm, serverName: 'Another' })
  expect(await refusalOf(changed)).toEqual(reused)
  expect(await refusalOf(keyed('k1').orders.cancel({ id: first.order.id }))).toEqual(reused)
  const reversed = Object.fromEntries(Object.entries(orderForm).reverse()) as typeof orderForm
  expect(await keyed('k1').orders.place(reversed)).toEqual(first)
  expect(await state(jane)).toEqual({ orders: 1, coins: 10_000 - 450 })
})

test('the same key of somebody else is another key', async () => {
  const { shop, jane, keyed } = await openWithJane()
  await shop.customer('eve', 10_000)
  const eve = await keyedClients(shop, { email: 'eve@shop.test', password: 'password' })
  const hers = await keyed('k1').orders.place(orderForm)
  const other = await eve('k1').orders.place(orderForm)
  expect(other.order.id).not.toBe(hers.order.id)
  expect(other.order.userId).not.toBe(hers.order.userId)
  expect(await state(jane)).toEqual({ orders: 1, coins: 10_000 - 450 })
})

test('sent again when it would be refused by what it has done itself, it is answered as before', async () => {
  const { jane, keyed } = await openWithJane(450)
  const first = await keyed('k1').orders.place(orderForm)
  expect(await keyed('k1').orders.place(orderForm)).toEqual(first)
  const other = keyed('k1').orders.place({ ...orderForm, serverName: 'Another' })
  expect(await refusalOf(other)).toEqual(reused)
  expect(await state(jane)).toEqual({ orders: 1, coins: 0 })
})

test('a request that was refused keeps no key: sent again, it is judged anew', async () => {
  const { shop, jane, keyed } = await openWithJane(0)
  const missing = ['INSUFFICIENT_COINS', { missing: 450 }]
  expect(await refusalOf(keyed('k1').orders.place(orderForm))).toEqual(missing)
  expect(await shop.store.read((tx) => tx.idempotencyKeys.count())).toBe(0)
  const invoice = { ...orderForm, paymentMethod: 'paypal' as const }
  await keyed('k1').orders.place(invoice)
  expect(await state(jane)).toEqual({ orders: 1, coins: 0 })
})

test('decisions and payments are answered again, not made again', async () => {
  const { shop, jane } = await openWithJane()
  const admin = await keyedClients(shop)
  const place = (paymentMethod: 'coins' | 'paypal') =>
    jane.orders.place({ ...orderForm, paymentMethod })
  const calls = [
    async () => {
      const { order } = await place('coins')
      return () => admin('approve').orders.approve({ id: order.id })
    },
    async () => {
      const { order } = await place('coins')
      return () => admin('reject').orders.reject({ id: order.id, reason: 'Full.' })
    },
    async () => {
      const { invoice } = await place('paypal')
      const invoiceId = invoice?.id ?? ''
      return () => admin('pay').billing.recordPayment({ invoiceId, payment })
    },
  ]
  for (const prepare of calls) {
    const call = await prepare()
    const first = await call()
    const rows = await everything(shop)
    expect(await call()).toEqual(first)
    expect(await everything(shop)).toBe(rows)
  }
})

test('nothing that is kept of a request lets its password be guessed', async () => {
  const { shop, jane } = await openWithJane()
  const { id = '' } = (await jane.accounts.me()) ?? {}
  const admin = await keyedClients(shop)
  await admin('k1').clients.update({ id, password: 'first-one' })
  const kept = await shop.store.read((tx) => tx.idempotencyKeys.find({ key: 'k1' }))
  expect(kept?.answer).not.toContain('made-up')
  await shop.store.transaction((tx) => tx.idempotencyKeys.delete(kept?.id ?? ''))
  await admin('k1').clients.update({ id, password: 'other-one' })
  const other = await shop.store.read((tx) => tx.idempotencyKeys.find({ key: 'k1' }))
  expect(other?.request).toBe(kept?.request)
})

test('withdrawing an order under a key twice gives the coins back once', async () => {
  const { jane, keyed } = await openWithJane()
  const { order } = await jane.orders.place(orderForm)
  const first = await keyed('k1').orders.cancel({ id: order.id })
  expect(await keyed('k1').orders.cancel({ id: order.id })).toEqual(first)
  expect(await state(jane)).toEqual({ orders: 1, coins: 10_000 })
})

test.each(['', 'two words', 'ünïcode', 'x'.repeat(129), 'a\0b'])(
  'the key %j is bad input',
  async (key) => {
    const { jane, keyed } = await openWithJane()
    const call = keyed(key).orders.place(orderForm)
    await expect(call).rejects.toMatchObject({ code: 'BAD_REQUEST', status: 400 })
    expect(await state(jane)).toEqual({ orders: 0, coins: 10_000 })
  },
)

test('a key means nothing where nothing has to happen once, nor to a visitor', async () => {
  const { shop, keyed } = await openWithJane()
  await keyed('k1').orders.mine({})
  await keyed('k1').orders.mine({ limit: 5 })
  const visitor = shop.visitor({ idempotencyKey: 'k1' })
  expect(await refusalOf(visitor.orders.place(orderForm))).toEqual(['LOGIN_REQUIRED', {}])
  expect(await shop.store.read((tx) => tx.idempotencyKeys.count())).toBe(0)
})

test('a handler with a second transaction is a fault, seen at once', async () => {
  const { shop, jane } = await openWithJane()
  const { id = '' } = (await jane.accounts.me()) ?? {}
  const request = { userId: id, key: 'k1', procedure: 'orders.place', input: {} }
  const store = await keyedStore(shop.backend, request)
  expect(await store.transaction(async () => ({ done: true }))).toEqual({ done: true })
  await expect(store.transaction(async () => null)).rejects.toThrow('more than one transaction')
})

test('equal inputs read alike whatever the order of their keys', () => {
  const reversed = (value: unknown): unknown =>
    Array.isArray(value)
      ? value.map(reversed)
      : typeof value === 'object' && value !== null
        ? Object.fromEntries(
            Object.entries(value)
              .reverse()
              .map(([key, part]) => [key, reversed(part)]),
          )
        : value
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(canonicalJson(reversed(value))).toBe(canonicalJson(value))
      expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)))
    }),
  )
})

async function openWithJane(coins = 10_000) {
  const shop = await openTestShop()
  const jane = await shop.customer('jane', coins)
  const keyed = await keyedClients(shop, { email: 'jane@shop.test', password: 'password' })
  return { shop, jane, keyed }
}

/** Clients of one browser, each call with its own key. */
async function keyedClients(shop: TestShop, account = ADMIN) {
  const sessionToken = tokenInMemory()
  await shop.visitor({ sessionToken }).accounts.login(account)
  return (idempotencyKey: string | null) => shop.visitor({ sessionToken, idempotencyKey })
}

async function state(client: Client) {
  const account = await client.accounts.me()
  return { orders: (await client.orders.mine({})).items.length, coins: account?.coins }
}

async function everything(shop: TestShop): Promise<string> {
  const limit = 200
  return shop.store.read(async (tx) =>
    JSON.stringify([
      await tx.orders.list({ limit }),
      await tx.invoices.list({ limit }),
      await tx.services.list({ limit }),
      await tx.users.list({ limit }),
      await tx.coinEntries.list({ limit }),
      await tx.notifications.list({ limit }),
      await tx.auditLog.list({ limit }),
    ]),
  )
}
