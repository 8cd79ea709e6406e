import type { Figures as AdminFigures } from '@hostfront/contract/admin'
import { formatMoney } from '@hostfront/domain/money/format-money'
import { useSettings } from '../../host/settings.ts'
import { Figures } from '../../ui/figures.tsx'

/** The size of the shop and its last 30 days; each leads to its list. What waits is said above it. */
export function StatCards({
  figures: { clients, activeServices, revenue, days },
}: {
  figures: AdminFigures
}) {
  const { currency } = useSettings()
  const orders = days.reduce((sum, day) => sum + day.orders, 0)
  return (
    <Figures
      isSlim
      isList
      figures={[
        { name: 'Clients', value: number.format(clients), to: '/admin/clients' },
        {
          name: 'Active services',
          value: number.format(activeServices),
          to: '/admin/services?status=active',
        },
        {
          name: 'Revenue, 30 days',
          value: formatMoney(revenue, currency),
          isNone: revenue === 0,
          to: '/admin/reports',
        },
        { name: 'Orders, 30 days', value: number.format(orders), to: '/admin/orders?status=all' },
      ]}
    />
  )
}

const number = new Intl.NumberFormat('en')
