import type { QueuedOrder } from '@hostfront/contract/orders'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
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
  const [isBusy, setIsBusy] = useState(false)

  async function approve(): Promise<void> {
    setIsBusy(true)
    const problem = await decision.approve()
    setIsBusy(false)
    if (problem) void toast(problem, 'error')
  }

  return (
    <Button
      size="small"
      disabled={isBusy}
      onClick={() => (needsPayment(row) ? onAsk({ kind: 'pay', row }) : void approve())}
    >
      Approve<span className="sr-only"> {row.order.serverName}</span>
    </Button>
  )
}
