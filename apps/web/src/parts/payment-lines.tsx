import type { InvoicePayment } from '@hostfront/contract/payments'
import type { Invoice } from '@hostfront/domain/billing/invoice'
import { isOpenInvoice } from '@hostfront/domain/billing/payable'
import { formatMoney } from '@hostfront/domain/money/format-money'
import { owedOf } from '@hostfront/domain/payments/settled'
import { useSettings } from '../host/settings.ts'
import { DataTable } from '../ui/data-table.tsx'
import { formatDay } from '../words/dates.ts'
import { type Decide, DeclaredPaymentNotes } from './declared-payment-notes.tsx'
import { DisputeBadge } from './dispute-badge.tsx'
import { useMethodName } from './use-method-name.ts'

interface PaymentLinesProps {
  /** Null: of an order that is free. */
  invoice: Invoice | null
  payments: readonly InvoicePayment[]
  /** Decides on what its customer has told of, where more hangs on it. */
  decide?: Decide | null
}

/** What came in for an invoice, for staff, after what its customer says to have paid. */
export const PaymentLines = ({ invoice, payments, decide = null }: PaymentLinesProps) => (
  <>
    {invoice && isOpenInvoice(invoice) ? (
      <DeclaredPaymentNotes invoice={invoice} decide={decide} />
    ) : null}
    {payments.length > 0 ? <Lines payments={payments} /> : null}
    <ToPay invoice={invoice} isFirst={payments.length === 0} />
  </>
)

interface ToPayProps extends Pick<PaymentLinesProps, 'invoice'> {
  /** Nothing came in yet. */
  isFirst: boolean
}

/** What is still open of it, below what came in. */
function ToPay({ invoice, isFirst }: ToPayProps) {
  const { currency } = useSettings()
  const left =
    invoice && isOpenInvoice(invoice)
      ? `${formatMoney(owedOf(invoice), currency)} still to pay.`
      : null
  if (!isFirst) return left ? <p className="mt-3">{left}</p> : null
  return (
    <p className="text-muted">
      {left ? `No payment recorded yet: ${left}` : 'No payment recorded.'}
    </p>
  )
}

function Lines({ payments }: Pick<PaymentLinesProps, 'payments'>) {
  const { currency } = useSettings()
  const methodName = useMethodName()
  return (
    <DataTable
      caption="Payments"
      rows={payments.map((payment, at) => ({ ...payment, at }))}
      rowKey={({ at }) => String(at)}
      columns={[
        {
          header: 'Transaction reference',
          isName: true,
          cell: (payment) => (
            <span className="[overflow-wrap:anywhere]">
              {payment.reference ?? 'None'} <DisputeBadge payments={[payment]} />
            </span>
          ),
        },
        { header: 'Paid with', cell: ({ method }) => methodName(method) },
        { header: 'Received', cell: ({ receivedAt }) => formatDay(receivedAt) },
        {
          header: 'Returned',
          cell: ({ returnedAt }) => (returnedAt ? formatDay(returnedAt) : '–'),
        },
        { header: 'Amount', isFigure: true, cell: ({ amount }) => formatMoney(amount, currency) },
      ]}
    />
  )
}
