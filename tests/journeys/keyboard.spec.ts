import type { Locator, Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { logIn, register } from './steps/account.ts'
import { ORDERED } from './steps/order.ts'
import { openRoute } from './steps/route.ts'

test('a service is ordered with the keyboard alone', async ({ page, jane }) => {
  await register(page, jane)
  await logIn(page, jane)
  await openRoute(page, '/services/samp')

  const orderNow = page.getByRole('main').getByRole('button', { name: 'Order Now' }).nth(1)
  const dialog = page.getByRole('dialog', { name: 'Order a service' })
  await tabTo(page, orderNow)
  await page.keyboard.press('Enter')
  await expect.poll(() => dialog.evaluate(holdsFocus), 'the dialog takes the focus').toBe(true)
  await page.keyboard.press('Escape')
  await expect(orderNow, 'the focus is back where it was').toBeFocused()

  await page.keyboard.press('Enter')
  await tabTo(page, dialog.getByLabel('Billing cycle', { exact: true }))
  await page.keyboard.press('ArrowDown')
  await tabTo(page, dialog.getByLabel('Server name'))
  await page.keyboard.type('Keyboard Server')
  await page.keyboard.press('Enter')
  await expect(page.getByText(ORDERED).first()).toBeVisible()
})

test('the first stop of the keyboard skips to the content', async ({ page }) => {
  await openRoute(page, '/about')
  await page.keyboard.press('Tab')
  await expect(page.locator(':focus')).toHaveText(/skip to/i)
})

const holdsFocus = (element: Element): boolean => element.contains(document.activeElement)

async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let stops = 0; stops < 80; stops += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('The keyboard does not reach it.')
}
