import { addDays } from '@hostfront/domain/add-days'
import { expect, test } from 'vitest'
import { planDue } from '../lifecycle/plan-due.ts'
import { runDue } from '../lifecycle/run-due.ts'
import { emptyReport } from '../lifecycle/run-report.ts'
import { SOLD_BY_TIME } from '../sold-by-time.ts'
import { refusalOf } from '../testing/refusal.ts'
import { openShopWithService } from '../testing/shop-with-service.ts'

const END = '2026-07-01T12:00:00.000Z'
const reason = 'A dispute about its payment.'

/** Jane's service runs until 2026-07-01; it is 2026-06-01. */
async function openStage(options: Parameters<typeof openShopWithService>[0] = {}) {
  const shop = await openShopWithService(options)
  const admin = await shop.admin()
  const { serviceId: id, jane } = shop
  const hold = {
    service: (until: string) => admin.services.hold({ id, until, reason }),
    client: (until: string) => admin.clients.hold({ id: jane.id, until, reason }),
  }
  return { ...shop, admin, adminAgain: shop.admin, id, hold }
}

test.each(['service', 'client'] as const)(
  'of a %s on hold nothing is billed, reminded of, suspended or ended, and nothing of it is planned',
  async (what) => {
    const shop = await openStage({ autoRenew: true, coins: 1000 })
    await shop.hold[what](addDays(END, 60))
    shop.passDays(24)
    expect(await runDue(shop.backend)).toEqual(emptyReport())
    shop.passDays(40)
    expect((await planDue(shop.backend, SOLD_BY_TIME, shop.backend.now())).size).toBe(0)
    expect((await runDue(shop.backend)).failures).toEqual([])
    expect(await shop.service()).toMatchObject({ status: 'active', expiresAt: END })
    expect(await shop.invoices()).toEqual([])
    expect(await shop.coins()).toBe(1000)
    const admin = await shop.adminAgain()
    const { onHold } = await admin.upkeep.tonight()
    expect(onHold).toEqual({
      services: what === 'service' ? 1 : 0,
      clients: what === 'client' ? 1 : 0,
    })
    shop.passDays(27)
    expect(await runDue(shop.backend)).toMatchObject({ invoicesIssued: 3, renewed: 2 })
  },
)

test('an open bill of what is on hold is not reminded of; released it is', async () => {
  const shop = await openStage()
  shop.passDays(24)
  await runDue(shop.backend)
  const admin = await shop.adminAgain()
  const { id } = shop
  await admin.services.hold({ id, until: addDays(END, 90), reason })
  shop.passDays(9)
  expect(await runDue(shop.backend)).toMatchObject({ reminded: 0, suspended: 0 })
  const later = await shop.adminAgain()
  await later.services.release({ id })
  expect(await runDue(shop.backend)).toMatchObject({ reminded: 1, suspended: 1 })
})

test('what its customer does has its effect all the same', async () => {
  const shop = await openStage({ coins: 450 })
  await shop.hold.client(addDays(END, 10))
  await shop.renew(true)
  expect(await shop.service()).toMatchObject({ expiresAt: '2026-07-31T12:00:00.000Z' })
})

test('a hold has a day to come and a reason, is in the log and in the list, and ends with the service', async () => {
  const shop = await openStage()
  const { admin, id } = shop
  for (const until of [shop.backend.now(), addDays(shop.backend.now(), 367)]) {
    expect(await refusalOf(shop.hold.service(until))).toEqual(['KEEP_UNTIL_UNFIT', { days: 366 }])
    expect(await refusalOf(shop.hold.client(until))).toEqual(['KEEP_UNTIL_UNFIT', { days: 366 }])
  }
  await shop.hold.service(addDays(END, 10))
  const { items } = await admin.services.list({ shown: 'on-hold' })
  expect(items.map(({ service }) => service.holdReason)).toEqual([reason])
  await admin.services.release({ id })
  expect((await admin.services.list({ shown: 'on-hold' })).items).toEqual([])
  const log = await shop.store.read((tx) => tx.auditLog.list({ where: { subject: id }, limit: 9 }))
  expect(log.items.map(({ action }) => action)).toEqual(['services.release', 'services.hold'])
  await admin.services.terminate({ id })
  expect(await refusalOf(shop.hold.service(addDays(END, 10)))).toEqual([
    'SERVICE_STATE',
    { status: 'terminated' },
  ])
})
