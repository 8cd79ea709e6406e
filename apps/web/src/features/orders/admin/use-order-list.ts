import { OrderStatus } from '@hostfront/domain/orders/order'
import { Id } from '@hostfront/domain/record'
import { useListState } from '../../../parts/list-table/use-list-state.ts'

export const ALL = 'all'

export type OrderList = ReturnType<typeof useOrderList>

/** What is chosen of the orders; the queue starts with those that wait for a decision. */
export const useOrderList = () =>
  useListState({
    sorts: ['text', 'amountDue', 'status'],
    filters: { status: [...OrderStatus.options, ALL], userId: Id },
    tabs: ['status'],
  })

/** Undefined: orders of every state. */
export function chosenStatus({ view }: OrderList): OrderStatus | undefined {
  const status = view.filters.status ?? 'pending'
  return status === ALL ? undefined : status
}
