import type { DryRun } from '@hostfront/contract/delivery'
import { optionsFor } from '@hostfront/domain/options/options-for'
import type { Preview } from '@hostfront/domain/provisioning/seen'
import { specOf } from '@hostfront/domain/provisioning/spec-of'
import type { TemplateForm } from '@hostfront/domain/provisioning/template-form'
import type { SignedInCall } from '../call/context.ts'
import { refused } from '../call/refused.ts'
import { activeOptions } from '../options/all-options.ts'
import { openPanel } from './open-panel.ts'

/** Nobody's: an order of it goes nowhere. */
const TRIAL = { key: 'hf-dry-run', serverName: 'Dry run' }

/** Asks the plan's panel what it would take to make a server now. Outside of any transaction, and changes nothing. */
export async function dryRun(
  call: SignedInCall,
  { planId, panelId, recipe, questions }: TemplateForm & { readonly planId: string },
): Promise<DryRun> {
  const [plan, panel, options] = await call.store.read((tx) =>
    Promise.all([tx.plans.get(planId), panelId ? tx.panels.get(panelId) : null, activeOptions(tx)]),
  )
  if (!plan || !panel) throw refused('NOT_FOUND')
  const opened = await openPanel(call, panel)
  if ('fault' in opened) return answerOf({ result: 'missing', fault: opened.fault })
  const chosen = optionsFor(plan, options).map(({ id, defaultChoice }) => ({
    id,
    choice: defaultChoice,
    choiceLabel: defaultChoice,
  }))
  const spec = specOf({
    key: TRIAL.key,
    service: { planName: plan.name, serverName: TRIAL.serverName, options: chosen },
    plan,
    template: { recipe, questions },
    answers: Object.fromEntries(questions.map(({ name, label }) => [name, label])),
    owner: { key: TRIAL.key, email: '', name: '', isEmailVerified: false },
  })
  await call.providers.pace(panel)
  return answerOf(await opened.provider.preview(spec))
}

const answerOf = (preview: Preview): DryRun =>
  preview.result === 'ready'
    ? {
        order: preview.order.map(([name, value]) => ({ name, value })),
        fault: null,
        faultDetail: null,
      }
    : { order: null, fault: preview.fault.code, faultDetail: preview.fault.detail }
