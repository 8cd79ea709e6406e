import { StoreError } from '@hostfront/store/port'
import { expect, test } from 'vitest'
import { moveCoins } from '../billing/move-coins.ts'
import { refusalOf } from '../testing/refusal.ts'
import { ADMIN } from '../testing/shop.ts'
import { openShopWithService, type ShopWithService } from '../testing/shop-with-service.ts'
import { runDue } from './run-due.ts'

const NOTHING = {
  invoicesIssued: 0,
  renewed: 0,
  notified: 0,
  suspended: 0,
  terminated: 0,
  overdue: 0,
  cancelled: 0,
  reminded: 0,
  purged: 0,
  failures: [],
}

/** What the run did, without the rows it purged: the tests sign in long before. */
async function run({ backend }: ShopWithService) {
  const { purged: _, ...did } = await runDue(backend)
  return Object.fromEntries(
    Object.entries(did).filter(([, count]) => (Array.isArray(count) ? count.length : count > 0)),
  )
}

async function pay(shop: ShopWithService, amount = 450) {
  const [invoice] = await shop.invoices()
  const admin = shop.visitor()
  await admin.accounts.login(ADMIN)
  const payment = { reference: 'TX-1', amount, paidAt: shop.backend.now() }
  return admin.billing.recordPayment({ invoiceId: invoice?.id ?? '', payment })
}

test('a week before a service ends its renewal is billed, once, and the customer is told', async () => {
  const shop = await openShopWithService()
  shop.passDays(22)
  expect(await run(shop)).toEqual({})
  shop.passDays(1)
  expect(await run(shop)).toEqual({ invoicesIssued: 1 })
  expect(await run(shop)).toEqual({})
  expect(await shop.invoices()).toMatchObject([
    {
      number: '2026-00002',
      status: 'unpaid',
      total: 450,
      periodStart: '2026-07-01T12:00:00.000Z',
      dueDate: '2026-07-01T12:00:00.000Z',
      paymentMethod: 'bank-transfer',
    },
  ])
  expect(await shop.told()).toEqual(['invoice-paid', 'order-approved', 'invoice-issued'])
})

test('a renewal carries the VAT of the customer’s country', async () => {
  const shop = await openShopWithService()
  await shop.store.transaction((tx) => tx.users.update(shop.jane.id, { country: 'MA' }))
  shop.passDays(23)
  await run(shop)
  expect(await shop.invoices()).toMatchObject([{ subtotal: 450, tax: 90, total: 540 }])
})

test('coins renew the service where the customer chose that, with an entry in the ledger', async () => {
  const shop = await openShopWithService({ autoRenew: true, coins: 1000 })
  shop.passDays(23)
  expect(await run(shop)).toEqual({ invoicesIssued: 1, renewed: 1 })
  const [invoice] = await shop.invoices()
  expect(invoice).toMatchObject({
    status: 'paid',
    paymentMethod: 'coins',
    paidAt: '2026-06-24T12:00:00.000Z',
  })
  expect(await shop.service()).toMatchObject({ expiresAt: '2026-07-31T12:00:00.000Z' })
  expect(await shop.coins()).toBe(550)
  const entry = await shop.store.read((tx) => tx.coinEntries.find({ reference: invoice?.id ?? '' }))
  expect(entry).toMatchObject({ amount: -450, kind: 'renewal', balanceAfter: 550, actor: null })
  expect(await shop.told()).toEqual([
    'invoice-paid',
    'order-approved',
    'invoice-issued',
    'service-renewed',
  ])
})

test('too few coins renew nothing; coins that come later do', async () => {
  const shop = await openShopWithService({ autoRenew: true, coins: 449 })
  shop.passDays(23)
  expect(await run(shop)).toEqual({ invoicesIssued: 1 })
  shop.passDays(10)
  expect(await run(shop)).toEqual({ suspended: 1, overdue: 1, reminded: 1 })
  const move = { userId: shop.jane.id, amount: 1, kind: 'purchase' } as const
  await shop.store.transaction((tx) =>
    moveCoins(tx, shop.backend, { ...move, reference: null, actor: null }),
  )
  expect(await run(shop)).toEqual({ renewed: 1 })
  expect(await shop.service()).toMatchObject({
    status: 'active',
    suspendedAt: null,
    expiresAt: '2026-07-31T12:00:00.000Z',
  })
})

test('coins that cover what is left of a renewal that is paid in part renew it', async () => {
  const shop = await openShopWithService({ autoRenew: true, coins: 50 })
  shop.passDays(23)
  expect(await run(shop)).toEqual({ invoicesIssued: 1 })
  await pay(shop, 400)
  expect(await run(shop)).toEqual({ renewed: 1 })
  expect(await shop.invoices()).toMatchObject([{ status: 'paid', paid: 450 }])
  expect(await shop.coins()).toBe(0)
})

test('unpaid at its end a service is suspended, after the grace days terminated and its invoice cancelled', async () => {
  const shop = await openShopWithService()
  shop.passDays(23)
  await run(shop)
  shop.passDays(7)
  expect(await run(shop)).toEqual({ suspended: 1, reminded: 1 })
  expect(await shop.service()).toMatchObject({ suspendedAt: '2026-07-01T12:00:00.000Z' })
  shop.passDays(6)
  expect(await run(shop)).toEqual({ overdue: 1, reminded: 1 })
  shop.passDays(1)
  expect(await run(shop)).toEqual({ terminated: 1 })
  expect(await shop.service()).toMatchObject({ status: 'terminated' })
  expect(await shop.invoices()).toMatchObject([{ status: 'cancelled' }])
  expect(await shop.told()).toEqual([
    'invoice-paid',
    'order-approved',
    'invoice-issued',
    'service-suspended',
    'invoice-reminder',
    'invoice-reminder',
    'service-terminated',
  ])
  expect(await refusalOf(pay(shop))).toEqual(['INVOICE_NOT_PAYABLE', { status: 'cancelled' }])
  shop.passDays(400)
  expect(await run(shop)).toEqual({})
})

test('a payment that is recorded extends the service from its old end', async () => {
  const shop = await openShopWithService()
  shop.passDays(24)
  await run(shop)
  expect(await pay(shop)).toMatchObject({ status: 'paid' })
  expect(await shop.service()).toMatchObject({
    status: 'active',
    expiresAt: '2026-07-31T12:00:00.000Z',
  })
  expect(await run(shop)).toEqual({})
})

test('paying the invoice of a suspended service brings it back, for the days it had missed', async () => {
  const shop = await openShopWithService()
  shop.passDays(33)
  await run(shop)
  expect(await shop.service()).toMatchObject({ status: 'suspended' })
  await pay(shop)
  expect(await shop.service()).toMatchObject({
    status: 'active',
    suspendedAt: null,
    expiresAt: '2026-07-31T12:00:00.000Z',
  })
})

test('an invoice left open by a service that was terminated otherwise cannot be paid', async () => {
  const shop = await openShopWithService()
  shop.passDays(24)
  await run(shop)
  await shop.store.transaction((tx) => tx.services.update(shop.serviceId, { status: 'terminated' }))
  expect(await refusalOf(pay(shop))).toEqual(['INVOICE_NOT_PAYABLE', { status: 'cancelled' }])
  expect(await shop.invoices()).toMatchObject([{ status: 'unpaid' }])
})

test('after an outage of three weeks nothing is terminated at once, and the invoice can still be paid', async () => {
  const shop = await openShopWithService()
  shop.passDays(22 + 21)
  expect(await run(shop)).toEqual({ invoicesIssued: 1, suspended: 1 })
  expect(await shop.invoices()).toMatchObject([{ dueDate: '2026-07-21T12:00:00.000Z' }])
  shop.passDays(6)
  expect(await run(shop)).toEqual({ reminded: 1 })
  await pay(shop)
  expect(await shop.service()).toMatchObject({ expiresAt: '2026-07-31T12:00:00.000Z' })
})

test('an outage longer than a cycle renews every period that was missed, in one run', async () => {
  const shop = await openShopWithService({ autoRenew: true, coins: 5000 })
  shop.passDays(100)
  expect(await run(shop)).toEqual({ invoicesIssued: 3, renewed: 3 })
  expect(await shop.service()).toMatchObject({ expiresAt: '2026-09-29T12:00:00.000Z' })
  expect(await run(shop)).toEqual({})
})

test('runs at once in several places do what one does', async () => {
  const shop = await openShopWithService({ autoRenew: true, coins: 1000 })
  shop.passDays(23)
  const reports = await Promise.all([1, 2, 3, 4].map(() => runDue(shop.backend)))
  const sum = (field: 'invoicesIssued' | 'renewed') =>
    reports.reduce((total, report) => total + report[field], 0)
  expect([sum('invoicesIssued'), sum('renewed')]).toEqual([1, 1])
  expect(reports.flatMap(({ failures }) => failures)).toEqual([])
  expect(await shop.coins()).toBe(550)
})

test('a free service goes on without an invoice', async () => {
  const shop = await openShopWithService({ price: 0 })
  shop.passDays(65)
  expect(await run(shop)).toEqual({ renewed: 2 })
  expect(await shop.service()).toMatchObject({ expiresAt: '2026-08-30T12:00:00.000Z' })
  expect(await shop.invoices()).toEqual([])
})

test('a service that fails is reported with its id, and the others have their turn', async () => {
  const shop = await openShopWithService()
  const good = await shop.service()
  await shop.store.transaction(async (tx) => {
    if (!good) return
    // A year of it is more than any amount of the shop may be.
    const price = 100_000_000_00
    const bad = { ...good, id: 'bad', orderId: null, billingCycle: 'annually', price } as const
    await tx.services.insert({ ...bad, createdAt: '2026-01-01T00:00:00.000Z' })
  })
  shop.passDays(23)
  const { invoicesIssued, failures } = await runDue(shop.backend)
  expect(invoicesIssued).toBe(1)
  expect(failures).toMatchObject([
    { collection: 'services', id: 'bad', fault: { rule: expect.stringContaining('invoices') } },
  ])
  const numbers = await shop.store.read((tx) => tx.invoices.list({ limit: 10 }))
  expect(numbers.items.map(({ number }) => number)).toEqual(['2026-00002', '2026-00001'])
})

test('a store that is gone ends the run, to be tried again', async () => {
  const shop = await openShopWithService()
  shop.passDays(23)
  const transaction = () => Promise.reject(new StoreError('unavailable', 'store'))
  const call = runDue({ ...shop.backend, store: { ...shop.store, transaction } })
  await expect(call).rejects.toMatchObject({ kind: 'unavailable' })
})

test('what nobody needs any more is removed, and nothing else', async () => {
  const shop = await openShopWithService({ price: 0 })
  const { jane, backend, store } = shop
  const createdAt = backend.now()
  const mail = { createdAt, kind: 'mail', target: 'jane@shop.test', facts: null } as const
  const sending = { attempts: 1, nextAttemptAt: createdAt, doneAt: null, result: null }
  await store.transaction(async (tx) => {
    await tx.tasks.insert({ id: 'sent', ...mail, ...sending, status: 'done' })
    await tx.tasks.insert({ id: 'waiting', ...mail, ...sending, status: 'waiting' })
    const request = { createdAt, userId: jane.id, request: 'orders.place', answer: '{}' }
    await tx.idempotencyKeys.insert({ id: 'key', key: 'key', ...request })
    await tx.singleUseTokens.insert({
      id: 'link',
      createdAt,
      userId: jane.id,
      purpose: 'password-reset',
      tokenHash: 'x'.repeat(32),
      email: 'jane@shop.test',
      expiresAt: createdAt,
    })
  })
  const counts = () =>
    store.read(async (tx) => [
      await tx.sessions.count(),
      await tx.singleUseTokens.count(),
      await tx.idempotencyKeys.count(),
      await tx.tasks.count(),
    ])
  expect(await runDue(backend)).toEqual(NOTHING)
  shop.passDays(6)
  expect((await runDue(backend)).purged).toBe(1)
  expect(await counts()).toEqual([2, 0, 1, 2])
  shop.passDays(2)
  await runDue(backend)
  expect(await counts()).toEqual([2, 0, 0, 2])
  shop.passDays(100)
  await runDue(backend)
  expect(await counts()).toEqual([0, 0, 0, 1])
})
