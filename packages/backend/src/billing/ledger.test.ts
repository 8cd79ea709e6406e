import { addDays } from '@hostfront/domain/add-days'
import type { AuditEntry } from '@hostfront/domain/audit/audit-entry'
import type { CoinEntry } from '@hostfront/domain/billing/coin-entry'
import type { Invoice } from '@hostfront/domain/billing/invoice'
import { isPayable } from '@hostfront/domain/billing/payable'
import type { Domain } from '@hostfront/domain/domains/domain'
import { quoteDomainRenewal } from '@hostfront/domain/domains/domain-renewal'
import type { Order } from '@hostfront/domain/orders/order'
import { quoteOrder } from '@hostfront/domain/orders/quote'
import { endOfCycle, quoteRenewal } from '@hostfront/domain/services/renewal'
import type { Service } from '@hostfront/domain/services/service'
import { StoreError } from '@hostfront/store/port'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runDue } from '../lifecycle/run-due.ts'
import { orderForm } from '../testing/order-form.ts'
import { type Operation, operations } from '../testing/random-operations.ts'
import { ADMIN, openTestShop, type TestShop } from '../testing/shop.ts'
import { moveCoins } from './move-coins.ts'

const SEQUENCES = Number(process.env.FC_RUNS ?? 2000)

test(`over ${SEQUENCES} random sequences the ledger adds up after every operation`, async () => {
  const done = { operations: 0, allowed: 0, refused: 0, renewed: 0 }
  await fc.assert(
    fc.asyncProperty(operations, async (steps) => {
      const stage = await setStage()
      for (const step of steps) {
        const before = (await stage.customer.accounts.me())?.coins ?? 0
        const allowed = await attempt(() => perform(step, stage))
        done.operations++
        done[allowed ? 'allowed' : 'refused']++
        await expectSoundLedger(stage, allowed ? null : before)
      }
      done.renewed += await stage.shop.store.read((tx) => tx.coinEntries.count({ kind: 'renewal' }))
    }),
    { numRuns: SEQUENCES },
  )

  console.info(`ledger: ${JSON.stringify(done)}`)
  expect(done.operations).toBeGreaterThan(SEQUENCES * 5)
  expect(done.allowed).toBeGreaterThan(done.operations / 4)
  expect(done.refused).toBeGreaterThan(done.operations / 20)
  expect(done.renewed).toBeGreaterThanOrEqual(Math.floor(SEQUENCES / 250))
}, 600_000)

type Stage = Awaited<ReturnType<typeof setStage>>

const DOMAIN = {
  id: 'domain',
  name: 'example.com',
  price: 1200,
  autoRenew: false,
  lastNotice: null,
}
const DOMAIN_END = '2026-07-15T00:00:00.000Z'

/** A shop of their own for each sequence: time passes in it, and a failure shrinks to what it needs. */
async function setStage() {
  const shop = await openTestShop()
  const [customer, admin] = [await shop.customer('customer', 5000), await shop.admin()]
  const row = { ...DOMAIN, createdAt: shop.backend.now(), userId: customer.id }
  await shop.store.transaction((tx) => tx.domains.insert({ ...row, expiresAt: DOMAIN_END }))
  return { shop, customer, admin }
}

async function perform(step: Operation, { shop, customer, admin }: Stage): Promise<void> {
  switch (step.do) {
    case 'place':
      await customer.orders.place({ ...orderForm, ...step, amountDue: await priceOf(shop, step) })
      return
    case 'buy coins':
    case 'take coins':
      return moveBy(shop, customer.id, step.do === 'buy coins' ? step.amount : -step.amount)
    case 'pass days':
      return passDays({ shop, customer, admin }, step.days)
    case 'set auto-renewal':
      return setAutoRenewal({ shop, customer, admin }, step.autoRenew)
    case 'record payment':
    case 'pay with coins':
      return pay({ shop, customer, admin }, step)
    case 'renew domain':
      return renewDomain({ shop, customer, admin }, step)
    case 'renew':
    case 'suspend':
    case 'activate':
    case 'terminate':
    case 'extend':
      return changeService({ customer, admin }, step)
    default: {
      const chosen = pickFrom((await customer.orders.mine({})).items, step.pick)
      if (!chosen) return
      const { order, invoice } = chosen
      const { id } = order
      if (step.do === 'cancel') await customer.orders.cancel({ id })
      if (step.do === 'reject') await admin.orders.reject({ id, reason: 'No room left.' })
      if (step.do === 'approve') {
        await admin.orders.approve({ id, ...(invoice && { payment: paymentOf(shop, invoice) }) })
      }
    }
  }
}

async function pay(
  { shop, customer, admin }: Stage,
  step: Operation & { do: 'record payment' | 'pay with coins' },
): Promise<void> {
  const invoice = pickFrom((await customer.billing.invoices({})).items, step.pick)
  if (!invoice) return
  const { id: invoiceId } = invoice
  if (step.do === 'pay with coins') await customer.billing.payWithCoins({ invoiceId })
  else await admin.billing.recordPayment({ invoiceId, payment: paymentOf(shop, invoice) })
}

async function renewDomain(
  { customer }: Stage,
  { withCoins }: Operation & { do: 'renew domain' },
): Promise<void> {
  for (const domain of (await customer.domains.mine({})).items) {
    const { id, expiresAt } = domain
    const { total } = quoteDomainRenewal(domain, 0)
    await customer.domains.renew({ id, withCoins, expiresAt, total })
  }
}

async function changeService(
  { customer, admin }: Pick<Stage, 'customer' | 'admin'>,
  step: Operation & { do: 'renew' | 'suspend' | 'activate' | 'terminate' | 'extend' },
): Promise<void> {
  const service = pickFrom((await customer.services.mine({})).items, step.pick)
  if (!service) return
  const { id, expiresAt } = service
  if (step.do === 'renew') {
    const { withCoins } = step
    const { total } = quoteRenewal(service, 0)
    await customer.services.renew({ id, withCoins, expiresAt, total })
  } else if (step.do === 'extend') await admin.services.extend({ id, days: step.days })
  else await admin.services[step.do]({ id })
}

/** For all that the customer holds. */
async function setAutoRenewal({ customer }: Stage, autoRenew: boolean): Promise<void> {
  await customer.domains.setAutoRenew({ id: DOMAIN.id, autoRenew })
  const { items } = await customer.services.mine({})
  for (const { id, status } of items) {
    if (status !== 'terminated') await customer.services.setAutoRenew({ id, autoRenew })
  }
}

const pickFrom = <Item>(items: readonly Item[], pick: number): Item | undefined =>
  items[pick % Math.max(items.length, 1)]

/** What is due is done, and doing it again changes nothing. Sessions end with the days, so both sign in again. */
async function passDays({ shop, customer, admin }: Stage, days: number): Promise<void> {
  shop.passDays(days)
  expect((await runDue(shop.backend)).failures).toEqual([])
  expect(await runDue(shop.backend)).toEqual(NOTHING_DONE)
  await customer.accounts.login({ email: 'customer@shop.test', password: 'password' })
  await admin.accounts.login(ADMIN)
}

const NOTHING_DONE = {
  invoicesIssued: 0,
  renewed: 0,
  notified: 0,
  suspended: 0,
  terminated: 0,
  overdue: 0,
  purged: 0,
  failures: [],
}

const paymentOf = (shop: TestShop, { id, total }: { id: string; total: number }) => ({
  reference: `TX ${id}`,
  amount: total,
  paidAt: shop.backend.now(),
})

async function priceOf(shop: TestShop, step: Operation & { do: 'place' }): Promise<number> {
  return shop.store.read(async (tx) => {
    const plan = await tx.services.get(step.serviceId)
    const voucher = step.voucherCode ? await tx.vouchers.find({ code: step.voucherCode }) : null
    return quoteOrder({ ...step, price: plan?.price ?? 0, voucher, taxBasisPoints: 0 }).amountDue
  })
}

async function moveBy(shop: TestShop, userId: string, amount: number): Promise<void> {
  const move = { userId, amount, kind: 'adjustment', reference: null, actor: null } as const
  const entry = await shop.store.transaction((tx) => moveCoins(tx, shop.backend, move))
  if (!entry) throw new StoreError('check', 'coins')
}

async function attempt(act: () => Promise<void>): Promise<boolean> {
  try {
    await act()
    return true
  } catch (error) {
    const isRefusal = error instanceof StoreError || (error as { defined?: boolean }).defined
    if (!isRefusal) throw error
    return false
  }
}

/**
 * Balance = sum of the entries = what orders and renewals say, never negative; a refused operation (`unchanged`)
 * moved nothing. What the customer has runs for what was paid and given, and the invoices' numbers have no gap.
 */
async function expectSoundLedger(
  { shop, customer: { id: userId } }: Stage,
  unchanged: number | null,
): Promise<void> {
  const own = { where: { userId }, order: 'oldest', limit: 500 } as const
  const { user, entries, orders, invoices, services, domain, log } = await shop.store.read(
    async (tx) => ({
      user: await tx.users.get(userId),
      entries: (await tx.coinEntries.list(own)).items,
      orders: (await tx.orders.list(own)).items,
      invoices: (await tx.invoices.list(own)).items,
      services: (await tx.userServices.list(own)).items,
      domain: await tx.domains.get(DOMAIN.id),
      log: (await tx.auditLog.list({ order: 'oldest', limit: 500 })).items,
    }),
  )
  let balance = 0
  for (const entry of entries) {
    balance += entry.amount
    expect(entry.balanceAfter).toBe(balance)
    expect(balance).toBeGreaterThanOrEqual(0)
  }
  expect(user?.coins).toBe(balance)
  if (unchanged !== null) expect(balance).toBe(unchanged)
  expectMoved(entries, orders, invoices)
  for (const service of services) expectPaidFor(service, orders, invoices, log)
  if (domain) expectDomainPaidFor(domain, invoices)
  const numbers = invoices.map(({ number }) => number).toSorted()
  expect(numbers).toEqual(gapless(invoices))
}

function expectMoved(
  entries: readonly CoinEntry[],
  orders: readonly Order[],
  invoices: readonly Invoice[],
): void {
  const moved = new Map<string | null, number>()
  for (const { reference, amount } of entries) {
    moved.set(reference, (moved.get(reference) ?? 0) + amount)
  }
  for (const order of orders) {
    const isKept = order.status === 'pending' || order.status === 'active'
    const isPaid = order.paidWithCoins && isKept
    expect(moved.get(order.id) ?? 0).toBe(isPaid ? 0 - order.amountDue : 0)
    const bill = invoices.find(({ orderId }) => orderId === order.id)
    expect(bill?.total).toBe(order.amountDue)
    if (isPaid) expect(bill?.status).toBe('paid')
    if (!isKept) expect(['cancelled', 'refunded']).toContain(bill?.status)
  }
  const paidAtOnce = new Set(orders.filter((one) => one.paidWithCoins).map(({ id }) => id))
  for (const invoice of invoices) {
    const isSettled = paidAtOnce.has(invoice.orderId ?? '')
    const isPaid = invoice.status === 'paid' && invoice.paymentMethod === 'coins' && !isSettled
    expect(moved.get(invoice.id) ?? 0).toBe(isPaid ? 0 - invoice.total : 0)
  }
}

/** It runs from its order on for every renewal that was paid and all days that were given, and for nothing else. */
function expectPaidFor(
  service: Service,
  orders: readonly Order[],
  invoices: readonly Invoice[],
  log: readonly AuditEntry[],
): void {
  const own = invoices.filter(({ userServiceId }) => userServiceId === service.id)
  const paid = own.filter(({ status }) => status === 'paid')
  let end = orders.find(({ id }) => id === service.orderId)?.endDate ?? ''
  for (const entry of log) {
    if (entry.action === 'services.extend' && entry.subject === service.id) {
      end = addDays(end, daysGiven(entry))
    }
  }
  for (const _ of paid) end = endOfCycle(service, end)
  expect(service.expiresAt).toBe(end)
  expectApart(paid, (periodStart) => endOfCycle(service, periodStart))
  if (service.status === 'terminated') expect(own.filter(isPayable)).toEqual([])
}

function expectDomainPaidFor(domain: Domain, invoices: readonly Invoice[]): void {
  const own = invoices.filter(({ domainId }) => domainId === domain.id)
  const paid = own.filter(({ status }) => status === 'paid')
  expect(domain.expiresAt).toBe(addDays(DOMAIN_END, 365 * paid.length))
  expectApart(paid, (periodStart) => addDays(periodStart, 365))
}

/** No time is paid for twice. */
function expectApart(paid: readonly Invoice[], endOf: (periodStart: string) => string): void {
  const starts = paid.map(({ periodStart }) => periodStart ?? '').toSorted()
  starts.slice(1).forEach((start, at) => {
    expect(start >= endOf(starts[at] ?? '')).toBe(true)
  })
}

const DAY = 86_400_000

function daysGiven({ before, after }: AuditEntry): number {
  const [from, to] = [before, after].map((row) => Date.parse(JSON.parse(row ?? '').expiresAt))
  return ((to ?? 0) - (from ?? 0)) / DAY
}

/** The numbers that so many invoices of these years have to have. */
function gapless(invoices: readonly Invoice[]): string[] {
  const counts: Record<string, number> = {}
  for (const { createdAt } of invoices) {
    const year = createdAt.slice(0, 4)
    counts[year] = (counts[year] ?? 0) + 1
  }
  return Object.entries(counts).flatMap(([year, count]) =>
    Array.from({ length: count }, (_, index) => `${year}-${String(index + 1).padStart(5, '0')}`),
  )
}
