import type { QueuedOrder } from '@hostfront/contract/orders'
import { creditable } from '@hostfront/domain/billing/credit'
import { canDo } from '@hostfront/domain/orders/lifecycle'
import { RefundButton } from '../../../parts/refund-button.tsx'
import { SetUpLink } from '../../../parts/set-up-link.tsx'
import type { ButtonLook } from '../../../ui/button.tsx'
import { RowButton } from '../../../ui/row-button.tsx'
import { ApproveOrder } from './approve-order.tsx'
import type { OrderAction } from './order-dialog.tsx'

interface OrderActionsProps {
  row: QueuedOrder
  onAsk: (action: OrderAction) => void
  onDecided: (row: QueuedOrder) => void
  approveLook?: ButtonLook
  /** What approving is called, where more than the order is decided; what is rejected is said there, too. */
  approveAs?: string | undefined
}

/** One that waits is rejected: that gives all of it back. */
export const canRefund = ({ order, invoice }: QueuedOrder): boolean =>
  order.status === 'active' && invoice !== null && creditable(invoice) > 0

/** In a list what is done most often has the first place, and stays empty where there is none: acts of one name are below each other. */
const IN_PLACE =
  '@4xl:grid @4xl:grid-cols-[4.25rem_3rem] @4xl:justify-items-end [&>.minor-act]:col-start-2'

/** The buttons of one row: what the lifecycle of an order allows now. */
export function OrderActions({ row, onAsk, onDecided, approveLook, approveAs }: OrderActionsProps) {
  return (
    <div
      className={`flex flex-wrap gap-2 ${approveAs ? 'max-sm:contents max-sm:*:grow' : ''} @3xl:@max-4xl:flex-col ${approveLook ? '' : IN_PLACE}`}
    >
      {canDo(row.order, 'approve') ? (
        <ApproveOrder
          row={row}
          onAsk={onAsk}
          onDecided={onDecided}
          look={approveLook}
          action={approveAs}
        />
      ) : null}
      {canDo(row.order, 'reject') ? (
        <RowButton
          action={approveAs ? 'Reject order' : 'Reject'}
          letter="R"
          row={row.order.serverName}
          onClick={() => onAsk({ kind: 'reject', row })}
        />
      ) : null}
      <SetUpLink {...row} name={row.order.serverName} />
      {row.invoice && canRefund(row) ? (
        <RefundButton isInMenu id={row.invoice.id} row={row.order.serverName} />
      ) : null}
    </div>
  )
}
