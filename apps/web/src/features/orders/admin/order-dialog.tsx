import type { QueuedOrder } from '@hostfront/contract/orders'
import { ApproveDisputed } from './approve-disputed.tsx'
import { PayAndApprove } from './pay-and-approve.tsx'
import { RejectOrder } from './reject-order.tsx'
import { useDecision } from './use-decision.ts'

/** What an administrator is about to decide, and about which order. */
export interface OrderAction {
  readonly kind: 'pay' | 'disputed' | 'reject'
  readonly row: QueuedOrder
}

interface OrderDialogProps {
  action: OrderAction
  onDecided: (row: QueuedOrder) => void
  onClose: () => void
}

const DIALOGS = { pay: PayAndApprove, disputed: ApproveDisputed, reject: RejectOrder }

/** Drawn beside the list: what is typed here stays when its row leaves the page. */
export function OrderDialog({ action: { kind, row }, onDecided, onClose }: OrderDialogProps) {
  const decision = useDecision(row, onDecided)
  const Action = DIALOGS[kind]
  return <Action row={row} decision={decision} onClose={onClose} />
}
