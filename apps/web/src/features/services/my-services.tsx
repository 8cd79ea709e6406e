import { formatMoney } from '@hostfront/domain/money/format-money'
import type { Service } from '@hostfront/domain/services/service'
import { nameOfService } from '@hostfront/domain/services/service-name'
import type { ReactNode } from 'react'
import { useSettings } from '../../host/settings.ts'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { RowLink } from '../../ui/row-link.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { useNow } from '../../ui/use-now.ts'
import { formatDay } from '../../words/dates.ts'
import { optionsLine } from '../../words/orders.ts'
import { myServicePath } from '../../words/service-paths.ts'
import { AutoRenew } from './auto-renew.tsx'
import { serviceState, stateNote } from './service-state.ts'

interface MyServicesProps {
  services: readonly Service[]
  /** How it is paid for another cycle; nothing where it cannot be. */
  renewal: (service: Service) => ReactNode
}

/** What the person holds. */
export function MyServices({ services, renewal }: MyServicesProps) {
  const { currency, billing } = useSettings()
  const now = useNow()
  const columns: Column<Service>[] = [
    {
      header: 'Service',
      isName: true,
      cell: (service) => (
        <div className="[overflow-wrap:anywhere]">
          <RowLink to={myServicePath(service.id)}>{nameOfService(service)}</RowLink>
          {service.serverName ? <span className="block">{service.planName}</span> : null}
          <span className="block text-muted text-sm">{optionsLine(service)}</span>
        </div>
      ),
    },
    {
      header: 'Status',
      cell: (service) => (
        <>
          <StatusBadge status={serviceState(service, { now, leadDays: billing.renewalLeadDays })} />
          <StateNote service={service} now={now} />
        </>
      ),
    },
    {
      header: 'Next due',
      cell: ({ status, expiresAt }) =>
        status === 'terminated' ? (
          'Ended'
        ) : (
          <time dateTime={expiresAt} className="whitespace-nowrap">
            {formatDay(expiresAt)}
          </time>
        ),
    },
    {
      header: 'Per month',
      isFigure: true,
      cell: ({ price }) => formatMoney(price, currency),
    },
    { header: 'Auto-renew', cell: (service) => <AutoRenew service={service} /> },
    { header: 'Renewal', isAction: true, cell: renewal },
  ]
  return <DataTable caption="Services" columns={columns} rows={services} rowKey={({ id }) => id} />
}

/** What the team has done to it, as far as the state alone does not say it. */
function StateNote({ service, now }: { service: Service; now: number }) {
  const note = stateNote(service, now)
  return note ? (
    <span className="mt-1 block max-w-72 text-muted text-sm [overflow-wrap:anywhere]">{note}</span>
  ) : null
}
