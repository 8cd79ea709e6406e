import type { QueuedDeclaration } from '@hostfront/contract/declarations'
import { formatMoney, toDecimal } from '@hostfront/domain/money/format-money'
import type { Currency } from '@hostfront/domain/money/money'
import { DeclarationBadge } from '../../../parts/declaration-badge.tsx'
import { customerColumn } from '../../../parts/list-table/customer-column.tsx'
import type { ListColumn } from '../../../parts/list-table/list-column.ts'
import { RowLink } from '../../../ui/row-link.tsx'
import { dayWords } from '../../../words/dates.ts'
import { declarationName, declaredFor } from '../../../words/declarations.ts'

/** Of the invoices that one transfer pays; the queue names them all. */
const SHOWN_INVOICES = 2

interface ColumnContext {
  readonly currency: Currency
  readonly methodName: (id: string) => string
}

export const declaredColumns = ({
  currency,
  methodName,
}: ColumnContext): ListColumn<QueuedDeclaration, never>[] => [
  {
    header: 'Transaction reference',
    isName: true,
    csv: ({ declaration }) => declarationName(declaration),
    moreCsv: [{ header: 'Method', csv: ({ declaration }) => methodName(declaration.method) }],
    cell: ({ declaration }) => (
      <div className="min-w-40 [overflow-wrap:anywhere]">
        {declaration.reference ?? 'No reference'}
        <span className="block font-normal text-muted text-sm">
          {methodName(declaration.method)}
        </span>
      </div>
    ),
  },
  customerColumn('Client'),
  {
    header: 'For',
    csv: ({ declaration }) => declaredFor(declaration),
    cell: ({ declaration: { pays } }) => (
      <div className="flex flex-wrap gap-x-3 gap-y-2 figures">
        {pays.length === 0 ? 'Coins' : null}
        {pays.slice(0, SHOWN_INVOICES).map(({ invoiceId, number }) => (
          <span key={invoiceId} className="whitespace-nowrap">
            <RowLink to={`/admin/invoices?search=${encodeURIComponent(number)}`}>{number}</RowLink>
          </span>
        ))}
        {pays.length > SHOWN_INVOICES ? `${pays.length - SHOWN_INVOICES} more` : null}
      </div>
    ),
  },
  {
    header: 'Amount',
    onCard: 'corner',
    isFigure: true,
    csv: ({ declaration }) => Number(toDecimal(declaration.amount)),
    moreCsv: [
      { header: 'Arrived', csv: ({ became }) => became && Number(toDecimal(became.amount)) },
      { header: 'Currency', csv: () => currency },
    ],
    cell: ({ declaration: { amount }, became }) => (
      <div className="whitespace-nowrap">
        {formatMoney(amount, currency)}
        {became && became.amount !== amount ? (
          <span className="block text-muted text-sm">
            {formatMoney(became.amount, currency)} arrived
          </span>
        ) : null}
      </div>
    ),
  },
  {
    header: 'Paid on',
    csv: ({ declaration }) => declaration.paidOn,
    moreCsv: [{ header: 'Declared', csv: ({ declaration }) => declaration.createdAt }],
    cell: ({ declaration }) => (
      <span className="whitespace-nowrap">{dayWords(declaration.paidOn)}</span>
    ),
  },
  {
    header: 'State',
    onCard: 'state',
    csv: ({ declaration }) => declaration.state,
    moreCsv: [
      { header: 'Decided by', csv: ({ decidedBy }) => decidedBy },
      { header: 'Reason', csv: ({ declaration }) => declaration.reason },
    ],
    cell: ({ declaration: { state, reason }, decidedBy }) => (
      <>
        <DeclarationBadge state={state} />
        {reason || decidedBy ? (
          <span className="mt-1 block max-w-72 text-muted text-sm [overflow-wrap:anywhere]">
            {[reason, decidedBy && `By ${decidedBy}.`].filter(Boolean).join(' ')}
          </span>
        ) : null}
      </>
    ),
  },
]
