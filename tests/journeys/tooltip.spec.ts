import { expect, test } from './journey.ts'
import { openPanel } from './steps/beginning.ts'

// Seed, section 9, in ms.
const DELAY = 700

test('what shows only an icon is named after 700 ms of pointing', async ({ page }) => {
  await openPanel(page)
  await page.getByRole('button', { name: 'Collapse sidebar' }).click()
  await page.mouse.move(700, 600)
  const started = Date.now()
  await page
    .getByRole('navigation', { name: 'Admin' })
    .getByRole('link', { name: 'Orders' })
    .hover()
  await expect(page.getByRole('tooltip', { name: 'Orders' })).toBeAttached()
  expect(Date.now() - started).toBeGreaterThanOrEqual(DELAY)
})

test('what shows only an icon is named when the keyboard comes to it, and says what it does now', async ({
  page,
}) => {
  await openPanel(page)
  await page.getByRole('link', { name: 'Skip to content' }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('tooltip', { name: 'Collapse sidebar' })).toBeAttached()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('tooltip')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Expand sidebar' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('tooltip', { name: 'Back to Site' })).toBeAttached()
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('tooltip', { name: 'Expand sidebar' })).toBeAttached()
  // What shows its name again has no tooltip any more.
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Back to Site' })).toBeFocused()
  await page.waitForTimeout(1000)
  await expect(page.getByRole('tooltip')).toHaveCount(0)
})
