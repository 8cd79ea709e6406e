import { expect, test } from 'vitest'
import { runDue } from '../lifecycle/run-due.ts'
import { refusalOf } from '../testing/refusal.ts'
import { openShopWithService } from '../testing/shop-with-service.ts'

/** Jane's service runs until 2026-07-01; it is 2026-06-01. */
async function openStage(options: Parameters<typeof openShopWithService>[0] = {}) {
  const shop = await openShopWithService(options)
  const admin = await shop.admin()
  const logged = async () => {
    const { items } = await shop.store.read((tx) =>
      tx.auditLog.list({ where: { subject: shop.serviceId }, order: 'oldest', limit: 50 }),
    )
    return items.map(({ action, before, after }) => [
      action,
      JSON.parse(before ?? 'null'),
      JSON.parse(after ?? 'null'),
    ])
  }
  // Sessions end with the days: who lets some pass signs in again.
  return { ...shop, admin, adminAgain: shop.admin, logged, id: shop.serviceId }
}

test('a service is suspended and set back to active by hand, each with a line in the log', async () => {
  const { admin, id, logged, told } = await openStage()
  expect(await admin.services.suspend({ id })).toMatchObject({
    status: 'suspended',
    suspendedAt: '2026-06-01T12:00:00.000Z',
  })
  expect(await admin.services.activate({ id })).toMatchObject({
    status: 'active',
    suspendedAt: null,
  })
  const suspended = { status: 'suspended', suspendedAt: '2026-06-01T12:00:00.000Z' }
  const active = { status: 'active', suspendedAt: null }
  expect(await logged()).toEqual([
    ['services.suspend', active, suspended],
    ['services.activate', suspended, active],
  ])
  expect(await told()).toEqual([
    'invoice-paid',
    'order-approved',
    'service-suspended',
    'service-resumed',
  ])
})

test('suspended by hand it stays so while it is paid for, and coins do not bring it back', async () => {
  const shop = await openStage({ autoRenew: true, coins: 1000 })
  await shop.admin.services.suspend({ id: shop.id })
  shop.passDays(30)
  await runDue(shop.backend)
  expect(await shop.service()).toMatchObject({ status: 'suspended' })
  expect(await shop.coins()).toBe(1000)
})

test('terminated it is over: open invoices are cancelled, and nothing brings it back', async () => {
  const { adminAgain, id, passDays, backend, invoices, told } = await openStage()
  passDays(23)
  await runDue(backend)
  const admin = await adminAgain()
  expect(await admin.services.terminate({ id })).toMatchObject({
    status: 'terminated',
    terminatedAt: '2026-06-24T12:00:00.000Z',
  })
  expect(await invoices()).toMatchObject([{ status: 'cancelled' }])
  expect((await told()).at(-1)).toBe('service-terminated')
  const refusal = ['SERVICE_STATE', { status: 'terminated' }]
  expect(await refusalOf(admin.services.activate({ id }))).toEqual(refusal)
  expect(await refusalOf(admin.services.suspend({ id }))).toEqual(refusal)
  expect(await refusalOf(admin.services.extend({ id, days: 1 }))).toEqual(refusal)
})

test('given days are added to the end, and the period after them is billed in place of the old one', async () => {
  const shop = await openStage()
  shop.passDays(23)
  await runDue(shop.backend)
  const admin = await shop.adminAgain()
  await admin.services.extend({ id: shop.id, days: 5 })
  expect(await shop.service()).toMatchObject({ expiresAt: '2026-07-06T12:00:00.000Z' })
  expect(await shop.invoices()).toMatchObject([{ status: 'cancelled' }])
  expect((await shop.told()).at(-1)).toBe('service-extended')
  shop.passDays(5)
  await runDue(shop.backend)
  expect(await shop.invoices()).toMatchObject([
    { status: 'cancelled', periodStart: '2026-07-01T12:00:00.000Z' },
    { status: 'unpaid', periodStart: '2026-07-06T12:00:00.000Z' },
  ])
})

test('days bring back a service that was suspended for want of payment', async () => {
  const shop = await openStage()
  shop.passDays(33)
  await runDue(shop.backend)
  expect(await shop.service()).toMatchObject({ status: 'suspended' })
  const admin = await shop.adminAgain()
  await admin.services.extend({ id: shop.id, days: 7 })
  expect(await shop.service()).toMatchObject({ status: 'active', suspendedAt: null })
  expect((await runDue(shop.backend)).suspended).toBe(0)
})

test('an administrator adds a service that runs 30 days, under an id of its own or one made up', async () => {
  const { admin, jane, store } = await openStage()
  const form = { userId: jane.id, serviceName: ' Dedicated ', price: 4900 }
  const named = await admin.services.add({ ...form, serviceId: 'rack-7' })
  expect(named).toMatchObject({
    serviceName: 'Dedicated',
    serviceId: 'rack-7',
    status: 'active',
    expiresAt: '2026-07-01T12:00:00.000Z',
  })
  expect((await admin.services.add({ ...form, serviceId: '' })).serviceId).not.toBe('')
  expect((await jane.services.mine({})).items).toHaveLength(3)
  const entry = await store.read((tx) => tx.auditLog.find({ subject: named.id }))
  expect(entry).toMatchObject({ action: 'services.add', before: null })
  const forNobody = admin.services.add({ ...form, userId: 'nobody', serviceId: '' })
  expect(await refusalOf(forNobody)).toEqual(['CLIENT_NOT_FOUND', {}])
})

test('a service that was never billed is removed; the log keeps what it was, tickets go on without it', async () => {
  const { admin, jane, store, id } = await openStage()
  const about = { subject: 'Lag', priority: 'low', message: 'It is slow.', serviceId: id } as const
  const ticket = await jane.tickets.open(about)
  await admin.services.remove({ id })
  expect(await store.read((tx) => tx.userServices.get(id))).toBeNull()
  expect(await jane.tickets.read({ id: ticket.id })).toMatchObject({ serviceId: null })
  const entry = await store.read((tx) =>
    tx.auditLog.find({ subject: id, action: 'services.remove' }),
  )
  expect(entry?.after).toBeNull()
  expect(JSON.parse(entry?.before ?? '')).toMatchObject({ id, serverName: 'Night Shift RP' })
  expect(await refusalOf(admin.services.remove({ id }))).toEqual(['NOT_FOUND', {}])
})

test('a service that was billed stays', async () => {
  const shop = await openStage()
  shop.passDays(23)
  await runDue(shop.backend)
  const admin = await shop.adminAgain()
  expect(await refusalOf(admin.services.remove({ id: shop.id }))).toEqual(['SERVICE_BILLED', {}])
  expect(await shop.service()).not.toBeNull()
})

test('the list is searched, narrowed and ordered, and says whose services they are', async () => {
  const { admin, jane, customer, id } = await openStage()
  const joan = await customer('joan')
  const add = (userId: string, serviceName: string, price: number) =>
    admin.services.add({ userId, serviceName, price, serviceId: '' })
  await add(joan.id, 'Alpha', 9000)
  const { id: beta } = await add(jane.id, 'Beta', 100)
  await admin.services.suspend({ id: beta })
  const names = async (input: Parameters<typeof admin.services.list>[0]) =>
    (await admin.services.list(input)).items.map(({ service }) => service.serviceName)
  expect(await names({ sort: 'price' })).toEqual(['Beta', 'SAMP Premium', 'Alpha'])
  expect(await names({ sort: 'text', descending: true })).toEqual(['SAMP Premium', 'Beta', 'Alpha'])
  expect(await names({ userId: jane.id, sort: 'text' })).toEqual(['Beta', 'SAMP Premium'])
  expect(await names({ status: 'suspended' })).toEqual(['Beta'])
  const { items } = await admin.services.list({ search: 'night SHIFT' })
  expect(items).toMatchObject([{ service: { id }, customer: { email: 'jane@shop.test' } }])
})
