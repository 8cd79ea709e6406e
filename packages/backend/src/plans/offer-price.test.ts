import { addDays } from '@hostfront/domain/add-days'
import { expect, test } from 'vitest'
import { runDue } from '../lifecycle/run-due.ts'
import { refusalOf } from '../testing/refusal.ts'
import { openShopWithService } from '../testing/shop-with-service.ts'

const END = '2026-07-01T12:00:00.000Z'
const NEXT = '2026-07-31T12:00:00.000Z'
const PLAN = 'samp-premium'

/** Jane's SAMP Premium of €4.50 runs until 2026-07-01; it is 2026-06-01. */
async function openStage(options: Parameters<typeof openShopWithService>[0] = {}) {
  const shop = await openShopWithService(options)
  const admin = await shop.admin()
  const from = addDays(shop.backend.now(), 40)
  const offer = (price: number, at = from) => admin.plans.offerPrice({ id: PLAN, price, from: at })
  const days = async (count: number) => {
    shop.passDays(count)
    await shop.jane.accounts.login({ email: 'jane@shop.test', password: 'password' })
    return runDue(shop.backend)
  }
  return { ...shop, admin, from, offer, days, id: shop.serviceId }
}

test('running services take a new price with their first renewal after its day; new orders at once', async () => {
  const shop = await openStage()
  expect(await shop.offer(600)).toMatchObject({ told: 1, plan: { price: 600 } })
  const service = await shop.service()
  expect(service).toMatchObject({ price: 450, newPrice: { price: 600, from: shop.from } })
  const { items } = await shop.jane.notifications.list({})
  expect(items[0]?.event).toMatchObject({
    ...{ kind: 'service-price-changes', oldPrice: 450, newPrice: 600, from: shop.from },
  })
  await shop.days(24)
  expect((await shop.invoices()).at(-1)).toMatchObject({ total: 450, periodStart: END })
  await shop.store.transaction((tx) => tx.users.update(shop.jane.id, { coins: 5000 }))
  await shop.renew(true)
  await shop.days(30)
  expect((await shop.invoices()).at(-1)).toMatchObject({ total: 600, periodStart: NEXT })
  expect(await shop.service()).toMatchObject({ price: 450 })
  await shop.renew(true)
  expect(await shop.service()).toMatchObject({ price: 600, newPrice: null })
})

test('sent again nobody is told twice; another price or day is told, and the old price takes it back', async () => {
  const shop = await openStage()
  await shop.offer(600)
  expect(await shop.offer(600)).toMatchObject({ told: 0 })
  expect(await shop.offer(700)).toMatchObject({ told: 1 })
  expect(await shop.offer(450)).toMatchObject({ told: 0 })
  expect(await shop.service()).toMatchObject({ price: 450, newPrice: null })
})

test('notice is as long as the settings say', async () => {
  const shop = await openStage()
  const soon = addDays(shop.backend.now(), 29)
  expect(await refusalOf(shop.offer(600, soon))).toEqual(['NOTICE_TOO_SHORT', { days: 30 }])
  await shop.admin.settings.update({ billing: { priceNoticeDays: 29 } })
  expect(await shop.offer(600, soon)).toMatchObject({ told: 1 })
})

test('what is free or cancelled keeps its price, and is told nothing', async () => {
  const free = await openStage({ price: 0 })
  expect(await free.offer(600)).toMatchObject({ told: 0 })
  const shop = await openStage()
  await shop.jane.services.cancel({ id: shop.id, atOnce: false, reason: 'Slow.' })
  expect(await shop.offer(600)).toMatchObject({ told: 0 })
})

test('a change of plan lets go of it; turned round on the same day it is as it was', async () => {
  const shop = await openStage({ coins: 5000 })
  await shop.offer(600)
  const before = await shop.service()
  const change = async (planId: string) => {
    const wanted = { id: shop.id, planId, billingCycle: 'monthly' as const }
    const { due, surplus } = await shop.jane.services.quoteChange(wanted)
    return shop.jane.services.changePlan({ ...wanted, due, surplus })
  }
  expect(await change('samp-ultimate')).toMatchObject({ price: 850, newPrice: null })
  expect(await change(PLAN)).toMatchObject({ price: 450, newPrice: before?.newPrice })
})
