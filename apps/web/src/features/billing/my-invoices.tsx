import type { Invoice } from '@hostfront/domain/billing/invoice'
import { isOpenInvoice } from '@hostfront/domain/billing/payable'
import { formatMoney } from '@hostfront/domain/money/format-money'
import { isPaidInPart } from '@hostfront/domain/payments/settle'
import { owedOf } from '@hostfront/domain/payments/settled'
import { Id } from '@hostfront/domain/record'
import { ReceiptText } from 'lucide-react'
import { lazy, type ReactNode, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { loadPart } from '../../host/load-part.ts'
import { useSettings } from '../../host/settings.ts'
import { useAnswer, usePages } from '../../host/use-answer.ts'
import { CardUnit } from '../../parts/card-unit.tsx'
import { DownloadRowInvoice } from '../../parts/download-pdf.tsx'
import { Loaded } from '../../parts/loaded.tsx'
import { SoonDay } from '../../parts/soon-day.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { MoreButton } from '../../ui/more-button.tsx'
import { RowLink } from '../../ui/row-link.tsx'
import { useNow } from '../../ui/use-now.ts'
import { REFUND_ON_ITS_WAY } from '../../words/billing.ts'
import { formatDay } from '../../words/dates.ts'
import { lineWords } from '../../words/invoice-lines.ts'
import { IHavePaid } from './i-have-paid.tsx'
import { CheckingBadge, MyInvoiceBadge } from './my-invoice-badge.tsx'
import { openFirst } from './open-first.ts'
import { PayNow } from './pay-now.tsx'
import { useIsDeclaredOf } from './use-my-declarations.ts'

/** Loaded when one is opened. */
const InvoiceDialog = lazy(() =>
  loadPart(async () => ({
    default: (await import('../../parts/invoice-dialog.tsx')).InvoiceDialog,
  })),
)

/** The person's invoices, those to pay first and then the newest; `?invoice=<id>` opens one of them. */
export function MyInvoices() {
  const { currency } = useSettings()
  const [search, setSearch] = useSearchParams()
  const opened = Id.safeParse(search.get('invoice')).data
  const invoices = usePages(['billing', 'invoices'], (api, after) =>
    api.billing.invoices({ after }),
  )
  const refunds = useAnswer(['refunds', 'mine'], (api) => api.refunds.mine({ limit: 200 }))
  const isDeclared = useIsDeclaredOf()
  const now = useNow()
  const onItsWay = new Set(
    refunds.data?.items
      .filter(({ state }) => state === 'to-send')
      .map(({ invoiceId }) => invoiceId),
  )
  return (
    <>
      <Loaded answer={invoices} shape="rows">
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState icon={ReceiptText} title="No invoices yet">
              Every order comes with an invoice. You pay and download it here.
            </EmptyState>
          ) : (
            <>
              <DataTable
                caption="Invoices"
                columns={columns((amount) => formatMoney(amount, currency), {
                  onItsWay,
                  isDeclared,
                  isDue: rows.some((invoice) => isAskedFor(invoice, isDeclared)),
                  now,
                })}
                rows={openFirst(rows)}
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
            action={(invoice) => (
              <>
                {isAskedFor(invoice, isDeclared) ? <IHavePaid invoice={invoice} /> : null}
                <PayNow invoice={invoice} isCheckingSaid />
              </>
            )}
            state={(invoice) =>
              isOpenInvoice(invoice) && isDeclared(invoice.id) ? <CheckingBadge /> : null
            }
            onClose={() =>
              setSearch({ tab: 'billing' }, { replace: true, preventScrollReset: true })
            }
          />
        </Suspense>
      ) : null}
    </>
  )
}

interface Known {
  /** The ids of those whose money comes back. */
  readonly onItsWay: ReadonlySet<string | null>
  /** Whether its customer has told of a payment that is not checked yet. */
  readonly isDeclared: (invoiceId: string) => boolean
  /** One of them at least is still to be paid. */
  readonly isDue: boolean
  readonly now: number
}

/** Once it is paid, or said to be, nobody asks. */
const isAskedFor = (invoice: Invoice, isDeclared: Known['isDeclared']): boolean =>
  isOpenInvoice(invoice) && !isDeclared(invoice.id)

const columns = (money: (amount: number) => string, known: Known): Column<Invoice>[] => [
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
    isText: true,
    cell: ({ lines }) => (
      <span className="block [overflow-wrap:anywhere] @3xl:min-w-40">
        {lineWords(lines[0]?.description ?? '')}
      </span>
    ),
  },
  {
    header: 'Issued',
    isMinor: true,
    cell: ({ createdAt }) => <Whole>{formatDay(createdAt)}</Whole>,
  },
  dateColumn(known),
  {
    header: 'Amount',
    onCard: 'corner',
    isFigure: true,
    cell: (invoice) => (
      <>
        <span className="@max-xl:font-semibold">{money(invoice.total)}</span>
        {isPaidInPart(invoice) ? (
          <span className="block text-muted text-sm">
            <Whole>{`${money(invoice.paid)} of ${money(invoice.total)} paid,`}</Whole>{' '}
            <Whole>{`${money(owedOf(invoice))} to pay`}</Whole>
          </span>
        ) : null}
      </>
    ),
  },
  {
    header: 'Status',
    onCard: 'half',
    cell: (invoice) => {
      const { id, status, credited } = invoice
      return (
        <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-0.5 @5xl:flex-nowrap @5xl:whitespace-nowrap">
          <MyInvoiceBadge invoice={invoice} isOnItsWay={known.onItsWay.has(id)} />
          {status === 'paid' && credited > 0 ? <Beside>{money(credited)} credited</Beside> : null}
          {status !== 'refunded' && known.onItsWay.has(id) ? (
            <Beside>{REFUND_ON_ITS_WAY}</Beside>
          ) : null}
        </span>
      )
    },
  },
  {
    header: 'Actions',
    isAction: true,
    cell: (invoice) =>
      isAskedFor(invoice, known.isDeclared) ? (
        <div className="flex flex-wrap items-center gap-2 @max-xl:pt-2 @max-xl:*:basis-full @5xl:flex-nowrap">
          <PayNow invoice={invoice} />
          <IHavePaid invoice={invoice} isAside />
        </div>
      ) : (
        <DownloadRowInvoice invoice={invoice} />
      ),
  },
]

const dateColumn = ({ isDue, isDeclared, now }: Known): Column<Invoice> => ({
  header: isDue ? 'Due or paid' : 'Paid on',
  onCard: 'half',
  cell: (invoice) => {
    const { status, dueDate, paidAt } = invoice
    if (isAskedFor(invoice, isDeclared)) {
      return (
        <>
          <CardUnit>Due </CardUnit>
          <SoonDay at={dueDate} now={now} />
        </>
      )
    }
    return status === 'paid' && paidAt ? (
      <span className="text-muted">
        <Whole>{formatDay(paidAt)}</Whole>
      </span>
    ) : null
  },
})

const Beside = ({ children }: { children: ReactNode }) => (
  <span className="text-muted text-sm">{children}</span>
)

/** Stays on one line, however long its neighbour is. */
const Whole = ({ children }: { children: string }) => (
  <span className="whitespace-nowrap">{children}</span>
)
