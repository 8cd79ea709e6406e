import { expect, test } from './journey.ts'
import { publicRoutes } from './steps/route.ts'

test('an unknown path says so and leads home', async ({ page, watch }) => {
  watch.expectError(/404 \(Not Found\)/)
  const response = await page.goto('/no/such/page')
  expect(response?.status()).toBe(404)
  await expect(page.getByText('404', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await expect(
    page.getByText("The page you're looking for doesn't exist or has been moved."),
  ).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Plans' })).toHaveAttribute('href', '/game-hosting')
  await expect(main.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', '/contact')
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL(/\/$/)
})

test('every public address opens at its own page with its own title', async ({ page }) => {
  const titles = new Set<string>()
  for (const path of publicRoutes) {
    const response = await page.goto(path)
    expect(response?.status(), path).toBe(200)
    expect(new URL(page.url()).pathname).toBe(path)
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1)
    titles.add(await page.title())
  }
  expect(titles.size).toBe(publicRoutes.length)
})

for (const [path, target] of [
  ['/my-services', /\/(dashboard|login)/],
  ['/terms', /\/service-terms$/],
  ['/privacy', /\/$/],
  ['/dashboard', /\/login/],
  ['/dashboard/services/17', /\/login\?next=/],
  ['/dashboard/orders/17', /\/login\?next=/],
] as const) {
  test(`${path} leads a visitor on`, async ({ page }) => {
    await page.goto(path)
    await expect(page).toHaveURL(target)
  })
}

test('a visitor who asks for the admin panel is sent home', async ({ page }) => {
  await page.goto('/admin/clients')
  await expect(page).toHaveURL(/\/$/)
})
