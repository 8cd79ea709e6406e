import { MAX_MONEY } from '@hostfront/domain/money/money'
import { expect, test } from 'vitest'
import { orderForm } from '../testing/order-form.ts'
import { refusalOf } from '../testing/refusal.ts'
import { openTestShop, type TestShopOptions } from '../testing/shop.ts'

const offSite = { ...orderForm, paymentMethod: 'bank-transfer' } as const
const payment = { reference: 'TX-1', amount: 450, paidAt: '2026-06-01T10:00:00.000Z' }

async function openShopWithOrder(
  form: typeof orderForm | typeof offSite,
  options: TestShopOptions = {},
) {
  const shop = await openTestShop(options)
  const [jane, admin] = [await shop.customer('jane', 1000), await shop.admin()]
  const { order, invoice } = await jane.orders.place(form)
  return { shop, jane, admin, order, invoice }
}

test('approving a paid order starts its service for the days of its cycle and tells the customer', async () => {
  const { shop, jane, admin, order } = await openShopWithOrder(orderForm, { sendsMail: true })
  const approved = await admin.orders.approve({ id: order.id })
  expect(approved.order).toMatchObject({ status: 'active', endDate: '2026-07-01T12:00:00.000Z' })
  expect((await jane.services.mine({})).items).toEqual([approved.service])
  expect(approved.service).toMatchObject({ status: 'active', orderId: order.id, price: 450 })
  const { items } = await jane.notifications.list({})
  const told = {
    kind: 'order-approved',
    serverName: 'Night Shift RP',
    serviceId: approved.service.id,
  }
  expect(items[0]?.event).toEqual(told)
  expect(await shop.mails('jane@shop.test')).toContainEqual({ ...told, name: 'jane' })
})

test('a service is named by its plan with type and size, however long the name is', async () => {
  const { shop, jane, admin } = await openShopWithOrder(orderForm)
  const name = 'x'.repeat(120)
  await shop.store.transaction((tx) => tx.plans.update(orderForm.planId, { name }))
  const { order, invoice } = await jane.orders.place(orderForm)
  const { service } = await admin.orders.approve({ id: order.id })
  expect(service.planName).toBe(`SAMP ${name} 500`)
  expect(invoice?.lines[0]?.description).toBe(`SAMP ${name} 500 "Night Shift RP", monthly`)
})

test('an unpaid order is approved only with its payment, which is recorded in the same step', async () => {
  const { jane, admin, order, invoice } = await openShopWithOrder(offSite)
  expect(await refusalOf(admin.orders.approve({ id: order.id }))).toEqual([
    'INVOICE_UNPAID',
    { number: invoice?.number, total: 450 },
  ])
  const wrong = { ...payment, amount: 449 }
  expect(await refusalOf(admin.orders.approve({ id: order.id, payment: wrong }))).toEqual([
    'PAYMENT_AMOUNT_DIFFERS',
    { total: 450 },
  ])
  await admin.orders.approve({ id: order.id, payment })
  const [paid] = (await jane.billing.invoices({})).items
  expect(paid).toMatchObject({ status: 'paid', paidAt: payment.paidAt })
  expect(await jane.payments.ofInvoice({ invoiceId: paid?.id ?? '' })).toEqual([
    {
      method: 'bank-transfer',
      receivedAt: payment.paidAt,
      reference: 'TX-1',
      amount: 450,
      returnedAt: null,
      dispute: null,
    },
  ])
})

test('a payment recorded first lets the order be approved, and cannot be recorded twice', async () => {
  const { shop, admin, order, invoice } = await openShopWithOrder(offSite)
  const record = { invoiceId: invoice?.id ?? '', payment }
  await admin.billing.recordPayment(record)
  const { items } = await shop.store.read((tx) => tx.auditLog.list({ limit: 1 }))
  expect(items[0]).toMatchObject({
    action: 'billing.recordPayment',
    after: expect.stringContaining('"reference":"TX-1"'),
  })
  expect(await refusalOf(admin.billing.recordPayment(record))).toEqual([
    'INVOICE_NOT_PAYABLE',
    { status: 'paid' },
  ])
  expect((await admin.orders.approve({ id: order.id })).order.status).toBe('active')
})

test('of money that is recorded already no more is taken in than there is of it', async () => {
  const { admin, order, invoice } = await openShopWithOrder(offSite)
  await admin.billing.recordPayment({ invoiceId: invoice?.id ?? '', payment })
  const approve = (more: object) =>
    admin.orders.approve({ id: order.id, payment: { ...payment, ...more } })
  const used = ['REFERENCE_USED', { number: invoice?.number }]
  expect(await refusalOf(approve({ amount: 500 }))).toEqual([
    'INVOICE_NOT_PAYABLE',
    { status: 'paid' },
  ])
  expect(await refusalOf(approve({ amount: 500, surplus: 'coins' }))).toEqual(used)
  const shared = { amount: 500, surplus: 'coins', isShared: true }
  expect(await refusalOf(approve(shared))).toEqual(used)
  expect((await approve({})).order.status).toBe('active')
})

test('a reference pays one invoice in whatever letters, unless one transfer is said to pay several', async () => {
  const { jane, admin, order, invoice } = await openShopWithOrder(offSite)
  const second = await jane.orders.place(offSite)
  await admin.orders.approve({ id: order.id, payment })
  const used = ['REFERENCE_USED', { number: invoice?.number }]
  const again = { id: second.order.id, payment }
  expect(await refusalOf(admin.orders.approve(again))).toEqual(used)
  const inSmall = { ...again, payment: { ...payment, reference: 'ｔx-1' } }
  expect(await refusalOf(admin.orders.approve(inSmall))).toEqual(used)
  expect((await jane.billing.invoices({ limit: 1 })).items).toMatchObject([{ status: 'unpaid' }])
  const shared = { ...payment, isShared: true }
  const approved = await admin.orders.approve({ id: second.order.id, payment: shared })
  expect(approved.invoice).toMatchObject({ status: 'paid' })
  const third = await jane.orders.place(offSite)
  const longer = { ...payment, reference: 'TX-10' }
  const other = await admin.orders.approve({ id: third.order.id, payment: longer })
  expect(other.invoice).toMatchObject({ status: 'paid' })
  expect((await admin.billing.allInvoices({ search: 'tx-1' })).items).toHaveLength(3)
  expect((await admin.billing.allInvoices({ search: 'tx-10' })).items).toHaveLength(1)
})

test('an order paid before there was a ledger gives back no coins nobody took', async () => {
  const { shop, jane, admin, order } = await openShopWithOrder(offSite)
  const takenOver = {
    ...order,
    id: 'seed-order',
    paymentMethod: 'coins',
    paidWithCoins: true,
  } as const
  await shop.store.transaction((tx) => tx.orders.insert(takenOver))
  await admin.orders.reject({ id: takenOver.id, reason: 'No room left.' })
  expect(await jane.accounts.me()).toMatchObject({ coins: 1000 })
})

test('money cannot have arrived tomorrow', async () => {
  const { admin, order } = await openShopWithOrder(offSite)
  const tomorrow = { ...payment, paidAt: '2026-06-02T12:00:00.000Z' }
  expect(await refusalOf(admin.orders.approve({ id: order.id, payment: tomorrow }))).toEqual([
    'PAYMENT_IN_FUTURE',
    {},
  ])
})

test('cancelling a pending order paid with coins refunds exactly what it cost', async () => {
  const { jane, order } = await openShopWithOrder(orderForm)
  await jane.orders.cancel({ id: order.id })
  expect(await jane.accounts.me()).toMatchObject({ coins: 1000 })
  const { items } = await jane.billing.coinEntries({})
  expect(items.map(({ amount, kind }) => [amount, kind])).toEqual([
    [450, 'refund'],
    [-450, 'order'],
    [1000, 'purchase'],
  ])
  expect((await jane.billing.invoices({})).items).toMatchObject([{ status: 'refunded' }])
})

test('coins pay the tax too, and all of it comes back', async () => {
  const shop = await openTestShop()
  const jane = await shop.customer('jane', 1000)
  const order540 = { ...orderForm, country: 'MA', amountDue: 540 } as const
  const { order, invoice } = await jane.orders.place(order540)
  expect(invoice).toMatchObject({ subtotal: 450, tax: 90, total: 540, status: 'paid' })
  expect(await jane.accounts.me()).toMatchObject({ coins: 460 })
  const [debit] = (await jane.billing.coinEntries({})).items
  expect(debit).toMatchObject({ kind: 'order', amount: -540, reference: order.id })
  await jane.orders.cancel({ id: order.id })
  expect(await jane.accounts.me()).toMatchObject({ coins: 1000 })
})

test.each(['cancel', 'reject', 'remove'] as const)(
  'a full balance takes the coins of an order back to the last one: %s',
  async (way) => {
    const { shop, jane, admin, order } = await openShopWithOrder(orderForm)
    const { id = '', coins = 0 } = (await jane.accounts.me()) ?? {}
    await admin.clients.changeCoins({ id, amount: MAX_MONEY - coins, note: '' })
    if (way === 'cancel') await jane.orders.cancel({ id: order.id })
    if (way === 'reject') await admin.orders.reject({ id: order.id, reason: 'No' })
    if (way === 'remove') await admin.clients.remove({ id })
    const { items } = await shop.store.read((tx) =>
      tx.coinEntries.list({ where: { userId: id }, limit: 10 }),
    )
    expect(items.find(({ kind }) => kind === 'refund')).toMatchObject({
      amount: 450,
      balanceAfter: MAX_MONEY + 450,
    })
    const user = await shop.store.read((tx) => tx.users.get(id))
    expect(user?.coins).toBe(way === 'remove' ? 0 : MAX_MONEY + 450)
    expect(items.reduce((sum, { amount }) => sum + amount, 0)).toBe(user?.coins)
  },
)

test('a balance is given all of what was asked for, or nothing', async () => {
  const { jane, admin } = await openShopWithOrder(orderForm)
  const { id = '', coins = 0 } = (await jane.accounts.me()) ?? {}
  const tooMuch = { id, amount: MAX_MONEY - coins + 1, note: '' }
  expect(await refusalOf(admin.clients.changeCoins(tooMuch))).toEqual([
    'BALANCE_FULL',
    { max: MAX_MONEY },
  ])
  expect(await jane.accounts.me()).toMatchObject({ coins })
  await admin.clients.changeCoins({ ...tooMuch, amount: tooMuch.amount - 1 })
  expect(await jane.accounts.me()).toMatchObject({ coins: MAX_MONEY })
})

test('rejecting tells the customer why, refunds coins and writes the audit log', async () => {
  const { shop, jane, admin, order } = await openShopWithOrder(orderForm, { sendsMail: true })
  await admin.orders.reject({ id: order.id, reason: 'No room left.' })
  expect((await jane.orders.mine({})).items[0]?.order).toMatchObject({
    status: 'rejected',
    reason: 'No room left.',
  })
  expect(await jane.accounts.me()).toMatchObject({ coins: 1000 })
  const log = await shop.store.read((tx) => tx.auditLog.list({ limit: 10 }))
  expect(log.items[0]).toMatchObject({ action: 'orders.reject', subject: order.id })
  const told = { kind: 'order-rejected', serverName: 'Night Shift RP', reason: 'No room left.' }
  const { items } = await jane.notifications.list({})
  expect(items.map(({ event }) => event)).toContainEqual(told)
  expect(await shop.mails('jane@shop.test')).toContainEqual({ ...told, name: 'jane' })
})

test.each([
  ['cancelled', false, 'cancelled'],
  ['refunded', true, 'refunded'],
] as const)('rejecting an off-site order leaves its invoice %s', async (_name, isPaid, status) => {
  const { jane, admin, order, invoice } = await openShopWithOrder(offSite)
  if (isPaid) await admin.billing.recordPayment({ invoiceId: invoice?.id ?? '', payment })
  await admin.orders.reject({ id: order.id, reason: 'No room left.' })
  expect((await jane.billing.invoices({})).items[0]?.status).toBe(status)
})

test('an order is decided once: of approval, rejection and cancellation at once one wins and money is right', async () => {
  const { jane, admin, order } = await openShopWithOrder(orderForm)
  const tries = await Promise.allSettled([
    admin.orders.approve({ id: order.id }),
    admin.orders.reject({ id: order.id, reason: 'No.' }),
    jane.orders.cancel({ id: order.id }),
  ])
  expect(tries.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
  expect(await refusalOf(jane.orders.cancel({ id: order.id }))).toEqual([
    'ALREADY_DECIDED',
    { status: 'active' },
  ])
  expect(await jane.accounts.me()).toMatchObject({ coins: 550 })
})

test('the queue shows everybody’s orders with who ordered, and can be narrowed by status', async () => {
  const { admin, order } = await openShopWithOrder(orderForm)
  const { items } = await admin.orders.list({ status: 'pending' })
  expect(items).toMatchObject([{ order: { id: order.id }, customer: { name: 'jane' } }])
  expect((await admin.orders.list({ status: 'rejected' })).items).toEqual([])
})
