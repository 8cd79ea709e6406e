import { expect, type Page } from '@playwright/test'
import { openDashboardTab } from './dashboard.ts'
import { openRoute } from './route.ts'
import { expectToast } from './toast.ts'

/** Opens a ticket on the dashboard; ends in its conversation. */
export async function openTicket(
  page: Page,
  { subject, message }: { readonly subject: string; readonly message: string },
): Promise<void> {
  await openDashboardTab(page, 'Support')
  await page.getByRole('button', { name: 'Open a ticket' }).click()
  const dialog = page.getByRole('dialog', { name: 'Open a ticket' })
  await dialog.getByLabel('Subject').fill(subject)
  await dialog.getByLabel('Priority').selectOption('High')
  await dialog.getByLabel('Message').fill(message)
  await dialog.getByRole('button', { name: 'Open ticket' }).click()
  await expectToast(page, 'Ticket opened')
  await expect(page.getByRole('heading', { name: subject, exact: true })).toBeFocused()
}

/** Opens a ticket from the administrators' queue. */
export async function openFromQueue(page: Page, subject: string): Promise<void> {
  await openRoute(page, '/admin/tickets')
  await page.getByRole('searchbox', { name: 'Search tickets' }).fill(subject)
  await page.getByRole('link', { name: subject, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: subject, exact: true })).toBeVisible()
}

/** Writes to the customer, or a note for the team. */
export async function writeAsTeam(
  page: Page,
  kind: 'Reply' | 'Note',
  message: string,
): Promise<void> {
  const isNote = kind === 'Note'
  await page.getByLabel(isNote ? 'Internal note' : 'Reply to the customer', { exact: true }).check()
  await page.getByLabel(kind, { exact: true }).fill(message)
  await page.getByRole('button', { name: isNote ? 'Add note' : 'Send reply' }).click()
  await expect(page.getByRole('log').getByText(message, { exact: true })).toBeVisible()
}
