import type { PlanType } from '@hostfront/domain/plans/plan'
import type { Service } from '@hostfront/domain/services/service'
import { AccessDialog } from '../../../parts/access-dialog.tsx'
import { useAct } from '../../../parts/use-act.ts'

interface EditAccessProps {
  service: Service
  /** Null: the plan is not known. */
  planType: PlanType | null
  onClose: () => void
}

/** How its customer gets to a service that runs. */
export function EditAccess({ service, planType, onClose }: EditAccessProps) {
  const act = useAct()
  return (
    <AccessDialog
      title="Edit access"
      description="The customer sees this and is told when it changes."
      service={service}
      planType={planType}
      onSend={(access) =>
        act(({ services }) => services.setAccess({ id: service.id, access }), 'Access saved')
      }
      confirm="Save"
      onClose={onClose}
    />
  )
}
