import type { QueuedOrder } from '@hostfront/contract/orders'
import { useSettings } from '../../../host/settings.ts'
import { ReasonDialog } from '../../../parts/reason-dialog.tsx'
import { useMethodName } from '../../../parts/use-method-name.ts'
import { invoiceEnd, refundToSend } from '../../../words/billing.ts'
import type { Decision } from './use-decision.ts'

interface RejectOrderProps {
  row: QueuedOrder
  decision: Decision
  onClose: () => void
}

/** Rejects an order and says why. Mount it to open it. */
export function RejectOrder({ row, decision, onClose }: RejectOrderProps) {
  const { currency } = useSettings()
  const methodName = useMethodName()
  const end = row.order.paidWithCoins
    ? 'The coins go back at once.'
    : invoiceEnd(row.invoice, (invoice) =>
        refundToSend(invoice, row.payments, currency, methodName),
      )
  return (
    <ReasonDialog
      title="Reject the order"
      description={`“${row.order.serverName}” of ${row.customer.name}. ${end}`}
      hint="The customer reads it as you write it."
      confirm="Reject order"
      send={decision.reject}
      onClose={onClose}
    />
  )
}
