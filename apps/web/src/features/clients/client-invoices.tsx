import type { Invoice } from '@hostfront/domain/billing/invoice'
import { formatMoney } from '@hostfront/domain/money/format-money'
import type { Currency } from '@hostfront/domain/money/money'
import { ReceiptText } from 'lucide-react'
import { useSettings } from '../../host/settings.ts'
import { usePages } from '../../host/use-answer.ts'
import { InvoiceBadge } from '../../parts/invoice-badge.tsx'
import { useMethodName } from '../../parts/use-method-name.ts'
import type { Column } from '../../ui/data-table.tsx'
import { RowLink } from '../../ui/row-link.tsx'
import { formatDay } from '../../words/dates.ts'
import { lineWords } from '../../words/invoice-lines.ts'
import { invoiceRecordPath } from '../../words/record-paths.ts'
import { ClientTable, Moment } from './client-table.tsx'

const EMPTY = {
  icon: ReceiptText,
  title: 'No invoices',
  line: 'Orders and renewals make invoices.',
}

export function ClientInvoices({ userId }: { userId: string }) {
  const { currency } = useSettings()
  const pages = usePages(['clients', userId, 'invoices'], async (api, after) => {
    const { items, next } = await api.billing.allInvoices({ userId, after })
    return { items: items.map(({ invoice }) => invoice), next }
  })
  return (
    <ClientTable
      caption="Invoices"
      pages={pages}
      columns={columns(currency, useMethodName())}
      rowKey={({ id }) => id}
      empty={EMPTY}
    />
  )
}

const columns = (currency: Currency, methodName: (id: string) => string): Column<Invoice>[] => [
  {
    header: 'Number',
    isName: true,
    cell: ({ id, number, lines }) => (
      <div className="[overflow-wrap:anywhere] @min-[58rem]:min-w-80">
        <RowLink to={invoiceRecordPath(id)}>{number}</RowLink>
        <span className="block text-muted text-sm">{lineWords(lines[0]?.description ?? '')}</span>
      </div>
    ),
  },
  {
    header: 'Status',
    onCard: 'state',
    cell: (invoice) => <InvoiceBadge invoice={invoice} />,
  },
  { header: 'Pay with', cell: ({ paymentMethod }) => methodName(paymentMethod) },
  {
    header: 'Due',
    cell: ({ dueDate }) => <Moment at={dueDate}>{formatDay(dueDate)}</Moment>,
  },
  {
    header: 'Paid',
    cell: ({ paidAt }) => (paidAt ? <Moment at={paidAt}>{formatDay(paidAt)}</Moment> : '–'),
  },
  {
    header: 'Total',
    onCard: 'corner',
    isFigure: true,
    cell: ({ total }) => formatMoney(total, currency),
  },
]
