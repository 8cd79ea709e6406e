import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { fillLogin, logInAsAdmin, logOut } from './steps/account.ts'
import { openDashboardOf } from './steps/beginning.ts'
import { openDashboardTab, openTabOfNew } from './steps/dashboard.ts'
import { openOrder } from './steps/order.ts'
import { ownName } from './steps/own-name.ts'
import { openFromQueue, openTicket } from './steps/tickets.ts'

/** Within the document: a page that is loaded anew remembers nothing. */
async function leaveAndComeBack(page: Page, subject: string): Promise<void> {
  await page.getByRole('link', { name: 'All tickets' }).click()
  await page.getByRole('searchbox', { name: 'Search tickets' }).fill(subject)
  await page.getByRole('link', { name: subject, exact: true }).click()
}

const pressBeside = (page: Page) => page.mouse.click(5, 5)

test('a press beside a form in a dialog takes nothing away; the keyboard still leaves it', async ({
  page,
}) => {
  const dialog = await openOrder(page)
  await dialog.getByLabel('Server name').fill('Night Shift')
  await pressBeside(page)
  await expect(dialog.getByLabel('Server name')).toHaveValue('Night Shift')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('what a customer has typed and not sent is there when they come back, until they log out', async ({
  page,
  jane,
}) => {
  test.setTimeout(120_000)
  const subject = ownName('Lag')
  await openTabOfNew(page, jane, 'Account')
  await page.getByRole('textbox', { name: 'Company' }).fill('Doe Ltd')
  await openDashboardTab(page, 'Support')
  await page.getByRole('button', { name: 'Open a ticket' }).click()
  const dialog = page.getByRole('dialog', { name: 'Open a ticket' })
  await dialog.getByLabel('Message').fill('Since yesterday.')
  await page.goBack()
  await expect(page.getByRole('tab', { name: 'Account' })).toHaveAttribute('aria-selected', 'true')
  await page.goForward()
  await page.getByRole('button', { name: 'Open a ticket' }).click()
  await expect(dialog.getByLabel('Message')).toHaveValue('Since yesterday.')
  await dialog.getByRole('button', { name: 'Back' }).click()
  await openTicket(page, { subject, message: 'Since today.' })
  await page.getByLabel('Your reply').fill('It is worse')
  await openDashboardTab(page, 'Account')
  await expect(page.getByRole('textbox', { name: 'Company' })).toHaveValue('Doe Ltd')
  await openDashboardTab(page, 'Support')
  await page.getByRole('link', { name: subject, exact: true }).click()
  await expect(page.getByLabel('Your reply')).toHaveValue('It is worse')
  // In the same document: a page that is loaded anew has forgotten by itself.
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click()
  await fillLogin(page, jane)
  await expect(page).toHaveURL(/\/dashboard/)
  await openDashboardTab(page, 'Support')
  await page.getByRole('link', { name: subject, exact: true }).click()
  await expect(page.getByLabel('Your reply')).toHaveValue('')
})

test('who logs out leaves nothing of an order that they began', async ({ page, jane }) => {
  await openDashboardOf(page, jane)
  const dialog = await openOrder(page)
  const name = dialog.getByLabel('Server name')
  await name.fill('Night Shift')
  await page.keyboard.press('Escape')
  await openOrder(page)
  await expect(name).toHaveValue('Night Shift')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
  await openOrder(page)
  await expect(name).toHaveValue('')
})

test('a note that the team has begun is a note still when they come back, and sent it is gone', async ({
  page,
  jane,
}) => {
  test.setTimeout(120_000)
  const { admin } = await openDashboardOf(page, jane)
  const subject = ownName('Lag')
  await openDashboardTab(page, 'Support')
  await openTicket(page, { subject, message: 'Since yesterday.' })
  await logOut(page)
  await logInAsAdmin(page, admin)
  await openFromQueue(page, subject)
  await page.getByRole('radio', { name: 'Internal note' }).check()
  await page.getByLabel('Note', { exact: true }).fill('Third time')
  await leaveAndComeBack(page, subject)
  await expect(page.getByLabel('Note', { exact: true })).toHaveValue('Third time')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByRole('log').getByText('Third time')).toBeVisible()
  await leaveAndComeBack(page, subject)
  await expect(page.getByLabel('Note', { exact: true })).toHaveValue('')
})
