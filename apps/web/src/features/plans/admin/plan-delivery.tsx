import type { PanelShown } from '@hostfront/contract/panels'
import type { Plan } from '@hostfront/domain/plans/plan'
import { planName } from '@hostfront/domain/plans/plan-name'
import { USUAL_ACCESS } from '@hostfront/domain/provisioning/access-template'
import type { PlanTemplate } from '@hostfront/domain/provisioning/plan-template'
import { questionLines } from '@hostfront/domain/provisioning/question'
import {
  proxmoxRecipe,
  pterodactylRecipe,
  recipeKindOf,
} from '@hostfront/domain/provisioning/recipe'
import { type TemplateFields, templateForm } from '@hostfront/domain/provisioning/template-fields'
import type { TemplateForm } from '@hostfront/domain/provisioning/template-form'
import { useState } from 'react'
import { loadPart } from '../../../host/load-part.ts'
import { useAnswer } from '../../../host/use-answer.ts'
import { AccessFields } from '../../../parts/access-fields.tsx'
import { Loaded } from '../../../parts/loaded.tsx'
import { useAct } from '../../../parts/use-act.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { useSchemaForm } from '../../../ui/use-schema-form.ts'
import { PANEL_KINDS } from '../../../words/delivery.ts'
import { issueSentence } from '../../../words/issue-sentence.ts'
import { DryRun } from './dry-run.tsx'
import { ExistingServers } from './existing-servers.tsx'
import { MachineFields } from './machine-fields.tsx'
import { RecipeFields } from './recipe-fields.tsx'
import { readFields } from './template-input.ts'

const loadFields = async () =>
  (await import('@hostfront/domain/provisioning/template-fields')).TemplateFields

interface PlanDeliveryProps {
  plan: Plan
  onClose: () => void
}

/** Who makes the servers of a plan, and what their customers are told of them. */
export function PlanDelivery({ plan, onClose }: PlanDeliveryProps) {
  const answer = useAnswer(['delivery', 'template', plan.id], async (api) => {
    const [template, { panels }] = await Promise.all([
      api.delivery.template({ planId: plan.id }),
      api.panels.list(),
    ])
    return { template, panels }
  })
  if (!answer.data) {
    return (
      <Dialog open onOpenChange={onClose} title={titleOf(plan)}>
        <Loaded answer={answer}>{() => null}</Loaded>
      </Dialog>
    )
  }
  return <EditDelivery plan={plan} {...answer.data} onClose={onClose} />
}

const titleOf = (plan: Plan): string => `Delivery of ${planName(plan)}`

interface EditDeliveryProps extends PlanDeliveryProps {
  template: PlanTemplate | null
  panels: readonly PanelShown[]
}

function EditDelivery({ plan, template, panels, onClose }: EditDeliveryProps) {
  const act = useAct()
  const [panelId, setPanelId] = useState(template?.panelId ?? '')
  const panel = panels.find(({ id }) => id === panelId)
  const recipeFor = panel ? recipeKindOf(panel.kind) : 'none'
  const recipe = template?.recipe ?? null
  const form = useSchemaForm({
    loadSchema: () => loadPart(loadFields),
    read: (data) => readFields(data, recipeFor),
    send: (typed: TemplateFields) =>
      act(
        ({ delivery }) => delivery.setTemplate({ ...templateForm(typed), planId: plan.id }),
        'Delivery saved',
      ),
    onDone: onClose,
  })
  async function readForm(element: HTMLFormElement): Promise<TemplateForm | null> {
    const schema = await loadPart(loadFields)
    const parsed = schema.safeParse(readFields(new FormData(element), recipeFor))
    return parsed.success ? templateForm(parsed.data) : null
  }

  return (
    <FormDialog
      size="large"
      title={titleOf(plan)}
      description="For orders approved from now on. Servers that exist stay as they are until it is applied to them."
      form={form}
      confirm="Save"
      onClose={onClose}
    >
      <SelectField
        label="Made by"
        name="panelId"
        value={panelId}
        onChange={(event) => setPanelId(event.target.value)}
      >
        <option value="">Staff, by hand</option>
        {panels.map(({ id, name, kind }) => (
          <option key={id} value={id}>
            {name} ({PANEL_KINDS[kind]})
          </option>
        ))}
      </SelectField>
      {recipeFor === 'pterodactyl' ? (
        <RecipeFields recipe={pterodactylRecipe(recipe)} errors={form.errors} />
      ) : null}
      {recipeFor === 'proxmox' ? (
        <MachineFields recipe={proxmoxRecipe(recipe)} errors={form.errors} />
      ) : null}
      <TextAreaField
        label="Asked of the customer"
        rows={3}
        name="questions"
        autoComplete="off"
        hint="Before the server is made. A line each: NAME = Licence key, then (secret) or (SSH key) where it is one."
        defaultValue={questionLines(template?.questions ?? [])}
        error={issueSentence(form.errors.questions)}
      />
      {panel ? (
        <>
          <AccessFields
            access={template?.access ?? USUAL_ACCESS}
            needsUserName={plan.type === 'vps'}
            errors={form.errors}
            hint="What customers are told: {address}, {panel}, {user} and {server} become those of the server."
          />
          <DryRun planId={plan.id} read={readForm} />
        </>
      ) : null}
      {template ? <ExistingServers planId={plan.id} /> : null}
    </FormDialog>
  )
}
