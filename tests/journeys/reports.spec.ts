/** The books of a period: what came in, where from, who owes what, and the file that an accountant takes. */
import type { Page } from '@playwright/test'
import { edition } from './edition.ts'
import { expect, test } from './journey.ts'
import { atRest, expectAccessible } from './steps/accessible.ts'
import { openPanel, openSampleShop } from './steps/beginning.ts'
import { exportCsv } from './steps/list.ts'
import { openRoute } from './steps/route.ts'

test.use(atRest)

/** `€1,234.50` or `-€3.00` as cents. */
const cents = (text: string): number => Math.round(Number(text.replace(/[^\d.-]/g, '')) * 100)

/** What a figure at the top says. */
async function figure(page: Page, name: string): Promise<string> {
  const value = page
    .getByRole('main')
    .locator('dl')
    .first()
    .locator('div')
    .filter({ hasText: name })
  return (await value.locator('dd').first().textContent()) ?? ''
}

/** The last cells of a table's rows. */
async function lastCells(page: Page, table: string): Promise<string[]> {
  const cells = page
    .getByRole('table', { name: table, exact: true })
    .locator('tbody tr td:last-child')
  return cells.allTextContents()
}

/** A year back from today, so that all samples of a shop lie in it. */
async function chooseYears(page: Page): Promise<void> {
  const year = new Date().getUTCFullYear()
  await page.getByLabel('From', { exact: true }).fill(`${year - 2}-01-01`)
  await expect(page).toHaveURL(new RegExp(`from=${year - 2}-01-01`))
}

test('a period is reported, told apart, and exported to the cent', async ({ page }) => {
  await openSampleShop(page)
  await openRoute(page, '/admin/reports')
  await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible()
  const nav = page.getByRole('navigation', { name: 'Admin' })
  await expect(nav.getByRole('link', { name: 'Reports' })).toHaveAttribute('aria-current', 'page')
  await chooseYears(page)
  await expect(page.getByRole('heading', { name: 'Income by month' })).toBeVisible()

  const income = cents(await figure(page, 'Income'))
  expect(income).toBeGreaterThan(0)
  for (const table of [
    'Income by plan',
    'Income by payment method',
    'Income by country and tax rate',
  ]) {
    const amounts = (await lastCells(page, table)).map(cents)
    const together = amounts.pop()
    expect(together, table).toBe(income)
    expect(
      amounts.reduce((sum, amount) => sum + amount, 0),
      table,
    ).toBe(income)
  }

  await page.getByText('Show as a table').click()
  const months = (await lastCells(page, 'Income by month, with tax')).map(cents)
  expect(months.pop()).toBe(income)
  expect(months.reduce((sum, amount) => sum + amount, 0)).toBe(income)

  const year = new Date().getUTCFullYear() - 2
  const lines = (await exportCsv(page, `report-from-${year}-01-01-to-\\d{4}-\\d\\d-\\d\\d`)).split(
    '\r\n',
  )
  expect(lines[0]).toContain('Country,Payment method,Currency,Net,Tax name,Tax rate %,Tax,Gross')
  const gross = lines.slice(1).map((line) => Math.round(Number(line.split(',').at(-1)) * 100))
  expect(gross.reduce((sum, amount) => sum + amount, 0)).toBe(income)
  await expectAccessible(page, 'the reports')
})

test('periods that are often asked for are a press away, and a wrong one is said at its field', async ({
  page,
}) => {
  await openPanel(page)
  await openRoute(page, '/admin/reports')
  const quick = page.getByRole('navigation', { name: 'Period' })
  await expect(quick.getByRole('link', { name: 'This month' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await quick.getByRole('link', { name: 'This year' }).click()
  await expect(page.getByLabel('From', { exact: true })).toHaveValue(/-01-01$/)
  await expect(quick.getByRole('link', { name: 'This year' })).toHaveAttribute(
    'aria-current',
    'page',
  )

  await page.getByLabel('To', { exact: true }).fill('2001-01-01')
  await expect(page.getByText('The end must come after the beginning.')).toBeVisible()
  await page.getByLabel('From', { exact: true }).fill('2001-01-01')
  await expect(page.getByText('The end must come after the beginning.')).toBeHidden()
  await expect(page.getByText('Nothing was paid in these days.')).toBeVisible()
  expect(await figure(page, 'Income')).toMatch(/0\.00$/)
  await expect(page.getByRole('button', { name: /^Export CSV/ })).toBeHidden()
})

test('who owes what leads to the client, and coins owed are those of the ledger', async ({
  page,
}) => {
  await openSampleShop(page)
  await openRoute(page, '/admin/reports')
  await expect(page.getByText('That is what the ledger says, too.')).toBeVisible()
  const owing = page.getByRole('table', { name: 'Who owes what, by days overdue' })
  const client = owing.getByRole('link').first()
  const name = (await client.textContent()) ?? ''
  await client.click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
})

test('a shop that has sold nothing has empty books', async ({ page }) => {
  test.skip(edition === 'server', 'others sell in its one shop meanwhile')
  await openPanel(page)
  await openRoute(page, '/admin/reports')
  await expect(page.getByText('Nothing was paid in these days.')).toBeVisible()
  await expect(page.getByText('Every invoice is paid.')).toBeVisible()
  await expectAccessible(page, 'empty reports')
})
