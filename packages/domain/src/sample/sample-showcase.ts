import { addDays } from '../add-days.ts'
import { BILLING_CYCLES } from '../orders/billing-cycles.ts'
import type { PlanType } from '../plans/plan.ts'
import { makeDomain, makeLedger, makeUser } from './sample-account.ts'
import type { SampleClient } from './sample-client.ts'
import type { SampleContext } from './sample-context.ts'
import { makeDeal } from './sample-deal.ts'
import { makeTicket } from './sample-ticket.ts'

/**
 * The sample records that the seed's dashboard shows (seed, section 3), as those of one client: services of hosting and
 * VPS, a domain that is active and one that is expiring soon, invoices paid and unpaid, tickets of each status and priority.
 */
export function makeShowcase(context: SampleContext, mark: string): SampleClient {
  const { now, settings } = context
  const day = (days: number) => addDays(now, -days)
  const person = { name: 'Sample Customer', mark, country: 'MA', joinedAt: day(60) }
  const user = makeUser(context, person)
  const { days: month } = BILLING_CYCLES.monthly
  const deal = (type: PlanType, age: number, paymentMethod: string, isApproved: boolean) => {
    const at = day(age)
    const kind = month - age > settings.billing.renewalLeadDays ? 'running' : 'due'
    return makeDeal(context, {
      user,
      plan: context.plans.find((plan) => plan.type === type) ?? context.random.pick(context.plans),
      placedAt: at,
      paymentMethod,
      course: isApproved ? { kind, at, cycle: 'monthly' } : { kind: 'waiting' },
    })
  }
  const deals = [
    deal('samp', 5, 'coins', true),
    deal('vps', month - 1.5, 'bank-transfer', true),
    deal('mta', 0.5, 'bank-transfer', false),
  ]
  const domain = { ...person, userId: user.id }
  const service = deals[0]?.service?.id ?? null
  const ticket = { userId: user.id, serviceId: null }
  return {
    user,
    deals,
    entries: makeLedger(context, user, deals),
    domains: [
      makeDomain(context, { ...domain, daysLeft: 200 }),
      makeDomain(context, { ...domain, name: 'Sample Shop', daysLeft: 12 }),
    ],
    tickets: [
      makeTicket(context, {
        ...ticket,
        openedAt: day(1),
        status: 'open',
        priority: 'high',
        serviceId: service,
      }),
      makeTicket(context, { ...ticket, openedAt: day(9), status: 'answered', priority: 'medium' }),
      makeTicket(context, { ...ticket, openedAt: day(30), status: 'closed', priority: 'low' }),
    ],
  }
}
