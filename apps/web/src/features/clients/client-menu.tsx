import type { Client } from '@hostfront/contract/clients'
import { canBeDeleted } from '@hostfront/domain/accounts/administration'
import { isOnHold } from '@hostfront/domain/renewals/hold'
import { doInShop } from '../../parts/do-in-shop.ts'
import type { RowAct } from '../../parts/row-act.ts'
import { RowMenu } from '../../parts/row-menu.tsx'
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

const release = (id: string) =>
  doInShop(({ clients }) => clients.release({ id }), 'Client is off hold')
