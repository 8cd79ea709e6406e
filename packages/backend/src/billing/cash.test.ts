import { expect, test } from 'vitest'
import { orderForm } from '../testing/order-form.ts'
import { refusalOf } from '../testing/refusal.ts'
import { openTestShop } from '../testing/shop.ts'

const paidAt = '2026-06-01T10:00:00.000Z'
const cash = { reference: '', amount: 450, paidAt, method: 'cash' }

async function openCounter() {
  const shop = await openTestShop()
  const [jane, admin] = [await shop.customer('jane'), await shop.admin()]
  const place = async () => {
    const { order, invoice } = await jane.orders.place({ ...orderForm, paymentMethod: 'paypal' })
    return { orderId: order.id, invoiceId: invoice?.id ?? '' }
  }
  const sound = async () => expect((await admin.shop.checkIntegrity()).problems).toEqual([])
  return { shop, jane, admin, place, sound }
}

test('cash is recorded without a reference, and the invoice says that it was cash', async () => {
  const { admin, place, sound } = await openCounter()
  const { invoiceId } = await place()
  const paid = await admin.billing.recordPayment({ invoiceId, payment: cash })
  expect(paid).toMatchObject({ status: 'paid', paymentMethod: 'cash' })
  const [known] = (await admin.payments.list({ method: 'cash' })).items
  expect(known?.payment).toMatchObject({ method: 'cash', amount: 450, reference: null })
  await sound()
})

test('a transfer without a reference is refused', async () => {
  const { admin, place } = await openCounter()
  const { invoiceId } = await place()
  for (const method of ['bank-transfer', undefined]) {
    const payment = { ...cash, method }
    await expect(admin.billing.recordPayment({ invoiceId, payment })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    })
  }
})

test('the same cash noted twice for one invoice is refused, and with a receipt’s number it is not', async () => {
  const { jane, admin, place, sound } = await openCounter()
  const [{ invoiceId }, other] = [await place(), await place()]
  const part = { ...cash, amount: 200 }
  const first = await admin.billing.recordPayment({ invoiceId, payment: part })
  // What is left is not sent in cash: its customer still reads how to pay it.
  expect(first).toMatchObject({ status: 'unpaid', paid: 200, paymentMethod: 'paypal' })
  const again = { invoiceId, payment: { ...part, surplus: 'coins' as const } }
  expect(await refusalOf(admin.billing.recordPayment(again))).toEqual([
    'SAME_PAYMENT',
    { number: first.number },
  ])
  await admin.billing.recordPayment({ invoiceId: other.invoiceId, payment: part })
  const receipt = { ...part, reference: 'Receipt 12' }
  await admin.billing.recordPayment({ invoiceId, payment: receipt })
  const later = { ...part, amount: 50, paidAt: '2026-06-01T11:00:00.000Z' }
  const done = await admin.billing.recordPayment({ invoiceId, payment: later })
  expect(done).toMatchObject({ status: 'paid', paid: 450, paymentMethod: 'cash' })
  expect((await jane.accounts.me())?.coins).toBe(0)
  await sound()
})

test('the same sum is the same money for a day, whoever calls it what', async () => {
  const { shop, admin, place, sound } = await openCounter()
  shop.passSeconds(3 * 86_400)
  const { invoiceId } = await place()
  const part = { ...cash, amount: 100 }
  const record = (paidAt: string, method = 'cash') =>
    admin.billing.recordPayment({ invoiceId, payment: { ...part, paidAt, method } })
  await record('2026-06-02T22:00:00.000Z')
  for (const [paidAt, method] of [
    ['2026-06-02T22:00:00.001Z', 'cash'],
    ['2026-06-03T21:59:59.999Z', 'cash'],
    ['2026-06-01T22:00:00.001Z', 'cash'],
    ['2026-06-03T08:00:00.000Z', 'other'],
  ] as const) {
    expect((await refusalOf(record(paidAt, method)))[0]).toBe('SAME_PAYMENT')
  }
  expect(await record('2026-06-03T22:00:00.000Z')).toMatchObject({ status: 'unpaid', paid: 200 })
  await sound()
})

test('of what paid several invoices, the one at hand is named', async () => {
  const { admin, place } = await openCounter()
  const [first, second] = [await place(), await place()]
  const transfer = { ...cash, reference: 'OM-1', amount: 200, method: 'paypal', isShared: true }
  await admin.billing.recordPayment({ invoiceId: first.invoiceId, payment: transfer })
  const { invoiceId } = second
  const { number } = await admin.billing.recordPayment({ invoiceId, payment: transfer })
  const again = { invoiceId, payment: { ...transfer, isShared: false } }
  expect(await refusalOf(admin.billing.recordPayment(again))).toEqual([
    'REFERENCE_USED',
    { number },
  ])
})

test('an order whose cash a colleague has recorded is approved, and it is in the books once', async () => {
  const { jane, admin, place, sound } = await openCounter()
  const { orderId, invoiceId } = await place()
  await admin.billing.recordPayment({ invoiceId, payment: cash })
  const surplus = { ...cash, surplus: 'coins' as const }
  expect((await refusalOf(admin.orders.approve({ id: orderId, payment: surplus })))[0]).toBe(
    'SAME_PAYMENT',
  )
  const noon = { ...cash, paidAt: '2026-06-01T12:00:00.000Z' }
  await admin.orders.approve({ id: orderId, payment: noon })
  expect((await jane.orders.get({ id: orderId })).order.status).toBe('active')
  expect((await admin.payments.list({})).items).toHaveLength(1)
  await sound()
})

test('an order is approved with cash, and nobody pays it twice by pressing again', async () => {
  const { jane, admin, place, sound } = await openCounter()
  const { orderId, invoiceId } = await place()
  await admin.orders.approve({ id: orderId, payment: cash })
  expect((await jane.orders.get({ id: orderId })).order.status).toBe('active')
  const more = { invoiceId, payment: { ...cash, surplus: 'coins' as const } }
  expect((await refusalOf(admin.billing.recordPayment(more)))[0]).toBe('SAME_PAYMENT')
  await sound()
})

test('cash goes back in cash, and needs no reference', async () => {
  const { jane, admin, place, sound } = await openCounter()
  const { orderId, invoiceId } = await place()
  await admin.orders.approve({ id: orderId, payment: cash })
  await admin.creditNotes.issue({
    ...{ invoiceId, amount: 450, reason: 'Not used.', target: 'off-site' },
    ...{ method: 'cash', account: '', endsService: false },
  })
  const [back] = (await admin.refunds.list({})).items
  expect(back?.refund).toMatchObject({ method: 'cash', amount: 450 })
  const sent = await admin.refunds.markSent({ id: back?.refund.id ?? '' })
  expect(sent).toMatchObject({ state: 'sent', reference: null })
  const [told] = (await jane.notifications.list({})).items
  expect(told?.event).toMatchObject({
    ...{ kind: 'refund-sent', amount: 450, method: 'Cash', reference: '' },
    isRecordedWay: true,
  })
  await sound()
})
