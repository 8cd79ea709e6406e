import { expect, type Locator, type Page } from '@playwright/test'

/** Types into a list's search box and waits until the address has it. */
export async function search(page: Page, box: string, text: string): Promise<void> {
  await page.getByRole('searchbox', { name: box }).fill(text)
  await expect.poll(() => new URL(page.url()).searchParams.get('search') ?? '').toBe(text)
}

/** The rows of a table, without its headers. */
export const rowsOf = (page: Page, table: string): Locator =>
  page
    .getByRole('table', { name: table })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })

/** The text of the CSV file that the list exports, without the mark that it begins with; `name` is the list's and the view's. */
export async function exportCsv(page: Page, name: string): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(
    new RegExp(`^hostfront-${name}-\\d{4}-\\d\\d-\\d\\d\\.csv$`),
  )
  const chunks: Buffer[] = []
  for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk))
  const text = Buffer.concat(chunks).toString('utf8')
  expect(text[0], 'spreadsheets know it for UTF-8').toBe('\uFEFF')
  return text.slice(1)
}
