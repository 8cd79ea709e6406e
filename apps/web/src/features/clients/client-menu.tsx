import type { Client } from '@hostfront/contract/clients'
import { canBeDeleted } from '@hostfront/domain/accounts/administration'
import { isOnHold } from '@hostfront/domain/renewals/hold'
import { openHost } from '../../host/open-host.ts'
import type { RowAct } from '../../parts/row-act.ts'
import { RowMenu } from '../../parts/row-menu.tsx'
import { toast } from '../../ui/toast.ts'
import type { ClientAction } from './client-dialog.tsx'

interface ClientMenuProps {
  client: Client
  onAsk: (action: ClientAction) => void
}

/** What is done with a client more rarely than an order or an invoice; administrators are not deleted. */
export function ClientMenu({ client, onAsk }: ClientMenuProps) {
  const { account } = client
  const acts: RowAct[] = [
    { action: 'Coins', onAct: () => onAsk({ kind: 'coins', client }) },
    isOnHold(account, new Date().toISOString())
      ? { action: 'Release', onAct: () => release(account.id) }
      : { action: 'Hold', onAct: () => onAsk({ kind: 'hold', client }) },
  ]
  if (canBeDeleted(account)) {
    acts.push({ action: 'Delete', isDanger: true, onAct: () => onAsk({ kind: 'delete', client }) })
  }
  return <RowMenu isNamed isUnkeyed row={account.name} acts={acts} />
}

async function release(id: string): Promise<void> {
  const { api } = await openHost()
  await api.clients.release({ id })
  void toast('Client is off hold')
}
