import { expect, type Page } from '@playwright/test'
import type { Credentials } from '../edition.ts'
import { rowsOf } from './list.ts'
import { openRoute } from './route.ts'
import { expectToast } from './toast.ts'

/** The sample client who has one of everything. */
export const SHOWN_CLIENT = 'Sample Customer'

/** Adds ten made-up clients to the shop, as a signed-in administrator. */
export async function loadSamples(page: Page): Promise<void> {
  await openRoute(page, '/admin/utilities')
  await page.getByRole('button', { name: 'Load sample data' }).click()
  const dialog = page.getByRole('dialog', { name: 'Load 10 sample clients?' })
  await dialog.getByRole('button', { name: 'Load sample data' }).click()
  await expectToast(page, 'Sample data loaded')
}

/** Lets the sample client who has one of everything log in, and answers how. */
export async function admitShownClient(page: Page): Promise<Credentials> {
  const password = 'night-shift-7'
  await openRoute(page, `/admin/clients?search=${encodeURIComponent(SHOWN_CLIENT)}`)
  await rowsOf(page, 'Users').first().getByRole('button', { name: /^Edit/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit user' })
  const email = await dialog.getByLabel('Email', { exact: true }).inputValue()
  await dialog.getByLabel('New password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  return { email, password }
}
