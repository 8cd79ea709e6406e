import type { Download, Page } from '@playwright/test'

/** `€1,234.50` or `-€3.00` as cents. */
export const cents = (text: string): number =>
  Math.round(Number(text.replace(/[^\d.-]/g, '')) * 100)

/** `1234,56` as cents. */
export const commaCents = (text = ''): number => Math.round(Number(text.replace(',', '.')) * 100)

/** What a figure at the top of the reports says. */
export async function figure(page: Page, name: string): Promise<string> {
  const value = page
    .getByRole('main')
    .locator('dl')
    .first()
    .locator('div')
    .filter({ hasText: name })
  return (await value.locator('dd').first().textContent()) ?? ''
}

/** The last cells of a table's rows. */
export async function lastCells(page: Page, table: string): Promise<string[]> {
  const cells = page
    .getByRole('table', { name: table, exact: true })
    .locator('tbody tr td:last-child')
  return cells.allTextContents()
}

/** What a press of a button saves. */
export async function saved(page: Page, button: string): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ])
  return { name: download.suggestedFilename(), bytes: await bytesOf(download) }
}

async function bytesOf(download: Download): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}

/** The fields of a FEC, line by line, without its columns' names. */
export const fecRows = (bytes: Buffer): string[][] =>
  bytes
    .toString('utf8')
    .split('\r\n')
    .slice(1, -1)
    .map((line) => line.split('\t'))
