import { suspendedByTeam } from '@hostfront/domain/services/by-hand'
import { expect, test } from 'vitest'
import { runDue } from '../lifecycle/run-due.ts'
import { refusalOf } from '../testing/refusal.ts'
import { openShopWithService } from '../testing/shop-with-service.ts'

test('with coins a service runs a cycle longer at once, paid by an invoice in the ledger', async () => {
  const shop = await openShopWithService({ coins: 1000 })
  const { service, invoice } = await shop.renew(true)
  expect(service).toMatchObject({ status: 'active', expiresAt: '2026-07-31T12:00:00.000Z' })
  expect(invoice).toMatchObject({ status: 'paid', paymentMethod: 'coins', total: 450 })
  expect(await shop.coins()).toBe(550)
  const { items } = await shop.jane.billing.coinEntries({ limit: 1 })
  expect(items).toMatchObject([
    {
      amount: -450,
      kind: 'renewal',
      reference: invoice.id,
      actor: shop.jane.id,
      subject: invoice.lines[0]?.description,
    },
  ])
  expect(await shop.told()).toEqual(['invoice-paid', 'order-approved', 'service-renewed'])
})

test('without coins the answer is the invoice to pay, the same one however often it is asked for', async () => {
  const shop = await openShopWithService()
  const first = await shop.renew(false)
  expect(first.invoice).toMatchObject({
    status: 'unpaid',
    dueDate: '2026-07-01T12:00:00.000Z',
    periodStart: '2026-07-01T12:00:00.000Z',
  })
  expect((await shop.renew(false)).invoice).toEqual(first.invoice)
  shop.passDays(24)
  expect((await runDue(shop.backend)).invoicesIssued).toBe(0)
  expect(await shop.invoices()).toHaveLength(1)
  expect(await shop.service()).toMatchObject({ expiresAt: '2026-07-01T12:00:00.000Z' })
})

test('an invoice names a way to pay that the shop offers', async () => {
  const shop = await openShopWithService()
  const admin = await shop.admin()
  for (const id of ['cashplus', 'bank-transfer']) {
    await admin.paymentMethods.update({ id, isOn: false })
  }
  expect((await shop.renew(false)).invoice.paymentMethod).toBe('paypal')
})

test('too few coins are told, and nothing is billed', async () => {
  const shop = await openShopWithService({ coins: 400 })
  expect(await refusalOf(shop.renew(true))).toEqual(['INSUFFICIENT_COINS', { missing: 50 }])
  expect(await shop.invoices()).toEqual([])
})

test('renewed at once by two clicks it runs one cycle longer: the second was shown a time that is over', async () => {
  const shop = await openShopWithService({ coins: 1000 })
  const [first, second] = [shop.renew(true), refusalOf(shop.renew(true))]
  expect((await first).service.expiresAt).toBe('2026-07-31T12:00:00.000Z')
  expect(await second).toEqual(['SERVICE_STATE', { status: 'active' }])
  expect(await shop.coins()).toBe(550)
  expect(await shop.invoices()).toMatchObject([{ status: 'paid' }])
})

test('what renewed by itself is not renewed once more by who still saw its old end', async () => {
  const shop = await openShopWithService({ coins: 1000, autoRenew: true })
  const seen = await shop.shown()
  shop.passDays(24)
  expect((await runDue(shop.backend)).renewed).toBe(1)
  await shop.jane.accounts.login({ email: 'jane@shop.test', password: 'password' })
  const call = shop.jane.services.renew({ ...seen, withCoins: true })
  expect(await refusalOf(call)).toEqual(['SERVICE_STATE', { status: 'active' }])
  expect(await shop.coins()).toBe(550)
})

test('another price than the one that was shown is told, and nothing is billed or paid', async () => {
  const shop = await openShopWithService({ coins: 1000 })
  const seen = await shop.shown()
  const renew = (total: number, withCoins: boolean) =>
    shop.jane.services.renew({ ...seen, total, withCoins })
  expect(await refusalOf(renew(449, true))).toEqual(['PRICE_CHANGED', { amountDue: 450 }])
  expect(await shop.invoices()).toEqual([])
  await renew(450, false)
  await shop.store.transaction((tx) => tx.users.update(shop.jane.id, { country: 'MA' }))
  expect(await refusalOf(renew(540, true))).toEqual(['PRICE_CHANGED', { amountDue: 450 }])
  expect(await shop.coins()).toBe(1000)
  expect((await renew(450, true)).invoice).toMatchObject({ status: 'paid', total: 450 })
})

test('a service suspended for want of payment comes back', async () => {
  const shop = await openShopWithService({ coins: 450 })
  shop.passDays(31)
  await runDue(shop.backend)
  await shop.jane.accounts.login({ email: 'jane@shop.test', password: 'password' })
  await shop.renew(true)
  expect(await shop.service()).toMatchObject({
    status: 'active',
    suspendedAt: null,
    expiresAt: '2026-07-31T12:00:00.000Z',
  })
})

test.each([
  ['is terminated', { status: 'terminated' }],
  ['was suspended by the team', suspendedByTeam('Spam.', '2026-06-01T12:00:00.000Z')],
  ['costs nothing', { status: 'active', price: 0 }],
] as const)('a service that %s cannot be renewed', async (_, changes) => {
  const shop = await openShopWithService({ coins: 1000, ...changes })
  expect(await refusalOf(shop.renew(true))).toEqual(['SERVICE_STATE', { status: changes.status }])
})

test('a customer sets whether coins renew a service, until it is terminated', async () => {
  const shop = await openShopWithService({ coins: 1000 })
  const set = (autoRenew: boolean) =>
    shop.jane.services.setAutoRenew({ id: shop.serviceId, autoRenew })
  expect(await set(true)).toMatchObject({ autoRenew: true })
  shop.passDays(24)
  expect((await runDue(shop.backend)).renewed).toBe(1)
  await shop.jane.accounts.login({ email: 'jane@shop.test', password: 'password' })
  expect(await set(false)).toMatchObject({ autoRenew: false })
  await shop.store.transaction((tx) => tx.services.update(shop.serviceId, { status: 'terminated' }))
  expect(await refusalOf(set(true))).toEqual(['SERVICE_STATE', { status: 'terminated' }])
})

test('the figures count all that a customer has, and nothing of others', async () => {
  const shop = await openShopWithService()
  const [admin, joan] = [await shop.admin(), await shop.customer('joan')]
  const add = () =>
    admin.services.add({ userId: shop.jane.id, planName: 'More', price: 1, planId: '' })
  const { id } = await add()
  await add()
  await admin.services.suspend({ id, reason: 'Spam.' })
  const about = { subject: 'Lag', priority: 'low', message: 'It is slow.', serviceId: '' } as const
  const { id: ticket } = await shop.jane.tickets.open(about)
  await shop.jane.tickets.open(about)
  await shop.jane.tickets.close({ id: ticket })
  expect(await shop.jane.services.figures()).toEqual({
    activeServices: 2,
    domains: 0,
    openTickets: 1,
  })
  expect(await joan.services.figures()).toEqual({ activeServices: 0, domains: 0, openTickets: 0 })
})
