import { OrderPayment } from '@hostfront/contract/orders'
import { OrderStatus } from '@hostfront/domain/orders/order'
import { ALL } from '../../../parts/list-table/count-in.ts'
import { MONEY_FILTERS } from '../../../parts/list-table/money-filters.ts'
import { useListState } from '../../../parts/list-table/use-list-state.ts'
import { useTotals } from '../../../parts/list-table/use-totals.ts'

export type OrderList = ReturnType<typeof useOrderList>

/** What is chosen of the orders; the queue starts with those that wait for a decision. */
export const useOrderList = () =>
  useListState({
    sorts: ['text', 'amountDue', 'status'],
    filters: {
      status: [...OrderStatus.options, ALL],
      payment: OrderPayment.options,
      ...MONEY_FILTERS,
    },
    tabs: ['status'],
  })

/** Undefined: orders of every state. */
export function chosenStatus({ view }: OrderList): OrderStatus | undefined {
  const status = view.filters.status ?? 'pending'
  return status === ALL ? undefined : status
}

/** What the chosen orders amount to, by state. */
export function useOrderTotals({ view }: OrderList) {
  const { payment } = view.filters
  const chosen = payment ? { payment } : {}
  return useTotals(['orders', 'totals', chosen], view, (api, asked) =>
    api.orders.totals({ ...asked, ...chosen }),
  )
}
