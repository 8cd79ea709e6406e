import { formatMoney } from '@hostfront/domain/money/format-money'
import type { MovementAct } from '@hostfront/domain/statements/row-acts'
import { useState } from 'react'
import { useSettings } from '../../../host/settings.ts'
import { BusyButton } from '../../../ui/busy-button.tsx'
import { Button } from '../../../ui/button.tsx'
import { DataTable } from '../../../ui/data-table.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { toast } from '../../../ui/toast.ts'
import { explain } from '../../../words/explain.ts'
import { RECORDED_BEFORE, ROW_ACT_DONE } from '../../../words/statements.ts'
import { FindInvoice } from './find-invoice.tsx'
import { reviewColumns } from './review-columns.tsx'
import { keyOf, type ReviewRow } from './row-calls.ts'
import { isSure, type Review } from './use-review.ts'

interface StatementReviewProps {
  review: Review
  rows: readonly ReviewRow[]
  /** What else is to be known of the file; null: nothing. */
  note: string | null
  onClose: () => void
}

/** More of a kind than are looked through at once. */
const MOST_SHOWN = 200

/** The one look before anything is recorded: what is sure, what is suggested, and what is left to people. */
export function StatementReview({ review, rows, note, onClose }: StatementReviewProps) {
  const { currency } = useSettings()
  const [problem, setProblem] = useState<string | null>(null)
  const chosen = rows.filter((row) => review.ticked.has(keyOf(row)))
  const sum = chosen.reduce((total, { movement }) => total + movement.amount, 0)
  const count = chosen.length === 1 ? '1 row' : `${chosen.length} rows`
  const [sought, setSought] = useState<ReviewRow | null>(null)
  const [isActing, setIsActing] = useState(false)
  const isBusy = review.progress !== null

  /** One after the other, so that no press counts twice. */
  function attempt(work: () => Promise<unknown>): void {
    if (isActing) return
    setIsActing(true)
    setProblem(null)
    work()
      .catch((error: unknown) => setProblem(explain(error, currency)))
      .finally(() => setIsActing(false))
  }

  const record = (row: ReviewRow, invoiceId: string | null, act: MovementAct) =>
    attempt(async () => {
      if (invoiceId === null) return
      const isNew = await review.record(row, { invoiceId, act })
      setSought(null)
      void toast(isNew ? ROW_ACT_DONE[act] : RECORDED_BEFORE)
    })

  if (sought) {
    return (
      <>
        <FindInvoice
          row={sought}
          isBusy={isActing}
          onRecord={(invoiceId, act) => record(sought, invoiceId, act)}
          onBack={() => setSought(null)}
        />
        {problem ? <FormError>{problem}</FormError> : null}
      </>
    )
  }

  const columns = reviewColumns({
    currency,
    ticked: review.ticked,
    onToggle: review.toggle,
    onRecord: (row, act) => record(row, row.match.invoiceId, act),
    onFind: setSought,
    onIgnore: (row) => attempt(() => review.ignore(row)),
    onBringBack: (row) => attempt(() => review.bringBack(row)),
  })
  return (
    // What is pressed while the file is matched again would not be heard.
    // biome-ignore lint/a11y/useSemanticElements: a disabled fieldset takes the focus from the button that was pressed.
    <div
      role="group"
      aria-label="Rows of the file"
      aria-busy={isActing}
      aria-disabled={isActing}
      className={`flex flex-col gap-6 ${isActing ? 'opacity-60' : ''}`}
    >
      {note ? <p className="text-warn">{note}</p> : null}
      <p role="status" className="figures">
        {outcomeOf(review, rows)}
      </p>
      {partsOf(rows).map(({ title, lead, part }) => (
        <section key={title} aria-label={title} className="flex flex-col gap-2">
          <h3 className="font-semibold">
            {title} <span className="font-normal text-muted figures">{part.length}</span>
          </h3>
          <p className="text-muted text-sm">{lead}</p>
          <DataTable
            caption={title}
            columns={columns}
            rows={part.slice(0, MOST_SHOWN)}
            rowKey={keyOf}
          />
          {part.length > MOST_SHOWN ? (
            <p className="text-muted text-sm">
              {part.length - MOST_SHOWN} more follow when these are done with.
            </p>
          ) : null}
        </section>
      ))}
      {review.failures.length > 0 ? (
        <FormError>
          <ul className="flex flex-col gap-1">
            {review.failures.map(({ row, error }) => (
              <li key={keyOf(row)} className="[overflow-wrap:anywhere]">
                {row.movement.label}: {explain(error, currency)}
              </li>
            ))}
          </ul>
        </FormError>
      ) : null}
      {problem ? <FormError>{problem}</FormError> : null}
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="quiet" onClick={onClose}>
          Close
        </Button>
        {chosen.length > 0 || isBusy ? (
          <BusyButton isBusy={isBusy} onClick={() => attempt(review.apply)}>
            Apply {count}, {formatMoney(sum, currency)}
          </BusyButton>
        ) : null}
      </div>
    </div>
  )
}

function outcomeOf({ progress, applied }: Review, rows: readonly ReviewRow[]): string {
  if (progress !== null) return `${progress} applied so far`
  const known = rows.filter(({ match }) => match.known?.state === 'applied').length
  if (applied !== null) return `${applied} applied. ${known} of ${rows.length} rows are recorded.`
  const isAllKnown = rows.every(
    ({ match, movement }) => match.known !== null || movement.amount < 0,
  )
  if (isAllKnown) return 'Every row of this file is known already. Nothing is left to apply.'
  return `${rows.length} rows read, ${known} of them recorded before.`
}

/** The rows in the order in which they are looked at; what there is none of is left out. */
function partsOf(rows: readonly ReviewRow[]) {
  const fresh = rows.filter(({ match }) => match.known === null)
  const parts = [
    {
      title: 'Sure',
      lead: 'They name an open invoice or a declared payment, and are exactly its amount.',
      part: fresh.filter(isSure),
    },
    {
      title: 'Suggested',
      lead: 'Look at each before you tick it. What is not exact has buttons of its own.',
      part: fresh.filter((row) => row.match.band === 'suggested'),
    },
    {
      title: 'By hand',
      lead: 'No invoice fits these rows. Find the one they are for, or set them aside.',
      part: fresh.filter(({ match, movement }) => match.band === 'none' && movement.amount > 0),
    },
    {
      title: 'Known already',
      lead: 'You have dealt with them before.',
      part: rows.filter(({ match }) => match.known !== null),
    },
    {
      title: 'Money that went out',
      lead: 'It pays no invoice.',
      part: fresh.filter(({ movement }) => movement.amount < 0),
    },
  ]
  return parts.filter(({ part }) => part.length > 0)
}
