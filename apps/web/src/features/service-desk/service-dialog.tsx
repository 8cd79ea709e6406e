import type { Service } from '@hostfront/domain/services/service'
import { nameOfService } from '@hostfront/domain/services/service-name'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useAct } from '../../ui/use-act.ts'
import { doneWith } from './done-with.ts'
import { ExtendService } from './extend-service.tsx'

/** What an administrator is about to do, and with which service. */
export interface ServiceDeed {
  readonly kind: 'extend' | 'terminate' | 'delete'
  readonly service: Service
}

interface ServiceDialogProps {
  deed: ServiceDeed
  onClose: () => void
}

/** Stands beside the list: what is typed here stays when its row leaves the page. */
export function ServiceDialog({ deed: { kind, service }, onClose }: ServiceDialogProps) {
  if (kind === 'terminate') return <TerminateService service={service} onClose={onClose} />
  if (kind === 'delete') return <DeleteService service={service} onClose={onClose} />
  return <ExtendService service={service} name={nameOfService(service)} onClose={onClose} />
}

interface DeedProps {
  service: Service
  onClose: () => void
}

function TerminateService({ service, onClose }: DeedProps) {
  const act = useAct()
  const { id } = service
  return (
    <ConfirmDialog
      title="Terminate service"
      confirm="Terminate service"
      cancel="Keep service"
      onClose={onClose}
      onConfirm={() =>
        act(({ services }) => services.terminate({ id }), doneWith({ status: 'terminated' }))
      }
    >
      <p>
        "{nameOfService(service)}" ends for good. Open invoices for its renewal are cancelled, and
        the customer is told.
      </p>
    </ConfirmDialog>
  )
}

function DeleteService({ service, onClose }: DeedProps) {
  const act = useAct()
  const { id } = service
  return (
    <ConfirmDialog
      title="Delete service"
      confirm="Delete service"
      cancel="Keep service"
      onClose={onClose}
      onConfirm={() =>
        act(({ services }) => services.remove({ id }), 'Service deleted successfully')
      }
    >
      <p>
        "{nameOfService(service)}" is removed for good; only the log keeps what it was. A service
        that was billed for a renewal can only be terminated.
      </p>
    </ConfirmDialog>
  )
}
