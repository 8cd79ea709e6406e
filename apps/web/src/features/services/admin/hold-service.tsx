import type { HeldService } from '@hostfront/contract/services'
import { HoldDialog } from '../../../parts/hold-dialog.tsx'
import { useAct } from '../../../parts/use-act.ts'
import { ActedServices } from './acted-services.tsx'

interface HoldServiceProps {
  held: HeldService
  onActed: (held: HeldService) => void
  onClose: () => void
}

/** Puts one service on hold. */
export function HoldService({ held, onActed, onClose }: HoldServiceProps) {
  const act = useAct()
  const { service } = held
  const { id } = service
  return (
    <HoldDialog
      title="Put service on hold"
      hold={service}
      send={(hold) =>
        act(
          async ({ services }) =>
            onActed({ ...held, service: await services.hold({ id, ...hold }) }),
          'Service is on hold',
          { KEEP_UNTIL_UNFIT: 'until' },
        )
      }
      onClose={onClose}
    >
      <ActedServices rows={[held]} />
    </HoldDialog>
  )
}
