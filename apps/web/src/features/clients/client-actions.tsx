import type { Client } from '@hostfront/contract/clients'
import { canBeDeleted } from '@hostfront/domain/accounts/administration'
import { isOnHold } from '@hostfront/domain/renewals/hold'
import { openHost } from '../../host/open-host.ts'
import { RowAction } from '../../parts/action-button.tsx'
import { RowButton } from '../../ui/row-button.tsx'
import { toast } from '../../ui/toast.ts'
import type { ClientAction } from './client-dialog.tsx'

interface ClientActionsProps {
  client: Client
  onAsk: (action: ClientAction) => void
  /** On the page of the client. */
  isWhole?: boolean
}

/** What can be done with an account; administrators are not deleted. */
export function ClientActions({ client, onAsk, isWhole = false }: ClientActionsProps) {
  const { name } = client.account
  return (
    // On the client's page they go on in the row that they stand in.
    <div className={isWhole ? 'contents' : 'flex flex-wrap gap-2 @min-[60rem]:flex-nowrap'}>
      <RowButton
        action="Edit"
        letter="E"
        row={name}
        onClick={() => onAsk({ kind: 'edit', client })}
      />
      {isWhole ? (
        <RowButton
          action="Billing details"
          row={name}
          onClick={() => onAsk({ kind: 'identity', client })}
        />
      ) : null}
      <RowButton
        action="Coins"
        letter="C"
        row={name}
        onClick={() => onAsk({ kind: 'coins', client })}
      />
      {isWhole ? <Hold client={client} onAsk={onAsk} /> : null}
      {canBeDeleted(client.account) ? (
        <RowButton action="Delete" row={name} onClick={() => onAsk({ kind: 'delete', client })} />
      ) : null}
    </div>
  )
}

function Hold({ client, onAsk }: ClientActionsProps) {
  const { account } = client
  const { id, name } = account
  if (!isOnHold(account, new Date().toISOString())) {
    return <RowButton action="Hold" row={name} onClick={() => onAsk({ kind: 'hold', client })} />
  }
  return (
    <RowAction
      action="Release"
      row={name}
      onAct={async () => {
        const { api } = await openHost()
        await api.clients.release({ id })
        void toast('Client is off hold')
      }}
    />
  )
}
