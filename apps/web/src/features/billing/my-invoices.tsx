import type { Invoice } from '@hostfront/domain/billing/invoice'
import { formatMoney } from '@hostfront/domain/money/format-money'
import { Id } from '@hostfront/domain/record'
import { ReceiptText } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { loadPart } from '../../host/load-part.ts'
import { useSettings } from '../../host/settings.ts'
import { usePages } from '../../host/use-answer.ts'
import { InvoiceBadge } from '../../parts/invoice-badge.tsx'
import { Loaded } from '../../parts/loaded.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { MoreButton } from '../../ui/more-button.tsx'
import { RowLink } from '../../ui/row-link.tsx'
import { formatDay } from '../../words/dates.ts'
import { lineWords } from '../../words/invoice-lines.ts'
import { isOpenInvoice, PayNow } from './pay-now.tsx'

/** Loaded when one is opened. */
const InvoiceDialog = lazy(() =>
  loadPart(async () => ({
    default: (await import('../../parts/invoice-dialog.tsx')).InvoiceDialog,
  })),
)

/** The person's invoices, newest first; `?invoice=<id>` opens one of them. */
export function MyInvoices() {
  const { currency } = useSettings()
  const [search, setSearch] = useSearchParams()
  const opened = Id.safeParse(search.get('invoice')).data
  const invoices = usePages(['billing', 'invoices'], (api, after) =>
    api.billing.invoices({ after }),
  )
  return (
    <>
      <Loaded answer={invoices}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState icon={ReceiptText} title="No invoices yet">
              Every order comes with an invoice. You pay it and look it up again here.
            </EmptyState>
          ) : (
            <>
              <DataTable
                caption="Invoices"
                columns={columns((amount) => formatMoney(amount, currency))}
                rows={rows}
                rowKey={({ id }) => id}
              />
              <MoreButton pages={invoices} />
            </>
          )
        }
      </Loaded>
      {opened ? (
        <Suspense>
          <InvoiceDialog
            id={opened}
            action={(invoice) => <PayNow invoice={invoice} />}
            onClose={() =>
              setSearch({ tab: 'billing' }, { replace: true, preventScrollReset: true })
            }
          />
        </Suspense>
      ) : null}
    </>
  )
}

const columns = (money: (amount: number) => string): Column<Invoice>[] => [
  {
    header: 'Invoice',
    isName: true,
    cell: ({ id, number }) => (
      <RowLink to={`?tab=billing&invoice=${encodeURIComponent(id)}`} preventScrollReset>
        <Whole>{number}</Whole>
      </RowLink>
    ),
  },
  {
    header: 'For',
    cell: ({ lines }) => (
      <span className="block [overflow-wrap:anywhere] @3xl:min-w-40">
        {lineWords(lines[0]?.description ?? '')}
      </span>
    ),
  },
  { header: 'Issued', cell: ({ createdAt }) => <Whole>{formatDay(createdAt)}</Whole> },
  { header: 'Due', cell: ({ dueDate }) => <Whole>{formatDay(dueDate)}</Whole> },
  { header: 'Amount', isFigure: true, cell: ({ total }) => money(total) },
  {
    header: 'Status',
    cell: ({ status }) => <InvoiceBadge status={status} />,
  },
  {
    header: 'Payment',
    isAction: true,
    cell: (invoice) => (isOpenInvoice(invoice) ? <PayNow invoice={invoice} /> : null),
  },
]

/** Stays on one line, however long its neighbour is. */
const Whole = ({ children }: { children: string }) => (
  <span className="whitespace-nowrap">{children}</span>
)
