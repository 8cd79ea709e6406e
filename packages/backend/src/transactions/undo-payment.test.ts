import type { Invoice } from '@hostfront/domain/billing/invoice'
import { expect, test } from 'vitest'
import { orderForm } from '../testing/order-form.ts'
import { refusalOf } from '../testing/refusal.ts'
import { type Client, openTestShop, type TestShop } from '../testing/shop.ts'
import { openShopWithService } from '../testing/shop-with-service.ts'

const PAID_AT = '2026-06-01T10:00:00.000Z'

const record = (admin: Client, { id: invoiceId, total: amount }: Invoice, reference: string) =>
  admin.billing.recordPayment({ invoiceId, payment: { reference, amount, paidAt: PAID_AT } })

async function paymentBy(admin: Client, reference: string) {
  const [found] = (await admin.payments.list({ search: reference })).items
  if (!found) throw new Error(`No payment ${reference}`)
  return found
}

async function undo(admin: Client, reference: string) {
  const { payment } = await paymentBy(admin, reference)
  return admin.payments.undo({ id: payment.id, reason: 'Of another client.' })
}

const invoiceOf = ({ store }: TestShop, { id }: { readonly id: string }) =>
  store.read((tx) => tx.invoices.get(id))

async function openWithPaidOrder() {
  const shop = await openTestShop()
  const [jane, admin] = [await shop.customer('jane'), await shop.admin()]
  const { order, invoice } = await jane.orders.place({ ...orderForm, paymentMethod: 'paypal' })
  if (!invoice) throw new Error('Every order has an invoice')
  await record(admin, invoice, 'TX-1')
  return { shop, jane, admin, order, invoice }
}

const obstacle = (code: string) => ['PAYMENT_KEPT', { obstacle: code }]

test('a payment that is undone leaves its invoice open, its order waiting and the shop sound', async () => {
  const { shop, admin, order, invoice } = await openWithPaidOrder()
  expect(await undo(admin, 'TX-1')).toMatchObject({
    state: 'undone',
    returned: invoice.total,
    undone: { reason: 'Of another client.' },
  })
  expect(await invoiceOf(shop, invoice)).toMatchObject({ status: 'unpaid', paidAt: null })
  const [code] = await refusalOf(admin.orders.approve({ id: order.id }))
  expect(code).toBe('INVOICE_UNPAID')
  expect((await admin.shop.checkIntegrity()).problems).toEqual([])
  const { items } = await admin.audit.list({ action: 'payments.undo' })
  expect(items).toHaveLength(1)
})

test('its reference pays anew, and both records stay in the list', async () => {
  const { admin, jane, invoice } = await openWithPaidOrder()
  await undo(admin, 'TX-1')
  expect(await jane.payments.ofInvoice({ invoiceId: invoice.id })).toEqual([])
  await record(admin, invoice, 'tx 1')
  const paid = await jane.payments.ofInvoice({ invoiceId: invoice.id })
  expect(paid.map(({ reference }) => reference)).toEqual(['tx 1'])
  const { items } = await admin.payments.list({})
  expect(items.map(({ payment: { state } }) => state)).toEqual(['received', 'undone'])
  expect(items.map(({ suspicions }) => suspicions)).toEqual([[], []])
  expect(await admin.payments.totals({})).toEqual({
    received: { count: 1, amount: invoice.total },
    returned: 0,
    undone: { count: 1, amount: invoice.total },
  })
  expect(await admin.payments.totals({ search: '2026-00001' })).toMatchObject({
    undone: { count: 1 },
  })
})

test('undone twice, at once or one after the other, counts once', async () => {
  const { shop, admin, invoice } = await openWithPaidOrder()
  const { payment } = await paymentBy(admin, 'TX-1')
  const ask = () => admin.payments.undo({ id: payment.id, reason: 'Wrong.' })
  const answers = await Promise.allSettled([ask(), ask(), ask()])
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await refusalOf(ask())).toEqual(obstacle('ALREADY_UNDONE'))
  expect((await invoiceOf(shop, invoice))?.status).toBe('unpaid')
  expect((await admin.shop.checkIntegrity()).problems).toEqual([])
})

test('what paid for an approved or a rejected order stays as it is', async () => {
  const { admin, order, jane } = await openWithPaidOrder()
  await admin.orders.approve({ id: order.id })
  expect(await refusalOf(undo(admin, 'TX-1'))).toEqual(obstacle('ORDER_APPROVED'))
  const second = await jane.orders.place({ ...orderForm, paymentMethod: 'paypal' })
  if (second.invoice) await record(admin, second.invoice, 'TX-2')
  await admin.orders.reject({ id: second.order.id, reason: 'No.' })
  expect(await refusalOf(undo(admin, 'TX-2'))).toEqual(obstacle('GIVEN_BACK'))
  expect(await refusalOf(admin.payments.undo({ id: 'nobodys', reason: 'No.' }))).toEqual([
    'NOT_FOUND',
    {},
  ])
})

test('a transfer for several invoices is undone as a whole, or not at all', async () => {
  const { shop, admin, jane, order, invoice } = await openWithPaidOrder()
  const second = await jane.orders.place({ ...orderForm, paymentMethod: 'paypal' })
  const other = second.invoice
  if (!other) throw new Error('Every order has an invoice')
  const payment = { reference: 'TX-1', amount: other.total, paidAt: PAID_AT, isShared: true }
  await admin.billing.recordPayment({ invoiceId: other.id, payment })
  await admin.orders.approve({ id: order.id })
  expect(await refusalOf(undo(admin, 'TX-1'))).toEqual(obstacle('ORDER_APPROVED'))
  expect((await invoiceOf(shop, other))?.status).toBe('paid')
  expect((await invoiceOf(shop, invoice))?.status).toBe('paid')
})

async function openWithPaidRenewal() {
  const shop = await openShopWithService()
  const admin = await shop.admin()
  const { invoice } = await shop.renew(false)
  await record(admin, invoice, 'TX-R')
  return { ...shop, admin, shopAdmin: () => shop.admin(), invoice }
}

test('paid time that has not begun is taken back, and can be paid again', async () => {
  const shop = await openWithPaidRenewal()
  expect((await shop.service())?.expiresAt).toBe('2026-07-31T12:00:00.000Z')
  await undo(shop.admin, 'TX-R')
  expect((await shop.service())?.expiresAt).toBe('2026-07-01T12:00:00.000Z')
  const again = await shop.renew(false)
  expect(again.invoice).toMatchObject({ id: shop.invoice.id, status: 'unpaid' })
  await record(shop.admin, again.invoice, 'TX-R')
  expect((await shop.service())?.expiresAt).toBe('2026-07-31T12:00:00.000Z')
  expect((await shop.admin.shop.checkIntegrity()).problems).toEqual([])
})

test('paid time that has begun, was moved or is billed on stays as it is', async () => {
  const billed = await openWithPaidRenewal()
  await billed.renew(false)
  expect(await refusalOf(undo(billed.admin, 'TX-R'))).toEqual(obstacle('LATER_BILLED'))

  const moved = await openWithPaidRenewal()
  await moved.admin.services.extend({ id: moved.serviceId, days: 3 })
  expect(await refusalOf(undo(moved.admin, 'TX-R'))).toEqual(obstacle('END_MOVED'))

  const begun = await openWithPaidRenewal()
  begun.passDays(30)
  expect(await refusalOf(undo(await begun.shopAdmin(), 'TX-R'))).toEqual(obstacle('PERIOD_BEGUN'))
})

test('coins that paid are not undone here', async () => {
  const shop = await openShopWithService({ coins: 450 })
  await shop.renew(true)
  const admin = await shop.admin()
  const { items } = await admin.payments.list({ method: 'coins', sort: 'amount' })
  const undone = items.map(({ payment: { id } }) =>
    refusalOf(admin.payments.undo({ id, reason: 'No.' })),
  )
  expect(await Promise.all(undone)).toEqual([obstacle('COINS'), obstacle('COINS')])
})

async function openWithParts() {
  const shop = await openTestShop()
  const [jane, admin] = [await shop.customer('jane'), await shop.admin()]
  const { invoice } = await jane.orders.place({ ...orderForm, paymentMethod: 'paypal' })
  if (!invoice) throw new Error('Every order has an invoice')
  const pay = (amount: number, reference: string) =>
    record(admin, { ...invoice, total: amount }, reference)
  const sound = async () => expect((await admin.shop.checkIntegrity()).problems).toEqual([])
  return { shop, jane, admin, invoice, pay, sound }
}

test('an invoice keeps its other parts, whether it was paid by then or not', async () => {
  const { shop, admin, invoice, pay, sound } = await openWithParts()
  await pay(100, 'TX-1')
  await pay(50, 'TX-2')
  await undo(admin, 'TX-1')
  expect(await invoiceOf(shop, invoice)).toMatchObject({ status: 'unpaid', paid: 50 })
  await sound()
  await pay(400, 'TX-3')
  expect(await invoiceOf(shop, invoice)).toMatchObject({ status: 'paid', paid: 450 })
  await undo(admin, 'TX-2')
  expect(await invoiceOf(shop, invoice)).toMatchObject({
    status: 'unpaid',
    paid: 400,
    paidAt: null,
  })
  await sound()
})

test('coins that it became are taken back, or keep it where they are spent', async () => {
  const { admin, jane, pay, sound } = await openWithParts()
  await pay(500, 'TX-1')
  await undo(admin, 'TX-1')
  expect((await jane.accounts.me())?.coins).toBe(0)
  expect((await jane.billing.coinEntries({})).items).toMatchObject([
    { amount: -50, kind: 'overpayment' },
    { amount: 50, kind: 'overpayment' },
  ])
  await sound()
  await pay(500, 'TX-2')
  await admin.clients.changeCoins({ id: jane.id, amount: -1, note: '' })
  expect(await refusalOf(undo(admin, 'TX-2'))).toEqual(obstacle('COINS_SPENT'))
  await sound()
})

test('what pays the rest of what a credit note has taken back stays: open again, it would be billed once more', async () => {
  const shop = await openTestShop()
  const [jane, admin] = [await shop.customer('jane'), await shop.admin()]
  const lines = [{ description: 'Moving in', amount: 200 }]
  const due = { userId: jane.id, lines, dueDate: '2026-06-15T00:00:00.000Z' }
  const invoice = await admin.billing.issue(due)
  await record(admin, { ...invoice, total: 100 }, 'TX-1')
  await record(admin, { ...invoice, total: 100 }, 'TX-2')
  await admin.creditNotes.issue({
    invoiceId: invoice.id,
    amount: 100,
    target: 'off-site',
    method: null,
    account: '',
    reason: 'As agreed.',
    endsService: false,
  })
  expect(await refusalOf(undo(admin, 'TX-2'))).toEqual(obstacle('GIVEN_BACK'))
  expect(await refusalOf(undo(admin, 'TX-1'))).toEqual(obstacle('CREDITED'))
  expect(await invoiceOf(shop, invoice)).toMatchObject({ status: 'paid', paid: 100, credited: 100 })
})

test('a part of a renewal that is not paid in full is undone though its time has begun', async () => {
  const shop = await openShopWithService()
  const admin = await shop.admin()
  const { invoice } = await shop.renew(false)
  await record(admin, { ...invoice, total: 1 }, 'TX-R')
  shop.passDays(40)
  await undo(await shop.admin(), 'TX-R')
  expect(await invoiceOf(shop, invoice)).toMatchObject({ status: 'unpaid', paid: 0 })
})
