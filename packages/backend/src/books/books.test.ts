/** A month that is closed stays as it was reported, whatever is recorded afterwards. */
import type { Period } from '@hostfront/domain/reports/period'
import { expect, test } from 'vitest'
import { orderForm } from '../testing/order-form.ts'
import { refusalOf } from '../testing/refusal.ts'
import { openTestShop } from '../testing/shop.ts'

const byBank = { ...orderForm, country: 'MA', paymentMethod: 'bank-transfer', amountDue: 540 }
const JUNE: Period = { from: '2026-06-01', to: '2026-06-30' }

/** In July, with an invoice of June that is open, and one that was paid in June. */
async function openInJuly() {
  const shop = await openTestShop()
  const [jane, june] = [await shop.customer('jane'), await shop.admin()]
  const { order: paid } = await jane.orders.place(byBank)
  const { invoice: open } = await jane.orders.place(byBank)
  const payment = { reference: 'TX-1', amount: 540, paidAt: '2026-06-01T10:00:00.000Z' }
  await june.orders.approve({ id: paid.id, payment })
  shop.passDays(33)
  const admin = await shop.admin()
  const pay = (reference: string, amount: number, paidAt: string) =>
    admin.billing.recordPayment({
      invoiceId: open?.id ?? '',
      payment: { reference, amount, paidAt },
    })
  return { shop, admin, open, pay }
}

test('nothing is dated into a month that is closed, and what was reported of it stays', async () => {
  const { admin, pay } = await openInJuly()
  expect((await admin.books.read()).toClose).toBe('2026-06')
  const before = await admin.reports.ofPeriod(JUNE)
  const { closings, toClose } = await admin.books.closeMonth({ month: '2026-06' })
  expect([closings.map(({ month }) => month), toClose]).toEqual([['2026-06'], null])
  const refusal = await refusalOf(pay('TX-2', 540, '2026-06-30T23:59:59.999Z'))
  expect(refusal).toEqual(['MONTH_CLOSED', { month: '2026-06' }])
  await pay('TX-2', 540, '2026-07-01T00:00:00.000Z')
  expect(await admin.reports.ofPeriod(JUNE)).toEqual(before)
  const july = await admin.reports.ofPeriod({ from: '2026-07-01', to: '2026-07-31' })
  expect(july.income).toMatchObject({ invoices: 1, gross: 540 })
})

test('a payment of a closed month is not undone, nor paid into further', async () => {
  const { admin, open } = await openInJuly()
  await admin.books.closeMonth({ month: '2026-06' })
  const { items } = await admin.payments.list({})
  const undo = admin.payments.undo({ id: items[0]?.payment.id ?? '', reason: 'Wrong.' })
  expect(await refusalOf(undo)).toEqual(['PAYMENT_KEPT', { obstacle: 'MONTH_CLOSED' }])
  const shared = { reference: 'TX-1', amount: 540, paidAt: '2026-07-02T00:00:00.000Z' }
  const grow = admin.billing.recordPayment({
    invoiceId: open?.id ?? '',
    payment: { ...shared, isShared: true },
  })
  expect(await refusalOf(grow)).toEqual(['MONTH_CLOSED', { month: '2026-06' }])
})

test('opened again it takes what belongs there; the log says who did both', async () => {
  const { admin, pay } = await openInJuly()
  await admin.books.closeMonth({ month: '2026-06' })
  expect(await refusalOf(admin.books.reopenMonth({ month: '2026-05' }))).toEqual([
    'NOTHING_TO_DO',
    {},
  ])
  expect((await admin.books.reopenMonth({ month: '2026-06' })).closings).toEqual([])
  await pay('TX-2', 540, '2026-06-15T12:00:00.000Z')
  expect((await admin.reports.ofPeriod(JUNE)).income).toMatchObject({ invoices: 2, gross: 1080 })
  const { items } = await admin.audit.list({})
  const lines = items.filter(({ action }) => action.startsWith('books.'))
  expect(lines.map(({ action, before, after }) => [action, before, after])).toEqual([
    ['books.reopenMonth', '{"closedTo":"2026-06"}', '{"closedTo":null}'],
    ['books.closeMonth', '{"closedTo":null}', '{"closedTo":"2026-06"}'],
  ])
})

test('a month that goes on is not closed, and one that is closed not again', async () => {
  const { admin } = await openInJuly()
  const close = (month: string) => refusalOf(admin.books.closeMonth({ month }))
  expect(await close('2026-07')).toEqual(['MONTH_NOT_OVER', { month: '2026-07' }])
  await admin.books.closeMonth({ month: '2026-05' })
  expect(await close('2026-05')).toEqual(['MONTH_CLOSED', { month: '2026-05' }])
  expect(await close('2026-01')).toEqual(['MONTH_CLOSED', { month: '2026-01' }])
})

test('parts are income on the day of the last, in whatever order they were recorded', async () => {
  const { admin, pay } = await openInJuly()
  const later = await pay('TX-3', 100, '2026-07-03T09:00:00.000Z')
  expect(later).toMatchObject({ status: 'unpaid', paid: 100 })
  expect(await pay('TX-2', 440, '2026-06-20T09:00:00.000Z')).toMatchObject({
    status: 'paid',
    paidAt: '2026-07-03T09:00:00.000Z',
  })
  expect((await admin.reports.ofPeriod(JUNE)).income).toMatchObject({ invoices: 1, gross: 540 })
})

test('a part of a closed month stays there; the invoice is income when the rest has come', async () => {
  const { admin, pay } = await openInJuly()
  await pay('TX-2', 100, '2026-06-20T09:00:00.000Z')
  const before = await admin.reports.ofPeriod(JUNE)
  await admin.books.closeMonth({ month: '2026-06' })
  await pay('TX-3', 440, '2026-07-02T09:00:00.000Z')
  expect(await admin.reports.ofPeriod(JUNE)).toEqual(before)
})

test('what a statement says came in on a closed day takes the first open one', async () => {
  const { admin, open } = await openInJuly()
  await admin.books.closeMonth({ month: '2026-06' })
  await admin.statements.apply({
    source: 'Bank',
    method: 'bank-transfer',
    movement: { key: 'k-1', date: '2026-06-29', amount: 540, label: 'JANE' },
    reference: 'BANK-1',
    invoiceId: open?.id ?? '',
  })
  const { items } = await admin.payments.list({ search: 'BANK-1' })
  expect(items[0]?.payment).toMatchObject({ receivedAt: '2026-07-01T00:00:00.000Z', amount: 540 })
})

test('samples, which have a past, are not loaded where a month is closed', async () => {
  const { admin } = await openInJuly()
  await admin.books.closeMonth({ month: '2026-06' })
  const load = admin.shop.loadSampleData({ clients: 10 })
  expect(await refusalOf(load)).toEqual(['MONTH_CLOSED', { month: '2026-06' }])
})

test('accounts are kept as they were set; what is closed is not touched by settings', async () => {
  const { admin } = await openInJuly()
  await admin.books.closeMonth({ month: '2026-06' })
  const { settings } = await admin.books.read()
  const changed = { ...settings, yearStart: 7, siren: '123456789' }
  await admin.books.update(changed)
  await admin.settings.update({ billing: { graceDays: 9 } })
  const after = await admin.books.read()
  expect(after.settings).toEqual(changed)
  expect(after.closings.map(({ month }) => month)).toEqual(['2026-06'])
})
