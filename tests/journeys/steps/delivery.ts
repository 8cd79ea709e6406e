import type { Locator, Page } from '@playwright/test'
import { openRoute } from './route.ts'
import { chooseInMenu } from './row-menu.ts'
import { expectToast } from './toast.ts'

/** A simulated one, as an administrator. */
export async function addPanel(page: Page, name: string): Promise<void> {
  await openRoute(page, '/admin/panels')
  await page.getByRole('button', { name: 'Add panel' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add panel' })
  await dialog.getByLabel('Kind').selectOption('Simulated')
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByRole('button', { name: 'Add panel' }).click()
  await expectToast(page, 'Panel added')
}

/** The delivery of a plan, made by that panel. */
export async function openMapping(page: Page, plan: string, panel: string): Promise<Locator> {
  await openRoute(page, '/admin/products')
  await chooseInMenu(page, new RegExp(`^More for ${plan} \\d`), 'Delivery')
  const mapping = page.getByRole('dialog', { name: /^Delivery of MTA/ })
  await mapping.getByLabel('Made by').selectOption({ label: `${panel} (Simulated)` })
  return mapping
}
