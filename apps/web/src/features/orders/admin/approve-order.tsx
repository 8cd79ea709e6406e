import type { QueuedOrder } from '@hostfront/contract/orders'
import { RowAction } from '../../../parts/action-button.tsx'
import type { ButtonLook } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.ts'
import type { OrderAction } from './order-dialog.tsx'
import { isPaidInDispute, isReadyToApprove, needsPayment } from './payment-of.ts'
import { useDecision } from './use-decision.ts'

interface ApproveOrderProps {
  row: QueuedOrder
  onAsk: (action: OrderAction) => void
  onDecided: (row: QueuedOrder) => void
  /** What its page is for; in a list it is one of many. */
  look?: ButtonLook | undefined
  /** What is written on it, where more than the order is decided. */
  action?: string | undefined
}

/** In a list: what there is to decide on now stands out from what has still to be paid. */
const usualLook = (row: QueuedOrder): ButtonLook =>
  isReadyToApprove(row) || row.isDeclared ? 'accent' : 'secondary'

/** Approves at once what is paid and nobody disputes; for an unpaid invoice the payment is recorded in the same step. */
export function ApproveOrder({
  row,
  onAsk,
  onDecided,
  look = usualLook(row),
  action = 'Approve',
}: ApproveOrderProps) {
  const decision = useDecision(row, onDecided)

  async function approve(): Promise<void> {
    if (needsPayment(row)) return onAsk({ kind: 'pay', row })
    if (isPaidInDispute(row)) return onAsk({ kind: 'disputed', row })
    const failure = await decision.approve()
    if (failure) void toast(failure.message, 'error')
  }

  return (
    <RowAction
      isMain
      look={look}
      action={action}
      letter="A"
      row={row.order.serverName}
      onAct={approve}
    />
  )
}
