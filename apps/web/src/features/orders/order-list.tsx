import type { OrderWithService } from '@hostfront/contract/orders'
import type { Invoice } from '@hostfront/domain/billing/invoice'
import { formatMoney } from '@hostfront/domain/money/format-money'
import { displayStatus } from '@hostfront/domain/orders/display-status'
import { orderedPlanName } from '@hostfront/domain/plans/plan-name'
import type { ReactNode } from 'react'
import { useSettings } from '../../host/settings.ts'
import { useMethodName } from '../../parts/use-method-name.ts'
import { LinkButton } from '../../ui/button.tsx'
import { RowLink } from '../../ui/row-link.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { useNow } from '../../ui/use-now.ts'
import { formatAge } from '../../words/dates.ts'
import { orderPath } from '../../words/order-paths.ts'
import { CYCLE_NAMES, paidWith } from '../../words/orders.ts'
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
    <ul className="grid gap-x-8 gap-y-3 lg:grid-cols-[minmax(12rem,1fr)_auto_auto]">
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
  return (
    <li className="col-span-full grid grid-cols-[minmax(40%,1fr)_auto] items-center gap-x-4 gap-y-1.5 rounded-lg border border-line bg-surface p-5 sm:gap-x-8 sm:gap-y-2 sm:p-6 lg:grid-cols-subgrid">
      {/* On a phone the amount is beside the name, and the rest below both. */}
      <div className="min-w-0 [overflow-wrap:anywhere] max-sm:contents">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 max-sm:contents">
          <RowLink to={orderPath(order.id)}>
            <span className="font-semibold">
              <span className="sr-only">Order </span>
              {order.serverName}
            </span>
          </RowLink>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 max-sm:order-1 max-sm:col-span-2">
            <StatusBadge status={displayStatus(order.status, serviceStatus)} />
            {paymentState}
          </p>
        </div>
        <p className="text-[0.9375rem] text-muted max-sm:order-1 max-sm:col-span-2 sm:mt-1">
          {orderedPlanName(order)} · {CYCLE_NAMES[order.billingCycle]}
        </p>
        {order.reason ? (
          <p className="border-bad border-s-2 max-sm:order-1 max-sm:col-span-2 sm:mt-2 ps-3 text-[0.9375rem]">
            Not approved: {order.reason}
          </p>
        ) : null}
      </div>
      <div className="text-[0.9375rem] max-sm:contents sm:text-end">
        <p className="font-semibold">{formatMoney(order.amountDue, currency)}</p>
        <p className="text-muted max-sm:order-1 max-sm:col-span-2">
          Ordered {formatAge(order.createdAt, now)} · {methodName(paidWith(order, invoice))}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-[0.9375rem] max-lg:col-span-2 max-lg:mt-1 max-sm:order-1 max-sm:[&>:not(:last-child)]:flex-[1_1_8rem] max-sm:[&>:last-child:not(:first-child,:nth-child(2))]:-ms-3 sm:justify-end sm:[&>button:last-child]:-me-3">
        {children}
      </div>
    </li>
  )
}
