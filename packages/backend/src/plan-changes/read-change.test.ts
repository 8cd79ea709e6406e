import { expect, test } from 'vitest'
import { orderForm } from '../testing/order-form.ts'
import { allOf } from '../testing/recount-reports.ts'
import { openTestShop } from '../testing/shop.ts'
import { paidInvoices } from './read-change.ts'

test('of a service that many invoices have paid for, each is counted', async () => {
  const shop = await openTestShop()
  const jane = await shop.customer('jane')
  const { order } = await jane.orders.place({ ...orderForm, paymentMethod: 'bank-transfer' })
  const [invoice] = await allOf(shop, 'invoices')
  if (!invoice) throw new Error('No invoice')
  const ids = Array.from({ length: 450 }, (_, at) => `renewal-${at}`)
  await shop.store.transaction(async (tx) => {
    for (const id of ids) {
      const paid = { status: 'paid', paid: invoice.total, paidAt: invoice.createdAt } as const
      await tx.invoices.insert({ ...invoice, ...paid, id, number: id })
    }
  })
  const found = await shop.store.read((tx) => paidInvoices(tx, { id: 'of-old', orderId: order.id }))
  expect(found.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
})
