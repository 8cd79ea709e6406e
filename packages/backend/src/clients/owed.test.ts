import { expect, test } from 'vitest'
import { orderForm } from '../testing/order-form.ts'
import { openTestShop } from '../testing/shop.ts'

test('those who owe are listed apart, and counted', async () => {
  const shop = await openTestShop()
  const [jane, bob] = [await shop.customer('jane'), await shop.customer('bob')]
  const admin = await shop.admin()
  const names = async (owes: boolean) =>
    (await admin.clients.list({ owes })).items.map(({ account }) => account.name).toSorted()
  const { invoice } = await jane.orders.place({ ...orderForm, paymentMethod: 'paypal' })
  expect(await names(true)).toEqual(['jane'])
  expect(await names(false)).toEqual(['Admin', 'bob'])
  expect(await admin.clients.counts({ owes: true })).toEqual([
    { state: 'active', count: 1, owed: 450 },
  ])
  const part = { reference: 'P-1', amount: 100, paidAt: '2026-06-01T10:00:00.000Z' }
  await admin.billing.recordPayment({ invoiceId: invoice?.id ?? '', payment: part })
  expect(await names(true)).toEqual(['jane'])
  const rest = { ...part, reference: 'P-2', amount: 350 }
  await admin.billing.recordPayment({ invoiceId: invoice?.id ?? '', payment: rest })
  expect(await names(true)).toEqual([])
  await bob.orders.place({ ...orderForm, paymentMethod: 'paypal' })
  expect(await names(true)).toEqual(['bob'])
})

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

test('what all clients owe is added up by their state, for each role by itself', async () => {
  const shop = await openTestShop()
  const [jane, bob] = [await shop.customer('jane'), await shop.customer('bob')]
  const admin = await shop.admin()
  for (const by of [jane, bob, admin]) {
    await by.orders.place({ ...orderForm, paymentMethod: 'paypal' })
  }
  await admin.clients.update({ id: bob.id, status: 'suspended' })
  expect(await admin.clients.counts({ role: 'user' })).toEqual([
    { state: 'active', count: 1, owed: 450 },
    { state: 'suspended', count: 1, owed: 450 },
  ])
  expect(await admin.clients.counts({})).toEqual([
    { state: 'active', count: 2, owed: 900 },
    { state: 'suspended', count: 1, owed: 450 },
  ])
  expect(await admin.clients.counts({ owes: false })).toEqual([])
})
