import type { Plan } from '@hostfront/domain/plans/plan'
import type { PlanForm } from '@hostfront/domain/plans/plan-form'
import { changedFields } from '../../../parts/changed-fields.ts'
import { useAct } from '../../../parts/use-act.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
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
  const form = useSchemaForm({
    loadSchema: async () => (await import('@hostfront/domain/plans/plan-form')).PlanForm,
    read: readPlanForm,
    send: (typed: PlanForm) =>
      act(
        ({ plans }) =>
          plan ? plans.update({ ...changedFields(plan, typed), id: plan.id }) : plans.create(typed),
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
    </FormDialog>
  )
}
