import { expect, test } from 'vitest'
import { orderForm, withPremium } from '../testing/order-form.ts'
import { openTestShop } from '../testing/shop.ts'

/** Three orders of two customers: one paid by wallet and approved, one rejected, one that waits. */
async function openDesk() {
  const shop = await openTestShop()
  const [jane, bob] = [await shop.customer('jane'), await shop.customer('bob')]
  const wallet = await jane.orders.place({ ...orderForm, paymentMethod: 'orange-money' })
  shop.passDays(1)
  const admin = await shop.admin()
  await bob.orders.place({ ...orderForm, paymentMethod: 'paypal', ...withPremium })
  const last = await jane.orders.place({ ...orderForm, paymentMethod: 'paypal' })
  await admin.orders.reject({ id: last.order.id, reason: 'No room.' })
  const payment = { reference: 'OM 1', amount: 450, paidAt: wallet.order.createdAt }
  await admin.orders.approve({ id: wallet.order.id, payment })
  return { jane, bob, admin, from: last.order.createdAt }
}

test('orders are counted and added up by state, whichever of them is on show', async () => {
  const { jane, admin, from } = await openDesk()
  const [active, pending, rejected] = [
    { state: 'active', count: 1, amount: 450 },
    { state: 'pending', count: 1, amount: 650 },
    { state: 'rejected', count: 1, amount: 450 },
  ]
  expect(await admin.orders.totals({})).toEqual([active, pending, rejected])
  expect(await admin.orders.totals({ userId: jane.id })).toEqual([active, rejected])
  expect(await admin.orders.totals({ method: 'paypal' })).toEqual([pending, rejected])
  expect(await admin.orders.totals({ from })).toEqual([pending, rejected])
  expect(await admin.orders.totals({ search: 'bob' })).toEqual([pending])
  expect(await admin.orders.list({ method: 'orange-money' })).toMatchObject({ items: [{}] })
  expect((await admin.orders.list({ from })).items).toHaveLength(2)
})

test('invoices say with their totals what is still to be paid of them', async () => {
  const { bob, admin } = await openDesk()
  const { items } = await admin.billing.allInvoices({ userId: bob.id })
  const payment = { reference: 'PP 1', amount: 200, paidAt: items[0]?.invoice.createdAt ?? '' }
  await admin.billing.recordPayment({ invoiceId: items[0]?.invoice.id ?? '', payment })
  const part = { state: 'unpaid', count: 1, amount: 650, owed: 450 }
  expect(await admin.billing.totals({})).toEqual([
    { state: 'cancelled', count: 1, amount: 450, owed: 0 },
    { state: 'paid', count: 1, amount: 450, owed: 0 },
    part,
  ])
  expect(await admin.billing.totals({ search: 'bob' })).toEqual([part])
  expect(await admin.billing.totals({ method: 'cashplus' })).toEqual([])
})

test('notes and money to return have totals, and the same filters as their lists', async () => {
  const { jane, admin, from } = await openDesk()
  const { items } = await admin.billing.allInvoices({ userId: jane.id, status: 'paid' })
  await admin.creditNotes.issue({
    ...{ invoiceId: items[0]?.invoice.id ?? '', amount: 150, target: 'off-site', method: 'paypal' },
    ...{ account: '', reason: 'Moved.', endsService: false },
  })
  const sent = [{ state: 'to-send', count: 1, amount: 150 }]
  expect(await admin.refunds.totals({})).toEqual(sent)
  expect(await admin.refunds.totals({ method: 'paypal', from })).toEqual(sent)
  expect(await admin.refunds.totals({ method: 'cashplus' })).toEqual([])
  expect((await admin.refunds.list({ to: from })).items).toEqual([])
  expect(await admin.creditNotes.totals({ search: 'jane' })).toEqual([
    { state: 'off-site', count: 1, amount: 150 },
  ])
  expect((await admin.creditNotes.list({ target: 'coins' })).items).toEqual([])
})

test('services, tickets and clients are counted by state', async () => {
  const { jane, bob, admin } = await openDesk()
  await jane.tickets.open({
    subject: 'Help',
    message: 'It is down.',
    priority: 'low',
    serviceId: '',
  })
  await admin.clients.update({ id: bob.id, status: 'suspended' })
  expect(await admin.services.counts({})).toEqual([{ state: 'active', count: 1 }])
  expect(await admin.services.counts({ shown: 'unpaid' })).toEqual([])
  expect(await admin.tickets.counts({})).toEqual([{ state: 'open', count: 1 }])
  expect(await admin.tickets.counts({ assigneeId: jane.id })).toEqual([])
  expect(await admin.clients.counts({ role: 'user' })).toEqual([
    { state: 'active', count: 1, owed: 0 },
    { state: 'suspended', count: 1, owed: 650 },
  ])
})
