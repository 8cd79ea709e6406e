import type { QueuedOrder } from '@hostfront/contract/orders'
import { displayStatus } from '@hostfront/domain/orders/display-status'
import { Badge } from '../../../ui/badge.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { DUE_NAMES } from '../../../words/due-names.ts'

/** How it stands with an order; an approved one whose server the team still makes is not active. */
export function OrderState({
  order,
  serviceStatus,
  isToSetUp,
}: Pick<QueuedOrder, 'order' | 'serviceStatus' | 'isToSetUp'>) {
  const status = displayStatus(order.status, serviceStatus)
  return isToSetUp && status === 'active' ? (
    <Badge tone="warn">{DUE_NAMES.create}</Badge>
  ) : (
    <StatusBadge status={status} />
  )
}
