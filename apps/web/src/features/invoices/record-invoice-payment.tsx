import type { Payment } from '@hostfront/contract/orders'
import type { Invoice } from '@hostfront/domain/billing/invoice'
import { Dialog } from '../../ui/dialog.tsx'
import { RecordPayment } from '../../ui/record-payment.tsx'
import { useAct } from '../../ui/use-act.ts'

interface RecordInvoicePaymentProps {
  invoice: Invoice
  onClose: () => void
}

/**
 * Records the money that came in for one invoice. An order behind it still waits for its approval. Mount it to open
 * it, beside the list: what is typed here stays when the invoice leaves the page.
 */
export function RecordInvoicePayment({ invoice, onClose }: RecordInvoicePaymentProps) {
  const act = useAct()

  async function record(payment: Payment): Promise<string | null> {
    const problem = await act(
      (api) => api.billing.recordPayment({ invoiceId: invoice.id, payment }),
      'Payment recorded',
    )
    if (problem === null) onClose()
    return problem
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Record the payment"
      description={`What came in for invoice ${invoice.number}.`}
    >
      <RecordPayment total={invoice.total} onRecord={record} onCancel={onClose}>
        Record payment
      </RecordPayment>
    </Dialog>
  )
}
