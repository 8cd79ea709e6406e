import { expect, test } from './journey.ts'

test('a robot is sent to a page that explains what happened', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveURL(/\/bot-detected$/, { timeout: 15_000 })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
