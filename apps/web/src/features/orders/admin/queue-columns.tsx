import type { QueuedOrder } from '@hostfront/contract/orders'
import { formatMoney, toDecimal } from '@hostfront/domain/money/format-money'
import type { Currency } from '@hostfront/domain/money/money'
import { canDo } from '@hostfront/domain/orders/lifecycle'
import { disputeAmong } from '@hostfront/domain/payments/disputed'
import { orderedPlanName } from '@hostfront/domain/plans/plan-name'
import { DisputeBadge } from '../../../parts/dispute-badge.tsx'
import { InvoiceBadge } from '../../../parts/invoice-badge.tsx'
import { customerColumn } from '../../../parts/list-table/customer-column.tsx'
import type { ListColumn } from '../../../parts/list-table/list-column.ts'
import { ToCheckBadge } from '../../../parts/to-check-badge.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { RowLink } from '../../../ui/row-link.tsx'
import { INVOICE_STATUS_NAMES } from '../../../words/billing.ts'
import { formatAge, formatMoment } from '../../../words/dates.ts'
import { PAYMENT_TO_CHECK } from '../../../words/declarations.ts'
import { DUE_NAMES } from '../../../words/due-names.ts'
import { optionsLine, paidWith } from '../../../words/order-lines.ts'
import { CYCLE_NAMES } from '../../../words/orders.ts'
import { orderRecordPath } from '../../../words/record-paths.ts'
import { canRefund, OrderActions } from './order-actions.tsx'
import type { OrderAction } from './order-dialog.tsx'
import { OrderState } from './order-state.tsx'

interface ColumnContext {
  readonly currency: Currency
  readonly methodName: (id: string) => string
  readonly now: number
  readonly onAsk: (action: OrderAction) => void
  readonly onDecided: (row: QueuedOrder) => void
}

export const queueColumns = ({
  currency,
  methodName,
  now,
  onAsk,
  onDecided,
}: ColumnContext): ListColumn<QueuedOrder, 'text' | 'amountDue' | 'status'>[] => [
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
      <div className="min-w-44 [overflow-wrap:anywhere] @min-[58rem]:min-w-72">
        <RowLink to={orderRecordPath(order.id)}>{order.serverName}</RowLink>
        <span className="block text-muted text-sm">
          {orderedPlanName(order)} · {CYCLE_NAMES[order.billingCycle]}
        </span>
        {order.reason ? (
          <span className="block text-muted text-sm">Rejected: {order.reason}</span>
        ) : null}
      </div>
    ),
  },
  customerColumn('Client', ({ order }) => <OrderAge order={order} now={now} />),
  {
    header: 'Amount',
    onCard: 'corner',
    isFigure: true,
    sortBy: 'amountDue',
    csv: ({ order }) => Number(toDecimal(order.amountDue)),
    moreCsv: [
      { header: 'Currency', csv: () => currency },
      { header: 'Pay with', csv: ({ order, invoice }) => methodName(paidWith(order, invoice)) },
    ],
    cell: (row) => (
      <div className="@3xl:min-w-22 whitespace-nowrap">
        {formatMoney(row.order.amountDue, currency)}
        <span className="block text-muted text-sm">
          {methodName(paidWith(row.order, row.invoice))}
        </span>
      </div>
    ),
  },
  {
    header: 'Payment',
    onCard: 'state',
    csv: paymentState,
    moreCsv: [
      { header: PAYMENT_TO_CHECK, csv: ({ isDeclared }) => (isDeclared ? 'yes' : 'no') },
      { header: 'Dispute', csv: ({ payments }) => disputeAmong(payments) },
      { header: 'Invoice', csv: ({ invoice }) => invoice?.number ?? null },
    ],
    cell: (row) => (
      <div className="@5xl:min-w-30">
        {row.isDeclared ? (
          <ToCheckBadge />
        ) : row.invoice ? (
          <InvoiceBadge invoice={row.invoice} />
        ) : (
          <Badge tone="neutral">{paymentState(row)}</Badge>
        )}{' '}
        <DisputeBadge {...row} />{' '}
        {row.invoice ? (
          <span className="mt-1 block @max-xl:ms-1.5 @max-xl:inline @max-xl:align-middle whitespace-nowrap text-muted text-sm">
            {row.invoice.number}
            {row.isDeclared && row.invoice.status !== 'unpaid'
              ? `, ${INVOICE_STATUS_NAMES[row.invoice.status].toLowerCase()}`
              : ''}
          </span>
        ) : null}
      </div>
    ),
  },
  {
    header: 'Status',
    onCard: 'state',
    sortBy: 'status',
    csv: ({ order }) => order.status,
    moreCsv: [
      { header: 'Service', csv: ({ serviceStatus }) => serviceStatus },
      { header: DUE_NAMES.create, csv: ({ isToSetUp }) => (isToSetUp ? 'yes' : 'no') },
      { header: 'Ordered', csv: ({ order }) => order.createdAt },
    ],
    cell: (row) => (
      <>
        <OrderState {...row} />
        {/* On a card beside who ordered. */}
        <span className="@xl:mt-1 @3xl:mt-0 block @max-xl:hidden text-muted text-sm">
          <OrderAge order={row.order} now={now} />
        </span>
      </>
    ),
  },
  {
    header: 'Actions',
    isAction: true,
    cell: (row) =>
      canDo(row.order, 'approve') ||
      canDo(row.order, 'reject') ||
      canRefund(row) ||
      row.isToSetUp ? (
        <OrderActions row={row} onAsk={onAsk} onDecided={onDecided} />
      ) : null,
  },
]

const OrderAge = ({ order, now }: Pick<QueuedOrder, 'order'> & { now: number }) => (
  <time
    dateTime={order.createdAt}
    title={formatMoment(order.createdAt)}
    className="whitespace-nowrap"
  >
    {formatAge(order.createdAt, now)}
  </time>
)

function paymentState({ order, invoice }: QueuedOrder): string {
  if (invoice) return INVOICE_STATUS_NAMES[invoice.status]
  const isKept = order.status === 'pending' || order.status === 'active'
  return isKept ? 'Paid with coins' : 'Coins refunded'
}
