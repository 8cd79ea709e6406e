import type { PlanTemplate } from '@hostfront/domain/provisioning/plan-template'
import { recipeFor, recipeKindOf } from '@hostfront/domain/provisioning/recipe'
import type { TemplateForm } from '@hostfront/domain/provisioning/template-form'
import { recordChange } from '../audit/record-change.ts'
import type { SignedInCall } from '../call/context.ts'
import { refused } from '../call/refused.ts'
import { currentTemplate } from '../instances/current-template.ts'

interface OfPlan {
  readonly planId: string
}

export const getTemplate = (call: SignedInCall, { planId }: OfPlan): Promise<PlanTemplate | null> =>
  call.store.read((tx) => currentTemplate(tx, planId))

/** A new version; what was ordered by an earlier one is made by it. */
export function setTemplate(
  call: SignedInCall,
  { planId, ...form }: OfPlan & TemplateForm,
): Promise<PlanTemplate> {
  return call.store.transaction(async (tx) => {
    // Locked, so that one of two at once comes after the other.
    const plan = await tx.plans.get(planId, { lock: true })
    const panel = form.panelId === null ? null : await tx.panels.get(form.panelId, { lock: true })
    if (!plan || (form.panelId !== null && !panel)) throw refused('NOT_FOUND')
    const recipe = panel && recipeFor(panel.kind, form.recipe)
    const needsRecipe = panel !== null && recipeKindOf(panel.kind) !== 'none'
    if (needsRecipe && recipe === null) throw refused('RECIPE_MISSING')
    const isSealable = call.secrets || form.questions.every(({ kind }) => kind !== 'secret')
    if (!isSealable) throw refused('KEY_NEEDS_SERVER_KEY')
    const before = await currentTemplate(tx, planId)
    if (before) await tx.planTemplates.update(before.id, { status: 'past' })
    const template = await tx.planTemplates.insert({
      ...form,
      recipe,
      id: call.newId(),
      createdAt: call.now(),
      planId,
      version: (before?.version ?? 0) + 1,
      status: 'current',
    })
    await recordChange(tx, call, 'delivery.setTemplate', before, template)
    return template
  })
}
