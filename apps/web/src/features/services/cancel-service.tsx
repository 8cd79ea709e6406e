import { canCancel, canKeep } from '@hostfront/domain/services/cancellation'
import type { Service } from '@hostfront/domain/services/service'
import { nameOfService } from '@hostfront/domain/services/service-name'
import { useState } from 'react'
import { openHost } from '../../host/open-host.ts'
import { useSettings } from '../../host/settings.ts'
import { ActionButton } from '../../parts/action-button.tsx'
import { ReasonDialog } from '../../parts/reason-dialog.tsx'
import { useAct } from '../../parts/use-act.ts'
import type { ButtonLook } from '../../ui/button.tsx'
import { RowButton } from '../../ui/row-button.tsx'
import { toast } from '../../ui/toast.ts'
import { useNow } from '../../ui/use-now.ts'
import { CUSTOMER_REASONS } from '../../words/cancellation.ts'
import { CancelWhen, useCancelWhen } from './cancel-when.tsx'

/** Lets a service of the person's end, or go on after all. `look`: of the button that keeps it. */
export function CancelService({ service, look }: { service: Service; look: ButtonLook }) {
  const now = new Date(useNow()).toISOString()
  const [isAsking, setIsAsking] = useState(false)
  if (canKeep(service, 'customer', now)) return <KeepService {...{ service, look }} />
  const canEnd = canCancel(service, false, 'customer')
  if (!canEnd && service.status !== 'expired') return null
  return (
    <>
      <RowButton
        action="Cancel service"
        row={nameOfService(service)}
        look="quiet-danger"
        onClick={() => setIsAsking(true)}
      />
      {isAsking ? <CancelDialog service={service} onClose={() => setIsAsking(false)} /> : null}
    </>
  )
}

function CancelDialog({ service, onClose }: { service: Service; onClose: () => void }) {
  const act = useAct()
  const when = useCancelWhen(service)
  const { refundTitle } = useSettings().legal
  const { id } = service
  const { atOnce } = when
  return (
    <ReasonDialog
      title="Cancel service"
      description={nameOfService(service)}
      confirm={atOnce ? 'End it now' : 'Cancel service'}
      presets={CUSTOMER_REASONS}
      otherLabel="Your reason"
      send={(reason) =>
        act(
          ({ services }) => services.cancel({ id, atOnce, reason }),
          atOnce ? 'Service ended' : 'Service cancelled',
        )
      }
      onClose={onClose}
    >
      <CancelWhen
        service={service}
        when={when}
        isLaterOnly={!canCancel(service, true, 'customer')}
      />
      {atOnce && !when.isLate && service.price > 0 && refundTitle ? (
        <p>{refundTitle}: where it still applies, ask us in a ticket before you end it.</p>
      ) : null}
    </ReasonDialog>
  )
}

function KeepService({ service, look }: { service: Service; look: ButtonLook }) {
  return (
    <ActionButton
      size="small"
      look={look}
      onAct={async () => {
        const { api } = await openHost()
        await api.services.keep({ id: service.id })
        void toast('Service kept')
      }}
    >
      Keep service
    </ActionButton>
  )
}
