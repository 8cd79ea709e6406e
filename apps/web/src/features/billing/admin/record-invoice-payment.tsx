import type { Invoice } from '@hostfront/domain/billing/invoice'
import { formatMoney } from '@hostfront/domain/money/format-money'
import { owedOf } from '@hostfront/domain/payments/settled'
import { useSettings } from '../../../host/settings.ts'
import { PAYMENT_FIELDS } from '../../../parts/payment-form.ts'
import { RecordPayment } from '../../../parts/record-payment.tsx'
import { useAct } from '../../../parts/use-act.ts'
import { recordedWords, recordingWords } from '../../../words/payments.ts'

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
  const { currency } = useSettings()
  const money = (amount: number) => formatMoney(amount, currency)
  return (
    <RecordPayment
      description={recordingWords(invoice, money)}
      owed={owedOf(invoice)}
      method={invoice.paymentMethod}
      takesPart
      onRecord={(payment) =>
        act(
          ({ billing }) => billing.recordPayment({ invoiceId: invoice.id, payment }),
          (left) => recordedWords(left, money),
          PAYMENT_FIELDS,
        )
      }
      confirm="Record payment"
      onClose={onClose}
    />
  )
}
