import type { Client } from '@hostfront/contract/clients'
import { formatCoins } from '@hostfront/domain/money/format-money'
import { toDecimal } from '@hostfront/domain/money/money'
import type { ListColumn } from '../../ui/list-table/list-column.ts'
import { RowLink } from '../../ui/row-link.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { ROLE_NAMES } from '../../words/clients.ts'
import { formatDay } from '../../words/dates.ts'
import { ClientActions } from './client-actions.tsx'
import type { ClientDeed } from './client-dialog.tsx'

export const clientColumns = (
  onAsk: (deed: ClientDeed) => void,
): ListColumn<Client, 'text' | 'coins'>[] => [
  {
    header: 'Name',
    isName: true,
    sortBy: 'text',
    csv: ({ account }) => account.name,
    moreCsv: [{ header: 'Email', csv: ({ account }) => account.email }],
    cell: ({ account }) => (
      <div className="min-w-44 [overflow-wrap:anywhere]">
        <RowLink to={`/admin/clients/${account.id}`}>{account.name}</RowLink>
        <span className="block text-muted text-sm">{account.email}</span>
      </div>
    ),
  },
  {
    header: 'Role',
    csv: ({ account }) => account.role,
    cell: ({ account }) => ROLE_NAMES[account.role],
  },
  {
    header: 'Status',
    csv: ({ account }) => account.status,
    cell: ({ account }) => <StatusBadge status={account.status} />,
  },
  {
    header: 'Coins',
    isFigure: true,
    sortBy: 'coins',
    csv: ({ account }) => Number(toDecimal(account.coins)),
    cell: ({ account }) => formatCoins(account.coins),
  },
  {
    header: 'Active services',
    isFigure: true,
    csv: ({ activeServices }) => activeServices,
    cell: ({ activeServices }) => activeServices,
  },
  {
    header: 'Orders',
    isFigure: true,
    csv: ({ orders }) => orders,
    cell: ({ orders }) => orders,
  },
  {
    header: 'Joined',
    csv: ({ account }) => account.createdAt,
    cell: ({ account }) => (
      <time dateTime={account.createdAt} className="whitespace-nowrap">
        {formatDay(account.createdAt)}
      </time>
    ),
  },
  {
    header: 'Actions',
    isAction: true,
    cell: (client) => <ClientActions client={client} onAsk={onAsk} />,
  },
]
