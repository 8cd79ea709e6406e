import { ALL } from '../../../parts/list-table/count-in.ts'
import { StateTabs } from '../../../parts/list-table/state-tabs.tsx'
import { chosenStatus, type OrderList, useOrderTotals } from './use-order-list.ts'

const CHOICES = [
  { id: ALL, label: 'All' },
  { id: 'pending', label: 'Waiting' },
  { id: 'active', label: 'Approved' },
  { id: 'rejected', label: 'Rejected' },
  { id: 'cancelled', label: 'Cancelled' },
] as const

export const OrderStatusNav = ({ list }: { list: OrderList }) => (
  <StateTabs
    label="Order status"
    list={list}
    name="status"
    choices={CHOICES}
    current={chosenStatus(list) ?? ALL}
    totals={useOrderTotals(list)}
  />
)
