import type { Payment } from '@hostfront/contract/orders'
import type { Invoice } from '@hostfront/domain/billing/invoice'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { RecordPayment } from '../../ui/record-payment.tsx'
import { useAct } from '../../ui/use-act.ts'

/** Records the money that came in for one invoice. An order behind it still waits for its approval. */
export function RecordInvoicePayment({ invoice }: { invoice: Invoice }) {
  const [isOpen, setIsOpen] = useState(false)
  const act = useAct()

  async function record(payment: Payment): Promise<string | null> {
    const problem = await act(
      (api) => api.billing.recordPayment({ invoiceId: invoice.id, payment }),
      'Payment recorded',
    )
    if (problem === null) setIsOpen(false)
    return problem
  }

  return (
    <>
      <Button look="secondary" size="small" onClick={() => setIsOpen(true)}>
        Record payment<span className="sr-only"> {invoice.number}</span>
      </Button>
      {isOpen ? (
        <Dialog
          open
          onOpenChange={setIsOpen}
          title="Record the payment"
          description={`What came in for invoice ${invoice.number}.`}
        >
          <RecordPayment total={invoice.total} onRecord={record} onCancel={() => setIsOpen(false)}>
            Record payment
          </RecordPayment>
        </Dialog>
      ) : null}
    </>
  )
}
