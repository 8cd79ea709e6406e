import type { OrderWithService } from '@hostfront/contract/orders'
import type { Invoice } from '@hostfront/domain/billing/invoice'
import { isOpenInvoice } from '@hostfront/domain/billing/payable'
import { formatMoney } from '@hostfront/domain/money/format-money'
import { displayStatus } from '@hostfront/domain/orders/display-status'
import { orderedPlanName } from '@hostfront/domain/plans/plan-name'
import { type ReactNode, useId } from 'react'
import { useSettings } from '../../host/settings.ts'
import { useMethodName } from '../../parts/use-method-name.ts'
import { LinkButton } from '../../ui/button.tsx'
import { capitalized } from '../../ui/capitalized.ts'
import { CardFact, cardGrid, RecordCard } from '../../ui/record-card.tsx'
import { RowLink } from '../../ui/row-link.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { useNow } from '../../ui/use-now.ts'
import { formatAge, formatDay } from '../../words/dates.ts'
import { paidWith } from '../../words/order-lines.ts'
import { orderPath } from '../../words/order-paths.ts'
import { CYCLE_NAMES } from '../../words/orders.ts'
import { CancelOrder } from './cancel-order.tsx'

interface OrderListProps {
  orders: readonly OrderWithService[]
  /** How an invoice is paid, for those who still owe it. */
  payment: (invoice: Invoice) => ReactNode
  /** What is known of its payment meanwhile. */
  paymentState: (invoice: Invoice) => ReactNode
}

/** The person's orders with what became of them and what can be done. */
export function OrderList({ orders, payment, paymentState }: OrderListProps) {
  return (
    <ul className={cardGrid}>
      {orders.map(({ order, invoice, serviceStatus }) => (
        <OrderItem
          key={order.id}
          order={order}
          invoice={invoice}
          serviceStatus={serviceStatus}
          paymentState={invoice && order.status === 'pending' ? paymentState(invoice) : null}
        >
          {invoice && order.status === 'pending' ? payment(invoice) : null}
          <LinkButton
            to={orderPath(order.id)}
            look="secondary"
            size="small"
            aria-label={`View order ${order.serverName}`}
          >
            View order
          </LinkButton>
          <CancelOrder order={order} invoice={invoice} look="quiet-danger" />
        </OrderItem>
      ))}
    </ul>
  )
}

interface OrderItemProps extends Omit<OrderWithService, 'serviceId'> {
  paymentState: ReactNode
  children: ReactNode
}

function OrderItem({ order, invoice, serviceStatus, paymentState, children }: OrderItemProps) {
  const { currency } = useSettings()
  const methodName = useMethodName()
  const now = useNow()
  const titleId = useId()
  const status = displayStatus(order.status, serviceStatus)
  return (
    <li className="min-w-0">
      <RecordCard
        titleId={titleId}
        title={
          <>
            <span className="sr-only">Order </span>
            <RowLink to={orderPath(order.id)}>{order.serverName}</RowLink>
          </>
        }
        badges={
          paymentState ? (
            // What it waits for is its state to whom it waits for.
            <>
              <span className="sr-only">{capitalized(status)}</span>
              {paymentState}
            </>
          ) : (
            <StatusBadge status={status} />
          )
        }
        line={`${orderedPlanName(order)} · ${CYCLE_NAMES[order.billingCycle]}`}
        facts={
          <>
            <CardFact name="Total">{formatMoney(order.amountDue, currency)}</CardFact>
            {order.status === 'pending' && invoice && isOpenInvoice(invoice) ? (
              <CardFact name="Due">{formatDay(invoice.dueDate)}</CardFact>
            ) : (
              <CardFact name="Ordered">{formatAge(order.createdAt, now)}</CardFact>
            )}
            <CardFact name="Pay with">{methodName(paidWith(order, invoice))}</CardFact>
          </>
        }
        acts={children}
      >
        {order.reason ? (
          <p className="border-bad border-s-2 ps-3">Not approved: {order.reason}</p>
        ) : null}
      </RecordCard>
    </li>
  )
}
