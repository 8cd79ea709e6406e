import { expect, type Locator, type Page } from '@playwright/test'
import { openRoute } from './route.ts'
import { expectToast } from './toast.ts'

export interface NewService {
  /** Of the client. */
  readonly email: string
  readonly planName: string
  readonly price: string
}

/** Adds a service on the list of services, as a signed-in administrator. */
export async function addService(
  page: Page,
  { email, planName, price }: NewService,
): Promise<void> {
  await openRoute(page, '/admin/services')
  await page.getByRole('button', { name: 'Add service' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add service' })
  await dialog.getByRole('combobox', { name: 'User' }).fill(email)
  await dialog.getByRole('option').filter({ hasText: email }).click()
  await dialog.getByLabel('Service name').fill(planName)
  await dialog.getByLabel('Price').fill(price)
  await dialog.getByRole('button', { name: 'Add service' }).click()
  await expectToast(page, 'Service added successfully')
  await expect(dialog).toBeHidden()
}

/** The row of a service, whatever else a shared shop has. */
export async function findService(page: Page, name: string): Promise<Locator> {
  await page.getByRole('searchbox', { name: 'Search services' }).fill(name)
  const row = page.getByRole('row').filter({ hasText: name })
  await expect(row).toHaveCount(1)
  return row
}
