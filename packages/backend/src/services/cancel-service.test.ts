import { expect, test } from 'vitest'
import { planDue } from '../lifecycle/plan-due.ts'
import { runDue } from '../lifecycle/run-due.ts'
import { SOLD_BY_TIME } from '../sold-by-time.ts'
import { refusalOf } from '../testing/refusal.ts'
import { openShopWithService } from '../testing/shop-with-service.ts'

const END = '2026-07-01T12:00:00.000Z'
const reason = 'Too slow.'

/** Jane's service runs until 2026-07-01; it is 2026-06-01. */
async function openStage(options: Parameters<typeof openShopWithService>[0] = {}) {
  const shop = await openShopWithService(options)
  const { serviceId: id, jane } = shop
  const admin = await shop.admin()
  const again = () => jane.accounts.login({ email: 'jane@shop.test', password: 'password' })
  const cancel = (atOnce = false) => jane.services.cancel({ id, atOnce, reason })
  const events = async () => {
    const query = { where: { userId: jane.id }, order: 'oldest', limit: 100 } as const
    const { items } = await shop.store.read((tx) => tx.notifications.list(query))
    return items.map(({ event }) => event)
  }
  const actions = async () => {
    const where = { subject: id }
    const query = { where, order: 'oldest', limit: 50 } as const
    return (await shop.store.read((tx) => tx.auditLog.list(query))).items.map((one) => one.action)
  }
  return { ...shop, id, admin, adminAgain: shop.admin, again, cancel, events, actions }
}

test('cancelled to its end it runs on, is billed no more, reminds of its end once, and ends with its paid time', async () => {
  const shop = await openStage({ autoRenew: true, coins: 1000 })
  expect(await shop.cancel()).toMatchObject({
    status: 'active',
    expiresAt: END,
    cancelledBy: 'customer',
    cancelReason: reason,
  })
  expect((await shop.events()).at(-1)).toEqual({
    kind: 'service-cancelled',
    serviceName: 'Night Shift RP',
    serviceId: shop.id,
    endsAt: END,
  })
  shop.passDays(24)
  expect(await runDue(shop.backend)).toMatchObject({ invoicesIssued: 0, renewed: 0, notified: 1 })
  expect(await runDue(shop.backend)).toMatchObject({ notified: 0 })
  expect((await shop.events()).at(-1)).toMatchObject({ kind: 'service-ending', endsAt: END })
  const tonight = await planDue(shop.backend, SOLD_BY_TIME, END)
  expect(tonight.get('terminated')?.rows).toEqual([
    { kind: 'service', id: shop.id, userId: shop.jane.id },
  ])
  expect(tonight.get('invoicesIssued')).toBeUndefined()
  shop.passDays(6)
  expect(await runDue(shop.backend)).toMatchObject({ terminated: 1, suspended: 0 })
  expect(await shop.service()).toMatchObject({ status: 'terminated', cancelReason: reason })
  expect(await shop.coins()).toBe(1000)
  expect(await shop.invoices()).toEqual([])
  expect(await shop.actions()).toEqual([
    'services.cancel',
    'lifecycle.tellOfEnd',
    'lifecycle.terminate',
  ])
})

test('what is open for its renewal is cancelled; kept, it is open again', async () => {
  const shop = await openStage()
  const { invoice } = await shop.renew(false)
  await shop.cancel()
  expect(await shop.invoices()).toMatchObject([{ status: 'cancelled', periodStart: END }])
  const renewed = shop.renew(false)
  expect(await refusalOf(renewed)).toEqual(['SERVICE_STATE', { status: 'active' }])
  expect(await shop.jane.services.keep({ id: shop.id })).toMatchObject({
    status: 'active',
    cancelledAt: null,
    cancelledBy: null,
    cancelReason: null,
  })
  expect((await shop.events()).at(-1)).toMatchObject({ kind: 'service-goes-on', expiresAt: END })
  shop.passDays(24)
  expect((await runDue(shop.backend)).invoicesIssued).toBe(0)
  expect(await shop.invoices()).toEqual([invoice])
  expect(await shop.actions()).toContain('services.keep')
})

test('what was paid of the open renewal goes back, to the cent', async () => {
  const shop = await openStage()
  const { invoice } = await shop.renew(false)
  await shop.admin.billing.recordPayment({
    invoiceId: invoice.id,
    payment: { amount: 200, reference: 'OM-1', paidAt: shop.backend.now() },
  })
  await shop.cancel()
  expect(await shop.invoices()).toMatchObject([{ status: 'cancelled', paid: 0 }])
  const { items } = await shop.store.read((tx) => tx.refunds.list({ limit: 5 }))
  expect(items).toMatchObject([{ amount: 200, state: 'to-send', invoiceId: invoice.id }])
})

test('cancelled and kept, a run between them changes nothing, and keeping twice is refused', async () => {
  const shop = await openStage()
  const before = await shop.service()
  await shop.cancel()
  expect(await refusalOf(shop.cancel())).toEqual(['SERVICE_STATE', { status: 'active' }])
  await runDue(shop.backend)
  await shop.jane.services.keep({ id: shop.id })
  expect(await shop.service()).toEqual(before)
  const keep = shop.jane.services.keep({ id: shop.id })
  expect(await refusalOf(keep)).toEqual(['SERVICE_STATE', { status: 'active' }])
})

test('ended at once it is over, nothing of what was paid comes back, and its server is looked at next', async () => {
  const shop = await openStage({ coins: 300 })
  expect(await shop.cancel(true)).toMatchObject({
    status: 'terminated',
    terminatedAt: '2026-06-01T12:00:00.000Z',
    cancelledBy: 'customer',
    cancelReason: reason,
  })
  expect(await shop.coins()).toBe(300)
  expect((await shop.told()).at(-1)).toBe('service-terminated')
  const instance = await shop.store.read((tx) => tx.instances.find({ serviceId: shop.id }))
  expect(instance?.removeNotBefore).toBe('2026-06-08T12:00:00.000Z')
  const keep = shop.jane.services.keep({ id: shop.id })
  expect(await refusalOf(keep)).toEqual(['SERVICE_STATE', { status: 'terminated' }])
})

test('the team cancels for a reason that its customer reads, and only the team takes that back', async () => {
  const shop = await openStage()
  const { id, admin, jane } = shop
  await admin.services.cancelFor({ id, atOnce: false, reason: 'We close it.' })
  const told = { kind: 'service-cancelled', reason: 'We close it.', endsAt: END }
  expect((await shop.events()).at(-1)).toMatchObject(told)
  expect(await refusalOf(jane.services.keep({ id }))).toEqual([
    'SERVICE_STATE',
    { status: 'active' },
  ])
  const cancelled = await admin.services.list({ shown: 'cancelled' })
  expect(cancelled.items.map(({ service }) => service.id)).toEqual([id])
  expect((await admin.services.list({ shown: 'cancelled', status: 'suspended' })).items).toEqual([])
  expect(await admin.services.keepFor({ id })).toMatchObject({ cancelledAt: null })
  await admin.services.cancelFor({ id, atOnce: true, reason: 'Abuse.' })
  const ended = { kind: 'service-terminated', reason: 'Abuse.' }
  expect((await shop.events()).at(-1)).toMatchObject(ended)
})

test('suspended by the team it is not ended at once by its customer, and ends with its paid time all the same', async () => {
  const shop = await openStage()
  await shop.admin.services.suspend({ id: shop.id, reason: 'Spam.' })
  expect(await refusalOf(shop.cancel(true))).toEqual(['SERVICE_STATE', { status: 'suspended' }])
  await shop.cancel()
  shop.passDays(30)
  expect((await runDue(shop.backend)).terminated).toBe(1)
})

test('the reports expect no renewal of what is cancelled, and count it until it ends', async () => {
  const shop = await openStage()
  shop.passDays(1)
  await shop.again()
  const admin = await shop.adminAgain()
  const standing = async () => {
    const { renewals, monthly } = await admin.reports.standing()
    return [renewals.services, monthly.count]
  }
  const [before, running] = await standing()
  await shop.cancel()
  expect(before).not.toEqual((await standing())[0])
  expect((await standing())[1]).toBe(running)
  await shop.jane.services.keep({ id: shop.id })
  expect((await standing())[0]).toEqual(before)
})

test('nobody cancels, keeps or renames what is somebody else’s', async () => {
  const shop = await openStage()
  const eve = await shop.customer('eve')
  const { id } = shop
  for (const call of [
    eve.services.cancel({ id, atOnce: false, reason }),
    eve.services.keep({ id }),
    eve.services.rename({ id, serverName: 'Mine' }),
  ]) {
    expect(await refusalOf(call)).toEqual(['NOT_FOUND', {}])
  }
})
