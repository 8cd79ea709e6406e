import { expect, test } from 'vitest'
import { User } from '../accounts/user.ts'
import { idOfSubject } from '../billing/invoice-subject.ts'
import { Domain } from '../domains/domain.ts'
import { domainState } from '../domains/domain-state.ts'
import { isMailable } from '../mail/is-mailable.ts'
import { SEED_OPTIONS } from '../options/seed-options.ts'
import { Order } from '../orders/order.ts'
import { SEED_PLANS } from '../plans/seed-plans.ts'
import { setUpFormOf } from '../services/access.ts'
import { dueStep } from '../services/due-step.ts'
import { Service } from '../services/service.ts'
import { DEFAULT_SETTINGS } from '../settings/default-settings.ts'
import { Ticket } from '../tickets/ticket.ts'
import { createRandom } from './random.ts'
import { ORDERS_PER_CLIENT, type SampleClient } from './sample-client.ts'
import { makeSampleClients, type SampleWishes } from './sample-shop.ts'

const NOW = '2026-06-01T12:00:00.000Z'

const samples = (clients: number, wishes: Partial<SampleWishes> = {}): SampleClient[] => {
  let ids = 0
  return [
    ...makeSampleClients({
      clients,
      seed: 7,
      mark: 'test',
      now: NOW,
      newId: () => `id-${++ids}`,
      plans: SEED_PLANS,
      options: SEED_OPTIONS,
      settings: DEFAULT_SETTINGS,
      adminId: 'admin',
      ...wishes,
    }),
  ]
}

const many = samples(400)
const deals = many.flatMap((client) => client.deals)
const services = deals.flatMap(({ service }) => (service ? [service] : []))
const invoices = deals.flatMap((deal) => deal.invoices)

test('the same seed makes the same clients, another seed others', () => {
  expect(samples(20)).toEqual(samples(20))
  expect(samples(20, { seed: 8 })).not.toEqual(samples(20))
})

test('every record is a sound one, and there are three orders for each client', () => {
  for (const { user, domains, tickets } of many) {
    User.parse(user)
    for (const domain of domains) Domain.parse(domain)
    for (const ticket of tickets) Ticket.parse(ticket)
  }
  for (const { order } of deals) Order.parse(order)
  for (const service of services) Service.parse(service)
  expect(deals).toHaveLength(400 * ORDERS_PER_CLIENT)
})

test('addresses and domains are everybody’s own', () => {
  const emails = many.map(({ user }) => user.email)
  const domains = many.flatMap((client) => client.domains.map(({ name }) => name))
  expect(new Set(emails).size).toBe(emails.length)
  expect(new Set(domains).size).toBe(domains.length)
  expect(emails.filter(isMailable)).toEqual([])
})

test('coins are never spent before they are there', () => {
  for (const { entries } of many) {
    let balance = 0
    let last = ''
    for (const { amount, createdAt } of entries) {
      balance += amount
      expect(balance).toBeGreaterThanOrEqual(0)
      expect(createdAt >= last).toBe(true)
      last = createdAt
    }
  }
})

test('every order is on an invoice, one paid with coins in the ledger too', () => {
  for (const { order, invoices, entries } of deals) {
    const moved = entries
      .filter(({ reference }) => reference === order.id)
      .reduce((sum, { amount }) => sum + amount, 0)
    const isKept = order.status === 'active' || order.status === 'pending'
    expect(moved).toBe(order.paidWithCoins && isKept ? -order.amountDue : 0)
    const bill = invoices.find((one) => idOfSubject(one, 'order') === order.id)
    expect(bill?.total).toBe(order.amountDue)
    if (order.status === 'active') expect(bill?.status).toBe('paid')
    if (order.paidWithCoins) expect(bill?.status).toBe(isKept ? 'paid' : 'refunded')
  }
})

test.each([
  { renewalLeadDays: 7, graceDays: 7, invoiceDueDays: 7 },
  { renewalLeadDays: 0, graceDays: 0, invoiceDueDays: 0 },
  { renewalLeadDays: 90, graceDays: 365, invoiceDueDays: 30 },
])('nothing is due in a shop of samples, with %o', (billing) => {
  const settings = {
    ...DEFAULT_SETTINGS,
    billing: { ...DEFAULT_SETTINGS.billing, ...billing },
  }
  for (const { deals, entries } of samples(200, { settings })) {
    const coins = entries.reduce((sum, { amount }) => sum + amount, 0)
    for (const { service, invoices } of deals) {
      if (!service) continue
      const bill = invoices.find(
        (one) =>
          idOfSubject(one, 'service') === service.id && one.periodStart === service.expiresAt,
      )
      const invoice = bill ? { ...bill, paid: 0 } : null
      expect(dueStep({ service, invoice, coins, billing, now: NOW })).toBeNull()
    }
    for (const { status, dueDate } of deals.flatMap((deal) => deal.invoices)) {
      if (status === 'unpaid') expect(dueDate >= NOW).toBe(true)
    }
  }
})

test('nothing but what is due or ends lies in the future', () => {
  const times = [
    ...many.map(({ user }) => user.createdAt),
    ...many.flatMap((client) => client.entries.map(({ createdAt }) => createdAt)),
    ...many.flatMap((client) => client.tickets.map(({ updatedAt }) => updatedAt)),
    ...deals.flatMap(({ order }) => [order.createdAt, order.decidedAt ?? '']),
    ...invoices.flatMap(({ createdAt, paidAt }) => [createdAt, paidAt ?? '']),
    ...services.flatMap(({ suspendedAt, terminatedAt }) => [suspendedAt ?? '', terminatedAt ?? '']),
  ]
  expect(times.filter((time) => time > NOW)).toEqual([])
})

test('every state of orders, services and invoices is among them', () => {
  expect(new Set(deals.map(({ order }) => order.status))).toEqual(
    new Set(Order.shape.status.options),
  )
  expect(new Set(services.map(({ status }) => status))).toEqual(
    new Set(['active', 'suspended', 'terminated']),
  )
  expect(new Set(invoices.map(({ status }) => status))).toEqual(
    new Set(['paid', 'unpaid', 'overdue', 'cancelled', 'refunded']),
  )
})

test('the first client has the records that the seed shows as samples', () => {
  const [first] = samples(1)
  if (!first) throw new Error('Nobody was made')
  expect(first.deals.map(({ order }) => order.serverType)).toEqual(['samp', 'vps', 'mta'])
  expect(first.domains.map((domain) => domainState(domain, NOW))).toEqual([
    'active',
    'expiring-soon',
  ])
  const states = first.deals.flatMap((deal) => deal.invoices.map(({ status }) => status))
  expect(new Set(states)).toEqual(new Set(['paid', 'unpaid']))
  expect(first.tickets.map(({ status, priority }) => [status, priority])).toEqual([
    ['open', 'high'],
    ['answered', 'medium'],
    ['closed', 'low'],
  ])
})

test('a shop that sells nothing gets samples of the plans shops open with', () => {
  const [first] = samples(1, { plans: [] })
  expect(SEED_PLANS.map(({ id }) => id)).toContain(first?.deals[0]?.order.planId)
})

test('chance keeps within its limits', () => {
  const random = createRandom(1)
  const numbers = Array.from({ length: 2000 }, () => random.whole(1, 6))
  expect(new Set(numbers)).toEqual(new Set([1, 2, 3, 4, 5, 6]))
  expect(Array.from({ length: 100 }, () => random.chance(0))).not.toContain(true)
  expect(Array.from({ length: 100 }, () => random.chance(1))).not.toContain(false)
})

test('every service says how it is reached, as the team would have typed it', () => {
  const held = deals.filter(({ service }) => service)
  expect(held.length).toBeGreaterThan(0)
  for (const { order, service } of held) setUpFormOf(order.serverType).parse(service?.access)
})
