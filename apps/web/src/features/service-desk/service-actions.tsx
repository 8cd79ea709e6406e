import { SERVICE_LIFECYCLE, type ServiceAction } from '@hostfront/domain/services/lifecycle'
import type { Service } from '@hostfront/domain/services/service'
import { after } from '@hostfront/domain/transitions'
import { openHost } from '../../host/open-host.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import type { ServiceDeed } from './service-dialog.tsx'
import { doneWith, nameOf } from './service-name.ts'

export const canDo = ({ status }: Service, action: ServiceAction): boolean =>
  after(SERVICE_LIFECYCLE, status, action) !== null

/** The state of a service allows one of them at most. */
const CHANGES = ['suspend', 'activate'] as const

interface ServiceActionsProps {
  service: Service
  onAsk: (deed: ServiceDeed) => void
}

/** The buttons of one service: what its state allows. */
export function ServiceActions({ service, onAsk }: ServiceActionsProps) {
  const ask = (kind: ServiceDeed['kind']) => onAsk({ kind, service })
  const { id } = service
  // One button for both, so that it keeps the focus.
  const change = CHANGES.find((action) => canDo(service, action))
  const name = <span className="sr-only"> {nameOf(service)}</span>

  async function switchTo(action: (typeof CHANGES)[number]): Promise<void> {
    const { api } = await openHost()
    void toast(doneWith(await api.services[action]({ id })))
  }

  return (
    <div className="flex @3xl:min-w-52 flex-wrap gap-2">
      {change ? (
        <ActionButton look="secondary" size="small" onAct={() => switchTo(change)}>
          {change === 'suspend' ? 'Suspend' : 'Activate'}
          {name}
        </ActionButton>
      ) : null}
      {canDo(service, 'terminate') ? (
        <>
          <Button look="secondary" size="small" onClick={() => ask('extend')}>
            Extend{name}
          </Button>
          <Button look="danger" size="small" onClick={() => ask('terminate')}>
            Terminate{name}
          </Button>
        </>
      ) : null}
      <Button look="danger" size="small" onClick={() => ask('delete')}>
        Delete{name}
      </Button>
    </div>
  )
}
