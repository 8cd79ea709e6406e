import type { Page } from '@playwright/test'
import { edition } from './edition.ts'
import { expect, test } from './journey.ts'
import { openDashboardOf } from './steps/beginning.ts'
import { openDashboardTab } from './steps/dashboard.ts'
import { openRoute } from './steps/route.ts'

/** Here no worker keeps the shop: the embedded edition, too, is asked for parts it has not loaded yet. */
const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'No connection.' })

test('without a connection a click keeps the page and says so, and is followed once there is one', async ({
  page,
  context,
  watch,
}) => {
  watch.expectError(/ERR_INTERNET_DISCONNECTED/)
  // What the page had asked for and not heard of yet.
  watch.expectError(/The shop has not answered/)
  // Its parts, too, are asked for again when they are due next.
  watch.expectError(/What is due could not be done\. TypeError: Failed to fetch dynamically/)
  await openRoute(page, '/services/samp')
  await context.setOffline(true)
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click()
  await expect(notice(page)).toBeVisible()
  await page.getByRole('button', { name: 'Order Now' }).first().click()
  // The form may have been fetched ahead, and then it opens; where not, nothing does.
  const form = page.getByRole('dialog')
  await form.waitFor({ timeout: 3000 }).catch(() => undefined)
  await page.keyboard.press('Escape')
  await expect(form).toHaveCount(0)
  await expect(page.getByRole('heading', { name: /SAMP/ }).first()).toBeVisible()
  await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0)
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click()

  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'Our mission' })).toBeVisible({ timeout: 15_000 })
  await expect(notice(page)).toHaveCount(0)
})

test('a connection that is lost is told, and what was asked meanwhile is answered by itself', async ({
  page,
  context,
  watch,
  jane,
}) => {
  test.skip(edition === 'embedded', 'its shop is in the page')
  watch.expectError(/ERR_INTERNET_DISCONNECTED/)
  await openDashboardOf(page, jane)
  await openDashboardTab(page, 'Support')
  await openDashboardTab(page, 'Overview')
  await context.setOffline(true)
  await expect(notice(page)).toBeVisible()
  await openDashboardTab(page, 'Billing')
  await context.setOffline(false)
  await expect(notice(page)).toHaveCount(0, { timeout: 15_000 })
  await expect(page.getByRole('heading', { name: /Invoices/ }).first()).toBeVisible({
    timeout: 15_000,
  })
  await expect(page.getByRole('tab', { name: 'Billing' })).toHaveAttribute('aria-selected', 'true')
})
