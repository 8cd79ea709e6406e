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
  const toldLast = async () =>
    (await shop.store.read((tx) => tx.notifications.list({ limit: 1 }))).items[0]?.event
  // Sessions end with the days: who lets some pass signs in again.
  return { ...shop, admin, adminAgain: shop.admin, logged, toldLast, id: shop.serviceId }
}

test('a service is suspended for a reason and set back to active by hand, each with a line in the log', async () => {
  const { admin, id, logged, told, toldLast } = await openStage()
  const suspendedAt = '2026-06-01T12:00:00.000Z'
  const held = { suspendedAt, suspendedByHand: true, suspensionReason: 'Spam was sent.' }
  expect(await admin.services.suspend({ id, reason: ' Spam was sent. ' })).toMatchObject({
    status: 'suspended',
    ...held,
  })
  expect(await toldLast()).toEqual({
    kind: 'service-suspended-by-team',
    serviceName: 'Night Shift RP',
    serviceId: id,
    reason: 'Spam was sent.',
  })
  const free = { suspendedAt: null, suspendedByHand: false, suspensionReason: null }
  expect(await admin.services.activate({ id })).toMatchObject({ status: 'active', ...free })
  const [suspended, active] = [
    { status: 'suspended', ...held },
    { status: 'active', ...free },
  ]
  expect(await logged()).toEqual([
    ['services.suspend', active, suspended],
    ['services.activate', suspended, active],
  ])
  expect((await told()).at(-1)).toBe('service-resumed')
})

test('without a reason nothing is suspended', async () => {
  const { admin, id, service } = await openStage()
  await expect(admin.services.suspend({ id, reason: '  ' })).rejects.toMatchObject({ status: 400 })
  expect(await service()).toMatchObject({ status: 'active' })
})

test('suspended by hand it waits for the team: coins do not bring it back, and nothing ends it', async () => {
  const shop = await openStage({ autoRenew: true, coins: 1000 })
  await shop.admin.services.suspend({ id: shop.id, reason: 'Spam.' })
  for (const days of [30, 10, 400]) {
    shop.passDays(days)
    expect((await runDue(shop.backend)).terminated).toBe(0)
    expect(await shop.service()).toMatchObject({ status: 'suspended', suspensionReason: 'Spam.' })
  }
  expect(await shop.coins()).toBe(1000)
  const admin = await shop.adminAgain()
  expect(await admin.services.terminate({ id: shop.id })).toMatchObject({
    status: 'terminated',
    suspensionReason: null,
  })
})

/** Suspended for want of payment, on the third day after its end. */
async function openUnpaid() {
  const shop = await openStage()
  shop.passDays(23)
  await runDue(shop.backend)
  shop.passDays(10)
  await runDue(shop.backend)
  expect(await shop.service()).toMatchObject({ status: 'suspended', suspendedByHand: false })
  return { ...shop, admin: await shop.adminAgain() }
}

test('set active after its paid time it needs a day, and runs until then whatever is due', async () => {
  const shop = await openUnpaid()
  const { id } = shop
  const activate = (keepUntil?: string) =>
    shop.admin.services.activate({ id, ...(keepUntil && { keepUntil }) })
  expect(await refusalOf(activate())).toEqual(['KEEP_UNTIL_NEEDED', {}])
  for (const unfit of [shop.backend.now(), '2027-07-06T12:00:00.000Z']) {
    expect(await refusalOf(activate(unfit))).toEqual(['KEEP_UNTIL_UNFIT', { days: 366 }])
  }
  const keepUntil = '2026-07-12T21:59:59.999Z'
  expect(await activate(keepUntil)).toMatchObject({ status: 'active', keepUntil })
  const facts = { serviceName: 'Night Shift RP', serviceId: shop.id }
  expect(await shop.toldLast()).toEqual({ kind: 'service-kept', ...facts, keepUntil })
  shop.passDays(8)
  expect(await runDue(shop.backend)).toMatchObject({ suspended: 0, terminated: 0 })
  expect(await shop.service()).toMatchObject({ status: 'active', keepUntil })
  expect(await shop.invoices()).toMatchObject([{ status: 'overdue' }])
  shop.passDays(2)
  expect(await runDue(shop.backend)).toMatchObject({ suspended: 1, terminated: 0 })
  expect(await shop.service()).toMatchObject({ status: 'suspended', keepUntil: null })
  shop.passDays(6)
  expect(await runDue(shop.backend)).toMatchObject({ terminated: 0 })
  shop.passDays(1)
  expect(await runDue(shop.backend)).toMatchObject({ terminated: 1 })
})

test('what runs without payment is paid by the invoice that was open all the while', async () => {
  const shop = await openUnpaid()
  await shop.admin.services.activate({ id: shop.id, keepUntil: '2026-07-12T21:59:59.999Z' })
  const [invoice] = await shop.invoices()
  const payment = { reference: 'TX-1', amount: 450, paidAt: shop.backend.now() }
  await shop.admin.billing.recordPayment({ invoiceId: invoice?.id ?? '', payment })
  expect(await shop.service()).toMatchObject({
    status: 'active',
    keepUntil: null,
    expiresAt: '2026-07-31T12:00:00.000Z',
  })
})

test('within its paid time a service needs no day, and none is kept', async () => {
  const { admin, id } = await openStage()
  await admin.services.suspend({ id, reason: 'Spam.' })
  const active = await admin.services.activate({ id, keepUntil: '2026-06-10T12:00:00.000Z' })
  expect(active).toMatchObject({ status: 'active', keepUntil: null })
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
  expect(await refusalOf(admin.services.suspend({ id, reason: 'Spam.' }))).toEqual(refusal)
  expect(await refusalOf(admin.services.extend({ id, days: 1 }))).toEqual(refusal)
})

test('given days are added to the end, and the open invoice bills the time after them under its number', async () => {
  const shop = await openStage()
  shop.passDays(23)
  await runDue(shop.backend)
  const [issued] = await shop.invoices()
  const admin = await shop.adminAgain()
  await admin.services.extend({ id: shop.id, days: 5 })
  const expiresAt = '2026-07-06T12:00:00.000Z'
  expect(await shop.service()).toMatchObject({ expiresAt })
  const moved = { ...issued, periodStart: expiresAt, dueDate: expiresAt, status: 'unpaid' }
  const line = {
    ...issued?.lines[0],
    description: 'Renewal of SAMP Premium 500 "Night Shift RP", monthly, 2026-07-06 to 2026-08-04',
    period: { from: '2026-07-06', to: '2026-08-04' },
  }
  expect(await shop.invoices()).toEqual([{ ...moved, lines: [line] }])
  expect(await shop.toldLast()).toMatchObject({
    kind: 'service-extended',
    invoiceNumber: '2026-00002',
  })
  const told = { subject: issued?.id ?? '', action: 'billing.movePeriod' }
  const entry = await shop.store.read((tx) => tx.auditLog.find(told))
  expect(JSON.parse(entry?.before ?? '')).toMatchObject({ periodStart: issued?.periodStart })
  shop.passDays(5)
  await runDue(shop.backend)
  expect(await shop.invoices()).toMatchObject([{ number: '2026-00002', status: 'unpaid' }])

  const payment = { reference: 'TX-1', amount: 450, paidAt: shop.backend.now() }
  await admin.billing.recordPayment({ invoiceId: issued?.id ?? '', payment })
  expect(await shop.service()).toMatchObject({ expiresAt: '2026-08-05T12:00:00.000Z' })
})

test('an invoice that was paid already is not moved: days come on top of what it paid for', async () => {
  const shop = await openStage({ coins: 450 })
  const { invoice } = await shop.renew(true)
  await shop.admin.services.extend({ id: shop.id, days: 5 })
  expect(await shop.invoices()).toEqual([invoice])
  expect(await shop.service()).toMatchObject({ expiresAt: '2026-08-05T12:00:00.000Z' })
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
  const form = { userId: jane.id, planName: ' Dedicated ', price: 4900 }
  const named = await admin.services.add({ ...form, planId: 'rack-7' })
  expect(named).toMatchObject({
    planName: 'Dedicated',
    planId: 'rack-7',
    status: 'active',
    expiresAt: '2026-07-01T12:00:00.000Z',
  })
  expect((await admin.services.add({ ...form, planId: '' })).planId).not.toBe('')
  expect((await jane.services.mine({})).items).toHaveLength(3)
  const entry = await store.read((tx) => tx.auditLog.find({ subject: named.id }))
  expect(entry).toMatchObject({ action: 'services.add', before: null })
  const forNobody = admin.services.add({ ...form, userId: 'nobody', planId: '' })
  expect(await refusalOf(forNobody)).toEqual(['CLIENT_NOT_FOUND', {}])
})

test('a service that was never billed is removed; the log keeps what it was, tickets go on without it', async () => {
  const { admin, jane, store, id } = await openStage()
  const about = { subject: 'Lag', priority: 'low', message: 'It is slow.', serviceId: id } as const
  const ticket = await jane.tickets.open(about)
  await admin.services.remove({ id })
  expect(await store.read((tx) => tx.services.get(id))).toBeNull()
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
  const add = (userId: string, planName: string, price: number) =>
    admin.services.add({ userId, planName, price, planId: '' })
  await add(joan.id, 'Alpha', 9000)
  const { id: beta } = await add(jane.id, 'Beta', 100)
  await admin.services.suspend({ id: beta, reason: 'Spam.' })
  const names = async (input: Parameters<typeof admin.services.list>[0]) =>
    (await admin.services.list(input)).items.map(({ service }) => service.planName)
  expect(await names({ sort: 'price' })).toEqual(['Beta', 'SAMP Premium 500', 'Alpha'])
  expect(await names({ sort: 'text', descending: true })).toEqual([
    'SAMP Premium 500',
    'Beta',
    'Alpha',
  ])
  expect(await names({ userId: jane.id, sort: 'text' })).toEqual(['Beta', 'SAMP Premium 500'])
  expect(await names({ status: 'suspended' })).toEqual(['Beta'])
  const { items } = await admin.services.list({ search: 'night SHIFT' })
  expect(items).toMatchObject([{ service: { id }, customer: { email: 'jane@shop.test' } }])
})
