import { expect, test } from 'vitest'
import { runDue } from '../lifecycle/run-due.ts'
import { payment } from '../testing/calls/billing.ts'
import { orderForm } from '../testing/order-form.ts'
import { refusalOf } from '../testing/refusal.ts'
import { openShopWithService } from '../testing/shop-with-service.ts'

test('an invoice comes with its client, what it bills, what was paid and when its client was reminded', async () => {
  const shop = await openShopWithService()
  shop.passDays(23)
  await runDue(shop.backend)
  shop.passDays(4)
  await runDue(shop.backend)
  const admin = await shop.admin()
  const [invoice] = await shop.invoices()
  const inspected = () => admin.billing.inspect({ id: invoice?.id ?? '' })
  expect(await inspected()).toEqual({
    invoice,
    customer: { id: shop.jane.id, name: 'jane', email: 'jane@shop.test' },
    payments: [],
    about: { kind: 'service', id: shop.serviceId, name: 'Night Shift RP' },
    reminders: [{ createdAt: shop.backend.now(), day: -3 }],
  })
  await admin.billing.recordPayment({ invoiceId: invoice?.id ?? '', payment })
  expect(await inspected()).toMatchObject({ payments: [{ reference: 'TX', amount: 450 }] })
})

test('an order has a record of its own, and so has its invoice', async () => {
  const shop = await openShopWithService()
  const { order, invoice } = await shop.jane.orders.place({ ...orderForm, paymentMethod: 'paypal' })
  const admin = await shop.admin()
  expect(await admin.orders.inspect({ id: order.id })).toMatchObject({
    order,
    invoice: { id: invoice?.id },
    customer: { name: 'jane' },
    serviceId: null,
  })
  expect(await admin.billing.inspect({ id: invoice?.id ?? '' })).toMatchObject({
    about: { kind: 'order', id: order.id, name: order.serverName },
  })
})

test('what is not there is not found', async () => {
  const admin = await (await openShopWithService()).admin()
  expect(await refusalOf(admin.orders.inspect({ id: 'none' }))).toEqual(['NOT_FOUND', {}])
  expect(await refusalOf(admin.billing.inspect({ id: 'none' }))).toEqual(['NOT_FOUND', {}])
})
