import type { Delivery } from '@hostfront/contract/delivery'
import { nameOfService } from '@hostfront/domain/services/service-name'
import { AccessDialog } from '../../../parts/access-dialog.tsx'
import { useAct } from '../../../parts/use-act.ts'
import { usePlanSlots } from '../../../parts/use-plan-slots.ts'
import { orderedLine } from '../../../words/order-lines.ts'

interface SetUpDialogProps {
  delivery: Delivery
  onActed: (delivery: Delivery) => void
  onClose: () => void
}

/** Staff have made the server, and say how its customer reaches it. */
export function SetUpDialog({ delivery, onActed, onClose }: SetUpDialogProps) {
  const act = useAct()
  const { instance, service, planType } = delivery
  const ordered = orderedLine(service, usePlanSlots()(service))
  return (
    <AccessDialog
      isSettingUp
      title={`Set up ${nameOfService(service)}`}
      description={`${ordered}. Enter how the server that you have made is reached: its customer is told.`}
      service={service}
      planType={planType}
      onSend={(access) =>
        act(async (api) => {
          const changed = await api.delivery.done({ id: instance.id, verb: 'create', access })
          onActed({ ...delivery, instance: changed })
        }, 'Server is ready')
      }
      confirm="Set up"
      onClose={onClose}
    />
  )
}
