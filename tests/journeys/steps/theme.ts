import { expect, type Page } from '@playwright/test'
import { openRoute } from './route.ts'

export const themes = ['dark', 'light'] as const
export type Theme = (typeof themes)[number]

/** Switches the theme the way a person does; the shop keeps it from then on. */
export async function switchTheme(page: Page, theme: Theme): Promise<void> {
  await openRoute(page, '/about')
  const readTheme = async () => (await page.locator('html').getAttribute('data-theme')) ?? 'dark'
  if ((await readTheme()) !== theme) {
    await page.getByRole('button', { name: 'Switch between dark and light' }).click()
  }
  await expect.poll(readTheme).toBe(theme)
}
