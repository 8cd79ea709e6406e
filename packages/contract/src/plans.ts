import { MonthlyPrice } from '@hostfront/domain/money/money'
import { Plan } from '@hostfront/domain/plans/plan'
import { PlanChanges, PlanForm } from '@hostfront/domain/plans/plan-form'
import { Id, Timestamp } from '@hostfront/domain/record'
import * as z from 'zod/mini'
import { Done } from './page.ts'
import { procedure } from './procedure.ts'

/** A plan of the catalogue, with how many orders were made with it. */
export const SoldPlan = z.object({ plan: Plan, orders: z.int() })
export type SoldPlan = z.infer<typeof SoldPlan>

const ById = z.object({ id: Id })

/** From approval until ready, 19 in 20 of the plan's among the latest 200 in 90 days took so many seconds at most. */
export const MeasuredWait = z.object({ planId: Id, seconds: z.number() })
export type MeasuredWait = z.infer<typeof MeasuredWait>

/** What is sold. */
export const plans = {
  /** All plans on sale, by position. A feature that is a claim the shop has switched off is left out. */
  onSale: procedure('public', [], { reads: ['plans', 'settings'] }).output(z.array(Plan)),

  /** How long servers took of late, by plan, where 20 or more were made. */
  measuredWaits: procedure('public', [], { reads: ['instances'] }).output(z.array(MeasuredWait)),

  /** All plans, archived ones included, by position. */
  list: procedure('plans.change', [], { reads: ['plans', 'orders'] }).output(z.array(SoldPlan)),
  /** A new plan on sale, last of all. Its shown name, with type and size, must be its own. */
  create: procedure('plans.change', ['PLAN_NAME_TAKEN']).input(PlanForm).output(Plan),
  /** Sets what is given. Orders keep the name and the price that they were made with. */
  update: procedure('plans.change', ['NOT_FOUND', 'PLAN_NAME_TAKEN'])
    .input(z.extend(PlanChanges, { id: Id }))
    .output(Plan),
  /**
   * Another price per month: for new orders at once, and for services that run with the first renewal at `from` or later. Their
   * customers are told, `priceNoticeDays` of the settings before at least. May be sent again: nobody is told twice.
   */
  offerPrice: procedure('plans.change', ['NOT_FOUND', 'NOTICE_TOO_SHORT'])
    .input(z.object({ id: Id, price: MonthlyPrice, from: Timestamp }))
    .output(z.object({ plan: Plan, told: z.int() })),
  /** Takes it off sale; what was ordered goes on. */
  archive: procedure('plans.change', ['NOT_FOUND']).input(ById).output(Plan),
  restore: procedure('plans.change', ['NOT_FOUND']).input(ById).output(Plan),
  /** Changes its place with the plan before or after it on the page that shows it; without one it stays. */
  move: procedure('plans.change', ['NOT_FOUND'])
    .input(z.object({ id: Id, direction: z.enum(['up', 'down']) }))
    .output(Done),
  /** Only a plan that nobody has ordered. */
  remove: procedure('plans.change', ['NOT_FOUND', 'PLAN_IN_USE']).input(ById).output(Done),
}
