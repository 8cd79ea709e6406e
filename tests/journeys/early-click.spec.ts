import { openFreshShop } from './edition.ts'
import { expect, test } from './journey.ts'
import { holdScripts } from './steps/hold-scripts.ts'
import { waitUntilAlive } from './steps/route.ts'

test('what is typed and sent before the script has come is done once it has', async ({ page }) => {
  const { admin } = await openFreshShop(page)
  const release = await holdScripts(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByLabel('Email', { exact: true }).fill(admin.email)
  await page.getByLabel('Password', { exact: true }).fill(admin.password)
  await page.getByLabel('Password', { exact: true }).press('Enter')
  expect(await page.locator('html').getAttribute('data-hydrated')).toBeNull()
  release()
  await expect(page).toHaveURL(/\/admin/)
})

test('what is ordered before the script has come is billed as its price was shown', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('prices-per', 'annually'))
  const release = await holdScripts(page)
  await page.goto('/services/samp', { waitUntil: 'commit' })
  await page.getByRole('main').getByRole('button', { name: 'Order Now' }).nth(1).click()
  expect(await page.locator('html').getAttribute('data-hydrated')).toBeNull()
  release()
  const form = page.getByRole('dialog', { name: 'Order a service' })
  await expect(form.getByRole('radio', { name: /^Annually/ })).toBeChecked()
})

test('a page that comes alive stays where its reader is, and so does one that is loaded again', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto('/about', { waitUntil: 'commit' })
  const subscribe = page.getByRole('contentinfo').getByRole('button', { name: 'Subscribe' })
  await subscribe.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => window.scrollY)
  expect(place).toBeGreaterThan(200)
  expect(await page.locator('html').getAttribute('data-hydrated')).toBeNull()
  release()
  await waitUntilAlive(page)
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)))
  expect(await page.evaluate(() => window.scrollY)).toBe(place)
  await page.reload()
  await waitUntilAlive(page)
  await expect(subscribe).toBeInViewport()
})
