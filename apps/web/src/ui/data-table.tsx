import { Fragment, type ReactNode } from 'react'
import { CheckBox } from './check-box.tsx'
import { SortButton } from './sort-button.tsx'

export interface Column<Row> {
  readonly header: string
  readonly cell: (row: Row) => ReactNode
  /** Figures are at the end, under each other. */
  readonly isFigure?: boolean
  /** The cell that names the row. */
  readonly isName?: boolean
  /** Sentences: on a card they are read below their header, from edge to edge. */
  readonly isText?: boolean
  /** Left out on a card of a phone: the record of its row says it. */
  readonly isMinor?: boolean
  /** On a card of a phone without its header: what is beside the name, a state under it, half a line that it shares with another or with the acts. */
  readonly onCard?: 'corner' | 'state' | 'half'
  /** The row's buttons. */
  readonly isAction?: boolean
  /**
   * As a class, in rem: then the columns of a wide table stay where they are whatever its rows hold, and the browser
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
  /** What rows that follow each other have in common: it is said once, above them. */
  groupOf?: ((row: Row) => string) | undefined
  sort?: TableSort | undefined
  selection?: TableSelection<Row> | undefined
}

/* The cards' layout takes the elements' own roles away (display: block), so they are said again. */
const table = { role: 'table' }
const rowGroup = { role: 'rowgroup' }
const tableRow = { role: 'row' }
const columnHeader = { role: 'columnheader' }
const tableCell = { role: 'cell' }

/** A table where there is room for it, cards where not; styles/data-table.css says how they look. */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  groupOf,
  sort,
  selection,
}: DataTableProps<Row>) {
  const begins = (at: number): string | null => {
    const [row, before] = [rows[at], rows[at - 1]]
    const group = row && groupOf?.(row)
    return !group || (before && groupOf?.(before) === group) ? null : group
  }
  return (
    <div className="@container">
      <table
        {...table}
        className={
          columns.some(({ width }) => width) ? 'data-table @5xl:table-fixed' : 'data-table'
        }
      >
        <caption className="sr-only">{caption}</caption>
        <thead {...rowGroup}>
          <tr {...tableRow}>
            {selection ? (
              <th {...columnHeader} scope="col" className="w-10 pe-0 align-middle">
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
        <tbody {...rowGroup}>
          {rows.map((row, at) => {
            const group = begins(at)
            return (
              <Fragment key={rowKey(row)}>
                {group === null ? null : (
                  <tr {...tableRow} className="is-group">
                    <td {...tableCell} colSpan={columns.length + (selection ? 1 : 0)}>
                      {group}
                    </td>
                  </tr>
                )}
                <TableRow row={row} columns={columns} selection={selection} />
              </Fragment>
            )
          })}
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
  column: { header, isFigure, isMinor, isAction, sortBy, width = '' },
  sort,
}: HeaderCellProps<Row>) {
  const canSort = sort !== undefined && sortBy !== undefined
  const direction = canSort && sort.by === sortBy ? directionOf(sort) : 'none'
  return (
    <th
      {...columnHeader}
      scope="col"
      aria-sort={canSort ? direction : undefined}
      className={classOf(
        width,
        isFigure && 'is-figure',
        isMinor && 'is-minor',
        isAction && 'is-action',
      )}
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
    <tr {...tableRow}>
      {selection ? (
        <td {...tableCell} className="is-tick">
          <CheckBox
            label={`Select ${selection.nameOf(row)}`}
            letter="X"
            isChecked={selection.has(row)}
            onToggle={() => selection.toggle(row)}
          />
        </td>
      ) : null}
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
  const { header, isName, isFigure, isText, isMinor, isAction, onCard } = column
  const Cell = isName ? 'th' : 'td'
  const isEmpty = children === null || children === ''
  return (
    <Cell
      {...(isName ? { role: 'rowheader', scope: 'row' } : tableCell)}
      data-header={isName || isAction ? undefined : header}
      className={classOf(
        isFigure && 'is-figure',
        isText && 'is-text',
        isMinor && 'is-minor',
        isAction && 'is-action',
        onCard && `is-${onCard}`,
        isEmpty && 'is-empty',
      )}
    >
      {/* A card lays its cells out by what they hold, which a plain text needs no element for. */}
      {typeof children === 'object' && children ? (
        <div className="min-w-0">{children}</div>
      ) : (
        children
      )}
    </Cell>
  )
}

const classOf = (...names: readonly (string | false | undefined)[]): string | undefined =>
  names.filter(Boolean).join(' ') || undefined
