import { PlanType } from '@hostfront/domain/plans/plan'
import { FaultCode } from '@hostfront/domain/provisioning/fault'
import { Instance, Verb } from '@hostfront/domain/provisioning/instance'
import { PlanTemplate } from '@hostfront/domain/provisioning/plan-template'
import { ServerChange, Standing } from '@hostfront/domain/provisioning/server-change'
import { TemplateForm } from '@hostfront/domain/provisioning/template-form'
import { Id } from '@hostfront/domain/record'
import { SetUpForm } from '@hostfront/domain/services/access'
import { Service } from '@hostfront/domain/services/service'
import * as z from 'zod/mini'
import { Customer } from './customer.ts'
import { Done, PageInput, pageOf } from './page.ts'
import { procedure } from './procedure.ts'
import { POWER_REFUSALS, Power, ServerUsage } from './server-controls.ts'

/** The server behind a service, with whose it is. */
const HeldServer = z.object({
  instance: Instance,
  service: Service,
  customer: Customer,
  /** Null: staff look after it. */
  panelName: z.nullable(z.string()),
  /** Null: there is no such plan. */
  planType: z.nullable(PlanType),
})

export const Delivery = z.extend(HeldServer, {
  /** What staff are to change of it; empty: nothing, or somebody else is to. */
  changes: z.readonly(z.array(ServerChange)),
})
export type Delivery = z.infer<typeof Delivery>

/** How long customers of a plan waited for their server, the latest 200 of the last 90 days. Seconds. */
export const DeliveryTimes = z.object({
  planId: Id,
  planName: z.string(),
  count: z.int(),
  median: z.number(),
  p95: z.number(),
  /** How many within a minute. */
  withinMinute: z.int(),
})
export type DeliveryTimes = z.infer<typeof DeliveryTimes>

/** What a panel would be sent, by its own names; or why it would not be. */
export const DryRun = z.object({
  order: z.nullable(z.array(z.object({ name: z.string(), value: z.string() }))),
  fault: z.nullable(FaultCode),
  faultDetail: z.nullable(z.string()),
})
export type DryRun = z.infer<typeof DryRun>

/** Why a server of a plan could not be made now. */
export const Obstacle = z.object({
  planId: Id,
  planName: z.string(),
  panelName: z.string(),
  fault: FaultCode,
  faultDetail: z.nullable(z.string()),
})
export type Obstacle = z.infer<typeof Obstacle>

/** An answer as staff may read it who set a server up by hand; null: it was not given, or cannot be opened here. */
export const RevealedAnswer = z.object({
  name: z.string(),
  label: z.string(),
  text: z.nullable(z.string()),
})
export type RevealedAnswer = z.infer<typeof RevealedAnswer>

/** A server of a plan, next to what the plan says now. */
export const PlanServer = z.extend(HeldServer, { standing: Standing })
export type PlanServer = z.infer<typeof PlanServer>

/** How many servers of a plan are as it says now, and how many are not. */
export const PlanServerCounts = z.object({
  servers: z.int(),
  differ: z.int(),
  /** Of them. */
  byEarlierVersion: z.int(),
  asked: z.int(),
  kept: z.int(),
})
export type PlanServerCounts = z.infer<typeof PlanServerCounts>

const ById = z.object({ id: Id })
const OfPlan = z.object({ planId: Id })
const MADE_OF = ['plans', 'planTemplates', 'instances', 'services', 'users', 'panels'] as const

export const delivery = {
  /** Servers, the longest known first: what staff have to see to, what the shop is at, or what is as it should be. */
  list: procedure('delivery.read', [], { reads: MADE_OF })
    .input(z.extend(PageInput, { phase: z.optional(Instance.shape.phase) }))
    .output(pageOf(Delivery)),
  times: procedure('delivery.read', [], { reads: ['instances', 'services'] }).output(
    z.array(DeliveryTimes),
  ),
  /**
   * Staff have done `verb`, with how its customer reaches the server where that is new. `changes`: those that were shown,
   * where it was changed; CHANGED_MEANWHILE: others are asked for by now.
   */
  done: procedure('delivery.change', ['NOT_FOUND', 'NOTHING_TO_DO', 'CHANGED_MEANWHILE'])
    .input(
      z.object({
        id: Id,
        verb: Verb,
        access: z.optional(SetUpForm),
        changes: z.optional(z.array(ServerChange).check(z.maxLength(500))),
      }),
    )
    .output(Instance),
  /** The panel is asked again now, whatever was to be waited for. */
  retry: procedure('delivery.change', ['NOT_FOUND', 'NOTHING_TO_DO']).input(ById).output(Instance),
  /** No panel is asked about this server any more: staff look after it. */
  takeOver: procedure('delivery.change', ['NOT_FOUND', 'NOTHING_TO_DO'])
    .input(ById)
    .output(Instance),
  /** The panel that it was taken over from looks after it again, and makes what is not there. */
  giveBack: procedure('delivery.change', ['NOT_FOUND', 'NOTHING_TO_DO'])
    .input(ById)
    .output(Instance),
  /** Of the server behind a service, anybody's, by the service's id. */
  usage: procedure('delivery.read', ['NOT_FOUND'], { reads: ['services', 'instances', 'panels'] })
    .input(ById)
    .output(ServerUsage),
  power: procedure('delivery.change', POWER_REFUSALS).input(Power).output(Done),
  /** What would keep the plans of waiting orders from being made. Asks their panels, each at most once a minute for a plan. */
  obstacles: procedure('delivery.read', [], {
    reads: ['orders', 'plans', 'planTemplates', 'panels', 'orderOptions'],
  }).output(z.array(Obstacle)),
  /** What the customer of a service has answered, secrets opened. Who read them stands in the audit log. */
  reveal: procedure('delivery.change', ['NOT_FOUND']).input(ById).output(z.array(RevealedAnswer)),
  /** How servers of a plan are made; null: staff make them, and nothing is said of their access. */
  template: procedure('delivery.read', [], { reads: ['planTemplates'] })
    .input(z.object({ planId: Id }))
    .output(z.nullable(PlanTemplate)),
  /** What would be sent for a server of the plan with the first choices of its options, or what is missing for it. Changes nothing. */
  dryRun: procedure('panels.change', ['NOT_FOUND'])
    .input(z.extend(TemplateForm, { planId: Id }))
    .output(DryRun),
  /** From now on. Servers that exist, and those that are being made, keep the version that they were ordered by. */
  setTemplate: procedure('panels.change', ['NOT_FOUND', 'RECIPE_MISSING', 'KEY_NEEDS_SERVER_KEY'])
    .input(z.extend(TemplateForm, { planId: Id }))
    .output(PlanTemplate),
  /** Servers of the plan that have not ended, counted; all 0 while nothing says how they are made. */
  planCounts: procedure('delivery.read', ['NOT_FOUND'], {
    reads: ['plans', 'planTemplates', 'instances'],
  })
    .input(OfPlan)
    .output(PlanServerCounts),
  /** Servers of the plan, the longest known first, with what would change if it was applied. Asks no panel. */
  planServers: procedure('delivery.read', ['NOT_FOUND'], { reads: MADE_OF })
    .input(z.extend(PageInput, OfPlan.shape))
    .output(pageOf(PlanServer)),
  /**
   * The servers are brought to what their plan says now, one after the other, by their panels or by staff. `ids`: those of
   * these instances; left out: a part of all, which goes on at `after`. Those that are the same or must stay are left out of
   * `asked`. NOTHING_TO_DO: nothing says how they are made, or there is none among `ids`.
   */
  apply: procedure('panels.change', ['NOT_FOUND', 'NOTHING_TO_DO'])
    .input(
      z.extend(OfPlan, {
        ids: z.optional(z.array(Id).check(z.minLength(1), z.maxLength(100))),
        after: PageInput.shape.after,
      }),
    )
    .output(z.object({ asked: z.int(), next: z.nullable(z.string()) })),
  /** What was asked for and is not done yet is not asked for any more. NOTHING_TO_DO: there is none such among `ids`. */
  withdraw: procedure('panels.change', ['NOT_FOUND', 'NOTHING_TO_DO'])
    .input(z.extend(OfPlan, { ids: z.array(Id).check(z.minLength(1), z.maxLength(100)) }))
    .output(z.object({ withdrawn: z.int() })),
}
