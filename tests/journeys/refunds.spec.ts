import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { logIn, logInAsAdmin, logOut } from './steps/account.ts'
import { openDashboardOf } from './steps/beginning.ts'
import { openDashboardTab } from './steps/dashboard.ts'
import { rowsOf, search } from './steps/list.ts'
import { placeOrder } from './steps/order.ts'
import { openOrders, recordPaymentAndApprove } from './steps/order-queue.ts'
import { ownName } from './steps/own-name.ts'
import { openRoute } from './steps/route.ts'
import { chooseInMenu } from './steps/row-menu.ts'
import { expectToast } from './steps/toast.ts'

const refundDialog = (page: Page) => page.getByRole('dialog', { name: 'Refund', exact: true })

test('what was paid by transfer goes back whole once it is sent, and a part of another as coins', async ({
  page,
  jane,
}) => {
  test.setTimeout(180_000)
  const { admin } = await openDashboardOf(page, jane)
  const [whole, part] = [ownName('Whole'), ownName('Part')]
  for (const serverName of [whole, part]) {
    await placeOrder(page, { serverName, payWith: 'Bank transfer' })
  }
  await logOut(page)
  await logInAsAdmin(page, admin)
  await openOrders(page)
  for (const serverName of [whole, part]) await recordPaymentAndApprove(page, serverName)
  const dialog = refundDialog(page)
  const money = rowsOf(page, 'Money to return')
  const out = ownName('OUT')

  await test.step('a refund of a new order begins with the whole amount, and says why', async () => {
    await openRoute(page, '/admin/orders?status=active')
    await search(page, 'Search orders', whole)
    await chooseInMenu(page, whole, 'Refund')
    await expect(dialog).toContainText('The whole amount: the money-back guarantee runs until')
    await expect(dialog.getByLabel('Amount')).not.toHaveValue('')
    await expect(dialog.getByLabel('To', { exact: true })).toHaveValue('bank-transfer')
    await dialog.getByLabel('Account').fill('DE02 1203 0000 0000 2020 51')
    await dialog.getByLabel('Reason').fill('It was slow.')
    await expect(dialog.getByLabel(`End ${whole} now`)).toBeChecked()
    await dialog.getByRole('button', { name: 'Issue refund' }).click()
    await expectToast(page, 'Credit note issued')
  })

  await test.step('until it is sent, its customer reads that it is on its way', async () => {
    await logOut(page)
    await logIn(page, jane)
    await openDashboardTab(page, 'Billing')
    const row = rowsOf(page, 'Invoices').filter({ hasText: whole })
    await expect(row).toContainText('Refund on its way')
    await row.getByRole('link', { name: /^\d{4}-\d{5}/ }).click()
    const invoice = page.getByRole('dialog', { name: /^Invoice / })
    await expect(invoice).toContainText(/€\d+\.\d\d credited by CN-\d{4}-\d{5}/)
    await expect(invoice).toContainText(/Refund on its way: €\d+\.\d\d by bank transfer/)
    await page.keyboard.press('Escape')
    const note = rowsOf(page, 'Credit notes').filter({ hasText: 'It was slow.' })
    await note.getByRole('link', { name: /^CN-/ }).click()
    const sheet = page.getByRole('dialog', { name: /^Credit note CN-\d{4}-\d{5}$/ })
    await expect(sheet).toContainText(`Billed to${jane.name}`)
    await expect(sheet.getByRole('table', { name: 'What is taken back' })).toContainText(whole)
    await expect(sheet.getByRole('button', { name: 'Print' })).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('money to return waits until somebody says by which transfer it went', async () => {
    await logOut(page)
    await logInAsAdmin(page, admin)
    await openRoute(page, '/admin/transactions')
    await page.getByRole('link', { name: 'Money to return' }).click()
    await search(page, 'Search refunds', jane.email)
    await expect(money).toHaveCount(1)
    await expect(money).toContainText('DE02 1203 0000 0000 2020 51')
    await expect(money.getByRole('button', { name: /^Copy/ })).toHaveCount(2)
    await money.getByRole('button', { name: /^Sent / }).click()
    const sent = page.getByRole('dialog', { name: 'Money sent' })
    await sent.getByLabel('Reference').fill(out)
    await sent.getByRole('button', { name: 'Mark as sent' }).click()
    await expectToast(page, 'Marked as sent')
    await expect(money).toHaveCount(0)
    const states = page.getByRole('navigation', { name: 'State of refunds' })
    await states.getByRole('link', { name: 'Sent' }).click()
    await expect(money).toContainText(out)
  })

  await test.step('a part of the running time of a service goes back as coins, and the service stays', async () => {
    await openRoute(page, '/admin/services')
    await search(page, 'Search services', part)
    await page
      .getByRole('link', { name: new RegExp(part) })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1, name: part })).toBeVisible()
    await chooseInMenu(page, part, 'Refund')
    await dialog.getByLabel('Amount').fill('99999')
    await dialog.getByLabel('To', { exact: true }).selectOption('Coins')
    await expect(dialog.getByLabel('Account')).toHaveCount(0)
    await dialog.getByLabel('Reason').fill('A day without network.')
    await dialog.getByLabel(`End ${part} now`).uncheck()
    await dialog.getByRole('button', { name: 'Issue refund' }).click()
    await expect(dialog).toContainText('of this invoice can still be given back')
    await dialog.getByLabel('Amount').fill('1.50')
    await dialog.getByRole('button', { name: 'Issue refund' }).click()
    await expectToast(page, 'Credit note issued')
    await expect(page.getByRole('button', { name: `Suspend ${part}` })).toBeVisible()
  })

  await test.step('the team finds every credit note, and what they add up to', async () => {
    await openRoute(page, '/admin/transactions')
    await page.getByRole('link', { name: 'Credit notes' }).click()
    await search(page, 'Search credit notes', jane.email)
    const notes = rowsOf(page, 'Credit notes')
    await expect(notes).toHaveCount(2)
    await expect(page.getByText('€4.00 in 2 credit notes')).toBeVisible()
    const ways = page.getByRole('navigation', { name: 'Where the money went' })
    await ways.getByRole('link', { name: /^As coins/ }).click()
    await expect(notes).toHaveCount(1)
    await expect(page.getByText('€1.50 in 1 credit note', { exact: true })).toBeVisible()
    await expect(notes).toContainText('A day without network.')
    await notes.getByRole('link', { name: /^CN-/ }).click()
    await expect(page.getByRole('dialog', { name: /^Credit note CN-/ })).toContainText('As coins')
    await page.keyboard.press('Escape')
    await notes.getByRole('link', { name: /^\d{4}-\d{5}/ }).click()
    await expect(page).toHaveURL(/\/admin\/invoices\//)
  })

  await test.step('the customer has been told of all of it, and the shop is sound', async () => {
    await openRoute(page, '/admin/utilities')
    await page.getByRole('button', { name: 'Check the shop' }).click()
    await expect(page.getByText(/All is well/)).toBeVisible()
    await logOut(page)
    await logIn(page, jane)
    await page.getByRole('button', { name: /^Notifications/ }).click()
    await expect(page.getByRole('link', { name: new RegExp(`reference ${out}`) })).toBeVisible()
    await expect(
      page.getByRole('link', { name: /€1\.50 of invoice .* came back as coins/ }),
    ).toBeVisible()
    await page.keyboard.press('Escape')
    await openDashboardTab(page, 'Billing')
    const invoices = rowsOf(page, 'Invoices')
    await expect(invoices.filter({ hasText: whole })).toContainText('Refunded')
    await expect(invoices.filter({ hasText: part })).toContainText('€1.50 credited')
  })
})
