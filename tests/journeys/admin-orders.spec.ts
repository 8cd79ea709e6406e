import type { Page } from '@playwright/test'
import { openFreshShop } from './edition.ts'
import { expect, test } from './journey.ts'
import { type Customer, logIn, logInAsAdmin, logOut, register } from './steps/account.ts'
import { exportCsv, rowsOf, search } from './steps/list.ts'
import { placeOrder } from './steps/order.ts'
import { openOrders, reject } from './steps/order-queue.ts'
import { ownName } from './steps/own-name.ts'
import { openRoute } from './steps/route.ts'
import { findService } from './steps/services.ts'
import { expectToast } from './steps/toast.ts'

test.setTimeout(120_000)

test('what was paid is recorded, paid orders are approved together, and the log tells of it', async ({
  page,
  jane,
}) => {
  const { admin } = await openFreshShop(page)
  const night = ownName('Night')
  const names = [`${night} <script>1`, `${night} two`] as const
  await orderAs(page, jane, names)
  await logInAsAdmin(page, admin)

  const reference = ownName('TX')
  await test.step('the payment of one invoice is recorded', async () => {
    await openRoute(page, '/admin/invoices')
    const row = rowsOf(page, 'Invoices').filter({ hasText: names[0] })
    await expect(row.getByText('Unpaid')).toBeVisible()
    await row.getByRole('button', { name: /^Record payment \d{4}-\d{5}$/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Record the payment' })
    await dialog.getByRole('button', { name: 'Record payment' }).click()
    await expect(dialog.getByLabel('Reference')).toBeFocused()
    await dialog.getByLabel('Reference').fill(reference)
    const way = dialog.getByLabel('Paid by')
    expect(await way.locator('option:checked').innerText()).not.toBe('Bank transfer')
    await way.selectOption('Bank transfer')
    await dialog.getByRole('button', { name: 'Record payment' }).click()
    await expectToast(page, /^Payment recorded\. Invoice \d{4}-\d{5} is paid\.$/)
    await expect(row).toContainText('Bank transfer')
    await expect(row.getByText('Paid', { exact: true })).toBeVisible()
    await expect(row.getByRole('button', { name: /^Record payment/ })).toHaveCount(0)
    await row.getByRole('rowheader').getByRole('link').click()
    await expect(page.getByRole('main').getByText(reference).first()).toBeVisible()
  })

  await test.step('of two ticked orders the paid one is approved', async () => {
    await openOrders(page)
    await search(page, 'Search orders', night)
    const rows = rowsOf(page, 'Orders')
    await expect(rows).toHaveCount(2)
    await expect(page.getByText('2 orders shown.')).toBeVisible()
    const payment = page.getByLabel('Payment', { exact: true })
    for (const [chosen, name] of [
      ['Paid', names[0]],
      ['Unpaid', names[1]],
    ] as const) {
      await payment.selectOption(chosen)
      await expect(rows).toHaveCount(1)
      await expect(rows).toContainText(name)
      await expect(page.getByText(/^€[\d.]+ in 1 order$/)).toBeVisible()
    }
    await page.reload()
    await expect(rows).toHaveCount(1)
    await expect(payment.locator(':checked')).toHaveText('Unpaid')
    await payment.selectOption('To check')
    await expect(page.getByText('No orders found')).toBeVisible()
    await payment.selectOption('All')
    await expect(rows).toHaveCount(2)
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
    const bar = page.getByRole('region', { name: 'Selected orders' })
    await expect(bar.getByText('2 selected')).toBeVisible()
    await page.getByRole('checkbox', { name: `Select ${names[1]}` }).uncheck()
    await page.getByRole('checkbox', { name: `Select ${names[1]}` }).check()
    await bar.getByRole('button', { name: 'Approve 1' }).click()
    await expectToast(page, 'Approve: 1 of 1 orders done')
    await expect(rows).toHaveCount(1)
  })

  await test.step('the same transfer pays the other one only when it is said to pay several', async () => {
    await page.getByRole('button', { name: `Approve ${names[1]}` }).click()
    const dialog = page.getByRole('dialog', { name: 'Record the payment' })
    await dialog.getByLabel('Reference').fill(reference)
    await dialog.getByRole('button', { name: 'Record and approve' }).click()
    const problem = /^Invoice \d{4}-\d{5} was paid with this transaction reference already\.$/
    await expect(dialog.getByText(problem)).toBeVisible()
    await expect(dialog.getByLabel('Reference')).toBeFocused()
    const several = dialog.getByLabel('This one transfer pays several invoices')
    await several.check()
    await dialog.getByLabel('Reference').fill(`${reference} other`)
    await expect(several).toBeHidden()
    await dialog.getByLabel('Reference').fill(reference)
    await dialog.getByRole('button', { name: 'Record and approve' }).click()
    await several.check()
    await dialog.getByRole('button', { name: 'Record and approve' }).click()
    await expectToast(page, 'Order approved')
  })

  await test.step('another state is looked at with the same search, also after a reload', async () => {
    await page.getByRole('navigation', { name: 'Order status' }).getByText('Approved').click()
    const rows = rowsOf(page, 'Orders')
    await expect(rows).toHaveCount(2)
    await page.reload()
    await expect(rows.filter({ hasText: names[0] }).getByText('To be set up')).toBeVisible()
    await expect(page.getByRole('searchbox', { name: 'Search orders' })).toHaveValue(night)
  })

  await test.step('its service leads back to it, and to whose it is', async () => {
    await openRoute(page, '/admin/services')
    const service = await findService(page, names[0])
    await service.getByRole('link', { name: names[0], exact: true }).click()
    await page.getByRole('link', { name: `Order of ${names[0]}` }).click()
    await expect(page).toHaveURL(/\/admin\/orders\/[^?]+$/)
    await page.getByRole('main').getByRole('link', { name: jane.name }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(jane.name)
  })

  await test.step('the log has both, with the old and the new value', async () => {
    await openRoute(page, '/admin/logs')
    await page.getByLabel('What').selectOption({ label: 'Approved an order' })
    await expect(page).toHaveURL(/action=orders\.approve/)
    const entry = rowsOf(page, 'Log').first()
    await expect(entry).toContainText('Approved an order')
    await expect(entry.getByText('status: pending → is now active')).toBeVisible()
    await page.getByLabel('To', { exact: true }).fill('2020-01-01')
    await expect(page.getByText('No changes found')).toBeVisible()
    await page.getByRole('button', { name: 'Clear search and filters' }).click()
    await expect(page).not.toHaveURL(/action|to=/)
    const csv = await exportCsv(page, 'log')
    expect(csv).toMatch(/^When,Who,Address,What,Action,Record,Name,Old value,New value\r\n/)
    expect(csv).toContain('billing.recordPayment')
    expect(csv).toContain(reference)
  })
})

test('what is being written stays when somebody else decides meanwhile', async ({ page, jane }) => {
  const { admin } = await openFreshShop(page)
  const serverName = ownName('Contested')
  await orderAs(page, jane, [serverName])
  await logInAsAdmin(page, admin)
  await openOrders(page)
  await page.getByRole('button', { name: `Reject ${serverName}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Reject the order' })
  await dialog.getByLabel('Reason').fill('A long reason')

  const other = await page.context().newPage()
  await openOrders(other)
  await reject(other, serverName, 'Faster')
  await other.close()

  await expect(page.locator('tr').filter({ hasText: serverName })).toHaveCount(0)
  await expect(dialog.getByLabel('Reason')).toHaveValue('A long reason')
  await dialog.getByRole('button', { name: 'Reject order' }).click()
  await expect(dialog.getByRole('alert')).toContainText('already')
})

test('orders are ordered by their headers, and exported as they are chosen', async ({
  page,
  jane,
}) => {
  const { admin } = await openFreshShop(page)
  const night = ownName('Night')
  await orderAs(page, jane, [`=1+1 ${night}`, `beta ${night}`])
  await logInAsAdmin(page, admin)
  await openOrders(page)
  await search(page, 'Search orders', night)
  const headers = rowsOf(page, 'Orders').getByRole('rowheader')
  const column = page.getByRole('columnheader', { name: 'Server' })
  await expect(headers.first()).toContainText('beta')
  await expect(column).toHaveAttribute('aria-sort', 'none')

  await column.getByRole('button', { name: 'Server' }).click()
  await expect(column).toHaveAttribute('aria-sort', 'ascending')
  await expect(headers.first()).toContainText('=1+1')
  await column.getByRole('button').click()
  await expect(column).toHaveAttribute('aria-sort', 'descending')
  await expect(headers.first()).toContainText('beta')
  await expect(page).toHaveURL(/sort=text&descending=true/)

  await expect(page.getByRole('button', { name: 'Export CSV (2, this view)' })).toBeVisible()
  const csv = await exportCsv(page, 'orders-waiting-search')
  await expectToast(page, 'Exported 2 orders')
  const lines = csv.split('\r\n')
  expect(lines).toHaveLength(3)
  expect(lines[0]).toMatch(/^Server,Plan,Options,Client,Email,Amount,Currency/)
  expect(lines[1]).toMatch(/^beta /)
  expect(lines[2], 'a formula is a text').toMatch(/^"'=1\+1 /)

  await page.getByRole('searchbox', { name: 'Search orders' }).press('Escape')
  await expect(page.getByRole('searchbox', { name: 'Search orders' })).toHaveValue('')
  await search(page, 'Search orders', 'no such order')
  await expect(page.getByText('No orders found')).toBeVisible()
  await page.getByRole('button', { name: 'Clear search and filters' }).click()
  await expect(rowsOf(page, 'Orders').filter({ hasText: night })).toHaveCount(2)
})

/** A new customer orders, to pay off-site. */
async function orderAs(page: Page, customer: Customer, names: readonly string[]): Promise<void> {
  await register(page, customer)
  await logIn(page, customer)
  for (const serverName of names) {
    await placeOrder(page, { path: '/services/samp', plan: 1, serverName })
  }
  await logOut(page)
}
