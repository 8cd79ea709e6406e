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
  const { name } = client.account
  return (
    <div className="flex gap-2 @max-[60rem]:flex-wrap">
      <Button
        look="secondary"
        size="small"
        aria-label={`Edit ${name}`}
        onClick={() => onAsk({ kind: 'edit', client })}
      >
        Edit
      </Button>
      <Button
        look="secondary"
        size="small"
        aria-label={`Coins ${name}`}
        onClick={() => onAsk({ kind: 'coins', client })}
      >
        Coins
      </Button>
      {canBeDeleted(client.account) ? (
        <Button
          look="danger"
          size="small"
          aria-label={`Delete ${name}`}
          onClick={() => onAsk({ kind: 'delete', client })}
        >
          Delete
        </Button>
      ) : null}
    </div>
  )
}
