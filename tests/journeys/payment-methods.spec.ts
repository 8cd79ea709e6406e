import { edition } from './edition.ts'
import { expect, test } from './journey.ts'
import { logIn, logInAsAdmin, logOut } from './steps/account.ts'
import { openDashboardOf } from './steps/beginning.ts'
import { openDashboardTab } from './steps/dashboard.ts'
import { placeOrder } from './steps/order.ts'
import { ownName } from './steps/own-name.ts'
import { setMethod } from './steps/payment-methods.ts'
import { openRoute } from './steps/route.ts'

test('an operator adds Wise, and a customer orders, sees how to pay and is confirmed', async ({
  page,
  jane,
}) => {
  test.skip(edition === 'server', 'it would change the shop that all journeys share')
  test.setTimeout(90_000)
  const { admin } = await openDashboardOf(page, jane)
  const server = ownName('Wise')
  await logOut(page)

  await test.step('it is added, comes first, and its order is kept', async () => {
    await logInAsAdmin(page, admin)
    await setMethod(page, 'Wise', {
      'How to pay': 'Send {amount} by {due} and write {reference} with it.',
      'Account details': 'Hostfront SARL\nBE68 5390 0754 7034',
    })
    const row = page.getByRole('row').filter({ hasText: 'Wise' })
    await expect(row).toContainText('Offered')
    await row.getByRole('button', { name: 'Move Wise up' }).click()
    await expect(page.getByRole('row').nth(6)).toContainText('Wise')
    await page.getByRole('button', { name: 'Add payment method' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name').fill('wise')
    await dialog.getByRole('button', { name: 'Add payment method', exact: true }).click()
    await expect(dialog.getByLabel('Name')).toHaveAccessibleDescription(/Another payment method/)
    await page.keyboard.press('Escape')
    await logOut(page)
  })

  await test.step('a customer pays with it', async () => {
    await openRoute(page, '/service-terms')
    await expect(page.getByRole('main')).toContainText(
      'Send [amount] by [due date] and write [invoice number] with it.',
    )
    await logIn(page, jane)
    await placeOrder(page, { serverName: server, payWith: 'Wise' })
    await openDashboardTab(page, 'Billing')
    await page.getByRole('button', { name: /^Pay Now/ }).click()
    const paying = page.getByRole('dialog')
    await expect(paying).toContainText(/Send €[\d.]+ by .+ and write 20\d\d-\d{5} with it\./)
    await expect(paying).toContainText('BE68 5390 0754 7034')
    await page.keyboard.press('Escape')
    await logOut(page)
  })

  await test.step('staff read it by its name', async () => {
    await logInAsAdmin(page, admin)
    await openRoute(page, `/admin/orders?search=${encodeURIComponent(server)}`)
    await expect(page.getByRole('row').filter({ hasText: server })).toContainText('Wise')
  })
})
