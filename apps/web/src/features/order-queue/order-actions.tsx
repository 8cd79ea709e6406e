import type { QueuedOrder } from '@hostfront/contract/orders'
import { canDo } from '@hostfront/domain/orders/lifecycle'
import { ApproveOrder } from './approve-order.tsx'
import { RejectOrder } from './reject-order.tsx'
import { useDecision } from './use-decision.ts'

interface OrderActionsProps {
  row: QueuedOrder
  onDecided: (row: QueuedOrder) => void
}

/** The buttons of one row: what the lifecycle of an order allows now. */
export function OrderActions({ row, onDecided }: OrderActionsProps) {
  const decision = useDecision(row, onDecided)
  return (
    <div className="flex gap-2 @3xl:@max-5xl:flex-col">
      {canDo(row.order, 'approve') ? <ApproveOrder row={row} decision={decision} /> : null}
      {canDo(row.order, 'reject') ? <RejectOrder row={row} decision={decision} /> : null}
    </div>
  )
}
