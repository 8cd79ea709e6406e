import { addDays } from '@hostfront/domain/add-days'
import type { AuditEntry } from '@hostfront/domain/audit/audit-entry'
import type { CoinEntry } from '@hostfront/domain/billing/coin-entry'
import type { Invoice } from '@hostfront/domain/billing/invoice'
import { idOfSubject } from '@hostfront/domain/billing/invoice-subject'
import { isPayable } from '@hostfront/domain/billing/payable'
import type { Domain } from '@hostfront/domain/domains/domain'
import type { Order } from '@hostfront/domain/orders/order'
import { endOfCycle } from '@hostfront/domain/services/renewal'
import type { Service } from '@hostfront/domain/services/service'
import { paymentProblems } from '@hostfront/domain/shop/payment-problems'
import type { Voucher } from '@hostfront/domain/vouchers/voucher'
import { expect } from 'vitest'
import { DOMAIN, DOMAIN_END, type Stage } from './ledger-stage.ts'

/**
 * Balance = sum of the entries = what orders and renewals say, never negative; a refused operation (`unchanged`)
 * moved nothing. Every paid invoice was paid what it costs. What the customer has runs for what was paid and given, and the invoices' numbers have no gap.
 */
export async function expectSoundLedger(
  { shop, customer: { id: userId } }: Stage,
  unchanged: number | null,
): Promise<void> {
  const own = { where: { userId }, order: 'oldest', limit: 500 } as const
  const {
    user,
    entries,
    orders,
    invoices,
    payments,
    allocations,
    services,
    domain,
    log,
    vouchers,
  } = await shop.store.read(async (tx) => ({
    user: await tx.users.get(userId),
    entries: (await tx.coinEntries.list(own)).items,
    orders: (await tx.orders.list(own)).items,
    invoices: (await tx.invoices.list(own)).items,
    payments: (await tx.payments.list(own)).items,
    allocations: (await tx.paymentAllocations.list({ limit: 500 })).items,
    services: (await tx.services.list(own)).items,
    domain: await tx.domains.get(DOMAIN.id),
    log: (await tx.auditLog.list({ order: 'oldest', limit: 500 })).items,
    vouchers: (await tx.vouchers.list({ limit: 500 })).items,
  }))
  let balance = 0
  for (const entry of entries) {
    balance += entry.amount
    expect(entry.balanceAfter).toBe(balance)
    expect(balance).toBeGreaterThanOrEqual(0)
  }
  expect(user?.coins).toBe(balance)
  if (unchanged !== null) expect(balance).toBe(unchanged)
  expectMoved(entries, orders, invoices)
  expect(paymentProblems(invoices, payments, allocations)).toEqual([])
  for (const service of services) expectPaidFor(service, orders, invoices, log)
  if (domain) expectDomainPaidFor(domain, invoices)
  expectVouchersUsed(vouchers, orders)
  const numbers = invoices.map(({ number }) => number).toSorted()
  expect(numbers).toEqual(gapless(invoices))
}

/** As often as they are on orders that were not taken back. */
function expectVouchersUsed(vouchers: readonly Voucher[], orders: readonly Order[]): void {
  for (const { code, usedCount, maxUses } of vouchers) {
    const kept = orders.filter(
      ({ voucherCode, status }) =>
        voucherCode === code && (status === 'pending' || status === 'active'),
    )
    expect(usedCount).toBe(kept.length)
    expect(usedCount).toBeLessThanOrEqual(maxUses)
  }
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
    const bill = invoices.find((one) => idOfSubject(one, 'order') === order.id)
    expect(bill?.total).toBe(order.amountDue)
    if (isPaid) expect(bill?.status).toBe('paid')
    if (!isKept) expect(['cancelled', 'refunded']).toContain(bill?.status)
  }
  const paidAtOnce = new Set<string | null>(
    orders.filter((one) => one.paidWithCoins).map(({ id }) => id),
  )
  for (const invoice of invoices) {
    expect(invoice.subtotal + invoice.tax).toBe(invoice.total)
    const isSettled = paidAtOnce.has(idOfSubject(invoice, 'order'))
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
  const own = invoices.filter((one) => idOfSubject(one, 'service') === service.id)
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
  const own = invoices.filter((one) => idOfSubject(one, 'domain') === domain.id)
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
