/** A screen of the panel has one thing that it is for, and no more: one filled button. */
import type { Page } from '@playwright/test'
import { edition } from './edition.ts'
import { expect, test } from './journey.ts'
import { openSampleShop } from './steps/beginning.ts'
import { adminRoutes, openRoute } from './steps/route.ts'

test.skip(edition === 'server', 'its screens are the same')
test.setTimeout(240_000)

const VIEWS = [
  '/admin/transactions?view=declared',
  '/admin/transactions?view=refunds',
  '/admin/transactions?view=credit-notes',
  '/admin/products?tab=options',
  '/admin/settings?section=payment',
  '/admin/settings?section=questions',
]
/** Lists, and what leads to one of their records. */
const RECORDS = ['orders', 'invoices', 'services', 'clients', 'tickets']

const primaries = (page: Page) => page.locator('.bg-primary:visible')

async function expectOneAtMost(page: Page, where: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: /^Loading/ })).toHaveCount(0)
  const names = await primaries(page).allTextContents()
  expect.soft(names.length, `${where}: ${names.join(', ')}`).toBeLessThanOrEqual(1)
}

test('no screen of the panel has two primary buttons', async ({ page }) => {
  await openSampleShop(page)
  for (const path of [...adminRoutes, ...VIEWS]) {
    await openRoute(page, path)
    await expectOneAtMost(page, path)
  }
})

test('no page of a record has two, and neither has a list whose rows are ticked', async ({
  page,
}) => {
  await openSampleShop(page)
  for (const list of RECORDS) {
    await openRoute(page, `/admin/${list}?status=${list === 'orders' ? 'all' : ''}`)
    await page.locator('.data-table tbody').getByRole('rowheader').getByRole('link').first().click()
    await expect(page).toHaveURL(new RegExp(`/admin/${list}/`))
    await expectOneAtMost(page, `a record of ${list}`)
  }
  await openRoute(page, '/admin/services')
  await page.getByRole('checkbox', { name: 'Select all on this page' }).first().check()
  await expect(page.getByText('25 selected')).toBeVisible()
  await expectOneAtMost(page, 'ticked services')
})
