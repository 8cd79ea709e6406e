import { OrderQueue } from '../../features/order-queue/order-queue.tsx'
import { OrderStatusNav } from '../../features/order-queue/order-status-nav.tsx'
import { useOrderList } from '../../features/order-queue/use-order-list.ts'
import { AdminHeading } from '../../shells/admin/admin-heading.tsx'

/** Starts with the orders that wait for a decision; `?status=` shows the others. */
export function OrdersPage() {
  const list = useOrderList()
  return (
    <>
      <AdminHeading>
        <OrderStatusNav list={list} />
      </AdminHeading>
      <OrderQueue list={list} />
    </>
  )
}
