import type { QueuedOrder } from '@hostfront/contract/orders'
import { formatMoney } from '@hostfront/domain/money/format-money'
import { orderedPlanName } from '@hostfront/domain/plans/plan-name'
import { Link } from 'react-router'
import { useSettings } from '../../../host/settings.ts'
import { useNow } from '../../../ui/use-now.ts'
import { formatAge } from '../../../words/dates.ts'
import { orderRecordPath } from '../../../words/record-paths.ts'
import { OrderState } from './order-state.tsx'

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
      {rows.map(({ order, customer, ...row }) => (
        <li
          key={order.id}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-line border-b py-3 text-[0.9375rem] sm:flex sm:gap-x-2"
        >
          <Link
            to={orderRecordPath(order.id)}
            className="min-w-0 break-words font-semibold underline-offset-4 hover:underline sm:max-w-[55%] sm:shrink-0"
          >
            {order.serverName}
          </Link>
          <span className="min-w-0 break-words text-muted max-sm:order-last max-sm:col-span-2 max-sm:text-sm sm:truncate">
            {orderedPlanName(order)}, {customer.name}, {formatAge(order.createdAt, now)}
          </span>
          <p className="flex items-center gap-4 max-sm:flex-row-reverse sm:ms-auto sm:shrink-0 sm:ps-4">
            <span className="figures">{formatMoney(order.amountDue, currency)}</span>
            <span className="sm:min-w-26 sm:text-end">
              <OrderState order={order} {...row} />
            </span>
          </p>
        </li>
      ))}
    </ul>
  )
}
