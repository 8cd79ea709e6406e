import type { Page } from '@playwright/test'
import { openFreshShop } from './edition.ts'
import { expect, test } from './journey.ts'
import { logInAsAdmin } from './steps/account.ts'
import { openDashboardTab } from './steps/dashboard.ts'
import { enterShop } from './steps/gate.ts'
import { openOrder } from './steps/order.ts'
import { adminRoutes, dashboardTabs, openRoute, publicRoutes } from './steps/route.ts'

test.use({ viewport: { width: 360, height: 740 } })
test.setTimeout(120_000)

test('no public page scrolls sideways at 360 px', async ({ page }) => {
  for (const path of publicRoutes) {
    await openRoute(page, path)
    await expectFits(page, path)
  }
  await enterShop(page)
  await expectFits(page, '/')
  await openOrder(page)
  await expectFits(page, 'the order dialog')
})

test('neither dashboard nor admin panel scrolls sideways at 360 px', async ({ page }) => {
  const { admin } = await openFreshShop(page)
  await logInAsAdmin(page, admin)
  for (const path of adminRoutes) {
    await openRoute(page, path)
    await expectFits(page, path)
  }
  for (const tab of dashboardTabs) {
    await openDashboardTab(page, tab)
    await expectFits(page, `dashboard, ${tab}`)
  }
})

test('the menu opens and closes on a phone', async ({ page }) => {
  await openRoute(page, '/about')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('link', { name: 'Contact' }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Close menu' }).click()
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible()
})

async function expectFits(page: Page, where: string): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect.soft(overflow, `${where}: pixels beyond the edge`).toBe(0)
}
