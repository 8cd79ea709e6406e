import type { Client } from '@hostfront/contract/clients'
import { countryName } from '@hostfront/domain/accounts/country-name'
import {
  coinWords,
  formatCoins,
  formatMoney,
  toDecimal,
} from '@hostfront/domain/money/format-money'
import type { Currency } from '@hostfront/domain/money/money'
import { isOnHold } from '@hostfront/domain/renewals/hold'
import { CardUnit } from '../../parts/card-unit.tsx'
import type { ListColumn } from '../../parts/list-table/list-column.ts'
import { RowLink } from '../../ui/row-link.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { counted, ROLE_NAMES } from '../../words/clients.ts'
import { formatDay } from '../../words/dates.ts'
import { ClientActions } from './client-actions.tsx'
import type { ClientAction } from './client-dialog.tsx'

export const clientColumns = (
  currency: Currency,
  onAsk: (action: ClientAction) => void,
): ListColumn<Client, 'text' | 'coins'>[] => [
  {
    header: 'Name',
    isName: true,
    sortBy: 'text',
    csv: ({ account }) => account.name,
    moreCsv: [
      { header: 'Email', csv: ({ account }) => account.email },
      { header: 'Phone', csv: ({ account }) => account.phone },
      { header: 'Country', csv: ({ account }) => account.country },
    ],
    cell: ({ account }) => (
      <div className="min-w-44 [overflow-wrap:anywhere]">
        <RowLink to={`/admin/clients/${account.id}`}>{account.name}</RowLink>
        <span className="flex text-muted text-sm">
          <span className="min-w-0 @min-[16.5rem]:truncate">{account.email}</span>
          {account.country ? (
            // A card leaves it to the record.
            <span className="max-w-32 shrink-0 truncate whitespace-pre @max-xl:hidden">
              {` · ${countryName(account.country)}`}
            </span>
          ) : null}
        </span>
      </div>
    ),
  },
  {
    header: 'Role',
    onCard: 'half',
    width: 'w-16',
    csv: ({ account }) => account.role,
    cell: ({ account, activeServices, owed }) => (
      <span className="@max-xl:text-muted @max-xl:text-sm">
        {/* Nearly all of them are users. */}
        <span className={account.role === 'user' ? '@max-xl:hidden' : undefined}>
          {ROLE_NAMES[account.role]}
          <CardUnit>{'\u00a0· '}</CardUnit>
        </span>
        {[
          coinWords(account.coins),
          ...(activeServices > 0 ? [counted(activeServices, 'active service')] : []),
        ].map((fact, at) => (
          // A line ends between two of them.
          <CardUnit key={fact}>
            {`${at > 0 ? '\u00a0· ' : ''}${fact.replaceAll(' ', '\u00a0')}`}
          </CardUnit>
        ))}
        {owed > 0 ? (
          <span className="block text-ink @xl:hidden">{formatMoney(owed, currency)} to pay</span>
        ) : null}
      </span>
    ),
  },
  {
    header: 'Status',
    onCard: 'corner',
    width: 'w-22',
    csv: ({ account }) => account.status,
    moreCsv: [{ header: 'On hold until', csv: ({ account }) => account.holdUntil }],
    cell: ({ account }) => (
      <>
        <StatusBadge status={account.status} />
        <OnHold account={account} />
      </>
    ),
  },
  {
    header: 'Coins',
    isMinor: true,
    width: 'w-22',
    isFigure: true,
    sortBy: 'coins',
    csv: ({ account }) => Number(toDecimal(account.coins)),
    cell: ({ account }) => formatCoins(account.coins),
  },
  {
    header: 'To pay',
    isMinor: true,
    width: 'w-20',
    isFigure: true,
    csv: ({ owed }) => Number(toDecimal(owed)),
    cell: ({ owed }) => (owed > 0 ? formatMoney(owed, currency) : <Nothing />),
  },
  {
    header: 'Active services',
    isMinor: true,
    width: 'w-27',
    isFigure: true,
    csv: ({ activeServices }) => activeServices,
    cell: ({ activeServices }) => activeServices,
  },
  {
    header: 'Orders',
    isMinor: true,
    width: 'w-16',
    isFigure: true,
    csv: ({ orders }) => orders,
    cell: ({ orders }) => orders,
  },
  {
    header: 'Joined',
    isMinor: true,
    width: 'w-26',
    csv: ({ account }) => account.createdAt,
    cell: ({ account }) => (
      <time dateTime={account.createdAt} className="whitespace-nowrap">
        {formatDay(account.createdAt)}
      </time>
    ),
  },
  {
    header: 'Actions',
    width: 'w-44',
    isAction: true,
    cell: (client) => <ClientActions client={client} onAsk={onAsk} />,
  },
]

/** Most owe nothing: figures of those who do stand out. */
const Nothing = () => <span className="text-muted">–</span>

function OnHold({ account }: Pick<Client, 'account'>) {
  const { holdUntil } = account
  return holdUntil !== null && isOnHold(account, new Date().toISOString()) ? (
    <span className="mt-1 block text-muted text-sm">On hold until {formatDay(holdUntil)}</span>
  ) : null
}
