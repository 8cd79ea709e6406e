import { formatMoney } from '@hostfront/domain/money/format-money'
import type { Service } from '@hostfront/domain/services/service'
import { useSettings } from '../../host/settings.ts'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { useNow } from '../../ui/use-now.ts'
import { formatDay } from '../../words/dates.ts'
import { CYCLE_NAMES, LOCATION_NAMES } from '../../words/orders.ts'
import { serviceState } from './service-state.ts'

/** What the person holds. */
export function MyServices({ services }: { services: readonly Service[] }) {
  const { currency, billing } = useSettings()
  const now = useNow()
  const columns: Column<Service>[] = [
    {
      header: 'Service',
      isName: true,
      cell: ({ serverName, serviceName }) => (
        <>
          <span className="font-semibold">{serverName ?? serviceName}</span>
          {serverName ? <span className="block text-muted">{serviceName}</span> : null}
        </>
      ),
    },
    {
      header: 'Status',
      cell: (service) => (
        <StatusBadge status={serviceState(service, { now, leadDays: billing.renewalLeadDays })} />
      ),
    },
    {
      header: 'Location',
      cell: ({ location }) => (location ? LOCATION_NAMES[location] : 'Not stated'),
    },
    { header: 'Billing', cell: ({ billingCycle }) => CYCLE_NAMES[billingCycle] },
    { header: 'Expires', cell: ({ expiresAt }) => formatDay(expiresAt) },
    {
      header: 'Per month',
      isFigure: true,
      cell: ({ price }) => formatMoney(price, currency),
    },
  ]
  return <DataTable caption="Services" columns={columns} rows={services} rowKey={({ id }) => id} />
}
