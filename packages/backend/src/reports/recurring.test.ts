/** Recurring revenue against what the shop went through. */
import { expect, test } from 'vitest'
import { openTestShop } from '../testing/shop.ts'
import { openShopWithService } from '../testing/shop-with-service.ts'

const YEAR = { from: '2026-06-01', to: '2026-08-31' }

test('months up to this one, with as many before; what runs is new once and stays', async () => {
  const { jane, ...shop } = await openShopWithService({ coins: 5000, autoRenew: true })
  const admin = await shop.admin()
  const { months, before } = await admin.reports.recurring(YEAR)
  expect(months).toEqual([
    {
      ...{ month: '2026-06', start: 0, fresh: 450, returned: 0, expansion: 0, contraction: 0 },
      ...{ churned: 0, end: 450, customers: 0, lost: 0, won: 1, customersAtEnd: 1 },
    },
  ])
  expect(before.map(({ month, end }) => [month, end])).toEqual([['2026-05', 0]])
  shop.passDays(40)
  const later = await (await shop.admin()).reports.recurring(YEAR)
  expect(later.months.map(({ start, end }) => [start, end])).toEqual([
    [0, 450],
    [450, 450],
  ])
})

test('a service that is suspended goes on; one that is ended is lost, and its customer with it', async () => {
  const { service: find, ...shop } = await openShopWithService({})
  const service = await find()
  const admin = await shop.admin()
  await admin.services.suspend({ id: service?.id ?? '', reason: 'Asked for.' })
  shop.passDays(30)
  const july = await shop.admin()
  expect((await july.reports.recurring(YEAR)).months.at(-1)).toMatchObject({ end: 450, lost: 0 })
  await july.services.terminate({ id: service?.id ?? '' })
  expect((await july.reports.recurring(YEAR)).months.at(-1)).toMatchObject({
    ...{ month: '2026-07', start: 450, churned: 450, end: 0, lost: 1, customersAtEnd: 0 },
  })
})

test('the past keeps what a service cost then, as the log has it', async () => {
  const { service: find, store, ...shop } = await openShopWithService({})
  const service = await find()
  shop.passDays(31)
  const at = shop.backend.now()
  await store.transaction(async (tx) => {
    await tx.services.update(service?.id ?? '', { price: 900 })
    await tx.auditLog.insert({
      ...{ id: 'line', createdAt: at, actor: null, action: 'services.changePlan' },
      ...{ subject: service?.id ?? '', address: null, keptUntil: null },
      ...{ before: '{"price":450}', after: '{"price":900,"planId":"other"}' },
    })
    // Of another plan at the same price: it says nothing of money.
    await tx.auditLog.insert({
      ...{ id: 'other', createdAt: at, actor: null, action: 'services.changePlan' },
      ...{ subject: service?.id ?? '', address: null, keptUntil: null },
      ...{ before: '{"planId":"a"}', after: '{"planId":"b"}' },
    })
  })
  const { months } = await (await shop.admin()).reports.recurring(YEAR)
  expect(months).toMatchObject([
    { month: '2026-06', fresh: 450, end: 450 },
    { month: '2026-07', start: 450, expansion: 450, end: 900, customers: 1, lost: 0 },
  ])
})

test('what runs now is what the month ends with, in a shop with a history', async () => {
  const shop = await openTestShop()
  const admin = await shop.admin()
  await admin.shop.loadSampleData({ clients: 10 })
  const { months } = await admin.reports.recurring({ from: '2024-01-01', to: '2026-06-30' })
  const running = await shop.store.read((tx) =>
    tx.services.totals({ where: { status: { in: ['active', 'suspended'] } }, sums: ['price'] }),
  )
  expect(months.at(-1)?.end).toBe(running[0]?.sums[0])
  let before = 0
  for (const month of months) {
    expect(month.start).toBe(before)
    before = month.end
  }
})
