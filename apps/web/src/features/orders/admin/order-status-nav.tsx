import { Link } from 'react-router'
import { ALL, chosenStatus, type OrderList } from './use-order-list.ts'

const CHOICES = [
  { id: 'pending', label: 'Waiting' },
  { id: 'active', label: 'Approved' },
  { id: 'rejected', label: 'Rejected' },
  { id: 'cancelled', label: 'Cancelled' },
  { id: ALL, label: 'All' },
] as const

/** Leads from one state to the other, with what was searched for. */
export function OrderStatusNav({ list }: { list: OrderList }) {
  const current = chosenStatus(list) ?? ALL
  return (
    <nav aria-label="Order status" className="-mx-1 flex flex-wrap gap-1">
      {CHOICES.map(({ id, label }) => (
        <Link
          key={id}
          to={list.addressWith('status', id)}
          replace
          preventScrollReset
          aria-current={id === current ? 'page' : undefined}
          className="inline-flex min-h-9 items-center rounded-md border border-transparent px-3 text-[0.9375rem] text-muted hover:bg-raised hover:text-ink aria-[current=page]:border-edge aria-[current=page]:text-ink"
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}
