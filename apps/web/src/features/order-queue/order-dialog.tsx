import type { QueuedOrder } from '@hostfront/contract/orders'
import { PayAndApprove } from './pay-and-approve.tsx'
import { RejectOrder } from './reject-order.tsx'
import { useDecision } from './use-decision.ts'

/** What an administrator is about to decide, and about which order. */
export interface OrderDeed {
  readonly kind: 'pay' | 'reject'
  readonly row: QueuedOrder
}

interface OrderDialogProps {
  deed: OrderDeed
  onDecided: (row: QueuedOrder) => void
  onClose: () => void
}

/** Stands beside the list: what is typed here stays when its row leaves the page. */
export function OrderDialog({ deed: { kind, row }, onDecided, onClose }: OrderDialogProps) {
  const decision = useDecision(row, onDecided)
  const Deed = kind === 'pay' ? PayAndApprove : RejectOrder
  return <Deed row={row} decision={decision} onClose={onClose} />
}
