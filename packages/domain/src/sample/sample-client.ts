import type { User } from '../accounts/user.ts'
import { addDays } from '../add-days.ts'
import type { Domain } from '../domains/domain.ts'
import { COINS } from '../payments/coins.ts'
import { SEED_METHODS } from '../payments/seed-methods.ts'
import { type Ticket, TicketPriority, TicketStatus } from '../tickets/ticket.ts'
import { chooseCourse } from './course.ts'
import { makeDomain, makeLedger, makeUser } from './sample-account.ts'
import type { SampleContext, SampleDeal, SampleEntry } from './sample-context.ts'
import { makeDeal } from './sample-deal.ts'
import { makeTicket } from './sample-ticket.ts'
import { COUNTRIES, FIRST_NAMES, LAST_NAMES } from './sample-words.ts'

/** A made-up client with all that is theirs. The account has no coins yet: `entries` give and take them, oldest first. */
export interface SampleClient {
  readonly user: User
  readonly deals: readonly SampleDeal[]
  readonly entries: readonly SampleEntry[]
  readonly domains: readonly Domain[]
  readonly tickets: readonly Ticket[]
}

export const ORDERS_PER_CLIENT = 3

/** Samples lie within the last year. */
const DAYS = 364

/** `mark` distinguishes this client's addresses from all others; letters, digits and hyphens. */
export function makeClient(context: SampleContext, mark: string): SampleClient {
  const { random, now } = context
  const person = {
    name: `${random.pick(FIRST_NAMES)} ${random.pick(LAST_NAMES)}`,
    mark,
    country: random.chance(0.8) ? random.pick(COUNTRIES) : null,
    joinedAt: addDays(now, -random.between(0.1, DAYS)),
  }
  const user = makeUser(context, person)
  const deals = Array.from({ length: ORDERS_PER_CLIENT }, () => dealOf(context, user))
  const domain = { ...person, userId: user.id, daysLeft: random.whole(-20, 380) }
  return {
    user,
    deals,
    entries: makeLedger(context, user, deals),
    domains: random.chance(0.5) ? [makeDomain(context, domain)] : [],
    tickets: random.chance(0.4) ? [ticketOf(context, user, deals)] : [],
  }
}

function dealOf(context: SampleContext, user: User): SampleDeal {
  const { random } = context
  const placedAt = since(context, user.createdAt)
  return makeDeal(context, {
    user,
    plan: random.pick(context.plans),
    placedAt,
    paymentMethod: random.chance(0.4) ? COINS : random.pick(SEED_METHODS).id,
    course: chooseCourse(context, placedAt),
  })
}

function ticketOf(context: SampleContext, user: User, deals: readonly SampleDeal[]): Ticket {
  const { random } = context
  const services = deals.flatMap(({ service }) => (service ? [service] : []))
  const openedAt = since(context, user.createdAt)
  return makeTicket(context, {
    userId: user.id,
    serviceId: random.pick([null, ...services])?.id ?? null,
    openedAt,
    status: random.chance(0.6) ? 'closed' : random.pick(TicketStatus.options),
    priority: random.pick(TicketPriority.options),
  })
}

/** Some moment from `start` until now. */
function since({ random, now }: SampleContext, start: string): string {
  const days = (Date.parse(now) - Date.parse(start)) / 86_400_000
  return addDays(start, random.between(0, days))
}
