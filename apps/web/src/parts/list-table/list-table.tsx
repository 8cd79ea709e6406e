import { Keyboard } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { CheckBox } from '../../ui/check-box.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { tooltip } from '../../ui/tooltip.tsx'
import { rowKeyWords } from '../../words/row-keys.ts'
import { Loaded } from '../loaded.tsx'
import { type BulkAction, BulkBar } from './bulk-bar.tsx'
import { ExportButton } from './export-button.tsx'
import { exportNote, viewParts } from './export-view.ts'
import { FoldedFilters } from './folded-filters.tsx'
import { type ListColumn, rowNameBy } from './list-column.ts'
import { type ListFilter, ListFilters } from './list-filters.tsx'
import { ListPager } from './list-pager.tsx'
import { ListStatus } from './list-status.tsx'
import type { FilterShapes } from './list-view.ts'
import { NothingFound } from './nothing-found.tsx'
import { SearchBox } from './search-box.tsx'
import { SortSelect } from './sort-select.tsx'
import { tableSort } from './table-sort.ts'
import { useFirstRows } from './use-first-rows.ts'
import type { ListAnswer } from './use-list.ts'
import type { ListState } from './use-list-state.ts'
import { useRowKeys } from './use-row-keys.tsx'
import { useSelection } from './use-selection.ts'

interface ListTableProps<Row, Sort extends string, Filters extends FilterShapes> {
  /** Names the table. */
  caption: string
  list: ListState<Sort, Filters>
  answer: ListAnswer<Row>
  columns: readonly ListColumn<Row, NoInfer<Sort>>[]
  rowKey: (row: Row) => string
  /** What is said once above rows that follow each other. */
  groupOf?: (row: Row) => string
  /** What the rows are, in the plural: `users`. */
  noun: string
  /** Accessible name of the search box; left out: there is none. */
  search?: string
  filters?: readonly ListFilter<NoInfer<Filters>>[]
  /** More that narrows the list, for what is not one of a few words. */
  moreFilters?: ReactNode
  /** How many rows there are on all pages; left out: nobody knows. */
  total?: number | undefined
  /** There are rows that the chosen tab leaves out, and a search finds. */
  hasMore?: boolean
  /** What narrows the list to one state, under the views of the screen. */
  states?: ReactNode
  /** Beside how many rows there are: what they add up to. */
  moreStatus?: ReactNode
  /** What an exported file is called; left out: there is no export. It has every row that is chosen, not one page. */
  csvName?: string
  /** Which of several lists this is, where tabs choose; left out: there is one, or this is the whole. */
  tab?: string | undefined
  /** What can be done with ticked rows; left out: no row can be ticked. */
  bulk?: readonly BulkAction<Row>[]
  /** How a row is called where it is ticked or fails; by default as an export has its name. */
  rowName?: (row: Row) => string
  /** Shown in place of the table when there is nothing at all. */
  empty: ReactNode
}

/**
 * The one list of the panel: search, filters, order, pages, ticked rows and export over a table that becomes cards.
 * What is chosen is in the address, see `useListState`; the rows come from `useList`.
 */
export function ListTable<Row, Sort extends string, Filters extends FilterShapes>({
  caption,
  list,
  answer: newest,
  columns,
  rowKey,
  groupOf,
  noun,
  search,
  filters = [],
  moreFilters,
  total,
  hasMore = false,
  states,
  moreStatus,
  csvName,
  tab,
  bulk,
  rowName = rowNameBy(columns, rowKey),
  empty,
}: ListTableProps<Row, Sort, Filters>) {
  const drawn = useFirstRows(newest.data?.items, rowKey)
  const answer = drawn ? newest : { ...newest, data: undefined }
  const selection = useSelection(answer.data?.items ?? [], rowKey)
  const view = viewParts(list.view, tab)
  const keys = useRowKeys<HTMLDivElement>()
  const ticking = bulk && { ...selection, nameOf: rowName }
  const isEmpty = newest.data?.items.length === 0
  // Where there is nothing, nothing is searched, ordered or exported.
  const hasTools = !isEmpty || hasMore || list.isNarrowed || list.typed !== '' || list.hasPrevious
  return (
    <div {...keys.list} className="list-table @container flex flex-col gap-2 @3xl:gap-1.5">
      <div className={search ? 'contents' : 'list-head'}>
        <div className={hasTools ? 'list-tools flex flex-wrap items-end gap-3' : 'hidden'}>
          {search ? <SearchBox label={search} list={list} /> : null}
          {filters.length > 0 || moreFilters ? (
            <FoldedFilters isFiltered={list.isFiltered}>
              <ListFilters filters={filters} list={list} />
              {moreFilters}
              <SortSelect columns={columns} list={list} />
            </FoldedFilters>
          ) : columns.some(({ sortBy }) => sortBy) ? (
            <FoldedFilters name="Sort" isFiltered={list.view.sort !== undefined}>
              <SortSelect columns={columns} list={list} />
            </FoldedFilters>
          ) : null}
        </div>
        <div
          className={`flex flex-wrap items-center gap-x-6 sm:gap-y-2 ${isEmpty ? '' : 'min-h-8'}`}
        >
          {states ? <div className="my-1 max-sm:basis-full">{states}</div> : null}
          <div className="flex min-w-0 flex-1 flex-wrap gap-x-3 sm:gap-x-6">
            <ListStatus
              list={list}
              answer={answer}
              noun={noun}
              total={answer.isPrevious ? undefined : total}
            />
            {moreStatus}
          </div>
          {csvName && !isEmpty ? (
            <ExportButton
              name={[csvName, ...view].join('-')}
              label={
                <>
                  <span className="@max-xl:sr-only">Export </span>CSV
                </>
              }
              note={exportNote(countOf(list, answer), view.length === 0)}
              noun={noun}
              columns={columns}
              readPage={answer.readPage}
            />
          ) : null}
          {answer.data?.items.length ? (
            <Button
              look="quiet"
              size="small"
              className={`-me-3 @3xl:min-h-8 @max-3xl:hidden ${csvName ? '-ms-2' : 'ms-auto'}`}
              aria-label={rowKeyWords.open}
              {...tooltip(rowKeyWords.open)}
              onClick={keys.show}
            >
              <Keyboard aria-hidden="true" className="size-4" />
            </Button>
          ) : null}
          {ticking && answer.data?.items.length ? (
            <span className="@3xl:hidden max-sm:basis-full">
              <CheckBox
                label="Select all on this page"
                isLabelShown
                isChecked={ticking.isAll}
                isMixed={ticking.isSome && !ticking.isAll}
                onToggle={ticking.toggleAll}
              />
            </span>
          ) : null}
        </div>
      </div>
      {bulk ? (
        <BulkBar
          actions={bulk}
          selection={selection}
          rowKey={rowKey}
          nameOf={rowName}
          noun={noun}
        />
      ) : null}
      <Loaded answer={answer} shape="rows">
        {({ items }) =>
          items.length === 0 ? (
            <NothingFound list={list} noun={noun} empty={empty} />
          ) : (
            <DataTable
              caption={caption}
              columns={columns}
              rows={drawn ?? items}
              rowKey={rowKey}
              groupOf={groupOf}
              sort={tableSort(list)}
              selection={ticking}
            />
          )
        }
      </Loaded>
      <ListPager list={list} answer={answer} noun={noun} />
      {keys.dialog}
    </div>
  )
}

/** How many rows there are in all; null while a page shows only some of them. */
const countOf = <Row,>(
  { view }: { readonly view: { readonly after: string | undefined } },
  { data, isPrevious }: ListAnswer<Row>,
): number | null =>
  data && !isPrevious && view.after === undefined && data.next === null ? data.items.length : null
