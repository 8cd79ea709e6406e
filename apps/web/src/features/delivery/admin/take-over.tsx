import type { Delivery } from '@hostfront/contract/delivery'
import type { Instance } from '@hostfront/domain/provisioning/instance'
import { nameOfService } from '@hostfront/domain/services/service-name'
import { useAct } from '../../../parts/use-act.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'

interface TakeOverProps {
  delivery: Pick<Delivery, 'instance' | 'service' | 'customer' | 'panelName'>
  onTaken: (instance: Instance) => void
  onClose: () => void
}

/** Asks before the shop leaves a server to staff. */
export function TakeOver({ delivery, onTaken, onClose }: TakeOverProps) {
  const act = useAct()
  const { instance, service, customer, panelName } = delivery
  const panel = panelName ?? 'its panel'
  return (
    <ConfirmDialog
      title={`Take over ${nameOfService(service)}?`}
      confirm="Take over"
      cancel="Leave it"
      onClose={onClose}
      onConfirm={() =>
        act(
          async ({ delivery: { takeOver } }) => onTaken(await takeOver({ id: instance.id })),
          'It is in your hands',
        )
      }
    >
      <p>
        The shop asks {panel} nothing more about this server of {customer.name}: setting up,
        suspending, bringing back and deleting it wait here for you, until you give it back.
      </p>
    </ConfirmDialog>
  )
}
