import type { Payment } from '@hostfront/contract/orders'
import type { Invoice } from '@hostfront/domain/billing/invoice'
import { useState } from 'react'
import { openHost } from '../../host/open-host.ts'
import { useSettings } from '../../host/settings.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { RecordPayment } from '../../ui/record-payment.tsx'
import { toast } from '../../ui/toast.ts'
import { explain } from '../../words/explain.ts'

/** Records the money that came in for one invoice. An order behind it still waits for its approval. */
export function RecordInvoicePayment({ invoice }: { invoice: Invoice }) {
  const { currency } = useSettings()
  const [isOpen, setIsOpen] = useState(false)

  async function record(payment: Payment): Promise<string | null> {
    try {
      const { api } = await openHost()
      await api.billing.recordPayment({ invoiceId: invoice.id, payment })
    } catch (error) {
      return explain(error, currency)
    }
    setIsOpen(false)
    void toast('Payment recorded')
    return null
  }

  return (
    <>
      <Button look="secondary" size="small" onClick={() => setIsOpen(true)}>
        Record payment<span className="sr-only"> {invoice.number}</span>
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title="Record the payment"
        description={`What came in for invoice ${invoice.number}.`}
      >
        <RecordPayment total={invoice.total} onRecord={record} onCancel={() => setIsOpen(false)}>
          Record payment
        </RecordPayment>
      </Dialog>
    </>
  )
}
