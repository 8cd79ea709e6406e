import type { OrderWithInvoice } from '@hostfront/contract/orders'
import { canDo } from '@hostfront/domain/orders/lifecycle'
import { useState } from 'react'
import { refreshSession } from '../../host/session.ts'
import { useAct } from '../../parts/use-act.ts'
import type { ButtonLook } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { RowButton } from '../../ui/row-button.tsx'
import { invoiceEnd, refundToCome } from '../../words/billing.ts'

interface CancelOrderProps extends OrderWithInvoice {
  look?: ButtonLook
}

/** Withdraws an order as long as nobody has decided about it. */
export function CancelOrder({ order, invoice, look = 'secondary' }: CancelOrderProps) {
  const act = useAct()
  const [isAsking, setIsAsking] = useState(false)
  if (!canDo(order, 'cancel')) return null

  const cancel = () =>
    act(async ({ orders }) => {
      await orders.cancel({ id: order.id })
      await refreshSession()
    }, 'Order cancelled')

  return (
    <>
      <RowButton
        look={look}
        action="Cancel order"
        row={order.serverName}
        onClick={() => setIsAsking(true)}
      />
      {isAsking ? (
        <ConfirmDialog
          title="Cancel this order?"
          confirm="Cancel order"
          cancel="Keep order"
          onClose={() => setIsAsking(false)}
          onConfirm={cancel}
        >
          <p>
            This withdraws the order for “{order.serverName}”.{' '}
            {order.paidWithCoins
              ? 'Your coins come back at once.'
              : invoiceEnd(invoice, refundToCome)}
          </p>
        </ConfirmDialog>
      ) : null}
    </>
  )
}
