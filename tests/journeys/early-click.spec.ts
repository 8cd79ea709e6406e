import type { Page } from '@playwright/test'
import { openFreshShop } from './edition.ts'
import { expect, test } from './journey.ts'
import { waitUntilAlive } from './steps/route.ts'

/** The page is shown for a while before its script has come. */
async function holdScripts(page: Page): Promise<void> {
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue()
  })
}

test('what is typed and sent before the script has come is done once it has', async ({ page }) => {
  const { admin } = await openFreshShop(page)
  await holdScripts(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByLabel('Email', { exact: true }).fill(admin.email)
  await page.getByLabel('Password', { exact: true }).fill(admin.password)
  await page.getByLabel('Password', { exact: true }).press('Enter')
  expect(await page.locator('html').getAttribute('data-hydrated')).toBeNull()
  await expect(page).toHaveURL(/\/admin/, { timeout: 20_000 })
})

test('what is ordered before the script has come is billed as its price was shown', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('prices-per', 'annually'))
  await holdScripts(page)
  await page.goto('/services/samp', { waitUntil: 'commit' })
  await page.getByRole('main').getByRole('button', { name: 'Order Now' }).nth(1).click()
  expect(await page.locator('html').getAttribute('data-hydrated')).toBeNull()
  const form = page.getByRole('dialog', { name: 'Order a service' })
  await expect(form.getByRole('radio', { name: /^Annually/ })).toBeChecked({ timeout: 20_000 })
})

test('a page that comes alive stays where its reader is, and so does one that is loaded again', async ({
  page,
}) => {
  await holdScripts(page)
  await page.goto('/about', { waitUntil: 'commit' })
  const subscribe = page.getByRole('contentinfo').getByRole('button', { name: 'Subscribe' })
  await subscribe.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => window.scrollY)
  expect(place).toBeGreaterThan(200)
  expect(await page.locator('html').getAttribute('data-hydrated')).toBeNull()
  await waitUntilAlive(page)
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)))
  expect(await page.evaluate(() => window.scrollY)).toBe(place)
  await page.reload()
  await waitUntilAlive(page)
  await expect(subscribe).toBeInViewport()
})
