import type { ReactNode } from 'react'

export interface Column<Row> {
  readonly header: string
  readonly cell: (row: Row) => ReactNode
  /** Figures stand at the end, under each other. */
  readonly isFigure?: boolean
  /** The cell that names the row. */
  readonly isName?: boolean
  /** The row's buttons. */
  readonly isAction?: boolean
}

interface DataTableProps<Row> {
  /** Names the table. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
}

/* The cards' layout takes the elements' own roles away (display: block), so they are said again. */
const table = { role: 'table' }
const rowGroup = { role: 'rowgroup' }
const tableRow = { role: 'row' }
const columnHeader = { role: 'columnheader' }

/** A table where there are 768 px for it, cards where not: a side bar counts, the window alone does not. */
export function DataTable<Row>({ caption, columns, rows, rowKey }: DataTableProps<Row>) {
  return (
    <div className="@container">
      <table {...table} className="w-full border-collapse text-[0.9375rem] @max-3xl:block">
        <caption className="sr-only">{caption}</caption>
        <thead {...rowGroup} className="@max-3xl:sr-only">
          <tr {...tableRow} className="border-edge border-b text-muted text-sm">
            {columns.map(({ header, isFigure }) => (
              <th
                {...columnHeader}
                key={header}
                scope="col"
                className={`px-3 py-2 font-medium first:ps-0 last:pe-0 ${isFigure ? 'text-end' : 'text-start'}`}
              >
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...rowGroup} className="@max-3xl:flex @max-3xl:flex-col @max-3xl:gap-3">
          {rows.map((row) => (
            <TableRow key={rowKey(row)} row={row} columns={columns} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function TableRow<Row>({ row, columns }: { row: Row; columns: readonly Column<Row>[] }) {
  return (
    <tr
      {...tableRow}
      className="border-line @max-3xl:flex @max-3xl:flex-col @max-3xl:gap-2 @max-3xl:rounded-lg @max-3xl:border @max-3xl:bg-surface @max-3xl:p-4 @3xl:border-b @3xl:hover:bg-surface"
    >
      {columns.map((column) => (
        <TableCell key={column.header} column={column}>
          {column.cell(row)}
        </TableCell>
      ))}
    </tr>
  )
}

interface TableCellProps<Row> {
  column: Column<Row>
  children: ReactNode
}

function TableCell<Row>({ column, children }: TableCellProps<Row>) {
  const { header, isName, isFigure, isAction } = column
  const Cell = isName ? 'th' : 'td'
  const isHeadless = isName || isAction
  const isEmpty = children === null || children === ''
  return (
    <Cell
      {...(isName ? { role: 'rowheader', scope: 'row' } : { role: 'cell' })}
      className={`min-w-0 text-start font-normal @3xl:px-3 @3xl:py-3 @3xl:align-top @3xl:first:ps-0 @3xl:last:pe-0 ${isEmpty ? '@max-3xl:hidden' : '@max-3xl:flex @max-3xl:justify-between @max-3xl:gap-4'} ${isFigure ? 'tabular-nums @3xl:text-end' : ''}`}
    >
      {/* On a card the column's header stands beside the value; the table's own is out of sight there. */}
      {isHeadless ? null : (
        <span aria-hidden="true" className="shrink-0 text-muted text-sm @3xl:hidden">
          {header}
        </span>
      )}
      <div
        className={`min-w-0 break-words ${isHeadless ? '' : '@max-3xl:text-end'} ${isAction ? '@max-3xl:pt-2' : ''}`}
      >
        {children}
      </div>
    </Cell>
  )
}
