import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { logIn, logInAsAdmin, logOut } from './steps/account.ts'
import { openDashboardOf } from './steps/beginning.ts'
import { openDashboardTab } from './steps/dashboard.ts'
import { rowsOf, search } from './steps/list.ts'
import { placeOrder } from './steps/order.ts'
import { ownName } from './steps/own-name.ts'
import { openTicket } from './steps/tickets.ts'

const bell = (page: Page) => page.getByRole('button', { name: 'Notifications' })
const screenLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name, exact: true })

test('an order and a ticket ring the bell of the team and are counted beside their screens, in an open panel too', async ({
  page,
  jane,
}) => {
  test.setTimeout(120_000)
  const { admin } = await openDashboardOf(page, jane)
  const [first, second, subject] = [ownName('First'), ownName('Second'), ownName('Lag')]
  await placeOrder(page, { serverName: first, payWith: 'PayPal' })
  await openDashboardTab(page, 'Support')
  await openTicket(page, { subject, message: 'Since yesterday.' })
  await logOut(page)
  await logInAsAdmin(page, admin)
  await expect(screenLink(page, 'Orders')).toHaveAccessibleDescription(/^\d+ waiting$/)
  await expect(screenLink(page, 'Tickets')).toHaveAccessibleDescription(/^\d+ waiting$/)
  await expect(screenLink(page, 'Invoices')).toHaveAccessibleDescription('')
  await bell(page).click()
  const news = page.getByRole('dialog', { name: 'Notifications' })
  await expect(news.getByRole('link', { name: `New order “${first}”.` })).toBeVisible()
  await news.getByRole('link', { name: `New ticket “${subject}”.` }).click()
  await expect(page).toHaveURL(/\/admin\/tickets\/[^/?]+$/)
  await expect(page.getByRole('heading', { name: subject })).toBeVisible()

  await page.getByRole('link', { name: 'Orders', exact: true }).first().click()
  await search(page, 'Search orders', first)
  const number = await rowsOf(page, 'Orders')
    .first()
    .getByText(/^\d{4}-\d{5}$/)
    .textContent()
  await search(page, 'Search orders', number ?? '')
  await expect(rowsOf(page, 'Orders')).toHaveCount(1)
  await expect(rowsOf(page, 'Orders')).toContainText(first)
  await page.goto(`/admin/invoices?search=${encodeURIComponent(first)}`)
  await expect(rowsOf(page, 'Invoices')).toHaveCount(1)
  await expect(rowsOf(page, 'Invoices')).toContainText(number ?? '')
  await page.getByLabel('Issued to', { exact: true }).fill('2020-01-01')
  await expect(page.getByText('No invoices found')).toBeVisible()
  await logOut(page)

  await logIn(page, jane)
  await placeOrder(page, { serverName: second, payWith: 'PayPal' })
  await expect(bell(page)).toBeVisible()
  await bell(page).click()
  await expect(news.getByText(`New order “${second}”.`)).toHaveCount(0)
})
