import type { Instance } from '@hostfront/domain/provisioning/instance'
import { standingOf } from '@hostfront/domain/provisioning/plan-changes'
import type { ServerChange } from '@hostfront/domain/provisioning/server-change'
import { limitsOf } from '@hostfront/domain/provisioning/spec-of'
import type { ReadTx } from '@hostfront/store/port'

/** What staff are to change of a server by hand: towards the version that was asked for, whatever its plan says since. */
export async function askedChanges(
  tx: ReadTx,
  instance: Instance,
): Promise<readonly ServerChange[]> {
  const { step, planId, templateId, applyTemplateId } = instance
  if (step !== 'apply' || applyTemplateId === null) return []
  const [plan, template, made] = await Promise.all([
    tx.plans.get(planId),
    tx.planTemplates.get(applyTemplateId),
    templateId === null ? null : tx.planTemplates.get(templateId),
  ])
  if (!plan || !template) return []
  return standingOf(instance, made?.recipe ?? null, { template, limits: limitsOf(plan) }).changes
}
