import { expect, test } from 'vitest'
import { runDue } from '../lifecycle/run-due.ts'
import { refusalOf } from '../testing/refusal.ts'
import { openShopWithService } from '../testing/shop-with-service.ts'

const END = '2026-07-01T12:00:00.000Z'

test('staff agree on another price, for a reason that the customer reads; the open renewal is issued anew', async () => {
  const shop = await openShopWithService()
  const { serviceId: id, jane } = shop
  shop.passDays(24)
  await runDue(shop.backend)
  const admin = await shop.admin()
  const asked = { id, price: 300, reason: 'As agreed on the phone.' }
  expect(await admin.services.setPrice(asked)).toMatchObject({ price: 300 })
  expect(await refusalOf(admin.services.setPrice(asked))).toEqual(['NOTHING_TO_DO', {}])
  await runDue(shop.backend)
  expect(await shop.invoices()).toMatchObject([
    { status: 'cancelled', total: 450 },
    { status: 'unpaid', total: 300, periodStart: END },
  ])
  await jane.accounts.login({ email: 'jane@shop.test', password: 'password' })
  const { items } = await jane.notifications.list({})
  expect(items.map(({ event }) => event)).toContainEqual({
    ...{ kind: 'service-price-changes', serviceName: 'Night Shift RP', serviceId: id },
    ...{ oldPrice: 450, newPrice: 300, from: END, reason: asked.reason },
  })
  const where = { action: 'services.setPrice' }
  const [line] = (await shop.store.read((tx) => tx.auditLog.list({ where, limit: 2 }))).items
  expect(JSON.parse(line?.after ?? '')).toMatchObject({ price: 300, reason: asked.reason })
  await admin.services.terminate({ id })
  expect(await refusalOf(admin.services.setPrice({ ...asked, price: 1 }))).toEqual([
    'SERVICE_STATE',
    { status: 'terminated' },
  ])
})

test('what was paid for stays worth what it was, and a new price of the plan is let go of', async () => {
  const shop = await openShopWithService({ newPrice: { price: 600, from: END } })
  const { serviceId: id, jane } = shop
  const admin = await shop.admin()
  const after = await admin.services.setPrice({ id, price: 100, reason: 'A gift.' })
  expect(after).toMatchObject({ price: 100, newPrice: null })
  const wanted = { id, planId: 'samp-ultimate', billingCycle: 'monthly' as const }
  expect(await jane.services.quoteChange(wanted)).toMatchObject({ credits: [{ net: 450 }] })
})
