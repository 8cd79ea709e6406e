import { Money, MonthlyPrice } from '@hostfront/domain/money/money'
import { BillingCycle } from '@hostfront/domain/orders/billing-cycle'
import { ServerName } from '@hostfront/domain/orders/order-form'
import { PlanObstacle } from '@hostfront/domain/provisioning/plan-fit'
import { Id, Timestamp, typedText } from '@hostfront/domain/record'
import { Rated, Terms } from '@hostfront/domain/services/plan-change'
import { Service } from '@hostfront/domain/services/service'
import * as z from 'zod/mini'
import { procedure } from './procedure.ts'
import { ISSUING_REFUSALS } from './refusals.ts'

const ById = z.object({ id: Id })
export const CHANGES = ['NOT_FOUND', 'SERVICE_STATE'] as const

/** A service by another name. */
const Renaming = z.object({ id: Id, serverName: ServerName })
/** At once it ends for good; else with its paid time, and may be kept until then. The team's reason is read by its customer. */
const Cancelling = z.object({ id: Id, atOnce: z.boolean(), reason: typedText(500) })

/** A plan that a service may be changed to; `obstacle`: why not. `price`: per month without options and discounts, minor units. */
const PlanChoice = z.object({
  planId: Id,
  planName: z.string(),
  price: Money,
  obstacle: z.nullable(PlanObstacle),
  /** What can be chosen anew with it. */
  options: z.array(
    z.object({
      id: Id,
      label: z.string(),
      choices: z.array(z.object({ id: Id, label: z.string(), pricePerMonth: Money })),
      /** What the form begins with: as it is, where the plan has that. */
      chosen: z.string(),
    }),
  ),
})
export type PlanChoice = z.infer<typeof PlanChoice>

/** What a change of plan costs now, see `ChangeQuote` of the domain. */
const QuotedChange = z.object({
  to: Terms,
  credits: z.array(Rated),
  given: Money,
  charge: Rated,
  days: z.int(),
  expiresAt: Timestamp,
  subtotal: z.int(),
  tax: z.int(),
  due: Money,
  surplus: Money,
})
export type QuotedChange = z.infer<typeof QuotedChange>

const WantedPlan = z.object({
  id: Id,
  planId: Id,
  billingCycle: BillingCycle,
  /** Choices by the option's id; what is left out stays as it is. */
  options: z.optional(z.record(Id, z.string().check(z.maxLength(64)))),
})
/** A change as it was shown: what is due, and what comes back. */
const ChangePlan = z.extend(WantedPlan, {
  due: Money,
  surplus: Money,
  /** What is due is billed, and the change takes effect when that is paid; else it is paid from coins at once. */
  withInvoice: z.optional(z.boolean()),
})
export type ChangePlan = z.infer<typeof ChangePlan>
const ChangePlanFor = z.extend(ChangePlan, { reason: typedText(500), isFree: z.boolean() })
export type ChangePlanFor = z.infer<typeof ChangePlanFor>

const UNFIT = [
  'NOT_FOUND',
  'SERVICE_STATE',
  'PLAN_NOT_FOUND',
  'PLAN_UNFIT',
  'OPTION_REFUSED',
  'NOTHING_TO_DO',
] as const
const CHANGING = [
  ...UNFIT,
  'PRICE_CHANGED',
  'INSUFFICIENT_COINS',
  'BALANCE_FULL',
  'CLIENT_NOT_FOUND',
  'CHANGE_WAITING',
  'CHANGE_NEEDS_COINS',
  ...ISSUING_REFUSALS,
] as const
const CHOICES_READ = ['services', 'plans', 'planTemplates', 'instances', 'orderOptions']
const QUOTE_READS = [...CHOICES_READ, 'invoices', 'users', 'settings']

/** What customers do with how a service of theirs goes on. */
export const ownServiceChanges = {
  /** Names the caller's service. Its server keeps the name that it was made with at its panel. */
  rename: procedure('services.rename', CHANGES).input(Renaming).output(Service),
  /**
   * Lets the caller's service end. Nothing bills it any more, what is open for its renewal is cancelled; nothing of what was
   * paid comes back by itself.
   */
  cancel: procedure('services.cancel', CHANGES, { confirmed: ['atOnce'] })
    .input(Cancelling)
    .output(Service),
  /** Takes the caller's own cancellation back, until the service has ended. */
  keep: procedure('services.cancel', CHANGES).input(ById).output(Service),
  /** The plans that the caller's service may be changed to: of its kind, and on sale. */
  planChoices: procedure('services.read-own', ['NOT_FOUND'], { reads: CHOICES_READ })
    .input(ById)
    .output(z.array(PlanChoice)),
  /** What another plan or cycle would cost the caller now. */
  quoteChange: procedure('services.read-own', UNFIT, { reads: QUOTE_READS })
    .input(WantedPlan)
    .output(QuotedChange),
  /**
   * Changes plan or cycle of the caller's service. What is due is billed and paid from coins at once, or waits as `waiting`
   * of the answer for the payment of its invoice; what is over comes back as coins; where either differs from what was shown:
   * PRICE_CHANGED. Its server follows.
   */
  changePlan: procedure('services.change-own', [...CHANGING, 'TOO_MANY_ATTEMPTS'], { once: true })
    .input(ChangePlan)
    .output(Service),
  /** Withdraws the invoice of a change that waits for its payment. */
  withdrawChange: procedure('services.change-own', [
    'NOT_FOUND',
    'NOTHING_TO_DO',
    'NOT_WITHDRAWABLE',
    'WITHDRAWN_TODAY',
  ])
    .input(ById)
    .output(Service),
}

/** The same by the team, for anybody's. */
export const serviceChangesFor = {
  /** As its customer can, for anybody's. */
  renameFor: procedure('services.change', CHANGES).input(Renaming).output(Service),
  cancelFor: procedure('services.change', CHANGES).input(Cancelling).output(Service),
  /** Whoever has cancelled it. */
  keepFor: procedure('services.change', CHANGES).input(ById).output(Service),
  planChoicesFor: procedure('services.read', ['NOT_FOUND'], { reads: CHOICES_READ })
    .input(ById)
    .output(z.array(PlanChoice)),
  quoteChangeFor: procedure('services.read', UNFIT, { reads: QUOTE_READS })
    .input(WantedPlan)
    .output(QuotedChange),
  /** For a reason that its customer reads. With its customer's coins, by invoice, or with no money at all. */
  changePlanFor: procedure('services.change', CHANGING, { once: true })
    .input(ChangePlanFor)
    .output(Service),
  /**
   * Until that day nothing of it is billed, reminded of, suspended or ended by itself; what its customer does has its effect.
   * Again: with another day or reason.
   */
  hold: procedure('services.change', [...CHANGES, 'KEEP_UNTIL_UNFIT'])
    .input(z.object({ id: Id, until: Timestamp, reason: typedText(500) }))
    .output(Service),
  release: procedure('services.change', CHANGES).input(ById).output(Service),
  /** From its next renewal on, per month; for a reason that its customer reads. An open invoice of the renewal is withdrawn. */
  setPrice: procedure('services.change', [...CHANGES, 'NOTHING_TO_DO'])
    .input(z.object({ id: Id, price: MonthlyPrice, reason: typedText(500) }))
    .output(Service),
  withdrawChangeFor: procedure('services.change', ['NOT_FOUND', 'NOTHING_TO_DO'])
    .input(ById)
    .output(Service),
}
