import type { QueuedOrder } from '@hostfront/contract/orders'
import { formatMoney } from '@hostfront/domain/money/format-money'
import type { Currency } from '@hostfront/domain/money/money'
import { canDo } from '@hostfront/domain/orders/lifecycle'
import { Badge } from '../../ui/badge.tsx'
import type { Column } from '../../ui/data-table.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { INVOICE_STATUS_NAMES } from '../../words/billing.ts'
import { formatAge, formatMoment } from '../../words/dates.ts'
import { methodName, optionsLine, planName } from '../../words/orders.ts'
import { OrderActions } from './order-actions.tsx'

interface Surroundings {
  readonly currency: Currency
  readonly now: number
  readonly onDecided: (row: QueuedOrder) => void
}

export const queueColumns = ({ currency, now, onDecided }: Surroundings): Column<QueuedOrder>[] => [
  {
    header: 'Server',
    isName: true,
    cell: ({ order }) => (
      <div className="min-w-44 [overflow-wrap:anywhere]">
        <span className="font-semibold">{order.serverName}</span>
        <span className="block text-muted text-sm">
          {planName(order.serviceName, order.serverType)} · {optionsLine(order)}
        </span>
        {order.reason ? (
          <span className="block text-muted text-sm">Rejected: {order.reason}</span>
        ) : null}
      </div>
    ),
  },
  {
    header: 'Customer',
    cell: ({ customer }) => (
      <div className="min-w-40 [overflow-wrap:anywhere]">
        {customer.name}
        <span className="block text-muted text-sm">{customer.email}</span>
      </div>
    ),
  },
  {
    header: 'Amount',
    isFigure: true,
    cell: (row) => (
      <div className="whitespace-nowrap">
        {formatMoney(row.order.amountDue, currency)}
        <span className="block text-muted text-sm">{methodName(row.order.paymentMethod)}</span>
      </div>
    ),
  },
  { header: 'Payment', cell: (row) => <PaymentState row={row} /> },
  {
    header: 'Status',
    cell: ({ order }) => (
      <>
        <StatusBadge status={order.status} />
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
        <OrderActions row={row} onDecided={onDecided} />
      ) : null,
  },
]

function PaymentState({ row: { order, invoice } }: { row: QueuedOrder }) {
  if (!invoice) {
    const isKept = order.status === 'pending' || order.status === 'active'
    return <Badge tone="neutral">{isKept ? 'Paid with coins' : 'Coins refunded'}</Badge>
  }
  return (
    <>
      <Badge tone="neutral">{INVOICE_STATUS_NAMES[invoice.status]}</Badge>
      <span className="mt-1 block whitespace-nowrap text-muted text-sm">{invoice.number}</span>
    </>
  )
}
