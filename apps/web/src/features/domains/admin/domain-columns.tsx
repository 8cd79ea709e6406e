import type { HeldDomain } from '@hostfront/contract/domains'
import { shownDomainName } from '@hostfront/domain/domains/domain-name'
import { isDomainGone, latestRenewal } from '@hostfront/domain/domains/domain-renewal'
import { domainState } from '@hostfront/domain/domains/domain-state'
import { formatMoney, toDecimal } from '@hostfront/domain/money/format-money'
import type { Currency } from '@hostfront/domain/money/money'
import { CardUnit } from '../../../parts/card-unit.tsx'
import type { ListColumn } from '../../../parts/list-table/list-column.ts'
import { RowLink, RowOpener } from '../../../ui/row-link.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { formatAge, formatDay } from '../../../words/dates.ts'
import { domainStatus } from '../domain-status.ts'
import type { AskedAction } from './domain-action.ts'
import { DomainActions } from './domain-actions.tsx'

interface Shown {
  readonly currency: Currency
  /** ms. */
  readonly now: number
  readonly onAsk: (action: AskedAction) => void
}

export const domainColumns = ({
  currency,
  now,
  onAsk,
}: Shown): ListColumn<HeldDomain, 'expiresAt'>[] => [
  {
    header: 'Domain',
    isName: true,
    csv: ({ domain }) => domain.name,
    cell: (held) => (
      <div className="min-w-24 [overflow-wrap:anywhere]">
        <DomainName name={held.domain.name} onOpen={() => onAsk({ kind: 'edit', held })} />
        <span className="block text-muted text-sm @xl:hidden">
          {formatMoney(held.domain.price, currency)} a year · Auto-renew{' '}
          {held.domain.autoRenew ? 'on' : 'off'}
        </span>
      </div>
    ),
  },
  {
    header: 'Client',
    onCard: 'half',
    csv: ({ customer }) => customer.name,
    moreCsv: [{ header: 'Email', csv: ({ customer }) => customer.email }],
    cell: ({ customer }) => (
      <div className="min-w-32 [overflow-wrap:anywhere]">
        <RowLink to={`/admin/clients/${customer.id}?tab=domains`}>{customer.name}</RowLink>
      </div>
    ),
  },
  {
    header: 'Status',
    onCard: 'state',
    csv: ({ domain }) => domainStatus(domain, now),
    cell: ({ domain }) => (
      <>
        <StatusBadge status={domainStatus(domain, now)} />
        <AfterTheEnd domain={domain} now={now} />
      </>
    ),
  },
  {
    header: 'Expires',
    onCard: 'state',
    sortBy: 'expiresAt',
    csv: ({ domain }) => domain.expiresAt,
    cell: ({ domain }) => (
      <span className="@max-xl:text-muted @max-xl:text-sm">
        <CardUnit>Expires </CardUnit>
        <time dateTime={domain.expiresAt} className="whitespace-nowrap">
          {formatDay(domain.expiresAt)}
          {domainStatus(domain, now) === 'expiring soon' ? (
            <span className="block text-bad text-sm">{formatAge(domain.expiresAt, now)}</span>
          ) : null}
        </time>
      </span>
    ),
  },
  {
    header: 'Auto-renew',
    isMinor: true,
    csv: ({ domain }) => (domain.autoRenew ? 'On' : 'Off'),
    cell: ({ domain }) => (domain.autoRenew ? 'On' : 'Off'),
  },
  {
    header: 'Per year',
    isMinor: true,
    isFigure: true,
    csv: ({ domain }) => Number(toDecimal(domain.price)),
    cell: ({ domain }) => formatMoney(domain.price, currency),
  },
  {
    header: 'Actions',
    isAction: true,
    cell: (held) => <DomainActions held={held} now={now} onAsk={onAsk} />,
  },
]

/** As it is registered, and below that as people write it. */
function DomainName({ name, onOpen }: { name: string; onOpen: () => void }) {
  const shown = shownDomainName(name)
  return (
    <>
      <RowOpener onClick={onOpen}>{name}</RowOpener>
      {shown === name ? null : <span className="block text-muted text-sm">{shown}</span>}
    </>
  )
}

function AfterTheEnd({ domain, now }: { domain: HeldDomain['domain']; now: number }) {
  const time = new Date(now).toISOString()
  if (domainState(domain, time) !== 'expired') return null
  return (
    <span className="is-whole mt-1 block text-muted text-sm @5xl:whitespace-nowrap">
      {isDomainGone(domain, time)
        ? 'It cannot be renewed any more.'
        : `Can be renewed until ${formatDay(latestRenewal(domain))}.`}
    </span>
  )
}
