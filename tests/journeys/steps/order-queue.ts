import { expect, type Page } from '@playwright/test'
import { ownName } from './own-name.ts'
import { openRoute } from './route.ts'

/** Opens the admin panel's list of orders. */
export async function openOrders(page: Page): Promise<void> {
  await openRoute(page, '/admin/orders')
  await expect(page.getByRole('heading', { name: 'Orders', exact: true })).toBeVisible()
}

/** Its server is there at once, or staff are to make it. */
const APPROVED = /^(Active|To be set up)$/

/** Approves an order that is paid. */
export async function approve(page: Page, serverName: string): Promise<void> {
  await page.getByRole('button', { name: `Approve ${serverName}` }).click()
  await expectStatus(page, serverName, APPROVED)
}

/** Approves an order that is to be paid off-site: its whole payment, received today, is recorded with it. */
export async function recordPaymentAndApprove(page: Page, serverName: string): Promise<void> {
  await page.getByRole('button', { name: `Approve ${serverName}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Record the payment' })
  await dialog.getByLabel('Reference').fill(ownName('TX'))
  await dialog.getByRole('button', { name: 'Record and approve' }).click()
  await expectStatus(page, serverName, APPROVED)
}

export async function reject(page: Page, serverName: string, reason: string): Promise<void> {
  await page.getByRole('button', { name: `Reject ${serverName}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Reject the order' })
  await dialog.getByLabel('Reason').fill(reason)
  await dialog.getByRole('button', { name: 'Reject order' }).click()
  await expectStatus(page, serverName, 'Rejected')
}

async function expectStatus(
  page: Page,
  serverName: string,
  status: string | RegExp,
): Promise<void> {
  const row = page.getByRole('row').filter({ hasText: serverName })
  await expect(row.getByText(status, { exact: true })).toBeVisible()
}
