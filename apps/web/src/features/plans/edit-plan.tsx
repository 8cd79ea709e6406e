import type { Plan } from '@hostfront/domain/catalog/plan'
import type { PlanForm } from '@hostfront/domain/catalog/plan-form'
import { Dialog } from '../../ui/dialog.tsx'
import { FormEnd } from '../../ui/form-end.tsx'
import { useAct } from '../../ui/use-act.ts'
import { useSchemaForm } from '../../ui/use-schema-form.ts'
import { PlanFields } from './plan-fields.tsx'
import { readPlanForm } from './plan-form.ts'

interface EditPlanProps {
  /** Null for a new one. */
  plan: Plan | null
  onClose: () => void
}

export function EditPlan({ plan, onClose }: EditPlanProps) {
  const act = useAct()
  const { form, errors, problem, isSending } = useSchemaForm({
    loadSchema: async () => (await import('@hostfront/domain/catalog/plan-form')).PlanForm,
    read: readPlanForm,
    async send(typed: PlanForm) {
      const message = await act(
        ({ plans }) => (plan ? plans.update({ ...typed, id: plan.id }) : plans.create(typed)),
        plan ? 'Plan saved' : 'Plan added',
      )
      if (message !== null) return { message }
      onClose()
      return null
    },
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="large"
      title={plan ? 'Edit plan' : 'Add plan'}
      {...(plan
        ? { description: 'Orders that were made with it keep their name and their price.' }
        : {})}
    >
      <form {...form} className="flex flex-col gap-5">
        <PlanFields plan={plan} errors={errors} />
        <FormEnd problem={problem} isSending={isSending} onCancel={onClose}>
          {plan ? 'Save' : 'Add plan'}
        </FormEnd>
      </form>
    </Dialog>
  )
}
