import type { Client } from '@hostfront/contract/clients'
import { HoldDialog } from '../../parts/hold-dialog.tsx'
import { useAct } from '../../parts/use-act.ts'

/** Puts all that a client has on hold. */
export function HoldClient({ client, onClose }: { client: Client; onClose: () => void }) {
  const act = useAct()
  const { account } = client
  const { id } = account
  return (
    <HoldDialog
      title="Put client on hold"
      hold={account}
      send={(hold) =>
        act(({ clients }) => clients.hold({ id, ...hold }), 'Client is on hold', {
          KEEP_UNTIL_UNFIT: 'until',
        })
      }
      onClose={onClose}
    >
      <p className="font-semibold [overflow-wrap:anywhere]">
        {account.name}: all services and domains
      </p>
    </HoldDialog>
  )
}
