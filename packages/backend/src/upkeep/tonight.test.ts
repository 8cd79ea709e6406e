import { NightStep } from '@hostfront/contract/upkeep'
import { addDays } from '@hostfront/domain/add-days'
import { addedService } from '@hostfront/domain/services/by-hand'
import { StoreError } from '@hostfront/store/port'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { planDue } from '../lifecycle/plan-due.ts'
import { doneOf } from '../lifecycle/record-run.ts'
import { runDue } from '../lifecycle/run-due.ts'
import { SOLD_BY_TIME } from '../sold-by-time.ts'
import { openTestShop } from '../testing/shop.ts'
import { openShopWithService } from '../testing/shop-with-service.ts'

test('the dry run names what the next day brings, and changes nothing', async () => {
  const shop = await openShopWithService()
  const admin = async () => shop.admin()
  shop.passDays(22.5)
  const before = await shop.store.read((tx) => tx.auditLog.count())
  const { until, planned, runs } = await (await admin()).upkeep.tonight()
  expect(until).toBe('2026-06-25T00:00:00.000Z')
  expect(planned).toEqual([
    {
      step: 'invoicesIssued',
      count: 1,
      records: [
        {
          kind: 'service',
          id: shop.serviceId,
          name: 'Night Shift RP',
          customer: { id: shop.jane.id, name: 'jane', email: 'jane@shop.test' },
        },
      ],
    },
  ])
  expect(runs).toEqual([])
  expect(await shop.invoices()).toEqual([])
  expect(await shop.store.read((tx) => tx.auditLog.count())).toBe(before)
})

test('a press does what is due, says so, and the run stands among the last', async () => {
  const shop = await openShopWithService()
  await (await shop.admin()).upkeep.runNow()
  shop.passDays(23)
  const admin = await shop.admin()
  // Weeks beyond the last look the time is watched first, as by the shop itself.
  expect(await admin.upkeep.runNow()).toEqual({ waitsFor: 'time', done: {}, failures: 0 })
  await admin.upkeep.confirmClock()
  const done = { invoicesIssued: 1 }
  expect(await admin.upkeep.runNow()).toEqual({ waitsFor: null, done, failures: 0 })
  expect(await admin.upkeep.runNow()).toEqual({ waitsFor: null, done: {}, failures: 0 })
  const at = shop.backend.now()
  expect(await admin.upkeep.tonight()).toMatchObject({
    seen: at,
    planned: [],
    runs: [{ at, done, failures: 0 }],
  })
})

test('what failed is named with its record', async () => {
  const shop = await openShopWithService()
  shop.passDays(23)
  const { store } = shop.backend
  const broken = {
    ...store,
    transaction: <Value>(fn: Parameters<typeof store.transaction<Value>>[0]) =>
      store.transaction((tx) =>
        fn({
          ...tx,
          invoices: {
            ...tx.invoices,
            find: (where) => tx.invoices.find(where),
            list: (query) => tx.invoices.list(query),
            insert: () => Promise.reject(new StoreError('check', 'broken')),
          },
        }),
      ),
  }
  await runDue({ ...shop.backend, store: broken })
  expect((await (await shop.admin()).upkeep.tonight()).failures).toMatchObject([
    { collection: 'services', record: shop.serviceId, fault: expect.stringContaining('broken') },
  ])
})

const held = fc.record({
  price: fc.constantFrom(0, 450, 9000),
  /** Paid until so many hours from now. */
  hoursLeft: fc.integer({ min: -60, max: 12 * 24 }),
  autoRenew: fc.boolean(),
  coins: fc.constantFrom(0, 450, 20_000),
  isKept: fc.boolean(),
})

test('what the dry run says is what the run then does', async () => {
  const seen = new Set<NightStep>()
  await fc.assert(
    fc.asyncProperty(
      fc.array(held, { minLength: 1, maxLength: 6 }),
      fc.array(fc.integer({ min: 1, max: 70 }), { minLength: 1, maxLength: 8 }),
      async (services, hours) => {
        const shop = await openTestShop()
        const createdAt = shop.backend.now()
        for (const [at, { hoursLeft, coins, isKept, ...facts }] of services.entries()) {
          const { id: userId } = await shop.customer(`client-${at}`, coins)
          const service = addedService({
            id: `service-${at}`,
            createdAt,
            userId,
            planId: 'gift',
            planName: 'Box',
            price: facts.price,
          })
          const expiresAt = addDays(createdAt, hoursLeft / 24)
          const keepUntil = isKept ? addDays(createdAt, 4) : null
          await shop.store.transaction((tx) =>
            tx.services.insert({ ...service, ...facts, expiresAt, keepUntil }),
          )
        }
        for (const hour of hours) {
          shop.passSeconds(hour * 3600)
          const plan = await planDue(shop.backend, SOLD_BY_TIME, shop.backend.now())
          const report = await runDue(shop.backend)
          expect(report.failures).toEqual([])
          const planned = [...plan].map(([step, { count }]) => [step, count])
          expect(Object.fromEntries(planned)).toEqual(doneOf(report))
          for (const step of plan.keys()) seen.add(step)
        }
      },
    ),
    { numRuns: 60 },
  )
  const possible = NightStep.options.filter((step) => step !== 'notified' && step !== 'cancelled')
  expect([...seen].toSorted()).toEqual(possible.toSorted())
})
