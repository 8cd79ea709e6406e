import { OrderPayment, type QueuedOrder } from '@hostfront/contract/orders'
import { canDo } from '@hostfront/domain/orders/lifecycle'
import type { OrderStatus } from '@hostfront/domain/orders/order'
import { Inbox } from 'lucide-react'
import { useState } from 'react'
import { openHost } from '../../../host/open-host.ts'
import { useSettings } from '../../../host/settings.ts'
import { ClientFilter } from '../../../parts/list-table/client-filter.tsx'
import { totalOf } from '../../../parts/list-table/count-in.ts'
import { dayBounds } from '../../../parts/list-table/day-bounds.ts'
import { DayFilters } from '../../../parts/list-table/day-filters.tsx'
import { ListTable } from '../../../parts/list-table/list-table.tsx'
import { TotalLine } from '../../../parts/list-table/total-line.tsx'
import { useKeptRows } from '../../../parts/list-table/use-kept-rows.ts'
import { useList } from '../../../parts/list-table/use-list.ts'
import { useMethodFilter } from '../../../parts/use-method-filter.ts'
import { useMethodName } from '../../../parts/use-method-name.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { INVOICE_STATUS_NAMES } from '../../../words/billing.ts'
import { PAYMENT_TO_CHECK } from '../../../words/declarations.ts'
import { type OrderAction, OrderDialog } from './order-dialog.tsx'
import { isReadyToApprove } from './payment-of.ts'
import { queueColumns } from './queue-columns.tsx'
import { chosenStatus, type OrderList, useOrderTotals } from './use-order-list.ts'

const rowKey = ({ order }: QueuedOrder): string => order.id

/** A decision is final: it counts from the moment it is made, before the list has been asked again. */
const KEPT = { keyOf: rowKey, isBefore: ({ order }: QueuedOrder) => order.status === 'pending' }

const PAYMENT_NAMES: Readonly<Record<OrderPayment, string>> = {
  paid: INVOICE_STATUS_NAMES.paid,
  'to-check': PAYMENT_TO_CHECK,
  unpaid: INVOICE_STATUS_NAMES.unpaid,
}

const PAYMENT_FILTER = {
  name: 'payment',
  label: 'Payment',
  options: OrderPayment.options.map((value) => ({ value, label: PAYMENT_NAMES[value] })),
} as const

const approveAll = {
  label: 'Approve',
  can: (row: QueuedOrder) => canDo(row.order, 'approve') && isReadyToApprove(row),
  async run(rows: readonly QueuedOrder[]) {
    const { api } = await openHost()
    for (const { order } of rows) await api.orders.approve({ id: order.id })
  },
}

/** Orders to decide about, and those already decided. */
export function OrderQueue({ list }: { list: OrderList }) {
  const { currency } = useSettings()
  const methodName = useMethodName()
  const methodFilter = useMethodFilter()
  const now = useNow()
  const [action, setAction] = useState<OrderAction | null>(null)
  const status = chosenStatus(list)
  const answer = useList(['orders', 'list'], list, (api, { status: _tab, from, to, ...query }) =>
    api.orders.list({ ...query, ...(status ? { status } : {}), ...dayBounds(from, to) }),
  )
  const totals = useOrderTotals(list)
  const { shown, isKeeping, onActed: onDecided } = useKeptRows(answer, KEPT)
  return (
    <>
      <ListTable
        caption="Orders"
        list={list}
        answer={shown}
        columns={queueColumns({ currency, methodName, now, onAsk: setAction, onDecided })}
        rowKey={rowKey}
        noun="orders"
        search="Search orders"
        filters={[PAYMENT_FILTER, methodFilter]}
        moreFilters={
          <>
            <DayFilters list={list} what="Ordered" />
            <ClientFilter list={list} rows={shown.data?.items} />
          </>
        }
        total={totals.isWaiting || isKeeping ? undefined : totalOf(totals.data, status)}
        moreStatus={<TotalLine totals={totals} state={status} noun={['order', 'orders']} />}
        csvName="orders"
        tab={tabName(status)}
        bulk={[approveAll]}
        empty={
          <EmptyState icon={Inbox} title={emptyTitle(status)}>
            New orders appear here by themselves.
          </EmptyState>
        }
      />
      {action ? (
        <OrderDialog action={action} onDecided={onDecided} onClose={() => setAction(null)} />
      ) : null}
    </>
  )
}

/** As the tabs name them; all of them are no view of their own. */
const tabName = (status: OrderStatus | undefined): string | undefined =>
  status === 'pending' ? 'waiting' : status === 'active' ? 'approved' : status

function emptyTitle(status: OrderStatus | undefined): string {
  if (status === undefined) return 'No orders yet'
  return status === 'pending' ? 'No order is waiting' : `No ${status} orders`
}
