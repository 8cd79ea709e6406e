import type { Page } from '@hostfront/store/port'

/** Does `work` with every row of a list; it takes the row out of the list. */
export async function drain<Row>(
  read: () => Promise<Page<Row>>,
  work: (row: Row) => Promise<unknown>,
): Promise<void> {
  let page: Page<Row>
  do {
    page = await read()
    for (const row of page.items) await work(row)
  } while (page.next !== null)
}
