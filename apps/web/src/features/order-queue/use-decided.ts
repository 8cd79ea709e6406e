import type { QueuedOrder } from '@hostfront/contract/orders'
import { useState } from 'react'
import type { ListAnswer } from '../../ui/list-table/use-list.ts'
import { keepInSight } from './keep-in-sight.ts'
import type { OrderList } from './use-order-list.ts'

/** Always the same, so that rows that have not changed are not drawn again. */
const NONE: readonly QueuedOrder[] = []

/** What has just been decided leaves the list of its old state; here it stays in sight, with its new one, until another list is chosen. */
export function useDecided(answer: ListAnswer<QueuedOrder>, { view: { sort } }: OrderList) {
  const { data } = answer
  const listed = data?.choices ?? ''
  const [decided, setDecided] = useState({ listed, rows: NONE })
  const rows = decided.listed === listed ? decided.rows : NONE
  const shown: ListAnswer<QueuedOrder> = data
    ? { ...answer, data: { ...data, items: keepInSight(data.items, rows, sort) } }
    : answer
  return {
    shown,
    onDecided: (row: QueuedOrder) => setDecided({ listed, rows: [...rows, row] }),
  }
}
