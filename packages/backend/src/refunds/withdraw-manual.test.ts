import { expect, test } from 'vitest'
import { orderForm } from '../testing/order-form.ts'
import { refusalOf } from '../testing/refusal.ts'
import { openTestShop } from '../testing/shop.ts'

const lines = [{ description: 'Moving of a server', amount: 2500 }]
const dueDate = '2100-01-01T00:00:00.000Z'
const paidAt = '2026-06-01T00:00:00.000Z'

async function openWithInvoice() {
  const shop = await openTestShop()
  const jane = await shop.customer('jane', 1000)
  const admin = await shop.admin()
  const invoice = await admin.billing.issue({ userId: jane.id, lines, dueDate })
  return { shop, jane, admin, invoice }
}

test('an invoice that was written by hand is taken back: it keeps its number, nobody owes it, and the log says who', async () => {
  const { shop, jane, admin, invoice } = await openWithInvoice()
  const withdrawn = await admin.billing.withdrawManual({ invoiceId: invoice.id })
  expect(withdrawn).toEqual({ ...invoice, status: 'cancelled' })
  expect((await jane.billing.invoice({ id: invoice.id })).status).toBe('cancelled')
  expect(await jane.services.needs()).toEqual([])
  const { items } = await shop.store.read((tx) =>
    tx.auditLog.list({ where: { subject: invoice.id }, limit: 5 }),
  )
  expect(items.map(({ action }) => action)).toEqual(['billing.withdrawManual', 'billing.issue'])
  const again = admin.billing.withdrawManual({ invoiceId: invoice.id })
  expect(await refusalOf(again)).toEqual(['NOT_WITHDRAWABLE', {}])
  const next = await admin.billing.issue({ userId: jane.id, lines, dueDate })
  expect(next.number > invoice.number).toBe(true)
})

test('what is paid, or bills an order, is not taken back so', async () => {
  const { jane, admin, invoice } = await openWithInvoice()
  const payment = { reference: 'TX 1', amount: 2500, paidAt }
  await admin.billing.recordPayment({ invoiceId: invoice.id, payment })
  const { invoice: ordered } = await jane.orders.place({
    ...orderForm,
    paymentMethod: 'bank-transfer',
  })
  for (const id of [invoice.id, ordered?.id ?? '']) {
    const withdrawing = admin.billing.withdrawManual({ invoiceId: id })
    expect(await refusalOf(withdrawing)).toEqual(['NOT_WITHDRAWABLE', {}])
  }
  expect(await refusalOf(admin.billing.withdrawManual({ invoiceId: 'nobody' }))).toEqual([
    'NOT_FOUND',
    {},
  ])
  expect((await jane.billing.invoice({ id: invoice.id })).status).toBe('paid')
})

test('a part that was paid goes back with it', async () => {
  const { jane, admin, invoice } = await openWithInvoice()
  const payment = { reference: 'TX 1', amount: 1000, paidAt }
  await admin.billing.recordPayment({ invoiceId: invoice.id, payment })
  await admin.billing.withdrawManual({ invoiceId: invoice.id })
  expect((await admin.refunds.open()).amount).toBe(1000)
  expect((await jane.billing.invoice({ id: invoice.id })).paid).toBe(0)
})
