import type { CreditNote } from '@hostfront/domain/billing/credit-note'
import { formatMoney } from '@hostfront/domain/money/format-money'
import { Id } from '@hostfront/domain/record'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { loadPart } from '../../host/load-part.ts'
import { useSettings } from '../../host/settings.ts'
import { usePages } from '../../host/use-answer.ts'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { MoreButton } from '../../ui/more-button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { RowLink } from '../../ui/row-link.tsx'
import { formatDay } from '../../words/dates.ts'

/** Loaded when one is opened. */
const CreditNoteDialog = lazy(() =>
  loadPart(async () => ({
    default: (await import('../../parts/credit-note-dialog.tsx')).CreditNoteDialog,
  })),
)

/** The person's credit notes, newest first; `?note=<id>` opens one of them. Nothing where there are none. */
export function MyCreditNotes() {
  const { currency } = useSettings()
  const [search, setSearch] = useSearchParams()
  const opened = Id.safeParse(search.get('note')).data
  const notes = usePages(['creditNotes', 'mine'], (api, after) => api.creditNotes.mine({ after }))
  return (
    <>
      {notes.data && notes.data.length > 0 ? (
        <Panel title="Credit notes">
          <DataTable
            caption="Credit notes"
            columns={columns((amount) => formatMoney(amount, currency))}
            rows={notes.data}
            rowKey={({ id }) => id}
          />
          <MoreButton pages={notes} />
        </Panel>
      ) : null}
      {opened ? (
        <Suspense>
          <CreditNoteDialog
            id={opened}
            onClose={() =>
              setSearch({ tab: 'billing' }, { replace: true, preventScrollReset: true })
            }
          />
        </Suspense>
      ) : null}
    </>
  )
}

const columns = (money: (amount: number) => string): Column<CreditNote>[] => [
  {
    header: 'Credit note',
    isName: true,
    cell: ({ id, number }) => (
      <RowLink to={`?tab=billing&note=${encodeURIComponent(id)}`} preventScrollReset>
        <span className="whitespace-nowrap">{number}</span>
      </RowLink>
    ),
  },
  {
    header: 'Invoice',
    cell: ({ invoiceId, invoiceNumber }) => (
      <RowLink to={`?tab=billing&invoice=${encodeURIComponent(invoiceId)}`} preventScrollReset>
        <span className="whitespace-nowrap">{invoiceNumber}</span>
      </RowLink>
    ),
  },
  {
    header: 'Reason',
    cell: ({ reason }) => (
      <span className="block [overflow-wrap:anywhere] @3xl:min-w-40">{reason}</span>
    ),
  },
  {
    header: 'Issued',
    cell: ({ createdAt }) => <span className="whitespace-nowrap">{formatDay(createdAt)}</span>,
  },
  { header: 'Amount', isFigure: true, cell: ({ total }) => money(total) },
]
