import type { BilledInvoice } from '@hostfront/contract/billing'
import { creditable } from '@hostfront/domain/billing/credit'
import type { Invoice } from '@hostfront/domain/billing/invoice'
import { isPayable } from '@hostfront/domain/billing/payable'
import { formatMoney, toDecimal } from '@hostfront/domain/money/format-money'
import type { Currency } from '@hostfront/domain/money/money'
import { disputeAmong } from '@hostfront/domain/payments/disputed'
import { isPaidInPart } from '@hostfront/domain/payments/settle'
import { owedOf } from '@hostfront/domain/payments/settled'
import { DisputeBadge } from '../../../parts/dispute-badge.tsx'
import { InvoiceBadge } from '../../../parts/invoice-badge.tsx'
import type { CsvColumn } from '../../../parts/list-table/csv.ts'
import { customerColumn } from '../../../parts/list-table/customer-column.tsx'
import type { ListColumn } from '../../../parts/list-table/list-column.ts'
import { RefundButton } from '../../../parts/refund-button.tsx'
import { isSoon, SoonDay } from '../../../parts/soon-day.tsx'
import { ToCheckBadge } from '../../../parts/to-check-badge.tsx'
import { LinkButton } from '../../../ui/button.tsx'
import { RowButton } from '../../../ui/row-button.tsx'
import { RowLink } from '../../../ui/row-link.tsx'
import { referencesOf } from '../../../words/billing.ts'
import { formatDay } from '../../../words/dates.ts'
import { PAYMENT_TO_CHECK } from '../../../words/declarations.ts'
import { lineWords } from '../../../words/invoice-lines.ts'
import { invoiceRecordPath } from '../../../words/record-paths.ts'

type InvoiceColumn = ListColumn<BilledInvoice, 'text' | 'total' | 'dueDate' | 'status'>

interface ColumnContext {
  readonly currency: Currency
  readonly methodName: (id: string) => string
  readonly now: number
  readonly onRecord: (invoice: Invoice) => void
}

export const invoiceColumns = ({
  currency,
  methodName,
  now,
  onRecord,
}: ColumnContext): InvoiceColumn[] => [
  {
    header: 'Invoice',
    isName: true,
    sortBy: 'text',
    csv: ({ invoice }) => invoice.number,
    moreCsv: [
      { header: 'For', csv: ({ invoice }) => whatFor(invoice) },
      { header: 'Issued', csv: ({ invoice }) => invoice.createdAt },
    ],
    cell: ({ invoice }) => (
      <div className="min-w-40 @5xl:min-w-80 [overflow-wrap:anywhere]">
        <RowLink to={invoiceRecordPath(invoice.id)}>{invoice.number}</RowLink>{' '}
        <span className="ms-1 whitespace-nowrap text-muted text-sm">
          {formatDay(invoice.createdAt)}
        </span>
        <span className="block text-muted text-sm">{lineWords(whatFor(invoice))}</span>
      </div>
    ),
  },
  customerColumn('Client'),
  {
    header: 'Total',
    onCard: 'corner',
    isFigure: true,
    sortBy: 'total',
    csv: ({ invoice }) => Number(toDecimal(invoice.total)),
    moreCsv: [
      { header: 'To pay', csv: ({ invoice }) => Number(toDecimal(owedOf(invoice))) },
      { header: 'Currency', csv: () => currency },
      ...TAX_COLUMNS,
      { header: 'Payment method', csv: ({ invoice }) => methodName(invoice.paymentMethod) },
    ],
    cell: ({ invoice }) => (
      <div className="@5xl:min-w-22">
        <span className="whitespace-nowrap">{formatMoney(invoice.total, currency)}</span>
        <span className="block text-muted text-sm">{methodName(invoice.paymentMethod)}</span>
        {isPaidInPart(invoice) ? (
          <span className="block text-due text-sm">
            {formatMoney(owedOf(invoice), currency)} to pay
          </span>
        ) : null}
      </div>
    ),
  },
  {
    header: 'Due',
    isMinor: true,
    sortBy: 'dueDate',
    csv: ({ invoice }) => invoice.dueDate,
    // Once it is paid nobody asks.
    cell: ({ invoice }) => (isPayable(invoice) ? <SoonDay at={invoice.dueDate} now={now} /> : null),
  },
  {
    header: 'Status',
    onCard: 'state',
    sortBy: 'status',
    csv: ({ invoice }) => invoice.status,
    moreCsv: [
      { header: 'Paid', csv: ({ invoice }) => invoice.paidAt },
      { header: 'Credited', csv: ({ invoice }) => Number(toDecimal(invoice.credited)) },
      { header: PAYMENT_TO_CHECK, csv: ({ isDeclared }) => (isDeclared ? 'yes' : 'no') },
      { header: 'Dispute', csv: ({ payments }) => disputeAmong(payments) },
      { header: 'Transaction reference', csv: ({ payments }) => referencesOf(payments) || null },
    ],
    cell: (row) => <InvoiceState {...row} currency={currency} now={now} />,
  },
  {
    header: 'Actions',
    isAction: true,
    cell: ({ invoice, isDeclared }) =>
      isDeclared ? (
        // What was told of is not recorded beside it.
        <LinkButton
          to="/admin/transactions"
          look="accent"
          size="small"
          aria-label={`Check payment of ${invoice.number}`}
        >
          Check payment
        </LinkButton>
      ) : isPayable(invoice) ? (
        <RowButton
          isMain
          action="Record payment"
          letter="P"
          row={invoice.number}
          onClick={() => onRecord(invoice)}
        />
      ) : creditable(invoice) > 0 ? (
        <RefundButton isInMenu id={invoice.id} row={invoice.number} />
      ) : null,
  },
]

/** What an accountant asks of an invoice. A rate that was not written down at the time is left empty. */
const TAX_COLUMNS: readonly CsvColumn<BilledInvoice>[] = [
  { header: 'Subtotal', csv: ({ invoice }) => Number(toDecimal(invoice.subtotal)) },
  { header: 'Tax', csv: ({ invoice }) => Number(toDecimal(invoice.tax)) },
  { header: 'Tax name', csv: ({ invoice }) => (invoice.tax > 0 ? invoice.taxName : null) },
  {
    header: 'Tax rate %',
    csv: ({ invoice: { taxBasisPoints } }) =>
      taxBasisPoints === null ? null : taxBasisPoints / 100,
  },
  { header: 'Country', csv: ({ invoice }) => invoice.buyer.country },
  { header: 'Company', csv: ({ invoice }) => invoice.buyer.company },
  { header: 'Tax ID', csv: ({ invoice }) => invoice.buyer.taxId },
]

const whatFor = ({ lines }: Invoice): string =>
  lines.map(({ description }) => description).join(', ')

function InvoiceState({
  invoice,
  payments,
  isDeclared,
  currency,
  now,
}: BilledInvoice & { currency: Currency; now: number }) {
  const { status, paidAt, credited, dueDate } = invoice
  return (
    <>
      {isDeclared ? <ToCheckBadge /> : null}{' '}
      {isDeclared && status === 'unpaid' ? null : <InvoiceBadge invoice={invoice} />}{' '}
      <DisputeBadge payments={payments} />
      {isPayable({ status }) ? (
        // A card has no column for it.
        <span
          className={`ms-1 align-middle text-sm @xl:hidden ${isSoon(dueDate, now) ? 'text-bad' : 'text-muted'}`}
        >
          Due {formatDay(dueDate)}
        </span>
      ) : null}
      {paidAt ? (
        <span className="mt-1 align-middle text-muted text-sm @xl:block @max-xl:ms-1">
          {formatDay(paidAt)}
        </span>
      ) : null}
      {status === 'paid' && credited > 0 ? (
        <span className="mt-1 block text-muted text-sm">
          {formatMoney(credited, currency)} credited
        </span>
      ) : null}
    </>
  )
}
