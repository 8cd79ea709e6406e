import { StoreError } from '@hostfront/store/port'
import { expect, test } from 'vitest'
import { runDue } from '../lifecycle/run-due.ts'
import { tokenInMemory } from '../testing/made-up-host.ts'
import { orderForm } from '../testing/order-form.ts'
import { ADMIN, clientOf, openTestShop } from '../testing/shop.ts'

test('samples are added to what is there, and the books stay sound', async () => {
  const shop = await openTestShop()
  const [jane, admin] = [await shop.customer('jane', 1000), await shop.admin()]
  await jane.orders.place({ ...orderForm, paymentMethod: 'paypal' })
  const counts = () =>
    shop.store.read(async (tx) => ({
      users: await tx.users.count(),
      orders: await tx.orders.count(),
      userServices: await tx.userServices.count(),
      invoices: await tx.invoices.count(),
      coinEntries: await tx.coinEntries.count(),
      domains: await tx.domains.count(),
      tickets: await tx.tickets.count(),
    }))
  const before = await counts()
  const { added } = await admin.shop.loadSampleData({ clients: 10 })
  const after = await counts()
  expect(added).toMatchObject({ users: 10, orders: 30 })
  for (const name of Object.keys(after) as (keyof typeof after)[]) {
    expect(after[name], name).toBe(before[name] + (added[name] ?? 0))
  }
  expect(await admin.shop.checkIntegrity()).toMatchObject({ problems: [] })
})

test('a thousand clients leave nothing for the lifecycle to do, nobody to be told, and one line in the log', async () => {
  const shop = await openTestShop({ sendsMail: true })
  const admin = await shop.admin()
  await admin.shop.loadSampleData({ clients: 1000 })
  expect(await admin.shop.checkIntegrity()).toMatchObject({ problems: [] })
  const done = Object.entries(await runDue(shop.backend))
  expect(done.filter(([, count]) => count !== 0 && !Array.isArray(count))).toEqual([])
  const told = await shop.store.read(async (tx) => [
    await tx.notifications.count(),
    await tx.outbox.count(),
  ])
  expect(told).toEqual([0, 0])
  const query = { where: { action: 'shop.loadSampleData' }, limit: 10 }
  const { items } = await shop.store.read((tx) => tx.auditLog.list(query))
  expect(items).toMatchObject([{ subject: 'shop', after: '{"clients":1000}' }])
}, 60_000)

test('a shop that sends mail writes to none of its sample clients', async () => {
  const shop = await openTestShop({ sendsMail: true })
  const admin = await shop.admin()
  await admin.shop.loadSampleData({ clients: 10 })
  const jane = await shop.customer('jane', 1000)
  await jane.orders.place({ ...orderForm, paymentMethod: 'paypal' })
  for (const { order } of (await admin.orders.list({ status: 'pending' })).items) {
    await admin.orders.reject({ id: order.id, reason: 'Full.' })
  }
  const { items } = await shop.store.read((tx) => tx.outbox.list({ limit: 200 }))
  expect(new Set(items.map(({ to }) => to))).toEqual(new Set(['jane@shop.test']))
  expect(await shop.store.read((tx) => tx.notifications.count())).toBeGreaterThan(items.length)
})

test('loaded twice, there are twice as many', async () => {
  const shop = await openTestShop()
  const admin = await shop.admin()
  await admin.shop.loadSampleData({ clients: 10 })
  await admin.shop.loadSampleData({ clients: 10 })
  expect(await shop.store.read((tx) => tx.users.count({ role: 'user' }))).toBe(20)
  expect(await admin.shop.checkIntegrity()).toMatchObject({ problems: [] })
})

test('a load that stops half way leaves a sound shop', async () => {
  const shop = await openTestShop()
  let steps = 0
  const transaction: typeof shop.store.transaction = (fn) => {
    steps += 1
    return steps > 5 ? Promise.reject(new StoreError('quota', 'store')) : shop.store.transaction(fn)
  }
  const store = { ...shop.store, transaction }
  const sessionToken = tokenInMemory()
  await shop.visitor({ sessionToken }).accounts.login(ADMIN)
  const failing = clientOf({ ...shop.backend, store }, { sessionToken })
  await expect(failing.shop.loadSampleData({ clients: 1000 })).rejects.toMatchObject({
    code: 'STORAGE_FULL',
  })
  const admin = await shop.admin()
  expect(await shop.store.read((tx) => tx.users.count({ role: 'user' }))).toBe(100)
  expect(await admin.shop.checkIntegrity()).toMatchObject({ problems: [] })
})

test('nobody signs in as a sample client', async () => {
  const shop = await openTestShop()
  await (await shop.admin()).shop.loadSampleData({ clients: 10 })
  const { items } = await shop.store.read((tx) =>
    tx.users.list({ where: { role: 'user' }, limit: 1 }),
  )
  const login = shop.visitor().accounts.login({ email: items[0]?.email ?? '', password: '$none$' })
  await expect(login).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' })
})
