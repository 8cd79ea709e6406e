import { openFreshShop } from './edition.ts'
import { expect, test } from './journey.ts'

test('what is typed and sent before the script has come is done once it has', async ({ page }) => {
  const { admin } = await openFreshShop(page)
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue()
  })
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByLabel('Email', { exact: true }).fill(admin.email)
  await page.getByLabel('Password', { exact: true }).fill(admin.password)
  await page.getByLabel('Password', { exact: true }).press('Enter')
  expect(await page.locator('html').getAttribute('data-hydrated')).toBeNull()
  await expect(page).toHaveURL(/\/admin/, { timeout: 20_000 })
})
