import { expect, type Page } from '@playwright/test'
import { type Customer, logIn, register } from './account.ts'
import type { dashboardTabs } from './route.ts'

type Tab = (typeof dashboardTabs)[number]

export async function openDashboardTab(page: Page, name: Tab): Promise<void> {
  if (new URL(page.url()).pathname !== '/dashboard') await page.goto('/dashboard')
  const tab = page.getByRole('tab', { name, exact: true })
  await tab.click()
  await expect(tab).toHaveAttribute('aria-selected', 'true')
}

export const accountParts = ['Profile', 'Sign-in and security', 'Sessions', 'Your data'] as const

/** The account shows one part at a time; the dashboard's tab `Account` is open. */
export async function openAccountPart(
  page: Page,
  name: (typeof accountParts)[number],
): Promise<void> {
  const parts = page.getByRole('navigation', { name: 'Parts of your account' })
  const link = parts.getByRole('link', { name, exact: true })
  await link.click()
  await expect(link).toHaveAttribute('aria-current', 'location')
}

/** Registers somebody whom the shop does not know yet, and opens a tab of their dashboard. */
export async function openTabOfNew(page: Page, customer: Customer, name: Tab): Promise<void> {
  await register(page, customer)
  await logIn(page, customer)
  await openDashboardTab(page, name)
}
