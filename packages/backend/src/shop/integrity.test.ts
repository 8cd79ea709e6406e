import type { AllRows } from '@hostfront/store/port'
import { expect, test } from 'vitest'
import { orderForm } from '../testing/order-form.ts'
import { openTestShop } from '../testing/shop.ts'
import { danglingReferences } from './find-problems.ts'
import { readAll } from './read-all.ts'

test('a shop in which people order, pay and take back is sound', async () => {
  const { admin } = await openFilledShop()
  const report = await admin.shop.checkIntegrity()
  expect(report.problems).toEqual([])
  expect(report.checked).toBeGreaterThan(20)
})

test.each<[string, (rows: AllRows) => Partial<AllRows>, string[]]>([
  [
    'coins that no entry explains',
    ({ users }) => ({ users: users.map((user) => ({ ...user, coins: user.coins + 1 })) }),
    ['ledger-mismatch', 'ledger-mismatch'],
  ],
  [
    'a counter that is ahead of its invoices',
    ({ counters }) => ({ counters: counters.map((row) => ({ ...row, value: row.value + 1 })) }),
    ['number-missing'],
  ],
  [
    'a voucher that was used more often than it says',
    ({ vouchers }) => ({ vouchers: vouchers.map((row) => ({ ...row, usedCount: 0 })) }),
    ['voucher-uses'],
  ],
  [
    'a paid invoice whose payment is gone',
    () => ({ payments: [], paymentAllocations: [] }),
    ['payment-differs'],
  ],
  [
    'a pending order without its invoice',
    () => ({ invoices: [], payments: [], paymentAllocations: [] }),
    ['order-without-invoice', 'number-missing', 'number-missing', 'number-missing'],
  ],
])('%s is found', async (_name, spoil, codes) => {
  const { shop, admin } = await openFilledShop()
  const rows = await shop.store.read((tx) => readAll(tx))
  await shop.store.replaceAll(async () => ({ ...rows, ...spoil(rows) }))
  const { problems } = await admin.shop.checkIntegrity()
  expect(problems.map(({ code }) => code)).toEqual(codes)
})

test('a reference to nobody is found where a store let it through', async () => {
  const { shop } = await openFilledShop()
  const rows = await shop.store.read((tx) => readAll(tx))
  expect(danglingReferences(rows)).toEqual([])
  const orders = rows.orders.map((order) => ({ ...order, userId: 'nobody' }))
  expect(danglingReferences({ ...rows, orders }).map(({ detail }) => detail)).toContain(
    'orders.userId: nobody',
  )
})

/** An order paid with coins, one with a voucher on an invoice, and one taken back. */
async function openFilledShop() {
  const shop = await openTestShop()
  const [jane, admin] = [await shop.customer('jane', 10_000), await shop.admin()]
  await jane.orders.place(orderForm)
  await jane.orders.place({
    ...orderForm,
    planId: 'samp-ultimate',
    paymentMethod: 'paypal',
    voucherCode: 'WELCOME10',
    amountDue: 765,
  })
  const { order } = await jane.orders.place({ ...orderForm, paymentMethod: 'paypal' })
  await jane.orders.cancel({ id: order.id })
  return { shop, admin }
}
