import type { Payment } from '@hostfront/contract/orders'
import type { Invoice } from '@hostfront/domain/billing/invoice'
import { expect, test } from 'vitest'
import { orderForm } from '../testing/order-form.ts'
import { refusalOf } from '../testing/refusal.ts'
import { openTestShop } from '../testing/shop.ts'
import { openShopWithService } from '../testing/shop-with-service.ts'

const PAID_AT = '2026-06-01T10:00:00.000Z'

async function openWithInvoice() {
  const shop = await openTestShop()
  const [jane, admin] = [await shop.customer('jane'), await shop.admin()]
  const place = async () => {
    const placed = await jane.orders.place({ ...orderForm, paymentMethod: 'orange-money' })
    if (!placed.invoice) throw new Error('Every order has an invoice')
    return { order: placed.order, invoice: placed.invoice }
  }
  const { order, invoice } = await place()
  const record = (amount: number, reference: string, more: Partial<Payment> = {}, of = invoice) =>
    admin.billing.recordPayment({
      invoiceId: of.id,
      payment: { amount, reference, paidAt: PAID_AT, ...more },
    })
  const now = ({ id }: Invoice) => shop.store.read((tx) => tx.invoices.get(id))
  const coins = async () => (await jane.accounts.me())?.coins
  const told = async () => (await jane.notifications.list({})).items.map(({ event }) => event)
  const sound = async () => expect((await admin.shop.checkIntegrity()).problems).toEqual([])
  return { shop, jane, admin, place, order, invoice, record, now, coins, told, sound }
}

test('too little pays a part: the rest is said, is what is owed, and pays it', async () => {
  const { jane, admin, order, invoice, record, now, told, sound } = await openWithInvoice()
  expect(await record(300, 'OM-1')).toMatchObject({ status: 'unpaid', paid: 300, paidAt: null })
  expect((await told())[0]).toEqual({
    kind: 'payment-received-in-part',
    number: invoice.number,
    invoiceId: invoice.id,
    amount: 300,
    missing: 150,
  })
  expect(await refusalOf(admin.orders.approve({ id: order.id }))).toEqual([
    'INVOICE_UNPAID',
    { number: invoice.number, total: 150 },
  ])
  await sound()
  expect(await record(150, 'OM-2')).toMatchObject({ status: 'paid', paid: 450, paidAt: PAID_AT })
  expect((await told())[0]).toMatchObject({ kind: 'invoice-paid' })
  expect(await jane.payments.ofInvoice({ invoiceId: invoice.id })).toMatchObject([
    { amount: 300, reference: 'OM-1' },
    { amount: 150, reference: 'OM-2' },
  ])
  await admin.orders.approve({ id: order.id })
  expect(await now(invoice)).toMatchObject({ status: 'paid', paid: 450 })
  await sound()
})

test('a payment came by the way of its invoice, unless the team says another that it records by hand', async () => {
  const { admin, order, place, record, now, shop, sound } = await openWithInvoice()
  const methods = async () => {
    const query = { order: 'oldest', limit: 9 } as const
    return (await shop.store.read((tx) => tx.payments.list(query))).items.map((each) => each.method)
  }
  const other = await place()
  await admin.paymentMethods.update({ id: 'bank-transfer', isOn: false })
  for (const method of ['coins', 'nobodys']) {
    expect(await refusalOf(record(450, 'T-1', { method }, other.invoice))).toEqual([
      'METHOD_NOT_OFFERED',
      {},
    ])
  }
  expect(await record(450, 'T-1', { method: 'orange-money' }, other.invoice)).toMatchObject({
    paymentMethod: 'orange-money',
  })
  shop.passSeconds(1)
  const payment = { amount: 450, reference: 'T-2', paidAt: PAID_AT, method: 'bank-transfer' }
  const { invoice } = await admin.orders.approve({ id: order.id, payment })
  expect(invoice).toMatchObject({ paymentMethod: 'bank-transfer', status: 'paid' })
  expect(await methods()).toEqual(['orange-money', 'bank-transfer'])
  expect(await now(other.invoice)).toMatchObject({ status: 'paid' })
  await sound()
})

test('an order is not approved by a part, and nothing is recorded then', async () => {
  const { admin, order, invoice, record, now } = await openWithInvoice()
  await record(100, 'OM-1')
  const payment = { amount: 349, reference: 'OM-2', paidAt: PAID_AT }
  expect(await refusalOf(admin.orders.approve({ id: order.id, payment }))).toEqual([
    'PAYMENT_AMOUNT_DIFFERS',
    { total: 350 },
  ])
  expect(await now(invoice)).toMatchObject({ paid: 100 })
  await admin.orders.approve({ id: order.id, payment: { ...payment, amount: 350 } })
  expect(await now(invoice)).toMatchObject({ status: 'paid', paid: 450 })
})

test('money for an order that is paid already is not lost when it is approved with it', async () => {
  const { jane, admin, order, invoice, record, coins, sound } = await openWithInvoice()
  await admin.clients.changeCoins({ id: jane.id, amount: 450, note: '' })
  await jane.billing.payWithCoins({ invoiceId: invoice.id })
  const payment = { amount: 450, reference: 'OM-1', paidAt: PAID_AT }
  expect(await refusalOf(admin.orders.approve({ id: order.id, payment }))).toEqual([
    'INVOICE_NOT_PAYABLE',
    { status: 'paid' },
  ])
  await admin.orders.approve({ id: order.id, payment: { ...payment, surplus: 'coins' } })
  expect(await coins()).toBe(450)
  expect((await refusalOf(record(450, 'om 1', { surplus: 'coins' })))[0]).toBe('REFERENCE_USED')
  await sound()
})

test('an order is approved with the payment that somebody has just recorded for it', async () => {
  const { admin, order, record, sound } = await openWithInvoice()
  await record(450, 'OM-1')
  const payment = { amount: 450, reference: 'om 1', paidAt: PAID_AT }
  expect((await admin.orders.approve({ id: order.id, payment })).order.status).toBe('active')
  expect((await admin.payments.list({})).items).toHaveLength(1)
  await sound()
})

test('nothing is no payment', async () => {
  const { record } = await openWithInvoice()
  expect(await refusalOf(record(0, 'OM-1'))).toEqual(['PAYMENT_AMOUNT_DIFFERS', { total: 450 }])
})

test('too much pays it, and the rest becomes coins', async () => {
  const { jane, admin, record, coins, told, sound } = await openWithInvoice()
  expect(await record(500, 'OM-1')).toMatchObject({ status: 'paid', paid: 450 })
  expect(await coins()).toBe(50)
  expect((await jane.billing.coinEntries({})).items).toMatchObject([
    { amount: 50, kind: 'overpayment', balanceAfter: 50 },
  ])
  expect((await told()).map(({ kind }) => kind)).toContain('coins-changed')
  const [found] = (await admin.payments.list({})).items
  expect(found?.payment).toMatchObject({ amount: 500, credited: 50, returned: 0 })
  await sound()
})

test('or it is money to return, by the way it came', async () => {
  const { shop, admin, invoice, record, coins, sound } = await openWithInvoice()
  await record(500, 'OM-1', { surplus: 'return' })
  expect(await coins()).toBe(0)
  const { items } = await shop.store.read((tx) => tx.refunds.list({ limit: 9 }))
  expect(items).toMatchObject([
    {
      amount: 50,
      state: 'to-send',
      cause: 'overpaid',
      method: 'orange-money',
      number: invoice.number,
      settledAt: null,
    },
  ])
  const [found] = (await admin.payments.list({})).items
  expect(found?.payment).toMatchObject({ amount: 500, credited: 0, returned: 50 })
  await sound()
})

test('what more comes for a bill that coins have paid came by no coins', async () => {
  const shop = await openTestShop()
  const [jane, admin] = [await shop.customer('jane', 20_00), await shop.admin()]
  const { invoice } = await jane.orders.place({ ...orderForm, paymentMethod: 'coins' })
  if (!invoice) throw new Error('Every order has an invoice')
  expect(invoice).toMatchObject({ status: 'paid', paymentMethod: 'coins' })
  const record = (more: Partial<Payment>) =>
    admin.billing.recordPayment({
      invoiceId: invoice.id,
      payment: { amount: 500, reference: 'T-1', paidAt: PAID_AT, surplus: 'coins', ...more },
    })
  expect((await refusalOf(record({ method: 'coins' })))[0]).toBe('METHOD_NOT_OFFERED')
  await record({})
  const { items } = await shop.store.read((tx) => tx.payments.list({ limit: 9 }))
  expect(items.map(({ method, amount }) => [method, amount])).toEqual([
    ['bank-transfer', 500],
    ['coins', invoice.total],
  ])
})

test('twice is recorded where somebody says what becomes of it, and pays nothing', async () => {
  const { shop, jane, invoice, place, record, coins, now, sound } = await openWithInvoice()
  await record(450, 'OM-1')
  expect(await refusalOf(record(450, 'OM-2'))).toEqual(['INVOICE_NOT_PAYABLE', { status: 'paid' }])
  await record(450, 'OM-2', { surplus: 'coins' })
  expect(await coins()).toBe(450)
  await record(20, 'OM-3', { surplus: 'return' })
  const cancelled = await place()
  await jane.orders.cancel({ id: cancelled.order.id })
  await record(30, 'OM-4', { surplus: 'coins' }, cancelled.invoice)
  expect(await coins()).toBe(480)
  expect(await now(invoice)).toMatchObject({ status: 'paid', paid: 450 })
  expect(await now(cancelled.invoice)).toMatchObject({ status: 'cancelled', paid: 0 })
  expect(await refusalOf(record(9, 'om 2', { surplus: 'coins' }))).toEqual([
    'REFERENCE_USED',
    { number: '' },
  ])
  const states = await shop.store.read((tx) => tx.payments.list({ order: 'oldest', limit: 9 }))
  expect(states.items.map(({ state }) => state)).toEqual([
    'received',
    'received',
    'refunded',
    'received',
  ])
  await sound()
})

test('what a balance cannot take is refused whole', async () => {
  const { shop, jane, invoice, record, now } = await openWithInvoice()
  await shop.store.transaction((tx) => tx.users.update(jane.id, { coins: 100_000_000_00 }))
  expect((await refusalOf(record(451, 'OM-1')))[0]).toBe('BALANCE_FULL')
  expect(await now(invoice)).toMatchObject({ status: 'unpaid', paid: 0 })
  expect(await shop.store.read((tx) => tx.payments.count())).toBe(0)
})

test('one transfer pays several invoices, each once, and what is too much of it counts once', async () => {
  const { invoice, place, record, coins, admin, sound } = await openWithInvoice()
  const other = await place()
  await record(450, 'OM-1')
  await record(500, 'om1', { isShared: true }, other.invoice)
  expect(await coins()).toBe(50)
  const [found] = (await admin.payments.list({})).items
  expect(found?.payment).toMatchObject({ amount: 950, credited: 50 })
  expect((await refusalOf(record(1, 'OM1', { isShared: true }, other.invoice)))[0]).toBe(
    'INVOICE_NOT_PAYABLE',
  )
  // Nothing of it pays: it is no other share of the transfer either.
  for (const surplus of ['coins', 'return'] as const) {
    const again = record(1, 'OM1', { isShared: true, surplus }, other.invoice)
    expect((await refusalOf(again))[0]).toBe('REFERENCE_USED')
  }
  const third = await place()
  await record(100, 'OM-9', {}, third.invoice)
  expect(await refusalOf(record(100, 'OM-9', { isShared: true }, third.invoice))).toEqual([
    'REFERENCE_USED',
    { number: third.invoice.number },
  ])
  expect(invoice.id).not.toBe(other.invoice.id)
  await sound()
})

test('coins pay what is left of a part', async () => {
  const { admin, jane, invoice, record, now, coins, sound } = await openWithInvoice()
  await record(300, 'OM-1')
  await admin.clients.changeCoins({ id: jane.id, amount: 200, note: '' })
  await jane.billing.payWithCoins({ invoiceId: invoice.id })
  expect(await now(invoice)).toMatchObject({ status: 'paid', paid: 450 })
  expect(await coins()).toBe(50)
  await sound()
})

test('a renewal runs longer when it is paid in full, not by a part', async () => {
  const shop = await openShopWithService()
  const admin = await shop.admin()
  const { invoice } = await shop.renew(false)
  const ends = async () =>
    (await shop.store.read((tx) => tx.services.get(invoice.subjectId ?? '')))?.expiresAt ?? ''
  const before = await ends()
  const pay = (amount: number, reference: string) =>
    admin.billing.recordPayment({
      invoiceId: invoice.id,
      payment: { amount, reference, paidAt: PAID_AT },
    })
  await pay(invoice.total - 1, 'OM-1')
  expect(await ends()).toBe(before)
  await pay(1, 'OM-2')
  expect((await ends()) > before).toBe(true)
  expect((await admin.shop.checkIntegrity()).problems).toEqual([])
})
