import { formatMoney } from '@hostfront/domain/money/format-money'
import type { Currency } from '@hostfront/domain/money/money'
import type { MovementAct } from '@hostfront/domain/statements/row-acts'
import { CheckBox } from '../../../ui/check-box.tsx'
import type { Column } from '../../../ui/data-table.tsx'
import { RowButton } from '../../../ui/row-button.tsx'
import { formatDay } from '../../../words/dates.ts'
import { matchWords, rowActWords } from '../../../words/statements.ts'
import { keyOf, type ReviewRow } from './row-calls.ts'
import { actsOf, canApply, isSure } from './use-review.ts'

interface ColumnContext extends RowActions {
  readonly currency: Currency
  readonly ticked: ReadonlySet<string>
  readonly onToggle: (row: ReviewRow) => void
}

interface RowActions {
  readonly onRecord: (row: ReviewRow, act: MovementAct) => void
  /** Looks for the invoice that a row is for. */
  readonly onFind: (row: ReviewRow) => void
  readonly onIgnore: (row: ReviewRow) => void
  readonly onBringBack: (row: ReviewRow) => void
}

export const reviewColumns = ({
  currency,
  ticked,
  onToggle,
  ...actions
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
          {match.invoice.number.split(', ').map((number) => (
            <span key={number} className="block whitespace-nowrap figures">
              {number}
            </span>
          ))}
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
    cell: (row) => <Acts row={row} {...actions} />,
  },
]

/** What is exact is ticked; everything else has its own buttons. What is recorded, and what went out, has none. */
function Acts({ row, onRecord, onFind, onIgnore, onBringBack }: RowActions & { row: ReviewRow }) {
  const { movement, match } = row
  const { label } = movement
  const isOpen = movement.amount > 0 && match.known?.state !== 'applied'
  if (!isOpen) return null
  const own = actsOf(row).filter((act) => act !== 'apply')
  const isPaying = !movement.isReversal && !isSure(row)
  return (
    <div className="flex flex-wrap gap-2">
      {own.map((act) => (
        <RowButton
          key={act}
          action={rowActWords(act, match.invoice?.total ?? 0)}
          row={label}
          onClick={() => onRecord(row, act)}
        />
      ))}
      {isPaying ? (
        <RowButton
          action={match.invoice ? 'Other invoice' : 'Find invoice'}
          row={label}
          look={match.invoice ? 'quiet' : 'secondary'}
          onClick={() => onFind(row)}
        />
      ) : null}
      {match.known === null ? (
        <RowButton action="Set aside" row={label} look="quiet" onClick={() => onIgnore(row)} />
      ) : null}
      {match.known?.state === 'ignored' ? (
        <RowButton action="Bring back" row={label} onClick={() => onBringBack(row)} />
      ) : null}
    </div>
  )
}
