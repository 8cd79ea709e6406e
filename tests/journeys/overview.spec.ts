import type { Page } from '@playwright/test'
import { edition } from './edition.ts'
import { expect, test } from './journey.ts'
import { logInAsAdmin, logOut } from './steps/account.ts'
import { openDashboardOf, openPanel } from './steps/beginning.ts'
import { placeOrder } from './steps/order.ts'
import { ownName } from './steps/own-name.ts'
import { openRoute } from './steps/route.ts'

test('the overview counts what there is and says what came in, day by day', async ({
  page,
  jane,
}) => {
  const { admin } = await openDashboardOf(page, jane)
  const serverName = ownName('Night Shift')
  await placeOrder(page, { serverName, payWith: 'PayPal' })
  await logOut(page)
  await logInAsAdmin(page, admin)

  const main = page.getByRole('main')
  const today = main.getByRole('region', { name: 'Today' })
  await expect(today.locator('div').filter({ hasText: 'Orders to decide on' }).last()).toHaveText(
    edition === 'embedded'
      ? /^Orders to decide on1€2.50 in all 1 new since yesterday ?$/
      : /^Orders to decide on[\d,]+€[\d,.]+ in all [\d,]+ new since yesterday ?$/,
  )
  if (edition === 'embedded') {
    // What nothing is in is no tile, and a press away all the same.
    await expect(today.locator('dl').first().locator('dt')).toHaveText([
      'Orders to decide on',
      'Due within 7 days',
    ])
    const empty = today.getByRole('list', { name: 'Nothing waiting' })
    await expect(empty.getByRole('listitem')).toHaveText([
      'Payments to check',
      'Servers to see to',
      'Tickets to answer',
      'Overdue invoices',
      'Money to return',
      'Ending within 7 days',
    ])
    await expect(today.getByRole('link', { name: 'Tickets to answer' })).toHaveAttribute(
      'href',
      '/admin/tickets',
    )
  }
  const counted = edition === 'embedded' ? ['1', '0', '€0.00', '1'] : Array(4).fill(/^-?€?[\d,.]+$/)
  await expect(main.locator('dl').nth(1).locator('dd')).toHaveText(counted)
  await expect(main.getByRole('link', { name: 'Orders, 30 days' })).toBeVisible()
  await expect(main.getByRole('listitem').filter({ hasText: serverName })).toBeVisible()

  const chart = main.getByRole('slider', { name: /Revenue and orders of the last 30 days/ })
  const spoken = await chart.getAttribute('aria-valuetext')
  expect(spoken).toMatch(/: Revenue .*, Orders [1-9]/)
  await chart.press('ArrowLeft')
  await expect(chart).toHaveAttribute('aria-valuenow', '28')
  await expect(chart).not.toHaveAttribute('aria-valuetext', spoken ?? '')
  await chart.press('Home')
  await expect(chart).toHaveAttribute('aria-valuenow', '0')
  const rows = main.getByRole('table', { name: /last 30 days/ }).getByRole('row')
  await expect(rows).toHaveCount(31)

  await today.getByRole('link', { name: 'Orders to decide on' }).click()
  await expect(page).toHaveURL(/\/admin\/orders$/)
  await page.goBack()
  await main.getByRole('link', { name: 'Clients', exact: true }).click()
  await expect(page).toHaveURL(/\/admin\/clients$/)
})

test('a screen that does nothing yet says what it will do, by its own title', async ({ page }) => {
  await openPanel(page)
  await expectPromise(page, '/admin/quotes', 'Quotes', /^Quotes will be offers/)
  await expect(page.getByRole('main').getByText('Not built yet')).toBeVisible()
  const instead = page.getByRole('main').getByRole('link', { name: 'Go to Promotions' })
  await expect(instead).toHaveAttribute('href', '/admin/promotions')
  await expect(page.getByRole('heading', { level: 2, name: 'Dashboard' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible()
  await openRoute(page, '/admin/no-such-screen')
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
})

async function expectPromise(page: Page, path: string, title: string, line: RegExp): Promise<void> {
  await openRoute(page, path)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByText(line)).toBeVisible()
  await expect(page).toHaveTitle(new RegExp(`^${title}, admin`))
}
