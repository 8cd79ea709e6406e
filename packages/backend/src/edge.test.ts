/** What the shop answers to input and storage that are not as they should be. */
import { StoreError } from '@hostfront/store/port'
import { createRouterClient, ORPCError } from '@orpc/server'
import { expect, test } from 'vitest'
import type { Backend, SessionToken } from './call/context.ts'
import { router } from './router.ts'
import { orderForm } from './testing/order-form.ts'
import { refusalOf } from './testing/refusal.ts'
import { type Client, openTestShop } from './testing/shop.ts'

test('a visitor learns that login is needed before anything about the input', async () => {
  const shop = await openTestShop()
  // @ts-expect-error: deliberately not what the contract asks for
  const call = shop.visitor().orders.place({ planId: 5 })
  expect(await refusalOf(call)).toEqual(['LOGIN_REQUIRED', {}])
})

test('fields nobody asked for are dropped: role, coins and price are the shop’s own', async () => {
  const shop = await openTestShop()
  const forged = {
    name: 'Eve',
    email: 'eve@shop.test',
    password: 'password',
    role: 'admin',
    coins: 1e6,
  }
  expect(await shop.visitor().accounts.register(forged)).toMatchObject({ role: 'user', coins: 0 })
  const jane = await shop.customer('jane', 1000)
  const { order } = await jane.orders.place({
    ...orderForm,
    price: 1,
    status: 'active',
  } as typeof orderForm)
  expect(order).toMatchObject({ price: 450, status: 'pending' })
})

test.each([
  ['a blank server name', { serverName: '   ' }],
  ['an endless server name', { serverName: 'x'.repeat(61) }],
  ['an unknown cycle', { billingCycle: 'weekly' }],
  ['an option that is no text', { options: { location: 5 } }],
  ['no options at all', { options: undefined }],
  ['a fractional amount', { amountDue: 4.5 }],
  ['a negative amount', { amountDue: -450 }],
])('%s is refused as bad input', async (_name, change) => {
  const shop = await openTestShop()
  const jane = await shop.customer('jane', 1000)
  const call = jane.orders.place({ ...orderForm, ...change } as typeof orderForm)
  await expect(call).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  expect(await jane.accounts.me()).toMatchObject({ coins: 1000 })
})

test.each([
  ['quota', 'STORAGE_FULL'],
  ['unavailable', 'STORAGE_UNAVAILABLE'],
  ['conflict', 'BUSY'],
] as const)('a store that fails with %s answers %s, never a fault', async (kind, code) => {
  const shop = await openTestShop()
  const failing = {
    ...shop.store,
    transaction: () => Promise.reject(new StoreError(kind, 'store')),
  }
  const sessionToken = { get: () => null, set: () => {}, clear: () => {} }
  const client = clientWith({ ...shop.backend, store: failing }, sessionToken)
  expect(await refusalOf(client.content.subscribe({ email: 'a@shop.test' }))).toEqual([code, {}])
})

test('a store that fails keeps nobody signed in', async () => {
  const shop = await openTestShop()
  let token: string | null = 'token'
  const sessionToken = {
    get: () => token,
    set: () => {},
    clear: () => {
      token = null
    },
  }
  const failing = {
    ...shop.store,
    transaction: () => Promise.reject(new StoreError('quota', 'store')),
  }
  const client = clientWith({ ...shop.backend, store: failing }, sessionToken)
  expect(await refusalOf(client.accounts.logout())).toEqual(['STORAGE_FULL', {}])
  expect(token).toBeNull()
})

test('a broken rule of the store is a fault, not a refusal', async () => {
  const shop = await openTestShop()
  const failing = {
    ...shop.store,
    transaction: () => Promise.reject(new StoreError('check', 'users.coins')),
  }
  const sessionToken = { get: () => null, set: () => {}, clear: () => {} }
  const client = clientWith({ ...shop.backend, store: failing }, sessionToken)
  const call = client.content.subscribe({ email: 'a@shop.test' })
  await expect(call).rejects.toSatisfy((error) => !(error instanceof ORPCError && error.defined))
})

test('a cursor keeps no character that a database refuses', async () => {
  const shop = await openTestShop()
  const jane = await shop.customer('jane', 1000)
  await jane.orders.place(orderForm)
  await jane.orders.place(orderForm)
  const { next } = await jane.orders.mine({ limit: 1 })
  expect((await jane.orders.mine({ after: `${next}\0\ud800` })).items).toHaveLength(1)
})

test('a list goes on after a text whose every character is escaped in the cursor', async () => {
  const shop = await openTestShop()
  const jane = await shop.customer('jane')
  const admin = await shop.admin()
  const ticket = { priority: 'low', serviceId: '', message: 'Please.' } as const
  for (const last of ['a', 'b']) {
    await jane.tickets.open({ ...ticket, subject: `${'"'.repeat(150)}${last}` })
  }
  const page = { sort: 'text', limit: 1 } as const
  const { next } = await admin.tickets.list(page)
  expect(next?.length).toBeGreaterThan(300)
  const { items } = await admin.tickets.list({ ...page, after: next })
  expect(items).toMatchObject([{ ticket: { subject: expect.stringMatching(/"b$/) } }])
})

test('a page after a cursor that nobody gave out is bad input', async () => {
  const shop = await openTestShop()
  const jane = await shop.customer('jane')
  const call = jane.orders.mine({ after: 'somewhere' })
  await expect(call).rejects.toMatchObject({
    code: 'BAD_REQUEST',
    status: 400,
    data: { issues: [{ path: ['after'] }] },
  })
})

test.each([
  ['an id', (jane: Client) => jane.orders.cancel({ id: 'a\0b' })],
  ['half a character as an id', (jane: Client) => jane.orders.cancel({ id: '\ud800' })],
  [
    'an address that grows beyond its limit',
    (jane: Client) =>
      jane.accounts.register({
        name: 'J',
        email: `${'\ufb03'.repeat(200)}@a.test`,
        password: 'password',
      }),
  ],
])('%s that no database can hold is bad input', async (_name, call) => {
  const shop = await openTestShop()
  const jane = await shop.customer('jane')
  await expect(call(jane)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
})

test('control characters in what is typed are dropped, and in an address to log in with they are no fault', async () => {
  const shop = await openTestShop()
  const given = { name: ' Ja\0ne\u0007 ', email: 'ja\0ne@shop.test', password: 'password' }
  expect(await shop.visitor().accounts.register(given)).toMatchObject({
    name: 'Jane',
    email: 'jane@shop.test',
  })
  await shop.visitor().accounts.login({ email: 'jane\0@shop.test', password: 'password' })
})

function clientWith(backend: Backend, sessionToken: SessionToken) {
  return createRouterClient(router, {
    context: {
      ...backend,
      sessionToken,
      apiKey: null,
      client: { address: null, userAgent: null },
      idempotencyKey: null,
    },
  })
}
