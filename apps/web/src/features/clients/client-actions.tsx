import type { Client } from '@hostfront/contract/clients'
import { canBeDeleted } from '@hostfront/domain/accounts/administration'
import { Button } from '../../ui/button.tsx'
import type { ClientDeed } from './client-dialog.tsx'

interface ClientActionsProps {
  client: Client
  onAsk: (deed: ClientDeed) => void
}

/** What can be done with an account; administrators are not deleted. */
export function ClientActions({ client, onAsk }: ClientActionsProps) {
  const name = <span className="sr-only"> {client.account.name}</span>
  return (
    <div className="flex gap-2 @max-[60rem]:flex-wrap">
      <Button look="secondary" size="small" onClick={() => onAsk({ kind: 'edit', client })}>
        Edit{name}
      </Button>
      <Button look="secondary" size="small" onClick={() => onAsk({ kind: 'coins', client })}>
        Coins{name}
      </Button>
      {canBeDeleted(client.account) ? (
        <Button look="danger" size="small" onClick={() => onAsk({ kind: 'delete', client })}>
          Delete{name}
        </Button>
      ) : null}
    </div>
  )
}
