import { CreditNoteTarget } from '@hostfront/domain/billing/credit-note'
import { Id } from '@hostfront/domain/record'
import { FileMinus } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { loadPart } from '../../../host/load-part.ts'
import { useSettings } from '../../../host/settings.ts'
import { ClientFilter } from '../../../parts/list-table/client-filter.tsx'
import { dayBounds } from '../../../parts/list-table/day-bounds.ts'
import { DayFilters } from '../../../parts/list-table/day-filters.tsx'
import { ListTable } from '../../../parts/list-table/list-table.tsx'
import { DAY_FILTERS } from '../../../parts/list-table/money-filters.ts'
import { StateTabs } from '../../../parts/list-table/state-tabs.tsx'
import { TotalLine } from '../../../parts/list-table/total-line.tsx'
import { useList } from '../../../parts/list-table/use-list.ts'
import { useListState } from '../../../parts/list-table/use-list-state.ts'
import { useTotals } from '../../../parts/list-table/use-totals.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { CREDIT_NOTE_TARGET_NAMES } from '../../../words/refunds.ts'
import { creditNoteColumns, type NoteRow } from './credit-note-columns.tsx'

/** Loaded when one is opened. */
const CreditNoteDialog = lazy(() =>
  loadPart(async () => ({
    default: (await import('../../../parts/credit-note-dialog.tsx')).CreditNoteDialog,
  })),
)

const TARGETS = [
  { id: undefined, label: 'All' },
  ...CreditNoteTarget.options.map((id) => ({ id, label: CREDIT_NOTE_TARGET_NAMES[id] })),
]

const rowKey = ({ note }: NoteRow): string => note.id

/** Every credit note with what the chosen ones add up to; `&note=<id>` opens one of them. */
export function CreditNoteList() {
  const { currency } = useSettings()
  const { opened, addressOf, state, close } = useOpenedNote()
  const list = useListState({
    sorts: [],
    filters: { target: CreditNoteTarget.options, userId: Id, ...DAY_FILTERS },
    tabs: ['target'],
  })
  const { target } = list.view.filters
  const totals = useTotals(['creditNotes', 'totals'], list.view, (api, asked) =>
    api.creditNotes.totals(asked),
  )
  const answer = useList(['creditNotes', 'list'], list, (api, { from, to, ...query }) =>
    api.creditNotes.list({ ...query, ...dayBounds(from, to) }),
  )
  return (
    <>
      <ListTable
        states={
          <StateTabs
            label="Where the money went"
            isInner
            list={list}
            name="target"
            choices={TARGETS}
            current={target}
            totals={totals}
          />
        }
        caption="Credit notes"
        list={list}
        answer={answer}
        columns={creditNoteColumns({ currency, addressOf, state })}
        rowKey={rowKey}
        noun="credit notes"
        search="Search credit notes"
        moreFilters={
          <>
            <DayFilters list={list} what="Issued" />
            <ClientFilter list={list} rows={answer.data?.items} />
          </>
        }
        moreStatus={
          <TotalLine totals={totals} state={target} noun={['credit note', 'credit notes']} />
        }
        csvName="credit-notes"
        tab={target}
        empty={
          <EmptyState icon={FileMinus} title="No credit notes">
            A refund of an invoice writes one.
          </EmptyState>
        }
      />
      {opened ? (
        <Suspense>
          <CreditNoteDialog id={opened} onClose={close} />
        </Suspense>
      ) : null}
    </>
  )
}

/** Which note the address opens, beside what is chosen of the list. */
function useOpenedNote() {
  const [params, setParams] = useSearchParams()
  const state: unknown = useLocation().state
  const changed = (id: string | null) => {
    const next = new URLSearchParams(params)
    if (id === null) next.delete('note')
    else next.set('note', id)
    return next
  }
  return {
    opened: Id.safeParse(params.get('note')).data,
    addressOf: (id: string) => `?${changed(id)}`,
    state,
    close: () => setParams(changed(null), { replace: true, preventScrollReset: true, state }),
  }
}
