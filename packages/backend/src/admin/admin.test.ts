import { sampleRow } from '@hostfront/store/sample-rows'
import { expect, test } from 'vitest'
import { runDue } from '../lifecycle/run-due.ts'
import { orderForm } from '../testing/order-form.ts'
import { openTestShop } from '../testing/shop.ts'
import { openShopWithService } from '../testing/shop-with-service.ts'

const byBank = { ...orderForm, paymentMethod: 'bank-transfer' } as const

test('the figures count clients, not administrators, and what waits for the team', async () => {
  const { jane, ...shop } = await openShopWithService()
  const admin = await shop.admin()
  await shop.customer('joe')
  await jane.orders.place(byBank)
  await jane.tickets.open({ subject: 'Slots', priority: 'low', serviceId: '', message: 'How?' })
  expect(await admin.admin.figures()).toMatchObject({
    clients: 2,
    activeServices: 1,
    pendingOrders: 1,
    openTickets: 1,
    locations: [
      { location: 'germany', name: 'Germany', services: 1 },
      { location: 'usa', name: 'USA', services: 0 },
      { location: 'uk', name: 'UK', services: 0 },
      { location: 'france', name: 'France', services: 0 },
    ],
  })
})

test('a place that is offered no more is counted under its name of then, what has none apart', async () => {
  const { jane, ...shop } = await openShopWithService()
  const admin = await shop.admin()
  const form = { planName: 'Extra', price: 500, planId: '' }
  const { id: userId } = (await jane.accounts.me()) ?? expect.fail('no account')
  await admin.services.add({ userId, ...form })
  const [location] = await admin.options.list()
  const choices = location?.choices.filter(({ id }) => id === 'uk') ?? []
  await admin.options.update({ id: 'location', choices, defaultChoice: 'uk' })
  const { locations, activeServices } = await admin.admin.figures()
  expect(activeServices).toBe(2)
  expect(locations).toEqual([
    { location: 'uk', name: 'UK', services: 0 },
    { location: 'germany', name: 'Germany', services: 1 },
    { location: null, name: null, services: 1 },
  ])
})

test('an order paid with coins is income at once, and none once it is rejected', async () => {
  const shop = await openTestShop()
  const [jane, admin] = [await shop.customer('jane', 10_000), await shop.admin()]
  const { order } = await jane.orders.place(orderForm)
  expect(await admin.admin.figures()).toMatchObject({ revenue: orderForm.amountDue })
  shop.passDays(1)
  await admin.orders.reject({ id: order.id, reason: 'No room left.' })
  const { revenue, days } = await admin.admin.figures()
  expect(revenue).toBe(0)
  expect(days.slice(-2)).toEqual([
    { day: '2026-06-01', revenue: orderForm.amountDue, tax: 0, orders: 1 },
    { day: '2026-06-02', revenue: -orderForm.amountDue, tax: 0, orders: 0 },
  ])
})

test('an invoice is income on the day it is paid, and none once it is refunded', async () => {
  const shop = await openTestShop()
  const [jane, admin] = [await shop.customer('jane'), await shop.admin()]
  const { order, invoice } = await jane.orders.place(byBank)
  expect(await admin.admin.figures()).toMatchObject({ revenue: 0 })
  shop.passDays(2)
  const payment = { reference: 'TX', amount: order.amountDue, paidAt: '2026-06-02T10:00:00.000Z' }
  await admin.billing.recordPayment({ invoiceId: invoice?.id ?? '', payment })
  const { days } = await admin.admin.figures()
  expect(days.find(({ day }) => day === '2026-06-02')).toMatchObject({ revenue: order.amountDue })
  await admin.orders.reject({ id: order.id, reason: 'No room left.' })
  expect(await admin.admin.figures()).toMatchObject({ revenue: 0 })
})

test('a renewal invoice that coins pay is counted once', async () => {
  const shop = await openShopWithService({ coins: 1000, autoRenew: true })
  shop.passDays(25)
  expect(await runDue(shop.backend)).toMatchObject({ renewed: 1 })
  const { revenue } = await (await shop.admin()).admin.figures()
  expect(revenue).toBe(orderForm.amountDue + 450)
})

test('an order’s invoice that coins pay is counted once, and not at all once it is taken back', async () => {
  const shop = await openTestShop()
  const [jane, admin] = [await shop.customer('jane', 10_000), await shop.admin()]
  const { order, invoice } = await jane.orders.place(byBank)
  await jane.billing.payWithCoins({ invoiceId: invoice?.id ?? '' })
  expect(await admin.admin.figures()).toMatchObject({ revenue: order.amountDue })
  await admin.orders.reject({ id: order.id, reason: 'No room left.' })
  expect(await admin.admin.figures()).toMatchObject({ revenue: 0 })
  expect(await admin.shop.checkIntegrity()).toMatchObject({ problems: [] })
})

test('a search finds each kind by its name, with whose it is', async () => {
  const { jane, ...shop } = await openShopWithService()
  const admin = await shop.admin()
  const { invoice } = await jane.orders.place({ ...byBank, serverName: 'Night Owls' })
  await jane.tickets.open({
    subject: 'Owls do not start',
    priority: 'high',
    serviceId: '',
    message: 'Help!',
  })
  const find = async (text: string) =>
    (await admin.admin.search({ text })).map(({ kind, title, userId }) => [kind, title, userId])
  expect(await find('OWLS')).toEqual([
    ['order', 'Night Owls', jane.id],
    ['invoice', invoice?.number, jane.id],
    ['ticket', 'Owls do not start', jane.id],
  ])
  const ofJane = await find('jane@')
  expect(ofJane[0]).toEqual(['client', 'jane', jane.id])
  expect(ofJane.map(([kind]) => kind)).toEqual([
    'client',
    'order',
    'order',
    'service',
    'invoice',
    'invoice',
    'ticket',
  ])
  expect(await find(invoice?.number ?? '')).toEqual([
    ['order', 'Night Owls', jane.id],
    ['invoice', invoice?.number, jane.id],
  ])
  await shop.store.transaction((tx) =>
    tx.domains.insert(sampleRow('domains', { userId: jane.id, name: 'sample-shop-1.com' })),
  )
  expect(await find('SAMPLE-shop')).toEqual([['domain', 'sample-shop-1.com', jane.id]])
  const { items: domains } = await admin.domains.list({ userId: jane.id })
  expect(domains).toMatchObject([
    { domain: { name: 'sample-shop-1.com' }, customer: { name: 'jane' } },
  ])
  expect((await admin.domains.list({ userId: 'nobody' })).items).toEqual([])
  expect(await find('no such thing')).toEqual([])
})

test('a search finds a service by the address at which it is reached now, and says it', async () => {
  const { serviceId: id, ...shop } = await openShopWithService()
  const admin = await shop.admin()
  const find = async (text: string) =>
    (await admin.admin.search({ text })).map((found) => [found.kind, found.id, found.detail])
  const listed = async (search: string) =>
    (await admin.services.list({ search })).items.map(({ service }) => service.id)
  const access = { address: '203.0.113.7:7777', panelLink: '', userName: '', note: '' }
  await admin.services.setAccess({ id, access })
  const found = [['service', id, expect.stringMatching(/, jane, 203\.0\.113\.7:7777$/)]]
  expect(await find('203.0.113.7')).toEqual(found)
  expect(await find('203.0.113.7:7777')).toEqual(found)
  expect(await listed('203.0.113.7:7777')).toEqual([id])
  await admin.services.setAccess({ id, access: { ...access, address: '198.51.100.9' } })
  expect(await find('203.0.113.7')).toEqual([])
  expect(await listed('198.51.100.9')).toEqual([id])
  await admin.services.terminate({ id })
  expect(await find('198.51.100.9')).toEqual([])
})

test('a search finds a payment by its reference, and no other by whose it is', async () => {
  const { jane, ...shop } = await openShopWithService()
  const admin = await shop.admin()
  const { invoice } = await jane.orders.place({ ...byBank, serverName: 'Night Owls' })
  await admin.billing.recordPayment({
    invoiceId: invoice?.id ?? '',
    payment: { reference: 'TX-42 Owls', amount: 100, paidAt: shop.backend.now() },
  })
  const find = async (text: string) =>
    (await admin.admin.search({ text }))
      .filter(({ kind }) => kind === 'payment')
      .map(({ title, detail, userId }) => [title, detail, userId])
  expect(await find('tx-42')).toEqual([['TX-42 Owls', 'jane', jane.id]])
  expect(await find('jane')).toEqual([])
  expect(await find(invoice?.number ?? '')).toEqual([])
})

test('of each kind a search shows the newest five', async () => {
  const shop = await openTestShop()
  const admin = await shop.admin()
  for (let number = 1; number <= 7; number++) {
    await shop.customer(`twin${number}`)
    shop.passSeconds(1)
  }
  const found = await admin.admin.search({ text: 'twin' })
  expect(found.map(({ title }) => title)).toEqual(['twin7', 'twin6', 'twin5', 'twin4', 'twin3'])
})

test('the team is the active administrators, by name', async () => {
  const shop = await openTestShop()
  const admin = await shop.admin()
  const [zoe, bea] = [await shop.customer('Zoe'), await shop.customer('bea')]
  const former = await shop.customer('Cid')
  await shop.store.transaction(async (tx) => {
    for (const { id } of [zoe, bea, former]) await tx.users.update(id, { role: 'admin' })
    await tx.users.update(former.id, { status: 'suspended' })
  })
  expect((await admin.admin.team()).map(({ name }) => name)).toEqual(['Admin', 'bea', 'Zoe'])
})
