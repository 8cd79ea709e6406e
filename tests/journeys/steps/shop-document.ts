import { expect, type Page } from '@playwright/test'
import { openRoute } from './route.ts'

/** The parts of an exported document that journeys look at. */
export interface ShopDocument {
  users: { email: string; role: string; coins: number }[]
  orders: { id: string; createdAt: string; serverName: string }[]
  declarations: {
    id: string
    createdAt: string
    amount: number
    reference: string | null
    referenceKey: string | null
    alikeKey: string | null
    state: string
    pays: { invoiceId: string; number: string }[]
  }[]
  invoices: { id: string; createdAt: string; number: string; subjectId: string | null }[]
}

/** Downloads the shop by the button of /admin/utilities. */
export async function exportShop(page: Page): Promise<ShopDocument> {
  await openRoute(page, '/admin/utilities')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export the shop' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^hostfront-shop-\d{4}-\d\d-\d\d\.json$/)
  const chunks: Buffer[] = []
  for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk))
  return JSON.parse(Buffer.concat(chunks).toString('utf8'))
}

/** Chooses a file and has it checked; the shop stays as it is. */
export async function checkFile(page: Page, text: string): Promise<void> {
  await page
    .getByLabel('Shop document')
    .setInputFiles({ name: 'shop.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  await page.getByRole('button', { name: 'Check the file' }).click()
}

/** Puts a document in place of the shop; ends on the login page, as nobody is signed in any more. */
export async function replaceShop(page: Page, text: string): Promise<void> {
  await openRoute(page, '/admin/utilities')
  await checkFile(page, text)
  await page.getByRole('button', { name: 'Replace the shop' }).click()
  const dialog = page.getByRole('dialog', { name: 'Replace this shop?' })
  await dialog.getByLabel('Name of this shop').fill('Hostfront')
  await dialog.getByRole('button', { name: 'Replace the shop' }).click()
  await expect(page).toHaveURL(/\/login$/)
}

/** Answers what the report says of one kind of records. */
export async function readChange(
  page: Page,
  kind: string,
): Promise<{ now: number; after: number }> {
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: kind }) })
  const [now, after] = await row.getByRole('cell').allTextContents()
  return { now: Number(now), after: Number(after) }
}
