import { expect, test } from 'vitest'
import { runDue } from '../lifecycle/run-due.ts'
import { orderForm } from '../testing/order-form.ts'
import { openTestShop } from '../testing/shop.ts'
import { openShopWithService } from '../testing/shop-with-service.ts'

const byBank = { ...orderForm, country: 'MA', paymentMethod: 'bank-transfer', amountDue: 540 }
const NONE = { count: 0, recent: 0, sum: null }
const NOTHING = { count: 0, recent: 0, sum: 0 }

test('a morning in an empty shop has nothing to do', async () => {
  const shop = await openTestShop()
  expect(await (await shop.admin()).admin.morning()).toEqual({
    from: expect.any(String),
    ...{ orders: NOTHING, payments: NOTHING, refunds: NOTHING, overdue: NOTHING, dueSoon: NOTHING },
    disputes: { toAnswer: 0, until: null, toDecide: 0 },
    ...{ servers: NONE, tickets: NONE, endingSoon: NONE },
  })
})

test('what waits is told apart from what has come since yesterday', async () => {
  const shop = await openTestShop()
  const jane = await shop.customer('jane')
  await jane.orders.place(byBank)
  shop.passDays(2)
  const zoe = await shop.customer('zoe')
  const { invoice } = await zoe.orders.place(byBank)
  await zoe.declarations.declare({
    ...{ method: 'bank-transfer', amount: 500, reference: 'TX-1', paidOn: '2026-06-03' },
    ...{ invoiceIds: [invoice?.id ?? ''], note: '', proofIds: [] },
  })
  await zoe.tickets.open({ subject: 'Slots', priority: 'low', serviceId: '', message: 'How?' })
  const morning = await (await shop.admin()).admin.morning()
  expect(morning).toMatchObject({
    orders: { count: 2, recent: 1, sum: 1080 },
    payments: { count: 1, recent: 1, sum: 500 },
    tickets: { count: 1, recent: 1, sum: null },
  })
})

test('a bill is due this week, then overdue, and counts without what a part has paid', async () => {
  const shop = await openShopWithService()
  const due = async (days: number) => {
    shop.passDays(days)
    await runDue(shop.backend)
    return (await shop.admin()).admin.morning()
  }
  expect(await due(23)).toMatchObject({
    dueSoon: { count: 1, recent: 1, sum: 450 },
    endingSoon: { count: 1, recent: 1 },
    overdue: { count: 0, sum: 0 },
  })
  expect(await due(2)).toMatchObject({
    dueSoon: { count: 1, recent: 0, sum: 450 },
    endingSoon: { count: 1, recent: 0 },
  })
  const renewal = (await shop.invoices()).at(-1)
  const admin = await shop.admin()
  await admin.billing.recordPayment({
    invoiceId: renewal?.id ?? '',
    payment: { reference: 'TX-2', amount: 150, paidAt: '2026-06-26T10:00:00.000Z' },
  })
  expect(await due(5.5)).toMatchObject({
    dueSoon: { count: 0, sum: 0 },
    overdue: { count: 1, recent: 1, sum: 300 },
    endingSoon: { count: 0 },
  })
  expect(await due(2)).toMatchObject({ overdue: { count: 1, recent: 0, sum: 300 } })
})

test('an invoice past its day is overdue before the shop has marked it', async () => {
  const shop = await openShopWithService()
  shop.passDays(23)
  await runDue(shop.backend)
  shop.passDays(8)
  expect(await (await shop.admin()).admin.morning()).toMatchObject({
    dueSoon: { count: 0, sum: 0 },
    overdue: { count: 1, recent: 1, sum: 450 },
  })
})
