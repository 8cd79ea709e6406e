import type { Page } from '@hostfront/store/port'

/** All pages of a list, one after the other, each read when it is its turn. Rows may change or go meanwhile. */
export async function* readPages<Row>(
  read: (after: string | null) => Promise<Page<Row>>,
): AsyncGenerator<readonly Row[]> {
  let after: string | null = null
  do {
    const page: Page<Row> = await read(after)
    yield page.items
    after = page.next
  } while (after !== null)
}

/** The rows of all pages, for what is not long. */
export async function readAllPages<Row>(
  read: (after: string | null) => Promise<Page<Row>>,
): Promise<Row[]> {
  const rows: Row[] = []
  for await (const page of readPages(read)) rows.push(...page)
  return rows
}
