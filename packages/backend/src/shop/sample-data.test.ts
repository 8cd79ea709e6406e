import { StoreError } from '@hostfront/store/port'
import { expect, test } from 'vitest'
import { runDue } from '../lifecycle/run-due.ts'
import { tokenInMemory } from '../testing/made-up-host.ts'
import { orderForm } from '../testing/order-form.ts'
import { refusalOf } from '../testing/refusal.ts'
import { ADMIN, clientOf, openTestShop } from '../testing/shop.ts'

test('samples are added to what is there, and the books stay sound', async () => {
  const shop = await openTestShop()
  const [jane, admin] = [await shop.customer('jane', 1000), await shop.admin()]
  await jane.orders.place({ ...orderForm, paymentMethod: 'paypal' })
  const counts = () =>
    shop.store.read(async (tx) => ({
      users: await tx.users.count(),
      orders: await tx.orders.count(),
      services: await tx.services.count(),
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
    await tx.tasks.count(),
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
  const { items } = await shop.store.read((tx) => tx.tasks.list({ limit: 200 }))
  expect(new Set(items.map(({ target }) => target))).toEqual(new Set(['jane@shop.test']))
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

const INTERRUPTED_AT = 100

async function openInterrupted() {
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
  expect(await shop.store.read((tx) => tx.users.count({ role: 'user' }))).toBe(INTERRUPTED_AT)
  expect(await admin.shop.checkIntegrity()).toMatchObject({ problems: [] })
  return { shop, admin }
}

test('a load that stops half way leaves a sound shop, which says so', async () => {
  const { admin } = await openInterrupted()
  expect(await admin.shop.unfinishedSamples()).toEqual({ asked: 1000, loaded: INTERRUPTED_AT })
  expect((await admin.audit.list({})).items.map(({ action }) => action)).toEqual([
    'shop.beginSampleData',
  ])
})

test('an interrupted load goes on to its end, some of it deleted meanwhile or not', async () => {
  const { shop, admin } = await openInterrupted()
  const { items } = await shop.store.read((tx) =>
    tx.users.list({ where: { role: 'user' }, limit: 3, order: 'oldest' }),
  )
  await admin.clients.remove({ id: items[2]?.id ?? '' })
  const { added } = await admin.shop.finishSamples({ goOn: true })
  expect(added.users).toBe(1000 - INTERRUPTED_AT)
  const users = await shop.store.read((tx) => tx.users.count({ role: 'user' }))
  expect(users).toBe(1000)
  expect(await admin.shop.unfinishedSamples()).toBeNull()
  expect(await admin.shop.checkIntegrity()).toMatchObject({ problems: [] })
  const { items: log } = await admin.audit.list({ action: 'shop.loadSampleData' })
  expect(log.map(({ after }) => after)).toEqual(['{"clients":1000}'])
  expect(await refusalOf(admin.shop.finishSamples({ goOn: true }))).toEqual(['NOT_FOUND', {}])
}, 60_000)

test('an interrupted load is left at what there is, and the log says how many that are', async () => {
  const { admin } = await openInterrupted()
  expect(await admin.shop.finishSamples({ goOn: false })).toEqual({ added: {} })
  expect(await admin.shop.unfinishedSamples()).toBeNull()
  const { items: log } = await admin.audit.list({ action: 'shop.loadSampleData' })
  expect(log.map(({ after }) => after)).toEqual([`{"clients":${INTERRUPTED_AT}}`])
})

test('a reset leaves nothing to go on with', async () => {
  const { shop, admin } = await openInterrupted()
  await admin.shop.reset({ password: ADMIN.password })
  expect(await (await shop.admin()).shop.unfinishedSamples()).toBeNull()
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
