import type { BillingCycle } from '@hostfront/domain/orders/billing-cycle'
import { expect, test } from 'vitest'
import { runDue } from '../lifecycle/run-due.ts'
import { refusalOf } from '../testing/refusal.ts'
import { openShopWithService } from '../testing/shop-with-service.ts'

const END = '2026-07-01T12:00:00.000Z'
const STARTER = 'samp-starter'
const ULTIMATE = 'samp-ultimate'

/** Jane's SAMP Premium of €4.50 runs until 2026-07-01; it is 2026-06-01. */
async function openStage(options: Parameters<typeof openShopWithService>[0] = {}) {
  const shop = await openShopWithService(options)
  const { serviceId: id, jane } = shop
  const admin = await shop.admin()
  const quote = (planId: string, billingCycle: BillingCycle = 'monthly') =>
    jane.services.quoteChange({ id, planId, billingCycle })
  const change = async (planId: string, billingCycle: BillingCycle = 'monthly') => {
    const { due, surplus } = await quote(planId, billingCycle)
    return jane.services.changePlan({ id, planId, billingCycle, due, surplus })
  }
  const passDays = async (days: number) => {
    shop.passDays(days)
    await jane.accounts.login({ email: 'jane@shop.test', password: 'password' })
  }
  const sound = async () => {
    const { problems } = await (await shop.admin()).shop.checkIntegrity()
    expect(problems).toEqual([])
  }
  return { ...shop, id, admin, quote, change, passDays, sound }
}

test('a bigger plan is billed for the days that are left, paid from coins at once, and renewed at its price', async () => {
  const shop = await openStage({ coins: 1000 })
  await shop.passDays(10)
  expect(await shop.quote(ULTIMATE)).toMatchObject({
    credits: [{ net: 300, taxBasisPoints: 0 }],
    charge: { net: 567 },
    days: 20,
    due: 267,
    expiresAt: END,
  })
  expect(await shop.change(ULTIMATE)).toMatchObject({
    planId: ULTIMATE,
    planName: 'SAMP Ultimate 1000',
    price: 850,
    expiresAt: END,
  })
  expect(await shop.coins()).toBe(733)
  expect(await shop.invoices()).toMatchObject([
    {
      status: 'paid',
      total: 267,
      periodStart: null,
      lines: [
        { description: 'SAMP Ultimate 1000 "Night Shift RP", monthly, 20 days until 2026-07-01' },
        { description: 'Paid for SAMP Premium 500 until 2026-07-01', amount: -300 },
      ],
    },
  ])
  expect(await shop.told()).toContain('service-changed')
  await shop.sound()
  await shop.passDays(14)
  expect((await runDue(shop.backend)).invoicesIssued).toBe(1)
  expect((await shop.invoices()).at(-1)).toMatchObject({ total: 850, periodStart: END })
})

test('a smaller plan gives the difference back as coins, by a credit note', async () => {
  const shop = await openStage()
  await shop.passDays(10)
  await shop.change(STARTER)
  // 300 were left of what was paid; the new plan takes 167 of them.
  expect(await shop.coins()).toBe(133)
  const { items } = await shop.store.read((tx) => tx.creditNotes.list({ limit: 5 }))
  expect(items).toMatchObject([
    { total: 133, target: 'coins', reason: 'Change to SAMP Starter 150, monthly.' },
  ])
  await shop.sound()
})

test('there and back on one day costs nothing; the days between two changes cost what they cost', async () => {
  const shop = await openStage({ coins: 10_000 })
  await shop.passDays(10)
  await shop.change(ULTIMATE)
  await shop.change('samp-premium')
  expect(await shop.coins()).toBe(10_000)
  expect(await shop.service()).toMatchObject({ planId: 'samp-premium', price: 450, expiresAt: END })
  await shop.change(ULTIMATE, 'annually')
  await shop.change('samp-premium')
  expect(await shop.coins()).toBe(10_000)
  expect(await shop.service()).toMatchObject({ billingCycle: 'monthly', expiresAt: END })
  await shop.change(ULTIMATE)
  await shop.passDays(10)
  await shop.change('samp-premium')
  // Ten days of the difference of €4.00.
  expect(Math.abs(10_000 - ((await shop.coins()) ?? 0) - 133)).toBeLessThanOrEqual(1)
  await shop.sound()
})

test('another cycle begins today, with what is left of the old one', async () => {
  const shop = await openStage({ coins: 5000 })
  await shop.passDays(10)
  const due = 383 * 12 - 300
  expect(await shop.quote('samp-premium', 'annually')).toMatchObject({ due, days: 365 })
  expect(await shop.change('samp-premium', 'annually')).toMatchObject({
    price: 383,
    billingCycle: 'annually',
    expiresAt: '2027-06-11T12:00:00.000Z',
  })
  expect(await shop.coins()).toBe(5000 - due)
})

test('an open invoice of the renewal, at the old price, is withdrawn', async () => {
  const shop = await openStage({ coins: 1000 })
  await shop.renew(false)
  await shop.change(ULTIMATE)
  expect((await shop.invoices())[0]).toMatchObject({ status: 'cancelled', periodStart: null })
})

test('paid ahead, all the time that is left is changed', async () => {
  const shop = await openStage({ coins: 2000 })
  await shop.renew(true)
  await shop.passDays(15)
  expect(await shop.quote(ULTIMATE)).toMatchObject({
    credits: [{ net: 450 + 225 }],
    days: 45,
    due: 1275 - 675,
  })
})

test('what is refused changes nothing: too few coins, another price, no plan, nothing to do, another kind', async () => {
  const shop = await openStage({ coins: 100 })
  const { jane, id } = shop
  const before = await shop.service()
  expect(await refusalOf(shop.change(ULTIMATE))).toEqual(['INSUFFICIENT_COINS', { missing: 300 }])
  const ask = (wanted: object) =>
    refusalOf(
      jane.services.changePlan({
        ...{ id, planId: ULTIMATE, billingCycle: 'monthly', due: 400, surplus: 0 },
        ...wanted,
      }),
    )
  expect(await ask({ due: 399 })).toEqual(['PRICE_CHANGED', { amountDue: 400 }])
  expect(await ask({ due: 400, surplus: 1 })).toEqual(['PRICE_CHANGED', { amountDue: 400 }])
  expect(await ask({ planId: 'none' })).toEqual(['PLAN_NOT_FOUND', {}])
  expect(await ask({ planId: 'samp-premium' })).toEqual(['NOTHING_TO_DO', {}])
  expect(await ask({ planId: 'vps-entry' })).toEqual(['PLAN_UNFIT', { obstacle: 'other-kind' }])
  await shop.admin.plans.archive({ id: ULTIMATE })
  expect(await ask({})).toEqual(['PLAN_NOT_FOUND', {}])
  expect(await shop.service()).toEqual(before)
  expect(await shop.coins()).toBe(100)
  expect(await shop.invoices()).toEqual([])
})

test('what is cancelled or suspended is not changed', async () => {
  const shop = await openStage({ coins: 1000 })
  const { id } = shop
  await shop.jane.services.cancel({ id, atOnce: false, reason: 'Slow.' })
  expect(await refusalOf(shop.quote(ULTIMATE))).toEqual(['SERVICE_STATE', { status: 'active' }])
  await shop.jane.services.keep({ id })
  await shop.admin.services.suspend({ id, reason: 'Spam.' })
  expect(await refusalOf(shop.quote(ULTIMATE))).toEqual(['SERVICE_STATE', { status: 'suspended' }])
})

test('the team changes it for a reason, with the coins of its client or for nothing', async () => {
  const shop = await openStage({ coins: 500 })
  const { id, admin } = shop
  const wanted = { id, planId: ULTIMATE, billingCycle: 'monthly' as const }
  const { due, surplus } = await admin.services.quoteChangeFor(wanted)
  const asked = { ...wanted, due, surplus, reason: 'For the outage.' }
  await admin.services.changePlanFor({ ...asked, isFree: true })
  expect(await shop.coins()).toBe(500)
  expect(await shop.service()).toMatchObject({ planId: ULTIMATE, price: 850 })
  const back = await shop.quote('samp-premium')
  expect(back).toMatchObject({ due: 0, surplus: 0 })
  await shop.change('samp-premium')
  const starter = { ...asked, planId: STARTER, due: 0, surplus: 200 }
  await admin.services.changePlanFor({ ...starter, isFree: false })
  expect(await shop.coins()).toBe(700)
  const where = { action: 'services.changePlan' }
  const { items } = await shop.store.read((tx) => tx.auditLog.list({ where, limit: 9 }))
  expect(JSON.parse(items.at(-1)?.after ?? '')).toMatchObject({
    reason: 'For the outage.',
    isFree: true,
    planId: ULTIMATE,
  })
})

test('choices are the plans of its kind, the cheapest first; nobody sees or changes those of others', async () => {
  const shop = await openStage()
  const { id, jane } = shop
  const choices = await jane.services.planChoices({ id })
  expect(choices.map(({ planId }) => planId)).toEqual([
    STARTER,
    'samp-premium',
    'featured-samp-starter',
    ULTIMATE,
  ])
  const eve = await shop.customer('eve')
  expect(await refusalOf(eve.services.planChoices({ id }))).toEqual(['NOT_FOUND', {}])
  const theirs = { id, planId: STARTER, billingCycle: 'monthly' as const }
  expect(await refusalOf(eve.services.quoteChange(theirs))).toEqual(['NOT_FOUND', {}])
  const changing = eve.services.changePlan({ ...theirs, due: 0, surplus: 200 })
  expect(await refusalOf(changing)).toEqual(['NOT_FOUND', {}])
})

test('what was paid ahead is in what a change to a shorter cycle charges, and is counted once', async () => {
  const shop = await openStage({ coins: 100_000 })
  await shop.change('samp-premium', 'annually')
  await shop.renew(true)
  shop.passSeconds(1)
  const before = await shop.coins()
  await shop.change(ULTIMATE, 'monthly')
  // 850 of all that was paid are left for 30 days, and are worth it.
  expect(await shop.quote('samp-starter', 'monthly')).toMatchObject({
    credits: [{ net: 850 }],
    charge: { net: 250 },
    surplus: 600,
  })
  shop.passSeconds(60)
  await shop.change('samp-premium', 'annually')
  expect(await shop.coins()).toBe(before)
  await shop.sound()
})
