import type { QueuedOrder } from '@hostfront/contract/orders'
import { useState } from 'react'
import type { ListAnswer } from '../../ui/list-table/use-list.ts'
import { keepInSight } from './keep-in-sight.ts'
import type { OrderList } from './use-order-list.ts'

/** What has just been decided leaves the list of its old state; here it stays in sight, with its new one, until another list is chosen. */
export function useDecided(answer: ListAnswer<QueuedOrder>, { query }: OrderList) {
  const listed = JSON.stringify(query)
  const [decided, setDecided] = useState({ listed, rows: [] as readonly QueuedOrder[] })
  const rows = decided.listed === listed ? decided.rows : []
  const { data } = answer
  const shown: ListAnswer<QueuedOrder> = data
    ? { ...answer, data: { ...data, items: keepInSight(data.items, rows, query) } }
    : answer
  return {
    shown,
    onDecided: (row: QueuedOrder) => setDecided({ listed, rows: [...rows, row] }),
  }
}
