import type { QueuedOrder } from '@hostfront/contract/orders'
import { owedOf } from '@hostfront/domain/payments/settled'
import { RecordPayment } from '../../../parts/record-payment.tsx'
import type { Decision } from './use-decision.ts'

interface PayAndApproveProps {
  row: QueuedOrder
  decision: Decision
  onClose: () => void
}

/** Records what came in for an order and approves it. Mount it to open it. */
export function PayAndApprove({ row: { invoice }, decision, onClose }: PayAndApproveProps) {
  if (!invoice) return null
  return (
    <RecordPayment
      description={`Invoice ${invoice.number} is not paid yet. Record the payment to approve the order.`}
      owed={owedOf(invoice)}
      onRecord={decision.approve}
      confirm="Record and approve"
      onClose={onClose}
    />
  )
}
