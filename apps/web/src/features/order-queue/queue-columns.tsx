import type { QueuedOrder } from '@hostfront/contract/orders'
import { orderedPlanName } from '@hostfront/domain/catalog/plan-name'
import { formatMoney, toDecimal } from '@hostfront/domain/money/format-money'
import type { Currency } from '@hostfront/domain/money/money'
import { canDo } from '@hostfront/domain/orders/lifecycle'
import { whatBecameOf } from '@hostfront/domain/orders/what-became-of'
import { Badge } from '../../ui/badge.tsx'
import { customerColumn } from '../../ui/list-table/customer-column.tsx'
import type { ListColumn } from '../../ui/list-table/list-column.ts'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { INVOICE_STATUS_NAMES } from '../../words/billing.ts'
import { formatAge, formatMoment } from '../../words/dates.ts'
import { optionsLine, paidWith } from '../../words/orders.ts'
import { OrderActions } from './order-actions.tsx'
import type { OrderDeed } from './order-dialog.tsx'

interface Surroundings {
  readonly currency: Currency
  readonly now: number
  readonly onAsk: (deed: OrderDeed) => void
  readonly onDecided: (row: QueuedOrder) => void
}

export const queueColumns = ({
  currency,
  now,
  onAsk,
  onDecided,
}: Surroundings): ListColumn<QueuedOrder, 'text' | 'amountDue' | 'status'>[] => [
  {
    header: 'Server',
    isName: true,
    sortBy: 'text',
    csv: ({ order }) => order.serverName,
    moreCsv: [
      { header: 'Plan', csv: ({ order }) => orderedPlanName(order) },
      { header: 'Options', csv: ({ order }) => optionsLine(order) },
    ],
    cell: ({ order }) => (
      <div className="min-w-44 [overflow-wrap:anywhere]">
        <span className="font-semibold">{order.serverName}</span>
        <span className="block text-muted text-sm">
          {orderedPlanName(order)} · {optionsLine(order)}
        </span>
        {order.reason ? (
          <span className="block text-muted text-sm">Rejected: {order.reason}</span>
        ) : null}
      </div>
    ),
  },
  customerColumn('Customer'),
  {
    header: 'Amount',
    isFigure: true,
    sortBy: 'amountDue',
    csv: ({ order }) => Number(toDecimal(order.amountDue)),
    moreCsv: [
      { header: 'Currency', csv: () => currency },
      { header: 'Pay with', csv: ({ order, invoice }) => paidWith(order, invoice) },
    ],
    cell: (row) => (
      <div className="whitespace-nowrap">
        {formatMoney(row.order.amountDue, currency)}
        <span className="block text-muted text-sm">{paidWith(row.order, row.invoice)}</span>
      </div>
    ),
  },
  {
    header: 'Payment',
    csv: paymentState,
    moreCsv: [{ header: 'Invoice', csv: ({ invoice }) => invoice?.number ?? null }],
    cell: (row) => (
      <>
        <Badge tone="neutral">{paymentState(row)}</Badge>
        {row.invoice ? (
          <span className="mt-1 block whitespace-nowrap text-muted text-sm">
            {row.invoice.number}
          </span>
        ) : null}
      </>
    ),
  },
  {
    header: 'Status',
    sortBy: 'status',
    csv: ({ order }) => order.status,
    moreCsv: [
      { header: 'Service', csv: ({ serviceStatus }) => serviceStatus },
      { header: 'Ordered', csv: ({ order }) => order.createdAt },
    ],
    cell: ({ order, serviceStatus }) => (
      <>
        <StatusBadge status={whatBecameOf(order.status, serviceStatus)} />
        <time
          dateTime={order.createdAt}
          title={formatMoment(order.createdAt)}
          className="mt-1 block whitespace-nowrap text-muted text-sm"
        >
          {formatAge(order.createdAt, now)}
        </time>
      </>
    ),
  },
  {
    header: 'Actions',
    isAction: true,
    cell: (row) =>
      canDo(row.order, 'approve') || canDo(row.order, 'reject') ? (
        <OrderActions row={row} onAsk={onAsk} onDecided={onDecided} />
      ) : null,
  },
]

function paymentState({ order, invoice }: QueuedOrder): string {
  if (invoice) return INVOICE_STATUS_NAMES[invoice.status]
  const isKept = order.status === 'pending' || order.status === 'active'
  return isKept ? 'Paid with coins' : 'Coins refunded'
}
