import type { ReactNode } from 'react'
import { CheckBox } from './check-box.tsx'
import { SortButton } from './sort-button.tsx'

export interface Column<Row> {
  readonly header: string
  readonly cell: (row: Row) => ReactNode
  /** Figures stand at the end, under each other. */
  readonly isFigure?: boolean
  /** The cell that names the row. */
  readonly isName?: boolean
  /** The row's buttons. */
  readonly isAction?: boolean
  /**
   * As a class, in rem: then the columns of a wide table stand where they are whatever its rows hold, and the browser
   * need not look at them. The rest is shared by the columns without.
   */
  readonly width?: string
  /** What the rows are ordered by at a press of the header, where the table can be. */
  readonly sortBy?: string
}

/** How the rows are ordered, and the way to change it. */
export interface TableSort {
  readonly by: string | undefined
  readonly descending: boolean
  onSort(by: string): void
}

/** Which rows are ticked, and how each is called. */
export interface TableSelection<Row> {
  readonly isAll: boolean
  readonly isSome: boolean
  has(row: Row): boolean
  toggle(row: Row): void
  toggleAll(): void
  nameOf(row: Row): string
}

interface DataTableProps<Row> {
  /** Names the table. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  sort?: TableSort | undefined
  selection?: TableSelection<Row> | undefined
}

/* The cards' layout takes the elements' own roles away (display: block), so they are said again. */
const table = { role: 'table' }
const rowGroup = { role: 'rowgroup' }
const tableRow = { role: 'row' }
const columnHeader = { role: 'columnheader' }
const tableCell = { role: 'cell' }

/** A table where there are 768 px for it, cards where not: a side bar counts, the window alone does not. */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  sort,
  selection,
}: DataTableProps<Row>) {
  return (
    <div className="@container">
      <table
        {...table}
        className={`w-full border-collapse text-[0.9375rem] @max-3xl:block ${columns.some(({ width }) => width) ? '@5xl:table-fixed' : ''}`}
      >
        <caption className="sr-only">{caption}</caption>
        <thead {...rowGroup} className="@max-3xl:sr-only">
          <tr {...tableRow} className="border-edge border-b text-muted text-sm">
            {selection ? (
              <th {...columnHeader} scope="col" className="w-10 py-2 text-start font-normal">
                <span className="@max-3xl:hidden">
                  <CheckBox
                    label="Select all on this page"
                    isChecked={selection.isAll}
                    isMixed={selection.isSome && !selection.isAll}
                    onToggle={selection.toggleAll}
                  />
                </span>
              </th>
            ) : null}
            {columns.map((column) => (
              <HeaderCell key={column.header} column={column} sort={sort} />
            ))}
          </tr>
        </thead>
        <tbody {...rowGroup} className="@max-3xl:flex @max-3xl:flex-col @max-3xl:gap-3">
          {rows.map((row) => (
            <TableRow key={rowKey(row)} row={row} columns={columns} selection={selection} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface HeaderCellProps<Row> {
  column: Column<Row>
  sort: TableSort | undefined
}

function HeaderCell<Row>({
  column: { header, isFigure, sortBy, width = '' },
  sort,
}: HeaderCellProps<Row>) {
  const canSort = sort !== undefined && sortBy !== undefined
  const direction = canSort && sort.by === sortBy ? directionOf(sort) : 'none'
  return (
    <th
      {...columnHeader}
      scope="col"
      aria-sort={canSort ? direction : undefined}
      className={`px-3 py-2 font-medium first:ps-0 last:pe-0 ${isFigure ? 'text-end' : 'text-start'} ${width}`}
    >
      {canSort ? (
        <SortButton
          header={header}
          direction={direction}
          isFigure={isFigure === true}
          onSort={() => sort.onSort(sortBy)}
        />
      ) : (
        header
      )}
    </th>
  )
}

const directionOf = ({ descending }: TableSort) => (descending ? 'descending' : 'ascending')

interface TableRowProps<Row> {
  row: Row
  columns: readonly Column<Row>[]
  selection: TableSelection<Row> | undefined
}

function TableRow<Row>({ row, columns, selection }: TableRowProps<Row>) {
  return (
    <tr
      {...tableRow}
      className="border-line @max-3xl:relative @max-3xl:flex @max-3xl:flex-col @max-3xl:gap-2 @max-3xl:rounded-lg @max-3xl:border @max-3xl:bg-surface @max-3xl:p-4 @max-3xl:[contain-intrinsic-size:auto_20rem] @max-3xl:[content-visibility:auto] @3xl:border-b @3xl:hover:bg-surface"
    >
      {selection ? (
        <td
          {...tableCell}
          className="@max-3xl:absolute @max-3xl:end-3 @max-3xl:top-3 @3xl:py-2.5 @3xl:align-top"
        >
          <CheckBox
            label={`Select ${selection.nameOf(row)}`}
            isChecked={selection.has(row)}
            onToggle={() => selection.toggle(row)}
          />
        </td>
      ) : null}
      {columns.map((column) => (
        <TableCell key={column.header} column={column} isBesideBox={selection !== undefined}>
          {column.cell(row)}
        </TableCell>
      ))}
    </tr>
  )
}

/* On a card the column's header stands beside the value; the table's own is out of sight there. No element of its own: there would be hundreds. */
const besideHeader =
  "@max-3xl:before:shrink-0 @max-3xl:before:text-muted @max-3xl:before:text-sm @max-3xl:before:content-[attr(data-header)_/_'']"

interface TableCellProps<Row> {
  column: Column<Row>
  /** The row can be ticked: on a card the box stands in the corner beside the name. */
  isBesideBox: boolean
  children: ReactNode
}

function TableCell<Row>({ column, isBesideBox, children }: TableCellProps<Row>) {
  const { header, isName, isFigure, isAction } = column
  const Cell = isName ? 'th' : 'td'
  const isHeadless = isName || isAction
  const isEmpty = children === null || children === ''
  return (
    <Cell
      {...(isName ? { role: 'rowheader', scope: 'row' } : tableCell)}
      data-header={isHeadless ? undefined : header}
      className={`min-w-0 text-start font-normal @3xl:px-3 @3xl:py-3 @3xl:align-top @3xl:first:ps-0 @3xl:last:pe-0 ${isEmpty ? '@max-3xl:hidden' : '@max-3xl:flex @max-3xl:justify-between @max-3xl:gap-4'} ${isHeadless ? '' : besideHeader} ${isFigure ? 'tabular-nums @3xl:text-end' : ''}`}
    >
      <div
        className={`min-w-0 break-words ${isHeadless ? '' : '@max-3xl:text-end'} ${isAction ? '@max-3xl:pt-2' : ''} ${isName && isBesideBox ? '@max-3xl:pe-8' : ''}`}
      >
        {children}
      </div>
    </Cell>
  )
}
