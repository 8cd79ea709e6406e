import type { QueuedOrder } from '@hostfront/contract/orders'
import { canDo } from '@hostfront/domain/orders/lifecycle'
import { RowButton } from '../../../ui/row-button.tsx'
import { ApproveOrder } from './approve-order.tsx'
import type { OrderAction } from './order-dialog.tsx'

interface OrderActionsProps {
  row: QueuedOrder
  onAsk: (action: OrderAction) => void
  onDecided: (row: QueuedOrder) => void
}

/** The buttons of one row: what the lifecycle of an order allows now. */
export function OrderActions({ row, onAsk, onDecided }: OrderActionsProps) {
  return (
    <div className="flex gap-2 @3xl:@max-5xl:flex-col">
      {canDo(row.order, 'approve') ? (
        <ApproveOrder row={row} onAsk={onAsk} onDecided={onDecided} />
      ) : null}
      {canDo(row.order, 'reject') ? (
        <RowButton
          look="danger"
          action="Reject"
          row={row.order.serverName}
          onClick={() => onAsk({ kind: 'reject', row })}
        />
      ) : null}
    </div>
  )
}
