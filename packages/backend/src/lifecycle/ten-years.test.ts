/** Ten years of a shop that runs its lifecycle daily, fails to for up to three weeks now and then, and often runs it twice. */
import { addDays } from '@hostfront/domain/add-days'
import type { Invoice } from '@hostfront/domain/billing/invoice'
import { about } from '@hostfront/domain/billing/invoice-subject'
import { BillingCycle } from '@hostfront/domain/orders/billing-cycle'
import { BILLING_CYCLES } from '@hostfront/domain/orders/billing-cycles'
import { suspendedByTeam } from '@hostfront/domain/services/by-hand'
import { NOT_CANCELLED } from '@hostfront/domain/services/cancellation'
import { NOT_HELD } from '@hostfront/domain/services/lifecycle'
import type { Service } from '@hostfront/domain/services/service'
import { DEFAULT_SETTINGS } from '@hostfront/domain/settings/default-settings'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SOLD_BY_TIME } from '../sold-by-time.ts'
import {
  LICENCE_DAYS,
  LICENCE_PRICE,
  licenceKind,
  noteOf,
  readLicence,
} from '../testing/licence-kind.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { runDue } from './run-due.ts'

const DAYS = 3653
const START = '2026-06-01T12:00:00.000Z'
const END = addDays(START, DAYS)

/** Stretches of `calm` days with a run each, or up to three at once, and an outage of some days after each. */
const stretches = fc.array(
  fc.record({
    calm: fc.integer({ min: 1, max: 90 }),
    runs: fc.constantFrom(1, 1, 2, 3),
    outage: fc.integer({ min: 1, max: 21 }),
  }),
  { minLength: 200, maxLength: 200 },
)

test('over ten years nothing is renewed twice or missed, invoices have no gaps and the ledger adds up', async () => {
  const seen = { runs: 0, outages: 0, renewals: 0, reminders: 0 }
  await fc.assert(
    fc.asyncProperty(stretches, async (plan) => {
      const shop = await openTestShop()
      const services = await openServices(shop)
      await openLicences(shop)
      let day = 0
      const pass = async (days: number, runs: number) => {
        const passed = Math.min(days, DAYS - day)
        day += passed
        shop.passDays(passed)
        const reports = await Promise.all(
          Array.from({ length: runs }, () => runDue(shop.backend, KINDS)),
        )
        expect(reports.flatMap(({ failures }) => failures)).toEqual([])
        seen.runs += runs
      }
      for (const { calm, runs, outage } of plan) {
        for (let count = 0; count < calm && day < DAYS; count++) await pass(1, runs)
        if (day >= DAYS) break
        await pass(outage + 1, runs)
        seen.outages++
      }
      expect(day).toBe(DAYS)
      await runDue(shop.backend, KINDS)
      for (const id of services.renewing) seen.renewals += await expectEveryPeriodPaid(shop, id)
      for (const id of services.leaving) await expectEndedAfterOneBill(shop, id)
      await expectLeftToTheTeam(shop)
      await expectLicences(shop)
      await expectGaplessNumbers(shop)
      await expectSoundLedger(shop)
      seen.reminders += await expectRemindersOfBillsThatWaited(shop)
    }),
    { numRuns: 3, endOnFailure: true },
  )
  console.info(`ten years: ${JSON.stringify(seen)}`)
  expect(seen.outages).toBeGreaterThan(20)
  expect(seen.reminders).toBeGreaterThan(0)
  expect(seen.renewals).toBeGreaterThan(3 * (121 + 40 + 20 + 10))
}, 120_000)

/** Whatever is sold by time is billed, renewed, suspended and ended by the same code: a third kind as well. */
const KINDS = [...SOLD_BY_TIME, licenceKind]
const HELD = 'held'

/** One that coins renew, and one whose customer never pays again. */
async function openLicences(shop: TestShop): Promise<void> {
  for (const autoRenew of [true, false]) {
    const id = autoRenew ? 'licence-renewing' : 'licence-leaving'
    const { id: userId } = await shop.customer(id, autoRenew ? 1_000_000 : 0)
    const expiresAt = addDays(START, LICENCE_DAYS)
    const runs = { status: 'active', suspendedAt: null, isTold: false } as const
    const licence = { id, createdAt: START, userId, name: id, autoRenew, expiresAt, ...runs }
    await shop.store.transaction((tx) => tx.clientNotes.insert(noteOf(licence)))
  }
}

/** Answers how many there were. Whom coins renew is asked for nothing: their bills never wait. */
async function expectRemindersOfBillsThatWaited(shop: TestShop): Promise<number> {
  return shop.store.read(async (tx) => {
    const { items } = await tx.reminders.list({ limit: 5000 })
    for (const { invoiceId, day } of items) {
      expect(DEFAULT_SETTINGS.billing.reminderDays).toContain(day)
      const invoice = await tx.invoices.get(invoiceId)
      expect(invoice?.paymentMethod).not.toBe('coins')
    }
    return items.length
  })
}

async function expectLicences(shop: TestShop): Promise<void> {
  const renewing = await whatIsKnownOfLicence(shop, 'licence-renewing')
  let periodStart = addDays(START, LICENCE_DAYS)
  for (const invoice of renewing.invoices) {
    const paid = { status: 'paid', subtotal: LICENCE_PRICE, paymentMethod: 'coins' }
    expect(invoice).toMatchObject({ periodStart, ...paid })
    periodStart = addDays(periodStart, LICENCE_DAYS)
  }
  expect(renewing.invoices.length).toBeGreaterThanOrEqual(60)
  expect(renewing.licence).toMatchObject({ status: 'active', expiresAt: periodStart })
  expect(new Set(renewing.told)).toEqual(new Set(['service-renewed', 'invoice-issued']))

  const leaving = await whatIsKnownOfLicence(shop, 'licence-leaving')
  const { expiresAt } = leaving.licence
  expect(expiresAt).toBe(addDays(START, LICENCE_DAYS))
  expect(leaving.licence).toMatchObject({ status: 'ended' })
  expect((leaving.licence.suspendedAt ?? '') >= expiresAt).toBe(true)
  expect(leaving.invoices).toMatchObject([{ periodStart: expiresAt, status: 'cancelled' }])
  // An outage may have left no time for a reminder.
  const reminders = ['domain-expiring', 'invoice-reminder']
  const told = leaving.told.filter((kind) => !reminders.includes(kind))
  expect(told).toEqual(['invoice-issued', 'service-suspended', 'service-terminated'])
  const count = (kind: string) => leaving.told.filter((one) => one === kind).length
  expect(count('domain-expiring')).toBeLessThanOrEqual(1)
  expect(count('invoice-reminder')).toBeLessThanOrEqual(
    DEFAULT_SETTINGS.billing.reminderDays.length,
  )
}

async function whatIsKnownOfLicence(shop: TestShop, id: string) {
  const { licence, invoices, notifications } = await shop.store.read(async (tx) => {
    const licence = readLicence(await tx.clientNotes.get(id))
    if (!licence) throw new Error(`Licence ${id} is gone`)
    const where = { userId: licence.userId }
    return {
      licence,
      invoices: await tx.invoices.list({ where: about('licence', id), limit: 500 }),
      notifications: await tx.notifications.list({ where, order: 'oldest', limit: 500 }),
    }
  })
  const told = notifications.items.map(({ event }) => event.kind)
  return { licence, invoices: invoices.items.toSorted(byPeriod), told }
}

/** Of each cycle one service whose coins renew it, and one whose customer never pays again. */
async function openServices(shop: TestShop) {
  const services: { renewing: string[]; leaving: string[] } = { renewing: [], leaving: [] }
  for (const billingCycle of BillingCycle.options) {
    const { days: cycleDays } = BILLING_CYCLES[billingCycle]
    for (const autoRenew of [true, false]) {
      const id = `${billingCycle}-${autoRenew ? 'renewing' : 'leaving'}`
      const { id: userId } = await shop.customer(id, autoRenew ? 1_000_000 : 0)
      const service: Service = {
        id,
        createdAt: START,
        userId,
        planId: 'by-hand',
        planName: 'Night Shift',
        serverName: null,
        orderId: null,
        status: 'active',
        price: 450,
        billingCycle,
        options: [],
        location: null,
        autoRenew,
        expiresAt: addDays(START, cycleDays),
        ...NOT_HELD,
        ...NOT_CANCELLED,
        terminatedAt: null,
        changed: null,
        waiting: null,
        newPrice: null,
        holdUntil: null,
        holdReason: null,
        access: null,
      }
      await shop.store.transaction(async (tx) => {
        await tx.services.insert(service)
        if (billingCycle !== 'monthly' || !autoRenew) return
        await tx.services.insert({ ...service, ...suspendedByTeam('Spam.', START), id: HELD })
      })
      services[autoRenew ? 'renewing' : 'leaving'].push(id)
    }
  }
  return services
}

/** One paid invoice for each period from the first end to the last, each beginning where the one before ended. */
async function expectEveryPeriodPaid(shop: TestShop, id: string): Promise<number> {
  const { service, invoices } = await whatIsKnownOf(shop, id)
  const cycle = BILLING_CYCLES[service.billingCycle]
  let periodStart = addDays(START, cycle.days)
  for (const invoice of invoices) {
    const subtotal = 450 * cycle.months
    expect(invoice).toMatchObject({ periodStart, status: 'paid', subtotal, paymentMethod: 'coins' })
    periodStart = addDays(periodStart, cycle.days)
  }
  expect(service).toMatchObject({ status: 'active', expiresAt: periodStart })
  expect(periodStart > addDays(END, 7)).toBe(true)
  expect(periodStart <= addDays(END, 7 + cycle.days)).toBe(true)
  return invoices.length
}

async function expectEndedAfterOneBill(shop: TestShop, id: string): Promise<void> {
  const { service, invoices } = await whatIsKnownOf(shop, id)
  expect(invoices).toMatchObject([{ periodStart: service.expiresAt, status: 'cancelled' }])
  expect(service).toMatchObject({ status: 'terminated' })
  const suspendedAt = service.suspendedAt ?? ''
  expect(suspendedAt >= service.expiresAt).toBe(true)
  expect((service.terminatedAt ?? '') >= addDays(suspendedAt, 7)).toBe(true)
}

/** What the team has suspended: no bill, no payment and no end, however rich and willing its customer. */
async function expectLeftToTheTeam(shop: TestShop): Promise<void> {
  const { service, invoices } = await whatIsKnownOf(shop, HELD)
  expect(invoices).toEqual([])
  expect(service).toMatchObject({ ...suspendedByTeam('Spam.', START), terminatedAt: null })
}

async function whatIsKnownOf(shop: TestShop, id: string) {
  const { service, invoices } = await shop.store.read(async (tx) => ({
    service: await tx.services.get(id),
    invoices: await tx.invoices.list({ where: about('service', id), limit: 500 }),
  }))
  if (!service) throw new Error(`Service ${id} is gone`)
  return { service, invoices: invoices.items.toSorted(byPeriod) }
}

const byPeriod = (a: Invoice, b: Invoice) =>
  (a.periodStart ?? '') < (b.periodStart ?? '') ? -1 : 1

async function expectGaplessNumbers(shop: TestShop): Promise<void> {
  const { items } = await shop.store.read((tx) => tx.invoices.list({ limit: 2000 }))
  const years = new Set(items.map(({ createdAt }) => createdAt.slice(0, 4)))
  expect(years.size).toBe(11)
  for (const year of years) {
    const numbers = items.filter((one) => one.createdAt.startsWith(year)).map((one) => one.number)
    expect(numbers.toSorted()).toEqual(
      numbers.map((_, index) => `${year}-${String(index + 1).padStart(5, '0')}`),
    )
  }
}

async function expectSoundLedger(shop: TestShop): Promise<void> {
  const { users, entries } = await shop.store.read(async (tx) => ({
    users: (await tx.users.list({ limit: 100 })).items,
    entries: (await tx.coinEntries.list({ limit: 2000 })).items,
  }))
  for (const user of users) {
    const own = entries.filter((entry) => entry.userId === user.id)
    expect(own.reduce((sum, { amount }) => sum + amount, 0)).toBe(user.coins)
  }
}
