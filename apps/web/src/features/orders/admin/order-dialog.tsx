import type { QueuedOrder } from '@hostfront/contract/orders'
import { PayAndApprove } from './pay-and-approve.tsx'
import { RejectOrder } from './reject-order.tsx'
import { useDecision } from './use-decision.ts'

/** What an administrator is about to decide, and about which order. */
export interface OrderAction {
  readonly kind: 'pay' | 'reject'
  readonly row: QueuedOrder
}

interface OrderDialogProps {
  action: OrderAction
  onDecided: (row: QueuedOrder) => void
  onClose: () => void
}

/** Drawn beside the list: what is typed here stays when its row leaves the page. */
export function OrderDialog({ action: { kind, row }, onDecided, onClose }: OrderDialogProps) {
  const decision = useDecision(row, onDecided)
  const Action = kind === 'pay' ? PayAndApprove : RejectOrder
  return <Action row={row} decision={decision} onClose={onClose} />
}
