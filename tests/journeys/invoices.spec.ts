import { expect, test } from './journey.ts'
import { logIn, logInAsAdmin, logOut } from './steps/account.ts'
import { openDashboardOf, openPanelWith } from './steps/beginning.ts'
import { openDashboardTab } from './steps/dashboard.ts'
import { rowsOf } from './steps/list.ts'
import { payWith, placeOrder } from './steps/order.ts'
import { ownName } from './steps/own-name.ts'
import { openRoute } from './steps/route.ts'
import { expectToast } from './steps/toast.ts'
import { giveCoins } from './steps/users.ts'

test('an invoice is read, printed and paid in the way that its customer chooses', async ({
  page,
  jane,
}) => {
  test.setTimeout(120_000)
  const { admin } = await openDashboardOf(page, jane)
  const name = ownName('Night')
  await placeOrder(page, { serverName: name, payWith: 'cashPlus' })
  await openDashboardTab(page, 'Billing')
  const invoice = page.getByRole('dialog', { name: /^Invoice \d{4}-\d{5}$/ })

  await test.step('the bell leads to it, whole', async () => {
    await page.getByRole('button', { name: /^Notifications/ }).click()
    await page.getByRole('link', { name: /Invoice .* is issued\./ }).click()
    await expect(invoice.getByText('Billed to')).toBeVisible()
    await expect(invoice).toContainText(`Billed to${jane.name}`)
    const lines = invoice.getByRole('table', { name: 'What is billed' }).getByRole('row')
    await expect(lines.nth(1)).toContainText(name)
    await expect(lines.filter({ hasText: 'Total' }).last()).toContainText(/€\d+\.\d\d/)
  })

  await test.step('on paper it stands alone, dark on light', async () => {
    await page.emulateMedia({ media: 'print' })
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    await expect(invoice.getByText('Billed to')).toBeVisible()
    await expect(invoice.locator('button:visible')).toHaveCount(0)
    expect(await page.locator('#root').isVisible()).toBe(false)
    await page.evaluate(() => dispatchEvent(new Event('afterprint')))
    await page.emulateMedia({ media: null })
    await expect(page.locator('html')).not.toHaveAttribute('data-theme', 'light')
  })

  await test.step('its address opens it again, and closed it is gone from the address', async () => {
    await expect(page).toHaveURL(/tab=billing&invoice=/)
    await page.reload()
    await expect(invoice).toBeVisible()
    await invoice.getByRole('button', { name: 'Close' }).click()
    await expect(page).toHaveURL(/tab=billing$/)
    await expect(invoice).toBeHidden()
    await page.getByRole('link', { name: /^\d{4}-\d{5}$/ }).click()
    await expect(invoice.getByText('Billed to')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(invoice).toBeHidden()
    await page.goBack()
    await expect(invoice).toBeHidden()
  })

  await test.step('another way to pay is chosen, and says how', async () => {
    await page.getByRole('button', { name: /^Pay Now/ }).click()
    const paying = page.getByRole('dialog', { name: /^Pay invoice/ })
    await payWith(paying, 'Orange Money')
    await expect(paying.getByRole('link', { name: /Orange Money guide/ })).toBeVisible()
    await paying.getByRole('button', { name: 'Close' }).click()
    await page.reload()
    await page.getByRole('link', { name: /^\d{4}-\d{5}$/ }).click()
    await expect(invoice).toContainText('Orange Money')
    await invoice.getByRole('button', { name: 'Close' }).click()
    await logOut(page)
  })

  await test.step('the team reads the same', async () => {
    await logInAsAdmin(page, admin)
    await openRoute(page, '/admin/invoices')
    await rowsOf(page, 'Invoices')
      .filter({ hasText: name })
      .getByRole('link', { name: /^\d{4}-\d{5}$/ })
      .click()
    await expect(page.getByRole('heading', { level: 1, name: /^Invoice / })).toBeVisible()
    await expect(page.getByRole('main')).toContainText('Orange Money')
    await expect(page.getByRole('main')).toContainText(`Billed to${jane.name}`)
  })
})

test('an order that coins pay has its invoice too, paid at once and refunded with it', async ({
  page,
  jane,
}) => {
  await openPanelWith(page, jane)
  const name = ownName('Coined')
  await giveCoins(page, jane, '20')
  await logOut(page)
  await logIn(page, jane)
  await openDashboardTab(page, 'Account')
  await page.getByLabel('Country', { exact: true }).selectOption({ label: 'Morocco' })
  await page.getByRole('textbox', { name: 'Company' }).fill('Stone & Co')
  await page.getByLabel('Street').fill('12 rue de Fès')
  await page.getByLabel('Town').fill('Rabat')
  await page.getByRole('button', { name: 'Save profile' }).click()
  await expectToast(page, 'Profile saved')
  await placeOrder(page, { serverName: name, payWith: /coins/i })
  await openDashboardTab(page, 'Billing')
  const list = page.getByRole('table', { name: 'Invoices' })
  await expect(list.getByRole('row').nth(1)).toContainText(/Coined.*Paid/)
  await expect(list.getByRole('button', { name: /^Pay Now/ })).toHaveCount(0)
  const saving = page.waitForEvent('download')
  await list.getByRole('button', { name: /^PDF \d{4}-\d{5}$/ }).click()
  expect((await saving).suggestedFilename()).toMatch(/^Invoice-\d{4}-\d{5}\.pdf$/)
  await list.getByRole('link').click()
  const invoice = page.getByRole('dialog', { name: /^Invoice \d{4}-\d{5}$/ })
  await expect(invoice).toContainText('Paid withCoins')
  await expect(invoice).toContainText('Billed toStone & Co')
  await expect(invoice.getByRole('row', { name: /^VAT 20%/ })).toBeVisible()
  await invoice.getByRole('button', { name: 'Close' }).click()

  await openDashboardTab(page, 'Services')
  await page.getByRole('button', { name: `Cancel order ${name}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click()
  await expectToast(page, 'Order cancelled')
  await openDashboardTab(page, 'Billing')
  await expect(list.getByRole('row').nth(1)).toContainText('Refunded')
})
