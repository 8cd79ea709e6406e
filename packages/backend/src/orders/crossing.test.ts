/** What two people do to the same money at the same moment, statement by statement, as PostgreSQL would let them. */
import type { Tx } from '@hostfront/store/port'
import { expect, test } from 'vitest'
import { moveCoins } from '../billing/move-coins.ts'
import { payFromBalance } from '../billing/pay-from-balance.ts'
import { runDue } from '../lifecycle/run-due.ts'
import { takePayment } from '../payments/take-payment.ts'
import { serviceKind } from '../services/service-kind.ts'
import { crossedBy } from '../testing/crossing.ts'
import { orderForm } from '../testing/order-form.ts'
import { refusalOf } from '../testing/refusal.ts'
import { ADMIN, type Client, clientOf, openTestShop } from '../testing/shop.ts'
import { openShopWithService } from '../testing/shop-with-service.ts'

const offSite = { ...orderForm, paymentMethod: 'bank-transfer' } as const
const payment = { reference: 'TX-1', amount: 450, paidAt: '2026-06-01T10:00:00.000Z' }
const paid = { status: 'paid', paidAt: '2026-06-02T10:00:00.000Z' } as const

type Crossing = Parameters<typeof crossedBy>[1]

async function openOrder(form: typeof orderForm | typeof offSite = offSite) {
  const shop = await openTestShop()
  const jane = await shop.customer('jane', 1000)
  const { order, invoice } = await jane.orders.place(form)
  const invoiceId = invoice?.id ?? ''
  /** Somebody whose calls are crossed by `other`. */
  const crossed = async (
    account: { email: string; password: string },
    at: Crossing,
    other: (tx: Tx) => Promise<unknown>,
  ): Promise<Client> => {
    const client = clientOf({ ...shop.backend, store: crossedBy(shop.store, at, other) })
    await client.accounts.login(account)
    return client
  }
  const invoiceNow = () => shop.store.read((tx) => tx.invoices.get(invoiceId))
  return { shop, jane, order, invoiceId, crossed, invoiceNow }
}

const JANE = { email: 'jane@shop.test', password: 'password' }

test('a payment recorded while its order is cancelled is not overwritten: the invoice is refunded', async () => {
  const { order, invoiceId, crossed, invoiceNow } = await openOrder()
  const jane = await crossed(JANE, ['invoices', 'find'], (tx) =>
    tx.invoices.update(invoiceId, paid),
  )
  await jane.orders.cancel({ id: order.id })
  expect(await invoiceNow()).toMatchObject({ status: 'refunded', paidAt: paid.paidAt })
})

test('a payment recorded while the order is approved counts once, and the order is approved', async () => {
  const { shop, order, invoiceId, crossed, invoiceNow } = await openOrder()
  const admin = await crossed(ADMIN, ['invoices', 'find'], async (tx) => {
    const invoice = await tx.invoices.update(invoiceId, { ...paid, paid: payment.amount })
    const receipt = { method: 'bank-transfer', receivedAt: payment.paidAt, recordedBy: null }
    if (invoice) await takePayment(tx, shop.backend, invoice, { ...payment, ...receipt })
  })
  expect((await admin.orders.approve({ id: order.id, payment })).order.status).toBe('active')
  expect(await invoiceNow()).toMatchObject({ status: 'paid', paidAt: paid.paidAt })
})

test('a payment recorded by two administrators at once is recorded by one', async () => {
  const { invoiceId, crossed } = await openOrder()
  const admin = await crossed(ADMIN, ['invoices', 'get'], (tx) =>
    tx.invoices.update(invoiceId, paid),
  )
  expect(await refusalOf(admin.billing.recordPayment({ invoiceId, payment }))).toEqual([
    'INVOICE_NOT_PAYABLE',
    { status: 'paid' },
  ])
})

test('an order cancelled while it is rejected gives its coins back once', async () => {
  const { shop, order, crossed } = await openOrder(orderForm)
  const admin = await crossed(ADMIN, ['orders', 'get'], (tx) =>
    tx.orders.update(order.id, { status: 'cancelled', decidedAt: shop.backend.now() }),
  )
  const call = admin.orders.reject({ id: order.id, reason: 'No.' })
  expect(await refusalOf(call)).toEqual(['ALREADY_DECIDED', { status: 'pending' }])
  expect(await shop.store.read((tx) => tx.coinEntries.count({ kind: 'refund' }))).toBe(0)
})

test('coins spent while an order is placed are told as what is missing now', async () => {
  const { shop, jane, crossed } = await openOrder()
  const taking = { userId: jane.id, amount: -900, kind: 'adjustment', reference: null } as const
  const client = await crossed(JANE, ['settings', 'get'], (tx) =>
    moveCoins(tx, shop.backend, { ...taking, actor: null }),
  )
  expect(await refusalOf(client.orders.place(orderForm))).toEqual([
    'INSUFFICIENT_COINS',
    { missing: 350 },
  ])
})

test('coins spent while an order is placed leave no gap in the numbers that were drawn meanwhile', async () => {
  const { shop, jane, invoiceNow, crossed } = await openOrder()
  const taking = { userId: jane.id, amount: -900, kind: 'adjustment', reference: null } as const
  const client = await crossed(JANE, ['settings', 'get'], (tx) =>
    moveCoins(tx, shop.backend, { ...taking, actor: null }),
  )
  await refusalOf(client.orders.place(orderForm))
  const { invoice } = await jane.orders.place(offSite)
  expect([(await invoiceNow())?.number, invoice?.number]).toEqual(['2026-00001', '2026-00002'])
})

test('an account that is suspended while it orders orders nothing, in whatever way it pays', async () => {
  for (const form of [offSite, orderForm]) {
    const { shop, jane, crossed } = await openOrder()
    const client = await crossed(JANE, ['settings', 'get'], (tx) =>
      tx.users.update(jane.id, { status: 'suspended' }),
    )
    expect(await refusalOf(client.orders.place(form))).toEqual(['LOGIN_REQUIRED', {}])
    expect(await shop.store.read((tx) => tx.orders.count())).toBe(1)
  }
})

test.each([
  ['whose uses are cut', { maxUses: 0 }],
  ['whose last use another order takes', { usedCount: 100 }],
  // Or it would be counted under a code that no order has.
  ['that is renamed', { code: 'OTHER' }],
])('a voucher %s while it is spent is used up', async (_, changes) => {
  const { shop, crossed } = await openOrder()
  const spent = await shop.store.transaction(async (tx) => {
    const voucher = await tx.vouchers.find({ code: 'WELCOME10' })
    return tx.vouchers.update(voucher?.id ?? '', { maxUses: 100 })
  })
  const id = spent?.id ?? ''
  const jane = await crossed(JANE, ['vouchers', 'find'], (tx) => tx.vouchers.update(id, changes))
  const order = { ...orderForm, planId: 'samp-ultimate', voucherCode: 'WELCOME10' }
  expect(await refusalOf(jane.orders.place({ ...order, amountDue: 765 }))).toEqual([
    'VOUCHER_USED_UP',
    {},
  ])
})

test('two who open the invoice numbers of a year at once both get theirs, without a gap', async () => {
  const { shop, crossed } = await openOrder()
  shop.passDays(365)
  let collisions = 0
  const jane = await crossed(JANE, ['counters', 'update'], (tx) => {
    collisions++
    return tx.counters.insert({ id: 'invoice-2027', createdAt: shop.backend.now(), value: 1 })
  })
  expect((await jane.orders.place(offSite)).invoice?.number).toBe('2027-00001')
  expect((await jane.orders.place(offSite)).invoice?.number).toBe('2027-00002')
  expect(collisions).toBe(1)
})

test('the same holds for an order that is sent with an idempotency key', async () => {
  const { shop } = await openOrder()
  shop.passDays(365)
  const insertCounter = (tx: Tx) =>
    tx.counters.insert({ id: 'invoice-2027', createdAt: shop.backend.now(), value: 1 })
  const store = crossedBy(shop.store, ['counters', 'update'], insertCounter)
  const jane = clientOf({ ...shop.backend, store }, { idempotencyKey: 'k1' })
  await jane.accounts.login(JANE)
  const first = await jane.orders.place(offSite)
  expect(first.invoice?.number).toBe('2027-00001')
  expect(await jane.orders.place(offSite)).toEqual(first)
})

test('coins spent at the moment of a renewal leave its invoice open, and the service is suspended at its end', async () => {
  const shop = await openShopWithService({ autoRenew: true, coins: 449 })
  const move = { userId: shop.jane.id, kind: 'adjustment', reference: null, actor: null } as const
  shop.passDays(24)
  await runDue(shop.backend)
  await shop.store.transaction((tx) => moveCoins(tx, shop.backend, { ...move, amount: 1 }))
  shop.passDays(6)
  const store = crossedBy(shop.store, ['users', 'get'], (tx) =>
    moveCoins(tx, shop.backend, { ...move, amount: -1 }),
  )
  expect(await runDue({ ...shop.backend, store })).toMatchObject({ renewed: 0, suspended: 1 })
  expect(await shop.invoices()).toMatchObject([{ status: 'unpaid' }])
  expect(await shop.coins()).toBe(449)
})

test('a renewal whose coins are not there changes nothing at all', async () => {
  const shop = await openShopWithService({ coins: 449 })
  shop.passDays(24)
  await runDue(shop.backend)
  const [before, [invoice]] = [await shop.service(), await shop.invoices()]
  if (!before || !invoice) throw new Error('There is nothing to renew')
  const billed = { invoice, renewed: { kind: serviceKind, row: before } }
  const paid = await shop.store.transaction((tx) => payFromBalance(tx, shop.backend, billed, null))
  expect(paid).toBeNull()
  expect([await shop.service(), await shop.invoices(), await shop.coins()]).toEqual([
    before,
    [invoice],
    449,
  ])
})

test('a service terminated at the moment of its billing gets no invoice', async () => {
  const shop = await openShopWithService()
  shop.passDays(24)
  // Between the look at the page and the transaction of its own.
  const read: typeof shop.store.read = async (fn) => {
    const seen = await shop.store.read(fn)
    await shop.store.transaction((tx) =>
      tx.services.update(shop.serviceId, { status: 'terminated' }),
    )
    return seen
  }
  expect((await runDue({ ...shop.backend, store: { ...shop.store, read } })).invoicesIssued).toBe(0)
  expect(await shop.invoices()).toEqual([])
})

test('an invoice paid with coins while a payment of it is recorded is paid once', async () => {
  const { shop, invoiceId, crossed, invoiceNow } = await openOrder()
  const jane = await crossed(JANE, ['invoices', 'get'], (tx) => tx.invoices.update(invoiceId, paid))
  expect(await refusalOf(jane.billing.payWithCoins({ invoiceId }))).toEqual([
    'INVOICE_NOT_PAYABLE',
    { status: 'paid' },
  ])
  expect(await shop.store.read((tx) => tx.coinEntries.count({ kind: 'order' }))).toBe(0)
  // What the other one did was undone with the call that it crossed.
  expect(await invoiceNow()).toMatchObject({ status: 'unpaid' })
})

test('coins spent while an invoice is paid with them are told as what is missing now', async () => {
  const { shop, jane, invoiceId, crossed } = await openOrder()
  const taking = { userId: jane.id, amount: -900, kind: 'adjustment', reference: null } as const
  const client = await crossed(JANE, ['orders', 'get'], (tx) =>
    moveCoins(tx, shop.backend, { ...taking, actor: null }),
  )
  expect(await refusalOf(client.billing.payWithCoins({ invoiceId }))).toEqual([
    'INSUFFICIENT_COINS',
    { missing: 350 },
  ])
})
