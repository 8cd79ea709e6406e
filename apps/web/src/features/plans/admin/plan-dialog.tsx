import type { Plan } from '@hostfront/domain/plans/plan'
import { planName } from '@hostfront/domain/plans/plan-name'
import { useAct } from '../../../parts/use-act.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { EditPlan } from './edit-plan.tsx'
import { OfferPrice } from './offer-price.tsx'
import { PlanDelivery } from './plan-delivery.tsx'

/** What an administrator is about to do, and with which plan. */
export interface PlanAction {
  readonly kind: 'edit' | 'price' | 'delete' | 'delivery'
  readonly plan: Plan
}

interface PlanDialogProps {
  action: PlanAction
  onClose: () => void
}

/** Drawn beside the list: what is typed here stays when its row leaves the page. */
export function PlanDialog({ action: { kind, plan }, onClose }: PlanDialogProps) {
  const act = useAct()
  const { id } = plan
  if (kind === 'delivery') return <PlanDelivery plan={plan} onClose={onClose} />
  if (kind === 'price') return <OfferPrice plan={plan} onClose={onClose} />
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
