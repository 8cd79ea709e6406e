import { OrderStatus } from '@hostfront/domain/orders/order'
import { Link, useSearchParams } from 'react-router'
import { OrderQueue } from '../../features/order-queue/order-queue.tsx'
import { AdminHeading } from './admin-heading.tsx'

const ALL = 'all'

const FILTERS = [
  { id: 'pending', label: 'Waiting' },
  { id: 'active', label: 'Approved' },
  { id: 'rejected', label: 'Rejected' },
  { id: 'cancelled', label: 'Cancelled' },
  { id: ALL, label: 'All' },
] as const

/** Starts with the orders that wait for a decision; `?status=` shows the others. */
export function OrdersPage() {
  const [search] = useSearchParams()
  const wanted = search.get('status') ?? 'pending'
  const status = OrderStatus.safeParse(wanted)
  const current = status.success ? status.data : ALL
  return (
    <>
      <AdminHeading title="Orders">
        <nav aria-label="Order status" className="-mx-1 flex flex-wrap gap-1">
          {FILTERS.map(({ id, label }) => (
            <Link
              key={id}
              to={`?status=${id}`}
              replace
              preventScrollReset
              aria-current={id === current ? 'page' : undefined}
              className="inline-flex min-h-9 items-center rounded-md border border-transparent px-3 text-[0.9375rem] text-muted hover:bg-raised hover:text-ink aria-[current=page]:border-edge aria-[current=page]:text-ink"
            >
              {label}
            </Link>
          ))}
        </nav>
      </AdminHeading>
      <OrderQueue key={current} status={status.success ? status.data : undefined} />
    </>
  )
}
