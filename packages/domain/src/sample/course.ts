/**
 * What became of an order. Each course leaves a shop with nothing to be done at that moment: what is due has its invoice,
 * what was not paid is suspended or terminated. So the lifecycle finds no heap of work after samples were loaded.
 */
import { addDays } from '../add-days.ts'
import { BillingCycle } from '../orders/billing-cycle.ts'
import { BILLING_CYCLES } from '../orders/billing-cycles.ts'
import type { SampleContext } from './sample-context.ts'

export type Course =
  /** Not decided yet. */
  | { readonly kind: 'waiting' }
  | { readonly kind: 'rejected' | 'cancelled'; readonly at: string }
  /** Approved `at` that time, with the cycle it was ordered for. */
  | { readonly kind: ApprovedKind; readonly at: string; readonly cycle: BillingCycle }

/**
 * `running`: paid for; `renewed`: paid for a second time; `due`: to be paid until its end; `suspended`: not paid at its
 * end; `ended`: not paid within the days of grace either.
 */
export type ApprovedKind = 'running' | 'renewed' | 'due' | 'suspended' | 'ended'

/** So far from a limit that neither the clock of a test nor a slow load crosses it, in days. */
const MARGIN = 1

/** A course that an order placed at `placedAt` can have had by now. */
export function chooseCourse(context: SampleContext, placedAt: string): Course {
  const { random, now } = context
  const at = addDays(placedAt, random.between(0.02, 2))
  if (at >= now) return { kind: 'waiting' }
  if (random.chance(0.06)) return { kind: 'rejected', at }
  if (random.chance(0.06)) return { kind: 'cancelled', at }
  const courses = approvedCourses(context, at)
  return courses.length > 0 ? random.pick(courses) : { kind: 'rejected', at }
}

function approvedCourses({ now, settings }: SampleContext, at: string): Course[] {
  const { renewalLeadDays: lead, graceDays: grace } = settings.billing
  const month = BILLING_CYCLES.monthly.days
  const age = (Date.parse(now) - Date.parse(at)) / 86_400_000
  const isWithin = (from: number, to: number) => age > from + MARGIN && age < to - MARGIN
  const running = BillingCycle.options
    .filter((cycle) => age < BILLING_CYCLES[cycle].days - lead - MARGIN)
    .map((cycle): Course => ({ kind: 'running', at, cycle }))
  const monthly = (kind: ApprovedKind): Course => ({ kind, at, cycle: 'monthly' })
  return [
    ...running,
    ...(isWithin(month, 2 * month - lead) ? [monthly('renewed')] : []),
    ...(isWithin(month - lead, month) ? [monthly('due')] : []),
    ...(isWithin(month, month + grace) ? [monthly('suspended')] : []),
    ...(isWithin(month + grace, Number.POSITIVE_INFINITY) ? [monthly('ended')] : []),
  ]
}
