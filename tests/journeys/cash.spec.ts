import { expect, test } from './journey.ts'
import { logInAsAdmin, logOut } from './steps/account.ts'
import { openDashboardOf } from './steps/beginning.ts'
import { rowsOf, search } from './steps/list.ts'
import { look } from './steps/look.ts'
import { placeOrder } from './steps/order.ts'
import { openOrders } from './steps/order-queue.ts'
import { ownName } from './steps/own-name.ts'
import { ownReceipt } from './steps/own-receipt.ts'
import { openRoute } from './steps/route.ts'
import { expectToast } from './steps/toast.ts'

test('cash is recorded without a reference, and found by its method; who owes nothing is out of the list', async ({
  page,
  jane,
}) => {
  test.setTimeout(120_000)
  const { admin } = await openDashboardOf(page, jane)
  const server = ownName('Counter')
  await placeOrder(page, { path: '/services/samp', payWith: 'Orange Money', serverName: server })
  await logOut(page)
  await logInAsAdmin(page, admin)

  const clients = rowsOf(page, 'Users').filter({ hasText: jane.email })
  await openRoute(page, '/admin/clients?owes=yes')
  await expect(page.getByText(/^€[\d.,]+ to pay in all$/)).toBeVisible()
  await search(page, 'Search users', jane.email)
  await expect(clients).toHaveCount(1)
  await look(page, 'clients who owe money')

  await openRoute(page, '/admin/invoices')
  await search(page, 'Search invoices', server)
  const row = rowsOf(page, 'Invoices')
  await row.getByRole('button', { name: /^Record payment/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Record the payment' })
  await dialog.getByRole('button', { name: 'Record payment' }).click()
  await expect(dialog.getByLabel('Reference')).toHaveAccessibleDescription(
    /^Please fill in this field/,
  )
  await expect(dialog).toContainText('Pays the invoice in full.')
  await dialog.getByLabel('Paid by').selectOption('Cash')
  await expect(dialog.getByText('Optional: a receipt number.')).toBeVisible()
  await expect(dialog.getByText('Please fill in this field.')).toHaveCount(0)
  await look(page, 'cash that is recorded')
  await dialog.getByLabel('Amount in EUR').fill('1')
  await expect(dialog).toContainText('A part payment: €1.50 stays to be paid.')
  await dialog.getByRole('button', { name: 'Record payment' }).click()
  await expectToast(page, /^Payment recorded\. €1\.50 of invoice \d{4}-\d{5} stays to be paid\.$/)
  await expect(row).toContainText('€1.50 to pay')
  await expect(row).toContainText('Part paid')
  await row.getByRole('button', { name: /^Record payment/ }).click()
  await expect(dialog).toContainText(/owes €1\.50 on invoice/)
  await dialog.getByLabel('Paid by').selectOption('Cash')
  await dialog.getByRole('button', { name: 'Record payment' }).click()
  await expectToast(page, /^Payment recorded\. Invoice \d{4}-\d{5} is paid\.$/)
  await expect(row).toContainText('Cash')

  await row.getByRole('rowheader').getByRole('link').click()
  await page.getByRole('button', { name: /^Record payment/ }).click()
  await expect(dialog).toContainText('is paid already. More money becomes coins')
  await look(page, 'money for an invoice that is paid')
  await dialog.getByRole('button', { name: 'Back' }).click()

  await openOrders(page)
  await search(page, 'Search orders', server)
  const method = page.getByLabel('Method', { exact: true })
  await method.selectOption('Cash')
  await expect(rowsOf(page, 'Orders')).toHaveCount(1)
  await method.selectOption('Orange Money')
  await expect(rowsOf(page, 'Orders')).toHaveCount(0)

  await openRoute(page, '/admin/clients?owes=yes')
  await search(page, 'Search users', jane.email)
  await expect(page.getByText('No users found')).toBeVisible()
  await page.getByLabel('To pay', { exact: true }).selectOption('Owes nothing')
  await expect(clients).toHaveCount(1)
})

test('a payment that only a picture shows is approved beside that picture, without a reference', async ({
  page,
  jane,
}) => {
  test.setTimeout(120_000)
  const { admin } = await openDashboardOf(page, jane)
  const server = ownName('Shown')
  await placeOrder(page, { path: '/services/samp', payWith: 'Orange Money', serverName: server })
  await page.getByRole('button', { name: /^I have paid/ }).click()
  const told = page.getByRole('dialog', { name: 'Tell us about your payment' })
  await told.getByLabel('Receipt').setInputFiles(ownReceipt())
  await expect(told.getByRole('status').filter({ hasText: 'Ready' })).toBeVisible()
  await told.getByRole('button', { name: 'Send' }).click()
  await expectToast(page, 'Thank you. We will check it.')
  await logOut(page)
  await logInAsAdmin(page, admin)
  await openOrders(page)
  await search(page, 'Search orders', server)
  await page.getByRole('button', { name: `Approve ${server}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Approve the payment' })
  for (const fact of ['€2.50', 'Orange Money', 'Transaction reference']) {
    await expect(dialog).toContainText(fact)
  }
  await look(page, 'a payment that a picture shows')
  await dialog.getByRole('button', { name: /^receipt/ }).click()
  await expect(
    page.getByRole('dialog', { name: /^receipt/ }).getByRole('img', { name: /^receipt/ }),
  ).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog.getByLabel('Reference')).toHaveValue('')
  await dialog.getByRole('button', { name: 'Approve payment and order' }).click()
  await expectToast(page, 'Payment approved')
  await expect(dialog).toHaveCount(0)
})
