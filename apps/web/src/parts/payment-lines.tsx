import type { InvoicePayment } from '@hostfront/contract/payments'
import { formatMoney } from '@hostfront/domain/money/format-money'
import { useSettings } from '../host/settings.ts'
import { DataTable } from '../ui/data-table.tsx'
import { formatDay } from '../words/dates.ts'
import { DisputeBadge } from './dispute-badge.tsx'
import { useMethodName } from './use-method-name.ts'

/** What came in for an invoice, for staff. */
export function PaymentLines({ payments }: { payments: readonly InvoicePayment[] }) {
  const { currency } = useSettings()
  const methodName = useMethodName()
  if (payments.length === 0) return <p className="text-muted">Nothing has come in for it.</p>
  return (
    <DataTable
      caption="Payments"
      rows={payments.map((payment, at) => ({ ...payment, at }))}
      rowKey={({ at }) => String(at)}
      columns={[
        {
          header: 'Reference',
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
