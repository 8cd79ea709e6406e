import { expect, test } from './journey.ts'

test('a page whose code cannot be had shows the fault screen: a way home, no stack', async ({
  page,
  watch,
}) => {
  watch.expectError(/./)
  await page.route(/\/assets\/about-page.*\.js$/, (route) => route.abort())
  await page.goto('/services/samp')
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '')
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click()
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible({
    timeout: 20_000,
  })
  expect(await page.locator('body').innerText()).not.toMatch(/\.js:\d+|at \w+ \(/)
  await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/')
})

test('an unknown plan in the address is refused in words', async ({ page }) => {
  await page.goto('/services/samp?order=nothing')
  await expect(page.getByRole('dialog').getByText('Service not found')).toBeVisible()
})

test('a check that throws leads to the page that explains it', async ({ page, watch }) => {
  watch.expectError(/./)
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'webdriver', {
      get() {
        throw new Error('Broken on purpose')
      },
    })
  })
  await page.goto('/')
  await expect(page).toHaveURL(/\/verification-failed$/, { timeout: 15_000 })
})
