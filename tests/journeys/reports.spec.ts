/** The books of a period: what came in, where from, who owes what, and the file that an accountant takes. */
import type { Page } from '@playwright/test'
import { edition } from './edition.ts'
import { expect, test } from './journey.ts'
import { atRest, expectAccessible } from './steps/accessible.ts'
import { logInAsAdmin, logOut } from './steps/account.ts'
import { openPanel, openSampleShop } from './steps/beginning.ts'
import { exportCsv } from './steps/list.ts'
import { cents, commaCents, fecRows, figure, lastCells, saved } from './steps/reports.ts'
import { openRoute } from './steps/route.ts'

test.use(atRest)

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
  // Journeys that share a shop earn something meanwhile: then it is read once more.
  await expect(async () => {
    await openRoute(page, `/admin/reports?from=${year}-01-01`)
    const now = cents(await figure(page, 'Income'))
    const lines = (
      await exportCsv(page, `report-from-${year}-01-01-to-\\d{4}-\\d\\d-\\d\\d`)
    ).split('\r\n')
    expect(lines[0]).toContain('Country,Payment method,Currency,Net,Tax name,Tax rate %,Tax,Gross')
    const gross = lines.slice(1).map((line) => Math.round(Number(line.split(',').at(-1)) * 100))
    expect(gross.reduce((sum, amount) => sum + amount, 0)).toBe(now)
  }).toPass({ timeout: 60_000 })
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
  await expect(page.getByText('The ledger agrees.')).toBeVisible()
  const owing = page.getByRole('table', { name: 'Who owes what, by days overdue' })
  const client = owing.getByRole('link').first()
  const name = (await client.textContent()) ?? ''
  await client.click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
})

test('a part of a long report is a press away, in the same period', async ({ page }) => {
  await openSampleShop(page)
  await openRoute(page, '/admin/reports')
  const parts = page.getByRole('navigation', { name: 'Parts of the report' })
  await expect(parts.getByRole('link', { name: 'Recurring revenue' })).toBeVisible()
  await chooseYears(page)
  const from = new URL(page.url()).searchParams.get('from')
  await parts.getByRole('link', { name: 'Books' }).click()
  await expect(page.getByRole('heading', { name: 'Books' })).toBeInViewport()
  expect(new URL(page.url()).searchParams.get('from')).toBe(from)
  // The line goes along on a desktop.
  await expect(parts).toBeInViewport()
})

test('a shop that has sold nothing has empty books', async ({ page }) => {
  test.skip(edition === 'server', 'others sell in its one shop meanwhile')
  await openPanel(page)
  await openRoute(page, '/admin/reports')
  await expect(page.getByText('Nothing was paid in these days.')).toBeVisible()
  await expect(page.getByText('Every invoice is paid.')).toBeVisible()
  await expectAccessible(page, 'empty reports')
})

test('an accountant gets the journal of a period as FEC: balanced, with the revenue of the report', async ({
  page,
}) => {
  await openSampleShop(page)
  const sum = (of: readonly (readonly string[])[], column: number) =>
    of.reduce((total, row) => total + commaCents(row[column]), 0)
  // Others sell in the server edition's one shop: what came in between is in one of the two, so both are taken anew.
  await expect(async () => {
    await openRoute(page, '/admin/reports')
    await chooseYears(page)
    const { name, bytes } = await saved(page, 'Export FEC')
    expect(name).toMatch(/^\d{9}FEC\d{8}\.txt$/)
    const rows = fecRows(bytes)
    expect(rows.length).toBeGreaterThan(100)
    expect(rows.every((row) => row.length === 18)).toBe(true)
    expect(sum(rows, 11)).toBe(sum(rows, 12))
    const revenue = rows.filter((row) => row[4]?.startsWith('706'))
    expect(sum(revenue, 12) - sum(revenue, 11)).toBe(cents(await figure(page, 'Before tax')))
  }).toPass({ timeout: 60_000 })
})

test('DATEV gets days of one accounting year, with the bytes that it reads', async ({ page }) => {
  await openSampleShop(page)
  await openRoute(page, '/admin/reports')
  await chooseYears(page)
  await expect(page.getByText('DATEV takes days of one accounting year alone')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Export DATEV' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await page.getByRole('link', { name: 'This year' }).click()
  const { name, bytes } = await saved(page, 'Export DATEV')
  expect(name).toMatch(/^EXTF_Buchungsstapel_\d{8}_\d{8}\.csv$/)
  const [head = '', columns = ''] = bytes.toString('latin1').split('\r\n')
  expect(head).toMatch(/^"EXTF";700;21;"Buchungsstapel";13;\d{17};/)
  expect(columns).toContain('Gegenkonto (ohne BU-Schlüssel)')
})

test('what is lost and won of recurring revenue leads from its beginning to its end', async ({
  page,
}) => {
  await openSampleShop(page)
  await openRoute(page, '/admin/reports')
  await chooseYears(page)
  await expect(page.getByRole('heading', { name: 'Recurring revenue' })).toBeVisible()
  await page.getByText('Show what changed as a table').click()
  const rows = page
    .getByRole('table', { name: 'Recurring revenue by month' })
    .locator('tbody tr:last-child td')
  const [beginning = 0, fresh = 0, more = 0, less = 0, lost = 0, end = 0] = (
    await rows.allTextContents()
  ).map(cents)
  expect(beginning + fresh + more + less + lost).toBe(end)
  expect(end).toBeGreaterThan(0)
})

test('a month is closed and opened again', async ({ page }) => {
  test.skip(edition === 'server', 'others record payments of earlier days in its one shop')
  await openPanel(page)
  await openRoute(page, '/admin/reports')
  const books = page.getByRole('region', { name: 'Books' })
  await expect(books.getByText('No month is closed')).toBeVisible()
  const close = books.getByRole('button', { name: /^Close / })
  const month = ((await close.textContent()) ?? '').replace('Close ', '')
  await close.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close month' }).click()
  await expect(books.getByText(`Closed up to the end of ${month}`)).toBeVisible()
  await expect(close).toBeHidden()

  await openRoute(page, '/admin/utilities')
  await openRoute(page, '/admin/reports')
  await books.getByRole('button', { name: `Open ${month} again` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Open again' }).click()
  await expect(books.getByText('No month is closed')).toBeVisible()
  await expectAccessible(page, 'the books')
})

test('account numbers are set, and a wrong one is said at its field', async ({ page }) => {
  await openPanel(page)
  await openRoute(page, '/admin/reports')
  await page.getByRole('button', { name: 'Account numbers' }).click()
  const dialog = page.getByRole('dialog', { name: 'Account numbers' })
  const tax = dialog.getByRole('group', { name: /^FEC/ }).getByLabel('Tax', { exact: true })
  await tax.fill('44')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Please enter 3 to 12 digits.')).toBeVisible()
  await tax.fill('445711')
  await expectAccessible(page, 'account numbers')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Account numbers' }).click()
  await expect(tax).toHaveValue('445711')
  await tax.fill('445710')
  await dialog.getByRole('button', { name: 'Save' }).click()
})

test('who is overdue is reminded at a press', async ({ page }) => {
  test.skip(edition === 'server', 'its clock is its own')
  const { admin } = await openSampleShop(page)
  await openRoute(page, '/admin')
  await logOut(page)
  await page.clock.setFixedTime(Date.now() + 40 * 86_400_000)
  await page.reload()
  await logInAsAdmin(page, admin)
  await openRoute(page, '/admin/reports')
  const remind = page.getByRole('button', { name: /^Remind / }).first()
  const name = ((await remind.getAttribute('aria-label')) ?? '').replace('Remind ', '')
  await remind.click()
  await expect(page.getByText(new RegExp(`^${name} was reminded of`))).toBeVisible()
})
