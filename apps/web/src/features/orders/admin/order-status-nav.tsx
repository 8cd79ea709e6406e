import { TabLinks } from '../../../ui/tab-links.tsx'
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
  const tabs = CHOICES.map(({ id, label }) => ({
    label,
    to: list.addressWith('status', id),
    isCurrent: id === current,
  }))
  return <TabLinks label="Order status" tabs={tabs} replace />
}
