import type { ReactNode } from 'react'

export interface SumColumn<Row> {
  readonly header: string
  readonly cell: (row: Row) => ReactNode
  /** Left out where there is no room for it. */
  readonly isMinor?: boolean
}

interface SumTableProps<Row> {
  /** Names the table. */
  caption: string
  /** What its rows are: the header of their names. */
  of: string
  columns: readonly SumColumn<Row>[]
  rows: readonly Row[]
  nameOf: (row: Row) => string
  keyOf: (row: Row) => string
  /** What all rows come to. */
  sum?: { readonly name: string; readonly row: Row } | undefined
}

/** Names with a few figures each. A table also on a phone: it is read down its columns. */
export function SumTable<Row>({
  caption,
  of,
  columns,
  rows,
  nameOf,
  keyOf,
  sum,
}: SumTableProps<Row>) {
  const line = (key: string, name: string, row: Row, isSum: boolean) => (
    <tr key={key} className={`border-line border-b ${isSum ? 'font-semibold' : ''}`}>
      <th
        scope="row"
        className={`py-2 pe-3 text-start [overflow-wrap:anywhere] ${isSum ? '' : 'font-normal'}`}
      >
        {name}
      </th>
      {columns.map(({ header, cell, isMinor }) => (
        <td
          key={header}
          className={`whitespace-nowrap py-2 ps-3 text-end figures ${isMinor ? MINOR : ''}`}
        >
          {cell(row)}
        </td>
      ))}
    </tr>
  )
  return (
    <div className="@container">
      <table className="w-full border-collapse text-[0.9375rem] max-sm:text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-edge border-b text-muted text-sm">
            <th scope="col" className="py-2 pe-3 text-start font-medium">
              {of}
            </th>
            {columns.map(({ header, isMinor }) => (
              <th
                key={header}
                scope="col"
                className={`py-2 ps-3 text-end font-medium ${isMinor ? MINOR : ''}`}
              >
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => line(keyOf(row), nameOf(row), row, false))}
          {sum ? line('sum', sum.name, sum.row, true) : null}
        </tbody>
      </table>
    </div>
  )
}

const MINOR = '@max-md:hidden'
