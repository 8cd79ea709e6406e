import type { Plan } from '@hostfront/domain/plans/plan'
import type { Instance } from '@hostfront/domain/provisioning/instance'
import { type PlanNow, standingOf } from '@hostfront/domain/provisioning/plan-changes'
import type { Standing } from '@hostfront/domain/provisioning/server-change'
import { limitsOf } from '@hostfront/domain/provisioning/spec-of'
import type { ReadTx } from '@hostfront/store/port'
import { refused } from '../call/refused.ts'
import { rowsById } from '../call/rows-by-id.ts'
import { currentTemplate } from './current-template.ts'

/** Throws NOT_FOUND. Null: nothing says how servers of the plan are made. */
export async function planNow(tx: ReadTx, planId: string): Promise<PlanNow | null> {
  const [plan, template] = await Promise.all([tx.plans.get(planId), currentTemplate(tx, planId)])
  if (!plan) throw refused('NOT_FOUND')
  return asPlanNow(plan, template)
}

/** The same of a plan that is read already. */
export const readPlanNow = async (tx: ReadTx, plan: Plan): Promise<PlanNow | null> =>
  asPlanNow(plan, await currentTemplate(tx, plan.id))

const asPlanNow = (plan: Plan, template: PlanNow['template'] | null): PlanNow | null =>
  template && { template, limits: limitsOf(plan) }

/** How servers of a plan stand to it, by their instance. One question for all. */
export async function standingsOf(
  tx: ReadTx,
  plan: PlanNow,
  instances: readonly Instance[],
): Promise<(instance: Instance) => Standing> {
  const templates = await rowsById(
    tx.planTemplates,
    instances.map(({ templateId }) => templateId),
  )
  return (instance) =>
    standingOf(instance, templates.get(instance.templateId ?? '')?.recipe ?? null, plan)
}

/** What has not ended of the servers of a plan. */
export const liveServers = (planId: string) =>
  ({ planId, state: { in: ['none', 'installing', 'on', 'off', 'failed'] } }) as const
