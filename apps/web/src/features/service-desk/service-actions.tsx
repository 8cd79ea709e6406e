import { SERVICE_LIFECYCLE, type ServiceAction } from '@hostfront/domain/services/lifecycle'
import type { Service } from '@hostfront/domain/services/service'
import { after } from '@hostfront/domain/transitions'
import { useState } from 'react'
import { openHost } from '../../host/open-host.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { toast } from '../../ui/toast.ts'
import { useAct } from '../../ui/use-act.ts'
import { ExtendService } from './extend-service.tsx'

/** What the customer calls it, where they gave it a name. */
export const nameOf = ({ serverName, serviceName }: Service): string => serverName ?? serviceName

export const canDo = ({ status }: Service, action: ServiceAction): boolean =>
  after(SERVICE_LIFECYCLE, status, action) !== null

/** Says what has become of it, in the seed's words. */
export const doneWith = ({ status }: Pick<Service, 'status'>): string =>
  `Service ${status} successfully`

/** The buttons of one service: what its state allows. */
export function ServiceActions({ service }: { service: Service }) {
  const [open, setOpen] = useState<'extend' | 'terminate' | 'delete' | null>(null)
  const { id } = service
  const name = <span className="sr-only"> {nameOf(service)}</span>
  const onClose = () => setOpen(null)

  async function switchTo(action: 'suspend' | 'activate'): Promise<void> {
    const { api } = await openHost()
    void toast(doneWith(await api.services[action]({ id })))
  }

  return (
    <div className="flex @3xl:min-w-52 flex-wrap gap-2">
      {canDo(service, 'suspend') ? (
        <ActionButton look="secondary" size="small" onAct={() => switchTo('suspend')}>
          Suspend{name}
        </ActionButton>
      ) : null}
      {canDo(service, 'activate') ? (
        <ActionButton look="secondary" size="small" onAct={() => switchTo('activate')}>
          Activate{name}
        </ActionButton>
      ) : null}
      {canDo(service, 'terminate') ? (
        <>
          <Button look="secondary" size="small" onClick={() => setOpen('extend')}>
            Extend{name}
          </Button>
          <Button look="danger" size="small" onClick={() => setOpen('terminate')}>
            Terminate{name}
          </Button>
        </>
      ) : null}
      <Button look="danger" size="small" onClick={() => setOpen('delete')}>
        Delete{name}
      </Button>
      {open === 'extend' ? (
        <ExtendService service={service} name={nameOf(service)} onClose={onClose} />
      ) : null}
      {open === 'terminate' ? <TerminateService service={service} onClose={onClose} /> : null}
      {open === 'delete' ? <DeleteService service={service} onClose={onClose} /> : null}
    </div>
  )
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
      <p className="[overflow-wrap:anywhere]">
        "{nameOf(service)}" ends for good. Open invoices for its renewal are cancelled, and the
        customer is told.
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
      <p className="[overflow-wrap:anywhere]">
        "{nameOf(service)}" is removed for good; only the log keeps what it was. A service that was
        billed for a renewal can only be terminated.
      </p>
    </ConfirmDialog>
  )
}
