import type { QueuedOrder } from '@hostfront/contract/orders'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import type { Decision } from './use-decision.ts'

interface ApproveDisputedProps {
  row: QueuedOrder
  decision: Decision
  onClose: () => void
}

/** Asks before a service starts that its payer may have back the money of. Mount it to open it. */
export function ApproveDisputed({ row, decision, onClose }: ApproveDisputedProps) {
  return (
    <ConfirmDialog
      title="Approve a disputed order?"
      confirm="Approve anyway"
      cancel="Not yet"
      onConfirm={() => decision.approve()}
      onClose={onClose}
    >
      <p>
        {row.customer.name} disputes the payment for {row.order.serverName}. The service starts now,
        and its money is gone if the dispute is lost.
      </p>
    </ConfirmDialog>
  )
}
