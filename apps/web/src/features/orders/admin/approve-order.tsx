import type { QueuedOrder } from '@hostfront/contract/orders'
import { RowAction } from '../../../parts/action-button.tsx'
import { toast } from '../../../ui/toast.ts'
import { needsPayment } from './needs-payment.ts'
import type { OrderAction } from './order-dialog.tsx'
import { useDecision } from './use-decision.ts'

interface ApproveOrderProps {
  row: QueuedOrder
  onAsk: (action: OrderAction) => void
  onDecided: (row: QueuedOrder) => void
}

/** Approves at once what is paid; for an unpaid invoice the payment is recorded in the same step. */
export function ApproveOrder({ row, onAsk, onDecided }: ApproveOrderProps) {
  const decision = useDecision(row, onDecided)

  async function approve(): Promise<void> {
    if (needsPayment(row)) return onAsk({ kind: 'pay', row })
    const failure = await decision.approve()
    if (failure) void toast(failure.message, 'error')
  }

  return <RowAction look="primary" action="Approve" row={row.order.serverName} onAct={approve} />
}
