import type { HeldService } from '@hostfront/contract/services'
import { ReasonDialog } from '../../../parts/reason-dialog.tsx'
import { useAct } from '../../../parts/use-act.ts'
import { CancelWhen, useCancelWhen } from '../cancel-when.tsx'
import { ActedServices } from './acted-services.tsx'

interface CancelServiceProps {
  held: HeldService
  onActed: (held: HeldService) => void
  onClose: () => void
}

/** Lets anybody's service end, for a reason that its customer reads. Mount it to open it. */
export function CancelService({ held, onActed, onClose }: CancelServiceProps) {
  const act = useAct()
  const when = useCancelWhen(held.service)
  const { id } = held.service
  const { atOnce } = when
  return (
    <ReasonDialog
      title="Cancel service"
      hint="The customer is told at once, and reads it as you write it."
      confirm={atOnce ? 'End it now' : 'Cancel service'}
      send={(reason) =>
        act(
          async ({ services }) =>
            onActed({ ...held, service: await services.cancelFor({ id, atOnce, reason }) }),
          atOnce ? 'Service ended' : 'Service cancelled',
        )
      }
      onClose={onClose}
    >
      <ActedServices rows={[held]} />
      <CancelWhen service={held.service} when={when} />
    </ReasonDialog>
  )
}
