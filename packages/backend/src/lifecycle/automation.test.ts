import { addedService } from '@hostfront/domain/services/by-hand'
import { expect, test } from 'vitest'
import { openShopWithService, type ShopWithService } from '../testing/shop-with-service.ts'
import { runDue } from './run-due.ts'

/** What automation has written down, oldest first: what, about which record by its name, and the new values. */
async function logged(shop: ShopWithService) {
  const { items } = await (await shop.admin()).audit.list({ by: 'shop' })
  return items
    .toReversed()
    .map(({ action, subjectName, after }) => [action, subjectName, JSON.parse(after ?? 'null')])
}

async function pass(shop: ShopWithService, days: number) {
  shop.passDays(days)
  return runDue(shop.backend)
}

test('an unpaid service leaves a line for each step, by its rule, with what it changed', async () => {
  const shop = await openShopWithService()
  await pass(shop, 23)
  await pass(shop, 7)
  await pass(shop, 1)
  await pass(shop, 6)
  await pass(shop, 100)
  const reminded = (day: number) => [
    'lifecycle.remind',
    '2026-00002',
    { id: expect.any(String), number: '2026-00002', day, owed: 450 },
  ]
  const name = 'Night Shift RP (SAMP Premium 500) of jane'
  expect(await logged(shop)).toEqual([
    [
      'lifecycle.issueInvoice',
      '2026-00002',
      {
        id: expect.any(String),
        number: '2026-00002',
        total: 450,
        dueDate: '2026-07-01T12:00:00.000Z',
        periodStart: '2026-07-01T12:00:00.000Z',
      },
    ],
    ['lifecycle.suspend', name, { status: 'suspended', suspendedAt: '2026-07-01T12:00:00.000Z' }],
    reminded(-3),
    ['lifecycle.markOverdue', '2026-00002', { status: 'overdue' }],
    reminded(1),
    [
      'lifecycle.terminate',
      name,
      { status: 'terminated', terminatedAt: '2026-07-08T12:00:00.000Z' },
    ],
  ])
})

test('a renewal by coins and one that costs nothing are told apart', async () => {
  const shop = await openShopWithService({ autoRenew: true, coins: 1000 })
  const { id: userId } = await shop.customer('joan')
  const createdAt = shop.backend.now()
  const free = { id: 'free', createdAt, userId, planId: 'gift', planName: 'Gift', price: 0 }
  await shop.store.transaction((tx) => tx.services.insert(addedService(free)))
  await pass(shop, 30)
  expect((await logged(shop)).map(([action]) => action).toSorted()).toEqual([
    'lifecycle.issueInvoice',
    'lifecycle.payWithCoins',
    'lifecycle.renewFree',
  ])
})

test('a domain that renews itself, one that ends, and the bill of one that is gone stand in the log', async () => {
  const shop = await openShopWithService({ price: 0 })
  const domain = { createdAt: shop.backend.now(), userId: shop.jane.id, price: 1200 }
  const expiresAt = '2026-06-20T12:00:00.000Z'
  await shop.store.transaction(async (tx) => {
    const rows = { ...domain, expiresAt, lastNotice: null }
    await tx.domains.insert({ ...rows, id: 'own', name: 'own.example', autoRenew: true })
    await tx.domains.insert({ ...rows, id: 'left', name: 'left.example', autoRenew: false })
  })
  await pass(shop, 15)
  await pass(shop, 40)
  const lines = (await logged(shop)).map(([action, name]) => `${action} ${name}`)
  expect(lines).toContain('lifecycle.tellOfEnd left.example')
  expect(lines).toContain('lifecycle.issueInvoice 2026-00002')
  expect(lines).toContain('lifecycle.cancelInvoice 2026-00002')
})

test('what runs again, or in several places at once, writes nothing twice', async () => {
  const shop = await openShopWithService({ autoRenew: true, coins: 1000 })
  shop.passDays(23)
  await Promise.all([1, 2, 3, 4].map(() => runDue(shop.backend)))
  await runDue(shop.backend)
  expect((await logged(shop)).map(([action]) => action)).toEqual([
    'lifecycle.issueInvoice',
    'lifecycle.payWithCoins',
  ])
})

test('a row that fails is written down once a day', async () => {
  const shop = await openShopWithService()
  // A year of it is more than any amount of the shop may be.
  const bad = { billingCycle: 'annually', price: 100_000_000_00 } as const
  await shop.store.transaction((tx) => tx.services.update(shop.serviceId, bad))
  await pass(shop, 23)
  await runDue(shop.backend)
  await runDue(shop.backend)
  expect(await logged(shop)).toEqual([
    [
      'lifecycle.fail',
      'Night Shift RP (SAMP Premium 500) of jane',
      { id: shop.serviceId, collection: 'services', fault: expect.stringMatching(/invoices/) },
    ],
  ])
  await pass(shop, 1)
  expect(await logged(shop)).toHaveLength(2)
})

test('automation’s lines go after more than a year; what people did stays', async () => {
  const shop = await openShopWithService()
  await pass(shop, 400)
  const before = await logged(shop)
  expect(before.length).toBeGreaterThan(1)
  await pass(shop, 400)
  expect(await logged(shop)).toEqual(expect.arrayContaining(before))
  const { purged } = await pass(shop, 1)
  expect(purged).toBeGreaterThanOrEqual(before.length)
  const entries = await shop.store.read((tx) => tx.auditLog.list({ limit: 50 }))
  expect(entries.items.map(({ action }) => action)).toContain('orders.approve')
  for (const [action] of before) {
    expect((await logged(shop)).map(([kept]) => kept)).not.toContain(action)
  }
})

test('the log tells people from the shop, and a client’s log holds what the shop did to their records', async () => {
  const shop = await openShopWithService()
  await pass(shop, 30)
  const admin = await shop.admin()
  const actions = async (input: Parameters<typeof admin.audit.list>[0]) =>
    (await admin.audit.list(input)).items.map(({ action }) => action)
  expect(await actions({ by: 'people' })).toEqual(['orders.approve'])
  expect(await actions({ by: 'shop', actor: shop.jane.id })).toEqual([])
  expect(await actions({ client: shop.jane.id })).toEqual(
    expect.arrayContaining(['lifecycle.suspend', 'lifecycle.issueInvoice', 'orders.approve']),
  )
})
