import type { QueuedOrder } from '@hostfront/contract/orders'
import { formatMoney } from '@hostfront/domain/money/format-money'
import { displayStatus } from '@hostfront/domain/orders/display-status'
import { orderedPlanName } from '@hostfront/domain/plans/plan-name'
import { Link } from 'react-router'
import { useSettings } from '../../../host/settings.ts'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { formatAge } from '../../../words/dates.ts'
import { orderRecordPath } from '../../../words/record-paths.ts'

/** The newest orders, one line each, each leading to its page. */
export function RecentOrders({ rows }: { rows: readonly QueuedOrder[] }) {
  const { currency } = useSettings()
  const now = useNow()
  if (rows.length === 0) {
    return (
      <p className="text-muted">
        Nothing has been ordered yet. The newest orders will be listed here.
      </p>
    )
  }
  return (
    <ul className="border-line border-t">
      {rows.map(({ order, customer, serviceStatus }) => (
        <li
          key={order.id}
          className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-line border-b py-3 text-[0.9375rem]"
        >
          <p className="min-w-0 break-words">
            <Link
              to={orderRecordPath(order.id)}
              className="font-semibold underline-offset-4 hover:underline"
            >
              {order.serverName}
            </Link>{' '}
            <span className="text-muted">
              {orderedPlanName(order)}, {customer.name}, {formatAge(order.createdAt, now)}
            </span>
          </p>
          <p className="ms-auto flex items-center gap-4">
            <span className="figures">{formatMoney(order.amountDue, currency)}</span>
            <span className="sm:min-w-26">
              <StatusBadge status={displayStatus(order.status, serviceStatus)} />
            </span>
          </p>
        </li>
      ))}
    </ul>
  )
}
