import type { QueuedOrder } from '@hostfront/contract/orders'
import type { Invoice } from '@hostfront/domain/billing/invoice'
import { formatMoney } from '@hostfront/domain/money/format-money'
import { owedOf } from '@hostfront/domain/payments/settled'
import { lazy, Suspense } from 'react'
import { loadPart } from '../../../host/load-part.ts'
import { useSettings } from '../../../host/settings.ts'
import { RecordPayment } from '../../../parts/record-payment.tsx'
import { useDeclaredFor } from '../../../parts/use-declared-for.ts'
import { recordingWords } from '../../../words/payments.ts'
import type { Decision } from './use-decision.ts'

/** Loaded where a customer has told of the payment. */
const ApproveDeclaration = lazy(() =>
  loadPart(async () => ({
    default: (await import('../../../parts/approve-declaration.tsx')).ApproveDeclaration,
  })),
)

interface PayAndApproveProps {
  row: QueuedOrder
  decision: Decision
  onClose: () => void
}

/** Records what came in for an order and approves it. Mount it to open it. */
export const PayAndApprove = ({ row: { invoice }, ...rest }: PayAndApproveProps) =>
  invoice ? <Pay invoice={invoice} {...rest} /> : null

interface PayProps extends Omit<PayAndApproveProps, 'row'> {
  invoice: Invoice
}

function Pay({ invoice, decision, onClose }: PayProps) {
  const { currency } = useSettings()
  const { declared, isPending } = useDeclaredFor(invoice)
  if (isPending) return null
  const [told] = declared
  // What its customer has told of is that payment, not another beside it.
  return told ? (
    <Suspense>
      <ApproveDeclaration
        row={told}
        isPart={false}
        alsoApproveOrders
        isOfOrder
        onClose={onClose}
        onDone={() => undefined}
      />
    </Suspense>
  ) : (
    <RecordPayment
      description={`${recordingWords(invoice, (amount) => formatMoney(amount, currency))} Record the payment to approve the order.`}
      owed={owedOf(invoice)}
      method={invoice.paymentMethod}
      onRecord={decision.approve}
      confirm="Record and approve"
      onClose={onClose}
    />
  )
}
