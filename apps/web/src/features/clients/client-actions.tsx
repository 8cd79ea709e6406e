import type { Client } from '@hostfront/contract/clients'
import { canBeDeleted } from '@hostfront/domain/accounts/administration'
import { RowPlace } from '../../parts/row-place.tsx'
import { RowButton } from '../../ui/row-button.tsx'
import type { ClientAction } from './client-dialog.tsx'

interface ClientActionsProps {
  client: Client
  onAsk: (action: ClientAction) => void
}

/** What can be done with an account in its row; administrators are not deleted. */
export function ClientActions({ client, onAsk }: ClientActionsProps) {
  const { name } = client.account
  return (
    <div className="flex flex-wrap gap-2 @min-[60rem]:flex-nowrap">
      <RowButton
        action="Edit"
        letter="E"
        row={name}
        onClick={() => onAsk({ kind: 'edit', client })}
      />
      <RowButton
        action="Coins"
        letter="C"
        row={name}
        onClick={() => onAsk({ kind: 'coins', client })}
      />
      {canBeDeleted(client.account) ? (
        <RowButton
          look="minor"
          action="Delete"
          row={name}
          onClick={() => onAsk({ kind: 'delete', client })}
        />
      ) : (
        <RowPlace look="minor">Delete</RowPlace>
      )}
    </div>
  )
}
