import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/button.tsx'

export interface SumColumn<Row> {
  readonly header: string
  readonly cell: (row: Row) => ReactNode
  /** Left out where there is no room for it. */
  readonly isMinor?: boolean
  /** There in the place of those that are left out. */
  readonly isBrief?: boolean
}

interface SumTableProps<Row> {
  /** Names the table. */
  caption: string
  /** What its rows are: the header of their names. */
  of: string
  columns: readonly SumColumn<Row>[]
  rows: readonly Row[]
  nameOf: (row: Row) => ReactNode
  keyOf: (row: Row) => string
  /** What all rows come to. */
  sum?: { readonly name: string; readonly row: Row } | undefined
  /** The first rows stand for a long table, until all are asked for. */
  isFolded?: boolean
}

const FIRST = 5
/** To hide one or two rows saves no room. */
const LONG = 8

/** Names with a few figures each. A table also on a phone: it is read down its columns. */
export function SumTable<Row>({
  caption,
  of,
  columns,
  rows,
  nameOf,
  keyOf,
  sum,
  isFolded = false,
}: SumTableProps<Row>) {
  const [isWhole, setIsWhole] = useState(false)
  const folds = isFolded && rows.length >= LONG
  const line = (key: string, name: ReactNode, row: Row, look: string) => (
    <tr key={key} className={`border-line border-b ${look}`}>
      <th
        scope="row"
        className="py-[0.3rem] pe-3 text-start [font-weight:inherit] [overflow-wrap:anywhere]"
      >
        {name}
      </th>
      {columns.map(({ header, cell, ...room }) => (
        <td
          key={header}
          className={`whitespace-nowrap py-[0.3rem] ps-3 text-end figures ${shownBy(room)}`}
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
            <th scope="col" className="py-1.5 pe-3 text-start font-medium">
              {of}
            </th>
            {columns.map(({ header, ...room }) => (
              <th
                key={header}
                scope="col"
                className={`py-1.5 ps-3 text-end font-medium ${shownBy(room)}`}
              >
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) =>
            line(keyOf(row), nameOf(row), row, folds && !isWhole && at >= FIRST ? 'hidden' : ''),
          )}
          {sum ? line('sum', sum.name, sum.row, 'font-semibold') : null}
        </tbody>
      </table>
      {folds ? (
        <Button
          look="quiet"
          size="small"
          className="-ms-3 mt-1"
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? 'Show fewer' : `Show all ${rows.length.toLocaleString('en')}`}
          <span className="sr-only">: {caption}</span>
        </Button>
      ) : null}
    </div>
  )
}

const shownBy = ({ isMinor, isBrief }: Pick<SumColumn<never>, 'isMinor' | 'isBrief'>): string =>
  isMinor ? '@max-md:hidden' : isBrief ? '@md:hidden' : ''
