import type { CsvMapping } from '@hostfront/domain/statements/csv-mapping'
import { takenFor } from './statement-columns.ts'

interface CsvPreviewProps {
  mapping: CsvMapping
  /** The first rows of the file, as cells. */
  rows: readonly (readonly string[])[]
  /** How many columns there are. */
  width: number
}

/** Enough to see whether dates are dates and amounts amounts. */
const SHOWN = 3

/** The first rows as they are taken apart now, each column below what it is taken for. */
export function CsvPreview({ mapping, rows, width }: CsvPreviewProps) {
  const shown = rows.slice(mapping.headerRows, mapping.headerRows + SHOWN)
  const columns = Array.from({ length: width }, (_, column) => column)
  return (
    <section
      aria-label="First rows"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      className="overflow-x-auto rounded-md border border-line"
    >
      <table className="w-full border-collapse text-sm">
        <thead>
          <tr className="border-line border-b">
            {columns.map((column) => (
              <th
                key={column}
                scope="col"
                className="px-3 py-2 text-start font-medium whitespace-nowrap"
              >
                {takenFor(mapping, column) || <span className="text-muted">Not used</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row, at) => (
            <tr key={at} className="border-line border-b last:border-b-0">
              {columns.map((column) => (
                <td
                  key={column}
                  className={`max-w-56 truncate px-3 py-2 figures ${takenFor(mapping, column) ? '' : 'text-muted'}`}
                >
                  {row[column]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
