import type { Page } from '@playwright/test'
import { edition } from './edition.ts'
import { expect, test } from './journey.ts'
import { atRest, expectAccessible } from './steps/accessible.ts'
import { logInAsAdmin, logOut } from './steps/account.ts'
import { openDashboardOf, openPanel, openPanelWith } from './steps/beginning.ts'
import { look } from './steps/look.ts'
import { placeOrder } from './steps/order.ts'
import { ownName } from './steps/own-name.ts'
import { openEdit } from './steps/users.ts'

const box = (page: Page) => page.getByRole('searchbox', { name: 'Search', exact: true })
const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name })

test.use(atRest)

test('a screen opens by the keyboard alone', async ({ page }) => {
  await openPanel(page)
  await expect(box(page)).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(box(page)).toBeFocused()
  await page.keyboard.type('domain')
  await expect(option(page, 'Domains')).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(option(page, 'Domain Pricing')).toHaveAttribute('aria-selected', 'true')
  await expectAccessible(page, 'the search box with what it found')
  const chosen = await option(page, 'Domain Pricing').getAttribute('id')
  await expect(box(page)).toHaveAttribute('aria-activedescendant', chosen ?? '')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/domain-pricing$/)
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await expect(box(page)).toHaveValue('')

  await page.locator('body').press('/')
  await page.keyboard.type('tick')
  await expect(page.getByRole('listbox')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await expect(box(page)).toHaveValue('')
})

test('clients, orders and invoices are found by name and number, and their names are only text', async ({
  page,
  jane,
}) => {
  const serverName = ownName('<img src=x onerror=alert(1)>')
  const { admin } = await openDashboardOf(page, jane)
  await placeOrder(page, { serverName, payWith: 'PayPal' })
  await logOut(page)
  await logInAsAdmin(page, admin)

  await box(page).fill(serverName.toUpperCase())
  const orders = page.getByRole('group', { name: 'Orders' })
  await expect(orders.getByRole('option')).toHaveText(new RegExp(jane.name))
  await expect(orders.getByRole('option')).toContainText(serverName)
  await orders.getByRole('option').click()
  await expect(page).toHaveURL(/\/admin\/orders\/[^/?]+$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(serverName)
  await expect(page.locator('img[src="x"]')).toHaveCount(0)

  await box(page).fill(jane.email)
  await expect(page.getByRole('group', { name: 'Clients' }).getByRole('option')).toHaveCount(1)
  await page.keyboard.press('Escape')
  // Faster than the shop answers: what it finds is opened then.
  await box(page).fill(jane.email)
  await box(page).press('Enter')
  await expect(page).toHaveURL(/\/admin\/clients\/[^/?]+$/)

  await box(page).fill('no such thing anywhere')
  await expect(page.getByText('Nothing in the shop matches that.')).toBeVisible()
})

test('a setting is found by its words and a payment by its reference, also with a typing error', async ({
  page,
}) => {
  await openPanel(page)
  const found = page.getByRole('group', { name: 'Settings' })
  await box(page).fill('vat')
  await found.getByRole('option', { name: /^VAT number/ }).click()
  await expect(page).toHaveURL(/section=tax&field=tax\.vatId$/)
  await expect(page.getByLabel('VAT number')).toBeFocused()
  await box(page).fill('orange money')
  await expect(found.getByRole('option', { name: /^Orange Money/ })).toBeVisible()
  await look(page, 'settings that a search has found')
  await box(page).fill('curency')
  const similar = page.getByRole('group', { name: 'Similar' })
  await expect(similar.getByRole('option', { name: /^Currency/ })).toBeVisible()
  await box(page).press('Enter')
  await expect(page).toHaveURL(/section=shop&field=currency$/)
  await expect(page.getByLabel('Currency', { exact: true })).toBeFocused()
})

test('what turns up after a search in vain is shown, not opened', async ({ page, jane }) => {
  await openPanelWith(page, jane)
  const newName = ownName('Renamed')
  await box(page).fill(newName)
  await box(page).press('Enter')
  await expect(page.getByText('Nothing in the shop matches that.')).toBeVisible()
  const before = page.url()

  const other = await page.context().newPage()
  const dialog = await openEdit(other, jane)
  await dialog.getByLabel('Name', { exact: true }).fill(newName)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  await other.close()

  await expect(option(page, new RegExp(newName))).toBeVisible()
  expect(page.url()).toBe(before)
})

test('an answer that comes late never stands under a newer question', async ({ page, jane }) => {
  test.skip(edition === 'embedded', 'a shop in the page answers in the order of the questions')
  await openPanelWith(page, jane)
  let isLate = false
  await page.route(/\/api\/rpc\/admin\/search/, async (route) => {
    if (
      decodeURIComponent(route.request().url() + (route.request().postData() ?? '')).includes(
        jane.email,
      )
    ) {
      await new Promise((resolve) => setTimeout(resolve, 1500))
      isLate = true
    }
    await route.continue()
  })
  await box(page).fill(jane.email)
  await page.waitForRequest(/\/api\/rpc\/admin\/search/)
  await box(page).fill('no such thing anywhere')
  await expect(page.getByText('Nothing in the shop matches that.')).toBeVisible()
  await expect.poll(() => isLate).toBe(true)
  await page.waitForTimeout(300)
  await expect(option(page, new RegExp(jane.email))).toHaveCount(0)
  await expect(page.getByText('Nothing in the shop matches that.')).toBeVisible()
})
