import type { HeldService } from '@hostfront/contract/services'
import { formatMoney } from '@hostfront/domain/money/format-money'
import type { Currency } from '@hostfront/domain/money/money'
import { nameOfService } from '@hostfront/domain/services/service-name'
import { Server } from 'lucide-react'
import { useSettings } from '../../host/settings.ts'
import { usePages } from '../../host/use-answer.ts'
import type { Column } from '../../ui/data-table.tsx'
import { RowLink } from '../../ui/row-link.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { formatDay } from '../../words/dates.ts'
import { CYCLE_NAMES, chosenLine } from '../../words/orders.ts'
import { servicePath } from '../../words/service-paths.ts'
import { ClientTable, Moment } from './client-table.tsx'

const EMPTY = {
  icon: Server,
  title: 'No services',
  line: 'Approved orders, and services added under Services, appear here.',
}

export function ClientServices({ userId }: { userId: string }) {
  const { currency } = useSettings()
  const pages = usePages(['clients', userId, 'services'], (api, after) =>
    api.services.list({ userId, after }),
  )
  return (
    <ClientTable
      caption="Services"
      pages={pages}
      columns={columns(currency)}
      rowKey={({ service }) => service.id}
      empty={EMPTY}
    />
  )
}

const columns = (currency: Currency): Column<HeldService>[] => [
  {
    header: 'Service',
    isName: true,
    cell: ({ service }) => (
      <div className="[overflow-wrap:anywhere]">
        <RowLink to={servicePath(service.id)}>{nameOfService(service)}</RowLink>
        <span className="block text-muted text-sm">
          {[service.serverName ? service.planName : '', chosenLine(service.options)]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </div>
    ),
  },
  { header: 'Status', cell: ({ service }) => <StatusBadge status={service.status} /> },
  { header: 'Billing', cell: ({ service }) => CYCLE_NAMES[service.billingCycle] },
  {
    header: 'Expires',
    cell: ({ service }) => <Moment at={service.expiresAt}>{formatDay(service.expiresAt)}</Moment>,
  },
  { header: 'Auto-renew', cell: ({ service }) => (service.autoRenew ? 'On' : 'Off') },
  {
    header: 'Per month',
    isFigure: true,
    cell: ({ service }) => formatMoney(service.price, currency),
  },
]
