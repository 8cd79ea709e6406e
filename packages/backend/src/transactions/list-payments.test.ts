import { expect, test } from 'vitest'
import { orderForm } from '../testing/order-form.ts'
import { openTestShop } from '../testing/shop.ts'

async function openWithPayments() {
  const shop = await openTestShop()
  const admin = await shop.admin()
  const pay = async (name: string, reference: string, paidAt: string) => {
    const client = await shop.customer(name)
    const { invoice } = await client.orders.place({ ...orderForm, paymentMethod: 'paypal' })
    const payment = { reference, amount: invoice?.total ?? 0, paidAt }
    await admin.billing.recordPayment({ invoiceId: invoice?.id ?? '', payment })
  }
  await pay('jane', 'TX-O1', '2026-06-01T10:00:00.000Z')
  await pay('omar', 'TX-0I', '2026-05-30T00:00:00.000Z')
  const find = async (search: string) =>
    (await admin.payments.list({ search })).items.map(({ customer: { name } }) => name)
  return { admin, find }
}

test('a payment is found by reference, invoice number, name, address and amount', async () => {
  const { find } = await openWithPayments()
  expect(await find('tx-o')).toEqual(['jane'])
  expect(await find('2026-00002')).toEqual(['omar'])
  expect(await find('jane')).toEqual(['jane'])
  expect(await find('omar@shop.test')).toEqual(['omar'])
  expect(await find('4.50')).toEqual(['omar', 'jane'])
  expect(await find('4')).toEqual(['omar', 'jane'])
  expect(await find('77.77')).toEqual([])
})

test('what is suspicious is said with the payment', async () => {
  const { admin } = await openWithPayments()
  const { items } = await admin.payments.list({})
  expect(items.map(({ suspicions }) => suspicions)).toEqual([
    [
      { code: 'ALIKE', reference: 'TX-O1' },
      { code: 'TOO_EARLY', number: '2026-00002' },
    ],
    [{ code: 'ALIKE', reference: 'TX-0I' }],
  ])
  expect(items[0]).toMatchObject({
    recordedBy: 'Admin',
    pays: [{ number: '2026-00002', amount: 450, returnedAt: null }],
  })
  expect(items[0]?.payment).not.toHaveProperty('referenceKey')
})

test('filters narrow the list and its totals alike', async () => {
  const { admin } = await openWithPayments()
  const may = { from: '2026-05-01T00:00:00.000Z', to: '2026-06-01T00:00:00.000Z' }
  expect((await admin.payments.list(may)).items).toHaveLength(1)
  const none = { count: 0, amount: 0 }
  const one = { received: { count: 1, amount: 450 }, returned: 0, undone: none }
  expect(await admin.payments.totals(may)).toEqual(one)
  expect(await admin.payments.totals({ ...may, search: 'omar' })).toEqual(one)
  const other = await admin.payments.totals({ method: 'orange-money' })
  expect(other).toEqual({ received: none, returned: 0, undone: none })
})
