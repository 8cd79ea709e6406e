/** What needs a customer, the most urgent first: what may be lost, what costs money, what others wait for, what is only to be known. */
import { addDays } from '../add-days.ts'
import type { Invoice } from '../billing/invoice.ts'
import { idOfSubject, ORDER, SERVICE } from '../billing/invoice-subject.ts'
import { isOpenInvoice } from '../billing/payable.ts'
import type { Domain } from '../domains/domain.ts'
import { latestGoneEnd } from '../domains/domain-renewal.ts'
import type { Order } from '../orders/order.ts'
import type { Declaration } from '../payments/declaration.ts'
import { isEnding } from '../services/cancellation.ts'
import { endOfGrace } from '../services/due-step.ts'
import { isSuspendedForPayment } from '../services/lifecycle.ts'
import type { Service } from '../services/service.ts'
import { nameOfService } from '../services/service-name.ts'
import type { Settings } from '../settings/settings.ts'
import type { Ticket } from '../tickets/ticket.ts'
import type { Need } from './need.ts'

/** What there is of one customer's. */
export interface NeedFacts {
  /** Those that are open. */
  readonly invoices: readonly Invoice[]
  /** Those that are pending. */
  readonly orders: readonly Pick<Order, 'id' | 'createdAt' | 'serverName'>[]
  /** Active and suspended ones. */
  readonly services: readonly Service[]
  /** Those of `lapsingEnds`. */
  readonly domains: readonly Pick<Domain, 'id' | 'name' | 'price' | 'autoRenew' | 'expiresAt'>[]
  /** Of those services the ones whose servers wait for an answer of their customer's. */
  readonly asking: ReadonlySet<string>
  /** Those that are answered. */
  readonly tickets: readonly Pick<Ticket, 'id' | 'subject' | 'updatedAt'>[]
  /** What was declared to be paid for coins, and nobody has decided on. */
  readonly forCoins: readonly Pick<Declaration, 'amount'>[]
  readonly billing: Pick<Settings['billing'], 'graceDays' | 'renewalLeadDays'>
  /** ISO, UTC. */
  readonly now: string
}

/** Each in one place alone: a bill is told with the suspended service that it brings back, and not again. */
export function needsOf(facts: NeedFacts): Need[] {
  const invoices = facts.invoices.filter(isOpenInvoice)
  const debts = debtsOf(facts, invoices)
  const told = new Set(debts.flatMap(({ invoice }) => invoice?.id ?? []))
  const bills = invoices
    .filter(({ id }) => !told.has(id))
    .toSorted((a, b) => a.dueDate.localeCompare(b.dueDate) || a.number.localeCompare(b.number))
    .map((invoice): Need => ({ kind: 'bill', invoice }))
  const isLate = (need: Need) => need.kind === 'bill' && need.invoice.status === 'overdue'
  const lapsing = lapsingOf(facts, invoices)
  const isOver = ({ expiresAt }: { expiresAt: string }) => expiresAt <= facts.now
  return [
    ...debts,
    ...lapsing.filter(isOver),
    ...bills.filter(isLate),
    ...facts.services.filter(({ id }) => facts.asking.has(id)).map(answerFor),
    ...bills.filter((need) => !isLate(need)),
    ...facts.tickets
      .toSorted((a, b) => a.updatedAt.localeCompare(b.updatedAt) || a.id.localeCompare(b.id))
      .map(({ id, subject }): Need => ({ kind: 'ticket', ticket: { id, name: subject } })),
    ...endingsOf(facts, invoices),
    ...lapsing.filter((need) => !isOver(need)),
    ...waitingOf(facts.orders, invoices),
    ...coinsOf(facts.forCoins),
  ]
}

function coinsOf(declared: NeedFacts['forCoins']): Need[] {
  const amount = declared.reduce((sum, each) => sum + each.amount, 0)
  return amount > 0 ? [{ kind: 'coins', amount }] : []
}

const named = (service: Service) => ({ id: service.id, name: nameOfService(service) })

const answerFor = (service: Service): Need => ({ kind: 'answer', service: named(service) })

/** Those that end for good first. */
function debtsOf({ services, billing }: NeedFacts, invoices: readonly Invoice[]) {
  return services
    .filter((service) => isSuspendedForPayment(service) && !isEnding(service))
    .map((service) => {
      const invoice = invoices.find((one) => idOfSubject(one, SERVICE) === service.id) ?? null
      const endsAt = endOfGrace(service, invoice, billing.graceDays)
      return { kind: 'debt', service: named(service), endsAt, invoice } as const satisfies Need
    })
    .toSorted((a, b) => a.endsAt.localeCompare(b.endsAt))
}

/** What has a bill, pays itself, is cancelled, is free, or is let run by the team is not told to end. */
function endingsOf({ services, billing, now }: NeedFacts, invoices: readonly Invoice[]): Need[] {
  const soon = addDays(now, billing.renewalLeadDays)
  const billed = new Set(invoices.map((invoice) => idOfSubject(invoice, SERVICE)))
  return services
    .filter(
      ({ id, status, price, autoRenew, expiresAt, keepUntil, cancelledAt }) =>
        status === 'active' &&
        cancelledAt === null &&
        price > 0 &&
        !autoRenew &&
        expiresAt <= soon &&
        !(keepUntil !== null && keepUntil > now) &&
        !billed.has(id),
    )
    .toSorted((a, b) => a.expiresAt.localeCompare(b.expiresAt))
    .map((service) => ({ kind: 'ending', service: named(service), expiresAt: service.expiresAt }))
}

/** So many days before its end its customer has to see to a domain that does not renew itself. */
const LAPSING_DAYS = 14

/** The time in which the domains end that may have to be told at `now` (ISO, UTC). */
export const lapsingEnds = (now: string) => ({
  gt: latestGoneEnd(now),
  lte: addDays(now, LAPSING_DAYS),
})

/** Those that are lost first. */
function lapsingOf({ domains, now }: NeedFacts, invoices: readonly Invoice[]) {
  const { gt, lte } = lapsingEnds(now)
  const billed = new Set(invoices.map((invoice) => idOfSubject(invoice, 'domain')))
  return domains
    .filter(
      ({ id, price, autoRenew, expiresAt }) =>
        price > 0 && !autoRenew && expiresAt > gt && expiresAt <= lte && !billed.has(id),
    )
    .toSorted((a, b) => a.expiresAt.localeCompare(b.expiresAt) || a.name.localeCompare(b.name))
    .map(
      ({ id, name, expiresAt }) =>
        ({ kind: 'lapsing', domain: { id, name }, expiresAt }) as const satisfies Need,
    )
}

/** An order that is still to be paid is told by its bill. */
function waitingOf(orders: NeedFacts['orders'], invoices: readonly Invoice[]): Need[] {
  const unpaid = new Set(invoices.map((invoice) => idOfSubject(invoice, ORDER)))
  return orders
    .filter(({ id }) => !unpaid.has(id))
    .toSorted((a, b) => a.createdAt.localeCompare(b.createdAt) || a.id.localeCompare(b.id))
    .map(({ id, serverName, createdAt }) => ({
      kind: 'order',
      order: { id, name: serverName },
      createdAt,
    }))
}
