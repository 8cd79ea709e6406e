import type { Locator, Page } from '@playwright/test'
import { openFreshShop } from './edition.ts'
import { expect, test } from './journey.ts'
import { logIn, logOut, register } from './steps/account.ts'
import { rowsOf } from './steps/list.ts'
import { ORDERED, placeOrder } from './steps/order.ts'
import { ownName } from './steps/own-name.ts'
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

test('an administrator signs in, finds an order, records its payment and approves it with the keyboard alone', async ({
  page,
  jane,
}) => {
  test.setTimeout(120_000)
  const { admin } = await openFreshShop(page)
  const server = ownName('Keyboard')
  await register(page, jane)
  await logIn(page, jane)
  await placeOrder(page, { path: '/services/samp', plan: 1, serverName: server })
  await logOut(page)

  await openRoute(page, '/login')
  await tabTo(page, page.getByLabel('Email', { exact: true }))
  await page.keyboard.type(admin.email)
  await tabTo(page, page.getByLabel('Password', { exact: true }))
  await page.keyboard.type(admin.password)
  await page.keyboard.press('Enter')
  const navigation = page.getByRole('navigation', { name: 'Admin' })
  await tabTo(page, navigation.getByRole('link', { name: 'Orders', exact: true }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Orders', exact: true })).toBeVisible()

  await tabTo(page, page.getByRole('searchbox', { name: 'Search orders' }))
  await page.keyboard.type(server)
  await expect(rowsOf(page, 'Orders')).toHaveCount(1)
  const column = page.getByRole('columnheader', { name: 'Server' })
  await tabTo(page, column.getByRole('button'))
  await page.keyboard.press('Enter')
  await expect(column).toHaveAttribute('aria-sort', 'ascending')
  const box = page.getByRole('checkbox', { name: `Select ${server}` })
  await tabTo(page, box)
  await page.keyboard.press('Space')
  await expect(page.getByText('1 selected')).toBeVisible()

  const approve = page.getByRole('button', { name: `Approve ${server}` })
  await tabTo(page, approve)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Record the payment' })
  await expect(dialog.getByLabel('Reference')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(approve, 'the focus is back where it was').toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('Reference')).toBeFocused()
  await page.keyboard.type('TX-2026-0042')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(rowsOf(page, 'Orders').getByText('Active', { exact: true })).toBeVisible()
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
