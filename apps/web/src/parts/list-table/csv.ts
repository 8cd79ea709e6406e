import type { ListPage } from './list-page.ts'

export type CsvValue = string | number | boolean | null

export interface CsvColumn<Row> {
  readonly header: string
  readonly csv: (row: Row) => CsvValue
}

/** Spreadsheet programs read UTF-8 only where this comes first. */
const BYTE_ORDER_MARK = '\uFEFF'

/**
 * What a spreadsheet would compute. Papa Parse's own pattern lets a formula pass that has a line break in it,
 * and the wide forms of the signs, which some programs take for the narrow ones.
 */
const FORMULA = /^[\s\uFEFF]*[=+\-@\t\r\n＝＋－＠]/

/** The rows as the text of a CSV file. Numbers stay numbers; a text that begins like a formula gets a `'` before it. */
export async function csvText<Row>(
  columns: readonly CsvColumn<Row>[],
  rows: readonly Row[],
): Promise<string> {
  const { default: papa } = await import('papaparse')
  const text = papa.unparse(
    {
      fields: columns.map(({ header }) => header),
      data: rows.map((row) => columns.map(({ csv }) => csv(row))),
    },
    { escapeFormulae: FORMULA },
  )
  return `${BYTE_ORDER_MARK}${text}`
}

/** The most rows that the shop hands out at once. */
const CSV_PAGE = 200

interface Reading<Row> {
  readonly readPage: (after: string | null, limit: number) => Promise<ListPage<Row>>
  /** Hears how many rows have come. Answers whether to go on. */
  readonly onRows: (count: number) => boolean
}

/** Every row of a list, page by page; null when it was stopped. */
export async function readAllRows<Row>({
  readPage,
  onRows,
}: Reading<Row>): Promise<readonly Row[] | null> {
  const rows: Row[] = []
  let after: string | null = null
  do {
    const page: ListPage<Row> = await readPage(after, CSV_PAGE)
    rows.push(...page.items)
    after = page.next
    if (!onRows(rows.length)) return null
  } while (after !== null)
  return rows
}
