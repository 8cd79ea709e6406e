import { expect, type Locator, type Page } from '@playwright/test'
import type { Customer } from './account.ts'
import { openRoute } from './route.ts'
import { expectToast } from './toast.ts'

/** Opens the admin panel's list of users and finds one by address. */
export async function findUser(page: Page, { email }: Pick<Customer, 'email'>): Promise<Locator> {
  await openRoute(page, '/admin/clients')
  await page.getByRole('searchbox', { name: 'Search users' }).fill(email)
  const row = page.getByRole('row').filter({ hasText: email })
  await expect(row).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(2)
  return row
}

/** Opens the page of a client from that list. */
export async function openClient(page: Page, client: Customer): Promise<void> {
  const row = await findUser(page, client)
  await row.getByRole('link', { name: client.name }).click()
}

/** Presses a button of the user's row and answers the dialog that it opens. */
export async function openUserDialog(
  page: Page,
  user: Customer,
  { button, dialog }: { button: 'Edit' | 'Coins' | 'Delete'; dialog: string },
): Promise<Locator> {
  const row = await findUser(page, user)
  await row.getByRole('button', { name: `${button} ${user.name}` }).click()
  const opened = page.getByRole('dialog', { name: dialog })
  await expect(opened).toBeVisible()
  return opened
}

export const openEdit = (page: Page, user: Customer) =>
  openUserDialog(page, user, { button: 'Edit', dialog: 'Edit user' })

export const openCoins = (page: Page, user: Customer) =>
  openUserDialog(page, user, { button: 'Coins', dialog: 'Change coins' })

export const openDelete = (page: Page, user: Customer) =>
  openUserDialog(page, user, { button: 'Delete', dialog: 'Delete user' })

/** As an administrator. `amount` in coins, as it is typed. */
export async function giveCoins(page: Page, user: Customer, amount: string): Promise<void> {
  const dialog = await openCoins(page, user)
  await dialog.getByLabel('Amount').fill(amount)
  await dialog.getByRole('button', { name: 'Change coins' }).click()
  await expectToast(page, 'Coins updated successfully')
}
