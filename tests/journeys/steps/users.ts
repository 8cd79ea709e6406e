import { expect, type Locator, type Page } from '@playwright/test'
import type { Customer } from './account.ts'
import { openRoute } from './route.ts'

/** Opens the admin panel's list of users and finds one by address. */
export async function findUser(page: Page, { email }: Pick<Customer, 'email'>): Promise<Locator> {
  await openRoute(page, '/admin/clients')
  await page.getByRole('searchbox', { name: 'Search users' }).fill(email)
  const row = page.getByRole('row').filter({ hasText: email })
  await expect(row).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(2)
  return row
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
