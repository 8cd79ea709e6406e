import type { Column } from '../../ui/data-table.tsx'
import type { CsvColumn, CsvValue } from './csv.ts'

export interface ListColumn<Row, Sort extends string = string> extends Column<Row> {
  readonly sortBy?: Sort
  /** The cell in an export; a column without it is left out there. Amounts as numbers, not as formatted text. */
  readonly csv?: (row: Row) => CsvValue
  /** More that the cell says, each as a column of its own in an export. */
  readonly moreCsv?: readonly CsvColumn<Row>[]
}

/** What an export of these columns has, in their order. */
export const csvColumns = <Row>(columns: readonly ListColumn<Row>[]): CsvColumn<Row>[] =>
  columns.flatMap(({ header, csv, moreCsv = [] }) => [
    ...(csv ? [{ header, csv }] : []),
    ...moreCsv,
  ])

/** How rows are called: as an export has their name, else by their key. */
export function rowNameBy<Row>(
  columns: readonly ListColumn<Row>[],
  rowKey: (row: Row) => string,
): (row: Row) => string {
  const csv = columns.find(({ isName }) => isName)?.csv
  return (row) => String(csv?.(row) ?? rowKey(row))
}
