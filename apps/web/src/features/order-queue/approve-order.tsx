import type { QueuedOrder } from '@hostfront/contract/orders'
import { RowAction } from '../../ui/action-button.tsx'
import { toast } from '../../ui/toast.ts'
import { needsPayment } from './needs-payment.ts'
import type { OrderDeed } from './order-dialog.tsx'
import { useDecision } from './use-decision.ts'

interface ApproveOrderProps {
  row: QueuedOrder
  onAsk: (deed: OrderDeed) => void
  onDecided: (row: QueuedOrder) => void
}

/** Approves at once what is paid; for an unpaid invoice the payment is recorded in the same step. */
export function ApproveOrder({ row, onAsk, onDecided }: ApproveOrderProps) {
  const decision = useDecision(row, onDecided)

  async function approve(): Promise<void> {
    if (needsPayment(row)) return onAsk({ kind: 'pay', row })
    const trouble = await decision.approve()
    if (trouble) void toast(trouble.message, 'error')
  }

  return <RowAction look="primary" deed="Approve" row={row.order.serverName} onAct={approve} />
}
