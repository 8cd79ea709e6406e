import type { Api } from '@hostfront/contract/contract'
import type { Plan } from '@hostfront/domain/plans/plan'
import type { PlanForm } from '@hostfront/domain/plans/plan-form'
import { useState } from 'react'
import { changedFields } from '../../../parts/changed-fields.ts'
import { useAct } from '../../../parts/use-act.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { SwitchField } from '../../../ui/switch-field.tsx'
import { useSchemaForm } from '../../../ui/use-schema-form.ts'
import { PlanFields } from './plan-fields.tsx'
import { readPlanForm } from './plan-form.ts'

interface EditPlanProps {
  /** Null for a new one. */
  plan: Plan | null
  onClose: () => void
}

export function EditPlan({ plan, onClose }: EditPlanProps) {
  const act = useAct()
  const [isOnSale, setIsOnSale] = useState(plan?.status === 'active')
  const form = useSchemaForm({
    loadSchema: async () => (await import('@hostfront/domain/plans/plan-form')).PlanForm,
    read: readPlanForm,
    send: (typed: PlanForm) =>
      act(
        async ({ plans }) => {
          await (plan ? save(plans, plan, typed, isOnSale) : plans.create(typed))
        },
        plan ? 'Plan saved' : 'Plan added',
        { PLAN_NAME_TAKEN: 'name' },
      ),
    onDone: onClose,
  })
  return (
    <FormDialog
      size="large"
      title={plan ? 'Edit plan' : 'Add plan'}
      description={plan ? 'Orders that were made with it keep their name and their price.' : null}
      form={form}
      confirm={plan ? 'Save' : 'Add plan'}
      onClose={onClose}
    >
      <PlanFields plan={plan} errors={form.errors} />
      {plan ? (
        <SwitchField
          label="On sale"
          hint="Off: nobody can order it, and servers that were made of it go on."
          checked={isOnSale}
          onChange={({ target }) => setIsOnSale(target.checked)}
        />
      ) : null}
    </FormDialog>
  )
}

/** What was changed of it, and whether it is sold, which the shop knows apart from what it is. */
async function save(plans: Api['plans'], plan: Plan, typed: PlanForm, isOnSale: boolean) {
  const { id, status } = plan
  const changes = changedFields(plan, typed)
  if (Object.keys(changes).length > 0) await plans.update({ ...changes, id })
  if (isOnSale === (status === 'active')) return
  await (isOnSale ? plans.restore({ id }) : plans.archive({ id }))
}
