import { formatMoney } from '@hostfront/domain/money/format-money'
import type { Currency } from '@hostfront/domain/money/money'
import { CheckBox } from '../../../ui/check-box.tsx'
import type { Column } from '../../../ui/data-table.tsx'
import { RowButton } from '../../../ui/row-button.tsx'
import { formatDay } from '../../../words/dates.ts'
import { matchWords } from '../../../words/statements.ts'
import { canApply, keyOf, type ReviewRow } from './use-review.ts'

interface ColumnContext {
  readonly currency: Currency
  readonly ticked: ReadonlySet<string>
  readonly onToggle: (row: ReviewRow) => void
  readonly onIgnore: (row: ReviewRow) => void
}

export const reviewColumns = ({
  currency,
  ticked,
  onToggle,
  onIgnore,
}: ColumnContext): Column<ReviewRow>[] => [
  {
    header: 'Row',
    isName: true,
    cell: (row) => (
      <div className="flex items-start gap-2">
        {canApply(row) ? (
          <CheckBox
            label={`Apply ${row.movement.label}`}
            isChecked={ticked.has(keyOf(row))}
            onToggle={() => onToggle(row)}
          />
        ) : null}
        <span className="min-w-40 [overflow-wrap:anywhere]">
          {row.movement.label || 'Without a label'}
          <span className="block font-normal text-muted text-sm">
            {[formatDay(`${row.movement.date}T12:00:00.000Z`), row.movement.sender]
              .filter(Boolean)
              .join(', ')}
          </span>
        </span>
      </div>
    ),
  },
  {
    header: 'Amount',
    isFigure: true,
    cell: ({ movement }) => (
      <span className="whitespace-nowrap">{formatMoney(movement.amount, currency)}</span>
    ),
  },
  {
    header: 'Invoice',
    cell: ({ match }) =>
      match.invoice ? (
        <span className="[overflow-wrap:anywhere]">
          <span className="figures">{match.invoice.number}</span>
          <span className="block text-muted text-sm">{match.invoice.name}</span>
        </span>
      ) : null,
  },
  {
    header: 'Why',
    cell: (row) => (
      <span className="block min-w-40 text-sm">
        {matchWords(row.match, (amount) => formatMoney(amount, currency), formatDay)}
      </span>
    ),
  },
  {
    header: 'Actions',
    isAction: true,
    cell: (row) =>
      row.movement.amount > 0 && row.match.known === null ? (
        <RowButton action="Set aside" row={row.movement.label} onClick={() => onIgnore(row)} />
      ) : null,
  },
]
