import type { QueuedOrder } from '@hostfront/contract/orders'
import { formatMoney } from '@hostfront/domain/money/format-money'
import type { Currency } from '@hostfront/domain/money/money'
import { displayStatus } from '@hostfront/domain/orders/display-status'
import { orderedPlanName } from '@hostfront/domain/plans/plan-name'
import { ShoppingCart } from 'lucide-react'
import { useSettings } from '../../host/settings.ts'
import { usePages } from '../../host/use-answer.ts'
import { useMethodName } from '../../parts/use-method-name.ts'
import type { Column } from '../../ui/data-table.tsx'
import { RowLink } from '../../ui/row-link.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { formatDay } from '../../words/dates.ts'
import { paidWith } from '../../words/order-lines.ts'
import { CYCLE_NAMES } from '../../words/orders.ts'
import { orderRecordPath } from '../../words/record-paths.ts'
import { ClientTable, Moment } from './client-table.tsx'

const EMPTY = {
  icon: ShoppingCart,
  title: 'No orders',
  line: 'What this client orders appears here.',
}

export function ClientOrders({ userId }: { userId: string }) {
  const { currency } = useSettings()
  const pages = usePages(['clients', userId, 'orders'], (api, after) =>
    api.orders.list({ userId, after }),
  )
  return (
    <ClientTable
      caption="Orders"
      pages={pages}
      columns={columns(currency, useMethodName())}
      rowKey={({ order }) => order.id}
      empty={EMPTY}
    />
  )
}

const columns = (currency: Currency, methodName: (id: string) => string): Column<QueuedOrder>[] => [
  {
    header: 'Server',
    isName: true,
    cell: ({ order }) => (
      <div className="[overflow-wrap:anywhere] @min-[58rem]:min-w-80">
        <RowLink to={orderRecordPath(order.id)}>{order.serverName}</RowLink>
        <span className="block text-muted text-sm">
          {orderedPlanName(order)} · {CYCLE_NAMES[order.billingCycle]}
        </span>
      </div>
    ),
  },
  {
    header: 'Status',
    onCard: 'state',
    cell: ({ order, serviceStatus }) => (
      <>
        <StatusBadge status={displayStatus(order.status, serviceStatus)} />
        {order.reason ? (
          <span className="mt-1 block text-muted text-sm [overflow-wrap:anywhere]">
            {order.reason}
          </span>
        ) : null}
      </>
    ),
  },
  { header: 'Paid with', cell: ({ order, invoice }) => methodName(paidWith(order, invoice)) },
  { header: 'Invoice', cell: ({ invoice }) => invoice?.number ?? '–' },
  {
    header: 'Ordered',
    cell: ({ order }) => <Moment at={order.createdAt}>{formatDay(order.createdAt)}</Moment>,
  },
  {
    header: 'Amount',
    onCard: 'corner',
    isFigure: true,
    cell: ({ order }) => formatMoney(order.amountDue, currency),
  },
]
