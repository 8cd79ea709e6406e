import type { Plan } from '@hostfront/domain/catalog/plan'
import { planName } from '@hostfront/domain/catalog/plan-name'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useAct } from '../../ui/use-act.ts'
import { EditPlan } from './edit-plan.tsx'

/** What an administrator is about to do, and with which plan. */
export interface PlanDeed {
  readonly kind: 'edit' | 'delete'
  readonly plan: Plan
}

interface PlanDialogProps {
  deed: PlanDeed
  onClose: () => void
}

/** Stands beside the list: what is typed here stays when its row leaves the page. */
export function PlanDialog({ deed: { kind, plan }, onClose }: PlanDialogProps) {
  const act = useAct()
  const { id } = plan
  if (kind === 'edit') return <EditPlan plan={plan} onClose={onClose} />
  return (
    <ConfirmDialog
      title="Delete plan"
      confirm="Delete plan"
      onClose={onClose}
      onConfirm={() => act(({ plans }) => plans.remove({ id }), 'Plan deleted')}
    >
      {planName(plan)} leaves the catalogue for good. Nobody has ordered it.
    </ConfirmDialog>
  )
}
