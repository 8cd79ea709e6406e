import type { QueuedOrder } from '@hostfront/contract/orders'
import { displayStatus } from '@hostfront/domain/orders/display-status'
import { canDo } from '@hostfront/domain/orders/lifecycle'
import { orderedPlanName } from '@hostfront/domain/plans/plan-name'
import { type ReactNode, useState } from 'react'
import { useSettings } from '../../../host/settings.ts'
import { customerFacts } from '../../../parts/customer-facts.tsx'
import { DisputeBadge } from '../../../parts/dispute-badge.tsx'
import { InvoiceBadge } from '../../../parts/invoice-badge.tsx'
import { PaymentLines } from '../../../parts/payment-lines.tsx'
import { RecordKeys } from '../../../parts/record-keys.tsx'
import { RefundButton } from '../../../parts/refund-button.tsx'
import { SetUpLink } from '../../../parts/set-up-link.tsx'
import { ToCheckBadge } from '../../../parts/to-check-badge.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { RecordHeading } from '../../../ui/record-heading.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { DUE_NAMES } from '../../../words/due-names.ts'
import { invoiceRecordPath, RECORD_LISTS } from '../../../words/record-paths.ts'
import { servicePath } from '../../../words/service-paths.ts'
import { toPayBy } from '../../../words/to-pay-by.ts'
import { OrderFacts } from '../order-facts.tsx'
import { canRefund, OrderActions } from './order-actions.tsx'
import { type OrderAction, OrderDialog } from './order-dialog.tsx'

interface OrderRecordProps {
  row: QueuedOrder
  /** What was changed about it. */
  log: ReactNode
}

/** An order as staff see it: whose it is, what was ordered and paid, what became of it, and every act on it. */
export function OrderRecord({ row, log }: OrderRecordProps) {
  const [action, setAction] = useState<OrderAction | null>(null)
  const { currency } = useSettings()
  const { order, customer, invoice, payments, serviceStatus, serviceId } = row
  const left = invoice && toPayBy(invoice, currency)
  const isOpen = canDo(order, 'approve') || canDo(order, 'reject')
  const decide = (approveAs?: string) => (
    <OrderActions
      row={row}
      approveLook="primary"
      approveAs={approveAs}
      onAsk={setAction}
      onDecided={SEEN_ANYWAY}
    />
  )
  // What its customer has told of is decided on where it is said.
  const isDecidedBelow = isOpen && row.isDeclared
  // Nothing at all is no section of its own.
  const isNothingRecorded = payments.length === 0 && !row.isDeclared
  const paid = isNothingRecorded ? null : (
    <Panel title={isDecidedBelow ? 'Payment to check' : 'Payments'}>
      <PaymentLines
        invoice={invoice}
        payments={payments}
        decide={
          isDecidedBelow
            ? (isWhole) => decide(isWhole ? 'Approve payment and order' : 'Approve payment')
            : null
        }
      />
    </Panel>
  )
  return (
    <RecordKeys>
      <RecordHeading
        list={RECORD_LISTS.orders}
        title={order.serverName}
        state={
          <>
            <StatusBadge status={displayStatus(order.status, serviceStatus)} />
            {isDecidedBelow ? (
              <ToCheckBadge />
            ) : invoice ? (
              <InvoiceBadge invoice={invoice} />
            ) : null}
            {row.isToSetUp ? <Badge tone="warn">{DUE_NAMES.create}</Badge> : null}
            <DisputeBadge payments={payments} />
          </>
        }
        note={noteOf(row, left)}
      >
        {isOpen ? (
          isDecidedBelow ? null : (
            decide()
          )
        ) : (
          <>
            <SetUpLink {...row} name={order.serverName} look="primary" />
            {invoice && canRefund(row) ? (
              <RefundButton id={invoice.id} row={order.serverName} />
            ) : null}
          </>
        )}
      </RecordHeading>
      {isOpen ? paid : null}
      <OrderFacts
        {...row}
        isWide
        servicePath={serviceId ? servicePath(serviceId) : undefined}
        invoicePath={invoiceRecordPath}
        client={customerFacts(customer)}
      />
      {isOpen ? null : paid}
      <Panel title="Log">{log}</Panel>
      {action ? (
        <OrderDialog action={action} onDecided={SEEN_ANYWAY} onClose={() => setAction(null)} />
      ) : null}
    </RecordKeys>
  )
}

/** What one looks for first, in a line: whose it is, what, and what is still to come in. */
const noteOf = ({ order, customer }: QueuedOrder, left: string | null): string =>
  [
    customer.name,
    orderedPlanName(order),
    ...(left === null ? [] : [left]),
    ...(order.reason ? [`Rejected: ${order.reason}`] : []),
  ].join(' · ')

/** The page asks again by itself when its order has changed. */
const SEEN_ANYWAY = (_: QueuedOrder): void => undefined
