import type { CreditNote } from '@hostfront/domain/billing/credit-note'
import { formatMoney, toDecimal } from '@hostfront/domain/money/format-money'
import type { Currency } from '@hostfront/domain/money/money'
import { customerColumn } from '../../../parts/list-table/customer-column.tsx'
import type { ListColumn } from '../../../parts/list-table/list-column.ts'
import { RowLink } from '../../../ui/row-link.tsx'
import { formatDay } from '../../../words/dates.ts'
import { invoiceRecordPath } from '../../../words/record-paths.ts'
import { CREDIT_NOTE_TARGET_NAMES } from '../../../words/refunds.ts'

export interface NoteRow {
  readonly note: CreditNote
  readonly customer: { readonly id: string; readonly name: string; readonly email: string }
}

interface ColumnContext {
  readonly currency: Currency
  /** Where a press on its number leads. */
  readonly addressOf: (id: string) => string
  /** Of the list, which knows its way back by it. */
  readonly state: unknown
}

export const creditNoteColumns = ({
  currency,
  addressOf,
  state,
}: ColumnContext): ListColumn<NoteRow, never>[] => [
  {
    header: 'Credit note',
    isName: true,
    csv: ({ note }) => note.number,
    cell: ({ note }) => (
      <RowLink isRecord to={addressOf(note.id)} state={state} preventScrollReset>
        <span className="whitespace-nowrap figures">{note.number}</span>
      </RowLink>
    ),
  },
  customerColumn('Client'),
  {
    header: 'Invoice',
    csv: ({ note }) => note.invoiceNumber,
    cell: ({ note }) => (
      <RowLink to={invoiceRecordPath(note.invoiceId)}>
        <span className="whitespace-nowrap figures">{note.invoiceNumber}</span>
      </RowLink>
    ),
  },
  {
    header: 'Reason',
    csv: ({ note }) => note.reason,
    cell: ({ note }) => (
      <span className="line-clamp-2 [overflow-wrap:anywhere] @3xl:min-w-40">{note.reason}</span>
    ),
  },
  {
    header: 'Amount',
    onCard: 'corner',
    isFigure: true,
    csv: ({ note }) => Number(toDecimal(note.total)),
    moreCsv: [
      { header: 'Subtotal', csv: ({ note }) => Number(toDecimal(note.subtotal)) },
      { header: 'Tax', csv: ({ note }) => Number(toDecimal(note.tax)) },
      { header: 'Currency', csv: () => currency },
    ],
    cell: ({ note: { total, tax } }) => (
      <div className="whitespace-nowrap">
        {formatMoney(total, currency)}
        {tax > 0 ? (
          <span className="block text-muted text-sm">{formatMoney(tax, currency)} tax</span>
        ) : null}
      </div>
    ),
  },
  {
    header: 'Goes back',
    csv: ({ note }) => note.target,
    cell: ({ note }) => (
      <span className="whitespace-nowrap">{CREDIT_NOTE_TARGET_NAMES[note.target]}</span>
    ),
  },
  {
    header: 'Issued',
    csv: ({ note }) => note.createdAt,
    cell: ({ note }) => <span className="whitespace-nowrap">{formatDay(note.createdAt)}</span>,
  },
]
