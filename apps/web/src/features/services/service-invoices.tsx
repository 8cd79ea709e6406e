import type { Invoice } from '@hostfront/domain/billing/invoice'
import { isPayable } from '@hostfront/domain/billing/payable'
import { formatMoney } from '@hostfront/domain/money/format-money'
import type { ReactNode } from 'react'
import { useSettings } from '../../host/settings.ts'
import { InvoiceBadge } from '../../parts/invoice-badge.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { Panel } from '../../ui/panel.tsx'
import { RowLink } from '../../ui/row-link.tsx'
import { formatDay } from '../../words/dates.ts'
import { lineWords } from '../../words/invoice-lines.ts'

interface ServiceInvoicesProps {
  invoices: readonly Invoice[]
  /** The state of one, as whoever looks at it sees it. */
  stateOf?: (invoice: Invoice) => ReactNode
  /** Where one of them is shown whole. */
  pathOf: (invoice: Invoice) => string
  /** What can be done with one; no column without it. */
  action?: (invoice: Invoice) => ReactNode
}

const DUE: Column<Invoice> = {
  header: 'Due',
  cell: (invoice) => (isPayable(invoice) ? formatDay(invoice.dueDate) : null),
}

/** What was billed for a service. */
export function ServiceInvoices({
  invoices,
  stateOf = (invoice) => <InvoiceBadge invoice={invoice} />,
  pathOf,
  action,
}: ServiceInvoicesProps) {
  const { currency } = useSettings()
  const columns: Column<Invoice>[] = [
    {
      header: 'Invoice',
      isName: true,
      cell: (invoice) => (
        <div className="[overflow-wrap:anywhere]">
          <RowLink to={pathOf(invoice)}>{invoice.number}</RowLink>
          <span className="block text-muted text-sm">
            {lineWords(invoice.lines[0]?.description ?? '')}
          </span>
        </div>
      ),
    },
    // Once all are paid nobody asks.
    ...(invoices.some(isPayable) ? [DUE] : []),
    {
      header: 'Status',
      onCard: 'state',
      cell: (invoice) => (
        <>
          {stateOf(invoice)}
          {invoice.status === 'paid' && invoice.paidAt ? (
            <span className="ms-2 inline-block align-middle text-muted text-sm">
              {formatDay(invoice.paidAt)}
            </span>
          ) : null}
        </>
      ),
    },
    {
      header: 'Amount',
      isFigure: true,
      onCard: 'corner',
      cell: ({ total }) => formatMoney(total, currency),
    },
    ...(action ? [{ header: 'Actions', isAction: true, cell: action }] : []),
  ]
  return (
    <Panel title="Invoices">
      {invoices.length === 0 ? (
        <p className="text-muted">It has no invoices.</p>
      ) : (
        <DataTable caption="Invoices" columns={columns} rows={invoices} rowKey={({ id }) => id} />
      )}
    </Panel>
  )
}
