import { expect, test } from 'vitest'
import { orderForm } from '../testing/order-form.ts'
import { openTestShop } from '../testing/shop.ts'

test('the list says what each still owes, without what is paid or cancelled', async () => {
  const shop = await openTestShop()
  const [jane, bob] = [await shop.customer('jane'), await shop.customer('bob')]
  const admin = await shop.admin()
  const owed = async () =>
    new Map((await admin.clients.list({})).items.map(({ account, owed }) => [account.name, owed]))
  const place = (by: typeof jane) => by.orders.place({ ...orderForm, paymentMethod: 'paypal' })
  const [first, second] = [await place(jane), await place(jane)]
  await place(bob)
  expect(Object.fromEntries(await owed())).toEqual({ Admin: 0, jane: 900, bob: 450 })
  const payment = { reference: 'P-1', amount: 100, paidAt: first.order.createdAt }
  await admin.billing.recordPayment({ invoiceId: first.invoice?.id ?? '', payment })
  expect((await owed()).get('jane')).toBe(800)
  await jane.orders.cancel({ id: second.order.id })
  expect((await owed()).get('jane')).toBe(350)
  expect(await admin.clients.get({ id: jane.id })).toMatchObject({ owed: 350 })
})
