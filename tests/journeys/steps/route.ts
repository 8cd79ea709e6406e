import { expect, type Page } from '@playwright/test'
import { soon } from './soon.ts'

export const publicRoutes = [
  '/services/samp',
  '/services/mta',
  '/services/vps',
  '/game-hosting',
  '/about',
  '/contact',
  '/service-terms',
  '/orange-money',
  '/phpmyadmin',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/verify-email',
  '/bot-detected',
  '/verification-failed',
] as const

export const adminRoutes = [
  '/admin',
  '/admin/clients',
  '/admin/users',
  '/admin/client-groups',
  '/admin/orders',
  '/admin/invoices',
  '/admin/quotes',
  '/admin/transactions',
  '/admin/gateways',
  '/admin/gateways?view=payments',
  '/admin/products',
  '/admin/promotions',
  '/admin/services',
  '/admin/delivery',
  '/admin/panels',
  '/admin/domains',
  '/admin/domain-pricing',
  '/admin/tickets',
  '/admin/knowledgebase',
  '/admin/announcements',
  '/admin/downloads',
  '/admin/chat',
  '/admin/affiliates',
  '/admin/email-marketing',
  '/admin/reports',
  '/admin/analytics',
  '/admin/utilities',
  '/admin/logs',
  '/admin/security',
  '/admin/settings',
] as const

export const dashboardTabs = [
  'Overview',
  'Services',
  'Domains',
  'Billing',
  'Support',
  'Account',
] as const

/** Opens a page and waits until it answers to a person. */
export async function openRoute(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitUntilAlive(page)
  await soon(page.getByRole('heading', { level: 1 }).first())
}

/**
 * A prerendered page is shown before its script; what is pressed earlier is done then, see early-click.spec.ts.
 * A page of the panel and the dashboard are shown before it is known who asks, and hold more from then on.
 */
export async function waitUntilAlive(page: Page): Promise<void> {
  await soon(page.locator('html[data-hydrated]'))
  await expect(page.getByText('Loading Admin Panel...')).toHaveCount(0)
  await expect(page.locator('[data-opening]')).toHaveCount(0)
}
