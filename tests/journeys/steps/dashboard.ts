import { expect, type Page } from '@playwright/test'
import type { dashboardTabs } from './route.ts'

export async function openDashboardTab(
  page: Page,
  name: (typeof dashboardTabs)[number],
): Promise<void> {
  if (new URL(page.url()).pathname !== '/dashboard') await page.goto('/dashboard')
  const tab = page.getByRole('tab', { name, exact: true })
  await tab.click()
  await expect(tab).toHaveAttribute('aria-selected', 'true')
}
