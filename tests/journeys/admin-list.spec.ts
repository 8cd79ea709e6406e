import type { Page } from '@playwright/test'
import { edition } from './edition.ts'
import { expect, test } from './journey.ts'
import { fillLogin, logInAsAdmin, logOut } from './steps/account.ts'
import { openDashboardOf, openPanel } from './steps/beginning.ts'
import { rowsOf, search } from './steps/list.ts'
import { placeOrder } from './steps/order.ts'
import { openRoute } from './steps/route.ts'
import { exportShop, replaceShop, type ShopDocument } from './steps/shop-document.ts'
import { expectToast } from './steps/toast.ts'

test.skip(edition === 'server', 'it would replace the shop that all journeys share')
test.setTimeout(120_000)

const COPIES = 60

test('a long list has pages, and the way back leads through them', async ({ page, jane }) => {
  const { admin } = await openDashboardOf(page, jane)
  await placeOrder(page, { path: '/services/samp', plan: 1, serverName: 'Server 0' })
  await logOut(page)
  await logInAsAdmin(page, admin)
  await replaceShop(page, JSON.stringify(withCopies(await exportShop(page))))
  await fillLogin(page, admin)
  await expect(page).toHaveURL(/\/admin/)

  await openRoute(page, '/admin/orders?status=all')
  const rows = rowsOf(page, 'Orders')
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  await expect(rows).toHaveCount(25)
  await expect(page.getByText('25 of 61 orders shown.')).toBeVisible()
  await expectFirst(page, 'Server 0')
  await expect(page.getByRole('button', { name: 'Previous' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )

  await page.evaluate(() => scrollTo(0, 1000))
  await page.getByRole('button', { name: 'Next' }).dispatchEvent('click')
  await expectFirst(page, 'Server 25')
  await page.goBack()
  await expectFirst(page, 'Server 0')
  await expect.poll(() => page.evaluate(() => scrollY), 'where one stood').toBe(1000)
  await press('Next')
  await expectFirst(page, 'Server 25')
  await press('Next')
  await expectFirst(page, 'Server 50')
  await expect(page.getByText('11 of 61 orders shown, these are the last.')).toBeVisible()
  await expect(rows).toHaveCount(11)

  await page.reload()
  await expectFirst(page, 'Server 50')
  await press('Previous')
  await expectFirst(page, 'Server 25')
  await page.goBack()
  await expectFirst(page, 'Server 50')
  await press('First')
  await expectFirst(page, 'Server 0')

  await press('Next')
  await expectFirst(page, 'Server 25')
  await search(page, 'Search orders', 'server 1')
  await expectFirst(page, 'Server 1')
  await expect(page).not.toHaveURL(/after=/)
  await expect(rows).toHaveCount(11)
})

test('a second press comes to nothing while the first is under way', async ({ page }) => {
  const serverName = 'Pressed twice'
  await openPanel(page)
  await placeOrder(page, { path: '/services/samp', plan: 1, payWith: /coins/i, serverName })
  await openRoute(page, '/admin/orders')
  const row = rowsOf(page, 'Orders').filter({ hasText: serverName })
  // Both before the page is drawn anew.
  await row.getByRole('button', { name: /^Approve / }).evaluate((button: HTMLElement) => {
    button.click()
    button.click()
  })
  await expectToast(page, 'Order approved')
  await expect(row).toContainText('To be set up')
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(1)
})

test('on a narrow screen a list has cards, and a field in place of its headers', async ({
  page,
  jane,
}) => {
  const { admin } = await openDashboardOf(page, jane)
  await placeOrder(page, { path: '/services/samp', plan: 1, serverName: 'beta' })
  await placeOrder(page, { path: '/services/samp', plan: 2, serverName: 'Alpha' })
  await placeOrder(page, { path: '/services/samp', plan: 1, serverName: 'Gamma' })
  await logOut(page)
  await logInAsAdmin(page, admin)
  await page.setViewportSize({ width: 390, height: 844 })
  await openRoute(page, '/admin/orders')
  await expectFirst(page, 'Gamma')
  await expect(page.getByRole('button', { name: 'Server', exact: true })).toBeHidden()
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByLabel('Sort by').selectOption({ label: 'Server, ascending' })
  await expectFirst(page, 'Alpha')
  await page.getByLabel('Sort by').selectOption({ label: 'Amount, descending' })
  await expectFirst(page, 'Alpha')
  await page.getByLabel('Sort by').selectOption({ label: 'Newest first' })
  await expectFirst(page, 'Gamma')
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await expect(page.getByText('3 selected')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Approve 0/ })).toBeDisabled()
})

async function expectFirst(page: Page, serverName: string): Promise<void> {
  const name = rowsOf(page, 'Orders').first().getByRole('rowheader')
  await expect(name.getByText(serverName, { exact: true })).toBeVisible()
}

/** The shop with copies of its one order, each a minute older than the one before. */
function withCopies(document: ShopDocument): ShopDocument {
  const { orders, invoices } = document
  const [order, invoice] = [orders[0], invoices[0]]
  if (!order || !invoice) throw new Error('The shop has no order to copy.')
  for (let copy = 1; copy <= COPIES; copy += 1) {
    const createdAt = new Date(Date.parse(order.createdAt) - copy * 60_000).toISOString()
    const id = `copy-${copy}`
    orders.push({ ...order, id, createdAt, serverName: `Server ${copy}` })
    invoices.push({ ...invoice, id, createdAt, number: `2020-${copy}`, subjectId: id })
  }
  return document
}
