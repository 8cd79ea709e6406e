import { expect, type Page } from '@playwright/test'
import { openRoute } from './route.ts'

export const themes = ['dark', 'light'] as const
export type Theme = (typeof themes)[number]

/** Switches the theme the way a person does; the shop keeps it from then on. */
export async function switchTheme(page: Page, theme: Theme): Promise<void> {
  await openRoute(page, '/about')
  const readTheme = async () => (await page.locator('html').getAttribute('data-theme')) ?? 'dark'
  const isChosen = async () =>
    (await readTheme()) === theme && (await page.locator('html[data-scheme]').count()) === 0
  // It goes round three: dark, light, and what the system prefers.
  for (let press = 0; press < 2 && !(await isChosen()); press += 1) {
    await page.getByRole('button', { name: 'Switch between dark and light' }).click()
  }
  await expect.poll(isChosen).toBe(true)
}
