import type { HeldService } from '@hostfront/contract/services'
import { lazy, Suspense } from 'react'
import { loadPart } from '../../../host/load-part.ts'
import { useAct } from '../../../parts/use-act.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { ActedServices } from './acted-services.tsx'
import { ActivateService } from './activate-services.tsx'
import { doneWith } from './done-with.ts'
import { ExtendService } from './extend-service.tsx'
import { SuspendService } from './suspend-services.tsx'

/** What an administrator is about to do, and with which service. */
export interface AskedAction {
  readonly kind:
    | 'suspend'
    | 'activate'
    | 'extend'
    | 'change-plan'
    | 'hold'
    | 'price'
    | 'refund'
    | 'cancel'
    | 'terminate'
    | 'delete'
  readonly held: HeldService
}

interface ServiceDialogProps {
  action: AskedAction
  /** Hears of the service as it is afterwards. */
  onActed: (held: HeldService) => void
  /** Hears of the service that is no more. */
  onGone: (held: HeldService) => void
  onClose: () => void
}

const CancelService = lazy(() =>
  loadPart(async () => ({ default: (await import('./cancel-service.tsx')).CancelService })),
)
const ChangePlan = lazy(() =>
  loadPart(async () => ({ default: (await import('./change-plan.tsx')).ChangePlan })),
)

const HoldService = lazy(() =>
  loadPart(async () => ({ default: (await import('./hold-service.tsx')).HoldService })),
)

const RefundDialog = lazy(() =>
  loadPart(async () => ({
    default: (await import('../../../parts/refund-dialog.tsx')).RefundDialog,
  })),
)

const SetPrice = lazy(() =>
  loadPart(async () => ({ default: (await import('./set-price.tsx')).SetPrice })),
)

const DIALOGS = {
  suspend: SuspendService,
  activate: ActivateService,
  extend: ExtendService,
  'change-plan': ChangePlan,
  hold: HoldService,
  price: SetPrice,
  refund: RefundService,
  cancel: CancelService,
  terminate: TerminateService,
  delete: DeleteService,
}

/** Drawn beside the list: what is typed here stays when its row leaves the page. */
export function ServiceDialog({ action: { kind, held }, ...rest }: ServiceDialogProps) {
  const Action = DIALOGS[kind]
  return (
    <Suspense fallback={null}>
      <Action held={held} {...rest} />
    </Suspense>
  )
}

type ActionProps = Omit<ServiceDialogProps, 'action'> & { held: HeldService }

function RefundService({ held, onClose }: Pick<ActionProps, 'held' | 'onClose'>) {
  return <RefundDialog of="service" id={held.service.id} onClose={onClose} />
}

function TerminateService({ held, onActed, onClose }: Omit<ActionProps, 'onGone'>) {
  const act = useAct()
  const { id } = held.service
  return (
    <ConfirmDialog
      title="Terminate service"
      confirm="Terminate service"
      cancel="Keep service"
      onClose={onClose}
      onConfirm={() =>
        act(
          async ({ services }) => onActed({ ...held, service: await services.terminate({ id }) }),
          doneWith({ status: 'terminated' }),
        )
      }
    >
      <ActedServices rows={[held]} />
      <p className="mt-3">
        It ends for good. Its server is stopped, and deleted with its data after seven days. Open
        invoices for its renewal are cancelled, and the customer is told.
      </p>
    </ConfirmDialog>
  )
}

function DeleteService({ held, onGone, onClose }: Omit<ActionProps, 'onActed'>) {
  const act = useAct()
  const { id } = held.service
  return (
    <ConfirmDialog
      title="Delete service"
      confirm="Delete service"
      cancel="Keep service"
      onClose={onClose}
      onConfirm={() =>
        act(async ({ services }) => {
          await services.remove({ id })
          onGone(held)
        }, 'Service deleted successfully')
      }
    >
      <ActedServices rows={[held]} />
      <p className="mt-3">
        It is removed for good; only the log keeps what it was. A service that was billed for a
        renewal can only be terminated.
      </p>
    </ConfirmDialog>
  )
}
