import { Obstacles } from '../../features/delivery/admin/obstacles.tsx'
import { OrderQueue } from '../../features/orders/admin/order-queue.tsx'
import { OrderStatusNav } from '../../features/orders/admin/order-status-nav.tsx'
import { useOrderList } from '../../features/orders/admin/use-order-list.ts'
import { AdminHeading } from '../../shells/admin/admin-heading.tsx'

/** Starts with the orders that wait for a decision; `?status=` shows the others. */
export function OrdersPage() {
  const list = useOrderList()
  return (
    <>
      <AdminHeading>
        <OrderStatusNav list={list} />
      </AdminHeading>
      <Obstacles />
      <OrderQueue list={list} />
    </>
  )
}
