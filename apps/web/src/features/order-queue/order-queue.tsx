import type { QueuedOrder } from '@hostfront/contract/orders'
import type { OrderStatus } from '@hostfront/domain/orders/order'
import { Inbox } from 'lucide-react'
import { useState } from 'react'
import { useSettings } from '../../host/settings.ts'
import { usePages } from '../../host/use-answer.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { MoreButton } from '../../ui/more-button.tsx'
import { useNow } from '../../ui/use-now.ts'
import { queueColumns } from './queue-columns.tsx'

interface OrderQueueProps {
  /** Undefined: orders of every state. */
  status: OrderStatus | undefined
}

/** Orders to decide about, and those already decided. */
export function OrderQueue({ status }: OrderQueueProps) {
  const { currency } = useSettings()
  const now = useNow()
  const pages = usePages(['orders', 'list', status], (api, after) =>
    api.orders.list({ after, status }),
  )
  // What has just been decided leaves the list of its old state; here it stays in sight with its new one.
  const [decided, setDecided] = useState<readonly QueuedOrder[]>([])
  const columns = queueColumns({
    currency,
    now,
    onDecided: (row) => setDecided((rows) => [...rows, row]),
  })
  return (
    <Loaded answer={pages}>
      {(listed) => {
        const rows = together(listed, decided)
        return rows.length === 0 ? (
          <EmptyState icon={Inbox} title={emptyTitle(status)}>
            New orders appear here by themselves.
          </EmptyState>
        ) : (
          <>
            <DataTable
              caption="Orders"
              columns={columns}
              rows={rows}
              rowKey={({ order }) => order.id}
            />
            <MoreButton pages={pages} />
          </>
        )
      }}
    </Loaded>
  )
}

/** Both lists as one, newest first; what is listed knows more than what was once decided. */
function together(
  listed: readonly QueuedOrder[],
  decided: readonly QueuedOrder[],
): readonly QueuedOrder[] {
  const known = new Set(listed.map(({ order }) => order.id))
  const gone = decided.filter(({ order }) => !known.has(order.id))
  if (gone.length === 0) return listed
  return [...listed, ...gone].toSorted((a, b) => b.order.createdAt.localeCompare(a.order.createdAt))
}

function emptyTitle(status: OrderStatus | undefined): string {
  if (status === undefined) return 'No orders yet'
  return status === 'pending' ? 'No order is waiting' : `No ${status} orders`
}
