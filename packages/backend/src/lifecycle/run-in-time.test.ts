import { BROWSER_HABITS, SERVER_HABITS } from '@hostfront/domain/services/clock'
import type { Store, Tx } from '@hostfront/store/port'
import { expect, test } from 'vitest'
import { orderForm } from '../testing/order-form.ts'
import { refusalOf } from '../testing/refusal.ts'
import { ADMIN, openTestShop, type TestShopOptions } from '../testing/shop.ts'
import { believeClock } from '../upkeep/confirm-clock.ts'
import { runInTime } from './run-in-time.ts'

/** Jane with a service that renews itself from her coins, which are enough for one more month. */
async function openShopWithService(options: TestShopOptions = {}) {
  const shop = await openTestShop(options)
  const admin = await shop.admin()
  const jane = await shop.customer('jane', 900)
  const { order } = await jane.orders.place(orderForm)
  const { service } = await admin.orders.approve({ id: order.id })
  await jane.services.setAutoRenew({ id: service.id, autoRenew: true })
  const run = () => runInTime(shop.backend, SERVER_HABITS)
  const held = async () => {
    const [found] = (await jane.services.mine({})).items
    return { status: found?.status, coins: (await jane.accounts.me())?.coins }
  }
  return { shop, admin, jane, run, held }
}

const UNTOUCHED = { status: 'active', coins: 450 }

test('a clock that ran ahead and came back has ended and charged nothing', async () => {
  const { shop, run, held } = await openShopWithService()
  for (const days of [45, 8, 67]) {
    shop.passDays(days)
    expect(await run()).toEqual({ waitsFor: 'time' })
    expect(await run()).toEqual({ waitsFor: 'time' })
  }
  // Sessions have ended by that clock.
  const notices = async () => (await shop.admin()).upkeep.notices()
  expect(await notices()).toMatchObject([{ kind: 'time-jumped' }])
  shop.passDays(-120)
  expect(await run()).toMatchObject({ renewed: 0, suspended: 0, purged: 0 })
  expect(await held()).toEqual(UNTOUCHED)
  expect(await notices()).toEqual([])
})

test('a shop that was closed for weeks goes on after ten minutes', async () => {
  const { shop, run, held } = await openShopWithService()
  shop.passDays(29)
  expect(await run()).toEqual({ waitsFor: 'time' })
  shop.passSeconds(9 * 60)
  expect(await run()).toEqual({ waitsFor: 'time' })
  shop.passSeconds(60)
  expect(await run()).toMatchObject({ renewed: 1 })
  expect(await held()).toEqual({ status: 'active', coins: 0 })
})

test('of two servers that begin a mark at once, the second finds it and goes on', async () => {
  const shop = await openTestShop()
  let races = 0
  // Each asks before the other's mark exists; it does by the time that both insert it.
  const late = (marks: Tx['timeMarks']): Tx['timeMarks'] => ({
    ...marks,
    get: (id) => marks.get(id),
    list: (query) => marks.list(query),
    insert: (row) => marks.insert(row),
    delete: (id) => marks.delete(id),
    update: async (id, patch, guard) => (races-- > 0 ? null : marks.update(id, patch, guard)),
  })
  const store: Store = {
    ...shop.store,
    transaction: (fn) =>
      shop.store.transaction((tx) => fn({ ...tx, timeMarks: late(tx.timeMarks) })),
  }
  const { backend } = shop
  races = 1
  expect(await runInTime({ ...backend, store }, SERVER_HABITS)).toMatchObject({ failures: [] })
  races = 1
  await believeClock({ ...backend, store }, 'operator.confirmClock', null)
  const seen = await shop.store.read((tx) => tx.timeMarks.get('seen'))
  expect(seen?.at).toBe(backend.now())
})

test('in a browser a second visit is as good', async () => {
  const { shop, held } = await openShopWithService()
  const visit = () => runInTime(shop.backend, BROWSER_HABITS)
  shop.passDays(20)
  expect(await visit()).toEqual({ waitsFor: 'time' })
  shop.passDays(9)
  expect(await visit()).toMatchObject({ renewed: 1 })
  expect(await held()).toEqual({ status: 'active', coins: 0 })
})

test('a document that takes the shop’s place does not make its clock a stranger', async () => {
  const { shop, admin, run } = await openShopWithService()
  await run()
  const { text } = await admin.shop.exportDocument()
  shop.passSeconds(3600)
  await (await shop.admin()).shop.importDocument({ text, apply: true })
  expect(await run()).toMatchObject({ renewed: 0 })
  expect(await (await shop.admin()).upkeep.notices()).toEqual([])

  // A record of a clock that ran ahead stays in the log, and stays excused.
  shop.passDays(400)
  await (await shop.admin()).upkeep.confirmClock()
  shop.passDays(-400)
  await (await shop.admin()).upkeep.confirmClock()
  await (await shop.admin()).shop.importDocument({ text, apply: true })
  expect(await run()).toMatchObject({ renewed: 0 })
})

test('while the database’s clock says something else, nothing is done and nothing billed', async () => {
  let ahead = 0
  const { shop, admin, jane, run, held } = await openShopWithService({ databaseAhead: () => ahead })
  expect(await run()).toMatchObject({ renewed: 0 })
  ahead = -61
  expect(await run()).toMatchObject({ waitsFor: 'clock', fault: { kind: 'differs' } })
  expect(await admin.upkeep.notices()).toMatchObject([{ kind: 'clock-differs' }])
  const offSite = { ...orderForm, paymentMethod: 'paypal' } as const
  expect(await refusalOf(jane.orders.place(offSite))).toEqual(['CLOCK_WRONG', {}])
  expect(await refusalOf(admin.upkeep.confirmClock())).toEqual(['CLOCK_WRONG', {}])
  expect(await held()).toEqual(UNTOUCHED)
  ahead = 59
  expect(await run()).toMatchObject({ renewed: 0 })
  await jane.orders.place(offSite)
  expect(await shop.store.read((tx) => tx.invoices.count())).toBe(2)
})

test('a clock that jumps between two looks bills nothing, and bills again when it is back', async () => {
  let ahead = 0
  const { shop, jane, run } = await openShopWithService({ databaseAhead: () => ahead })
  await run()
  shop.passSeconds(10)
  const offSite = { ...orderForm, paymentMethod: 'paypal' } as const
  for (const seconds of [3 * 3600, -3 * 3600]) {
    shop.jump(seconds)
    ahead = -seconds
    expect(await refusalOf(jane.orders.place(offSite))).toEqual(['CLOCK_WRONG', {}])
    shop.jump(-seconds)
    ahead = 0
    await jane.orders.place(offSite)
  }
  expect(await shop.backend.clock.look()).toBeNull()
})

test('a clock that was set right is asked about once, and no customer waits for it', async () => {
  let asked = 0
  const databaseAhead = () => {
    asked += 1
    return 0
  }
  const { shop, jane, run } = await openShopWithService({ databaseAhead })
  await run()
  asked = 0
  shop.jump(120)
  await Promise.all([jane.orders.mine({}), jane.orders.mine({})])
  await jane.orders.place({ ...orderForm, paymentMethod: 'paypal' })
  expect(asked).toBe(1)
})

test('a clock that is behind what is stored bills nothing, until the team says that it is right', async () => {
  const { shop, admin, jane, run } = await openShopWithService()
  await run()
  shop.passDays(-400)
  expect(await run()).toMatchObject({ waitsFor: 'clock', fault: { kind: 'behind' } })
  const offSite = { ...orderForm, paymentMethod: 'paypal' } as const
  expect(await refusalOf(jane.orders.place(offSite))).toEqual(['CLOCK_WRONG', {}])
  expect(await admin.upkeep.notices()).toMatchObject([{ kind: 'clock-behind' }])
  await admin.upkeep.confirmClock()
  expect(await admin.upkeep.notices()).toEqual([])
  expect(await run()).toMatchObject({ renewed: 0 })
  const { invoice } = await jane.orders.place(offSite)
  expect(invoice?.number).toBe('2025-00001')
  const log = await admin.audit.list({ action: 'upkeep.confirmClock' })
  expect(log.items).toHaveLength(1)
})

test('without a seller the lifecycle waits: nobody loses a service for a bill that was never sent', async () => {
  const { shop, admin, run, held } = await openShopWithService()
  await shop.store.transaction((tx) =>
    tx.settings.update('settings', { checklist: 'shown', address: '' }),
  )
  shop.passDays(29)
  await run()
  shop.passSeconds(600)
  expect(await run()).toEqual({ waitsFor: 'seller' })
  expect(await held()).toEqual(UNTOUCHED)
  const seller = { address: 'Rue 1', contactEmail: 'help@shop.ma', paymentsEmail: 'pay@shop.ma' }
  await admin.accounts.confirm({ password: ADMIN.password })
  await admin.settings.update(seller)
  expect(await run()).toMatchObject({ renewed: 1 })
})
