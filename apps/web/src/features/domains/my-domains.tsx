import type { Domain } from '@hostfront/domain/domains/domain'
import {
  canRenewDomain,
  isDomainGone,
  latestRenewal,
} from '@hostfront/domain/domains/domain-renewal'
import { domainState } from '@hostfront/domain/domains/domain-state'
import { formatMoney } from '@hostfront/domain/money/format-money'
import type { ReactNode } from 'react'
import { openHost } from '../../host/open-host.ts'
import { useSettings } from '../../host/settings.ts'
import { LiveSwitch } from '../../parts/live-switch.tsx'
import { isSoon } from '../../parts/soon-day.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { useNow } from '../../ui/use-now.ts'
import { formatAge, formatDay } from '../../words/dates.ts'
import { domainStatus } from './domain-status.ts'

/** On a phone every fact of a card is centred on its line, be it a word, a badge or a switch, and the act is as wide as the card. In a table all rows are as high as one with a button, and a switch is apart from the price. */
const CARDS =
  '@max-xl:[&_th]:pb-1.5 @max-xl:[&_[data-header]]:min-h-7 @max-xl:[&_[data-header]]:items-center @max-xl:[&_.is-action_button]:w-full @3xl:[&_td]:h-16 @3xl:[&_.is-figure]:pe-12'

interface MyDomainsProps {
  domains: readonly Domain[]
  /** How it is paid for another year; nothing where that is not due. */
  renewal: (domain: Domain) => ReactNode
}

/** The domains that the shop looks after for the person. */
export function MyDomains({ domains, renewal }: MyDomainsProps) {
  const { currency } = useSettings()
  const now = useNow()
  const time = new Date(now).toISOString()
  const columns: Column<Domain>[] = [
    {
      header: 'Domain',
      isName: true,
      cell: ({ name }) => <span className="font-semibold [overflow-wrap:anywhere]">{name}</span>,
    },
    {
      header: 'Status',
      cell: (domain) => (
        <>
          <StatusBadge status={domainStatus(domain, now)} />
          <AfterTheEnd domain={domain} time={time} />
        </>
      ),
    },
    {
      header: 'Expires',
      cell: (domain) => (
        <span className="whitespace-nowrap">
          <time dateTime={domain.expiresAt}>{formatDay(domain.expiresAt)}</time>
          {domainState(domain, time) === 'active' ? null : (
            <span
              className={
                isAtRisk(domain, time) && isSoon(domain.expiresAt, now) ? 'text-bad' : 'text-muted'
              }
            >
              , {formatAge(domain.expiresAt, now)}
            </span>
          )}
        </span>
      ),
    },
    { header: 'Per year', isFigure: true, cell: ({ price }) => formatMoney(price, currency) },
    {
      header: 'Auto-renew',
      cell: ({ id, name, autoRenew, expiresAt }) =>
        isDomainGone({ expiresAt }, time) ? null : (
          <LiveSwitch
            label={`Auto-renew ${name}`}
            isOn={autoRenew}
            onSwitch={async (isOn) => {
              const { api } = await openHost()
              await api.domains.setAutoRenew({ id, autoRenew: isOn })
            }}
          />
        ),
    },
    {
      header: 'Renewal',
      isAction: true,
      // No place for an act that there is not.
      cell: (domain) => (canRenewDomain(domain, time) ? renewal(domain) : null),
    },
  ]
  return (
    <div className={CARDS}>
      <DataTable caption="Domains" columns={columns} rows={domains} rowKey={({ id }) => id} />
    </div>
  )
}

/** It is lost unless its customer does something. */
const isAtRisk = (domain: Domain, time: string): boolean =>
  !isDomainGone(domain, time) && (!domain.autoRenew || domainState(domain, time) === 'expired')

/** What can still be done at `time` (ISO, UTC) for a domain that has expired. */
function AfterTheEnd({ domain, time }: { domain: Domain; time: string }) {
  if (domainState(domain, time) !== 'expired') return null
  return (
    <span className="mt-1 block text-muted text-sm">
      {isDomainGone(domain, time)
        ? 'It cannot be renewed any more.'
        : `Can be renewed until ${formatDay(latestRenewal(domain))}.`}
    </span>
  )
}
