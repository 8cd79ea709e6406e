import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { openRoute } from './steps/route.ts'

const shown = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)

test('the theme is dark until somebody chooses, goes round three, and is remembered', async ({
  page,
  watch,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await openRoute(page, '/about')
  const button = page.getByRole('button', { name: 'Switch between dark and light' })
  await expect.poll(() => shown(page)).toBe('dark')
  await expect(button).toHaveAccessibleDescription('Theme: dark. Next: light.')
  await button.click()
  await expect.poll(() => shown(page)).toBe('light')
  await button.click()
  await expect(button).toHaveAccessibleDescription('Theme: as your system has it. Next: dark.')
  await expect.poll(() => shown(page)).toBe('light')

  await test.step('it follows the system while somebody looks on', async () => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect.poll(() => shown(page)).toBe('dark')
    await page.emulateMedia({ colorScheme: 'light' })
    await expect.poll(() => shown(page)).toBe('light')
  })

  await test.step('it is there before the first paint, without any script of the page', async () => {
    watch.expectError(/net::ERR_FAILED/)
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
    await page.goto('/about', { waitUntil: 'commit' })
    await expect.poll(() => shown(page)).toBe('light')
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/contact', { waitUntil: 'commit' })
    await expect.poll(() => shown(page)).toBe('dark')
    await page.unrouteAll()
  })

  await openRoute(page, '/about')
  await button.click()
  await page.emulateMedia({ colorScheme: 'light' })
  await openRoute(page, '/contact')
  await expect.poll(() => shown(page)).toBe('dark')
})
