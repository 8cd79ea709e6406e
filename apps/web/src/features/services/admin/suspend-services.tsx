import type { HeldService } from '@hostfront/contract/services'
import { openHost } from '../../../host/open-host.ts'
import type { AskProps } from '../../../parts/list-table/bulk-bar.tsx'
import { ReasonDialog } from '../../../parts/reason-dialog.tsx'
import { useAct } from '../../../parts/use-act.ts'
import type { FormFailure } from '../../../ui/use-schema-form.ts'
import { ActedServices } from './acted-services.tsx'
import { doneWith } from './done-with.ts'

interface SuspendServicesProps {
  title: string
  confirm: string
  rows: readonly HeldService[]
  send: (reason: string) => Promise<FormFailure | null>
  onClose: () => void
}

/** Asks why before services are suspended by hand. */
function SuspendServices({ title, confirm, rows, send, onClose }: SuspendServicesProps) {
  const it = rows.length === 1 ? 'It stops' : 'They stop'
  const customer = rows.length === 1 ? 'The customer' : 'Each customer'
  return (
    <ReasonDialog
      title={title}
      hint={`${customer} is told at once, and reads it as you write it.`}
      confirm={confirm}
      send={send}
      onClose={onClose}
    >
      <ActedServices rows={rows} />
      <p>
        {it} at once, until the team decides again: no payment ends that, and nothing is terminated
        by itself.
      </p>
    </ReasonDialog>
  )
}

interface SuspendServiceProps {
  held: HeldService
  onActed: (held: HeldService) => void
  onClose: () => void
}

/** Suspends one service. */
export function SuspendService({ held, onActed, onClose }: SuspendServiceProps) {
  const act = useAct()
  const { id } = held.service
  return (
    <SuspendServices
      title="Suspend service"
      confirm="Suspend service"
      rows={[held]}
      send={(reason) =>
        act(
          async ({ services }) =>
            onActed({ ...held, service: await services.suspend({ id, reason }) }),
          doneWith({ status: 'suspended' }),
        )
      }
      onClose={onClose}
    />
  )
}

/** The same for all that are ticked; each reports by itself why it was refused. */
export const SuspendTicked = ({ rows, onGo, onClose }: AskProps<HeldService>) => (
  <SuspendServices
    title={`Suspend ${rows.length} ${rows.length === 1 ? 'service' : 'services'}?`}
    confirm="Suspend"
    rows={rows}
    send={async (reason) => {
      onGo(async (ticked) => {
        const { api } = await openHost()
        for (const { service } of ticked) await api.services.suspend({ id: service.id, reason })
      })
      return null
    }}
    onClose={onClose}
  />
)
