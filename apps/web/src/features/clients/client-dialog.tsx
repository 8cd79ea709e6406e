import type { Client } from '@hostfront/contract/clients'
import { ChangeCoins } from './change-coins.tsx'
import { DeleteUser } from './delete-user.tsx'
import { EditIdentity } from './edit-identity.tsx'
import { EditUser } from './edit-user.tsx'
import { HoldClient } from './hold-client.tsx'

/** What an administrator is about to do, and with whom. */
export interface ClientAction {
  readonly kind: 'edit' | 'identity' | 'coins' | 'hold' | 'delete'
  readonly client: Client
}

interface ClientDialogProps {
  action: ClientAction
  onClose: () => void
  onDeleted?: () => void
}

export function ClientDialog({
  action: { kind, client },
  onClose,
  onDeleted = () => {},
}: ClientDialogProps) {
  if (kind === 'edit') return <EditUser client={client} onClose={onClose} />
  if (kind === 'identity') return <EditIdentity client={client} onClose={onClose} />
  if (kind === 'coins') return <ChangeCoins client={client} onClose={onClose} />
  if (kind === 'hold') return <HoldClient client={client} onClose={onClose} />
  return <DeleteUser client={client} onClose={onClose} onDeleted={onDeleted} />
}
