import type { OrderWithInvoice } from '@hostfront/contract/orders'
import { canDo } from '@hostfront/domain/orders/lifecycle'
import { useState } from 'react'
import { openHost } from '../../host/open-host.ts'
import { refreshSession } from '../../host/session.ts'
import { useSettings } from '../../host/settings.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { toast } from '../../ui/toast.ts'
import { invoiceEnd } from '../../words/billing.ts'
import { explain } from '../../words/explain.ts'

/** Withdraws an order as long as nobody has decided about it. */
export function CancelOrder({ order, invoice }: OrderWithInvoice) {
  const { currency } = useSettings()
  const [isAsking, setIsAsking] = useState(false)
  if (!canDo(order, 'cancel')) return null

  async function cancel(): Promise<string | null> {
    try {
      const { api } = await openHost()
      await api.orders.cancel({ id: order.id })
      await refreshSession()
      void toast('Order cancelled')
      return null
    } catch (error) {
      return explain(error, currency)
    }
  }

  return (
    <>
      <Button look="quiet" size="small" onClick={() => setIsAsking(true)}>
        Cancel order<span className="sr-only"> {order.serverName}</span>
      </Button>
      {isAsking ? (
        <ConfirmDialog
          title="Cancel this order?"
          confirm="Cancel order"
          cancel="Keep order"
          onClose={() => setIsAsking(false)}
          onConfirm={cancel}
        >
          <p className="break-words">
            The order for "{order.serverName}" is withdrawn.{' '}
            {order.paidWithCoins ? 'Your coins come back at once.' : invoiceEnd(invoice)}
          </p>
        </ConfirmDialog>
      ) : null}
    </>
  )
}
