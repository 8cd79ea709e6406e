import { edition } from './edition.ts'
import { expect, test } from './journey.ts'
import { logIn, logOut } from './steps/account.ts'
import { openPanel } from './steps/beginning.ts'
import { ownName } from './steps/own-name.ts'
import { openRoute } from './steps/route.ts'
import { expectToast } from './steps/toast.ts'

test('staff add a client, place an order and issue an invoice for them, each with a page of its own', async ({
  page,
}) => {
  const name = ownName('Zineb Alaoui')
  const email = `${ownName('zineb')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')}@example.com`
  const password = 'told by the team'
  await openPanel(page, '/admin/clients')
  await page.getByRole('button', { name: 'Add client' }).click()
  const adding = page.getByRole('dialog', { name: 'Add a client' })
  await adding.getByLabel('Name').fill(name)
  await adding.getByLabel('Email').fill(email)
  await adding.getByLabel('Country').selectOption('MA')
  const field = adding.getByLabel('Password', { exact: true })
  if (edition === 'server') await expect(field).toBeHidden()
  else await field.fill(password)
  await adding.getByRole('button', { name: 'Add client' }).click()
  await expectToast(page, 'Client added')
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  const clientPage = new URL(page.url()).pathname

  const serverName = ownName('Placed')
  await page.getByRole('button', { name: 'Place order' }).click()
  const order = page.getByRole('dialog', { name: `Order for ${name}` })
  await order.getByLabel('Service', { exact: true }).selectOption({ index: 1 })
  await order.getByLabel('Server name').fill(serverName)
  await order.getByRole('button', { name: 'Continue' }).click()
  await expect(order.getByText(email)).toBeVisible()
  await expect(order.getByLabel('Country')).toHaveValue('MA')
  await order.getByRole('button', { name: 'Place order' }).click()
  await expectToast(page, 'Order placed')
  await expect(page.getByRole('heading', { level: 1, name: serverName })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Log' })).toContainText(
    'Placed an order for a client',
  )
  await expect(page.getByRole('button', { name: `Approve ${serverName}` })).toBeVisible()

  await openRoute(page, clientPage)
  await page.getByRole('button', { name: 'Issue invoice' }).click()
  const bill = page.getByRole('dialog', { name: 'Issue an invoice' })
  await bill.getByRole('button', { name: 'Issue invoice' }).click()
  await expect(bill.getByLabel('Description')).toBeFocused()
  await bill.getByLabel('Description').fill('Moving of a server')
  await bill.getByLabel(/^Amount in/).fill('25')
  await bill.getByRole('button', { name: 'Add a line' }).click()
  await bill.getByLabel('Description 2').fill('Two hours of work')
  await bill.getByLabel('Amount 2').fill('10,50')
  await expect(bill.getByRole('status')).toContainText('€42.60 to pay, with €7.10 VAT')
  await bill.getByRole('button', { name: 'Issue invoice' }).click()
  await expectToast(page, 'Invoice issued')
  await expect(page.getByRole('heading', { level: 1, name: /^Invoice \d{4}-\d{5}$/ })).toBeVisible()
  await expect(page.getByText('Two hours of work')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Record payment/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible()

  // From the list of invoices its client is asked for; what is not paid is taken back.
  await openRoute(page, '/admin/invoices')
  await page.getByRole('button', { name: 'Issue invoice' }).click()
  await bill.getByLabel('Description').fill('Written in error')
  await bill.getByLabel(/^Amount in/).fill('99')
  await bill.getByRole('button', { name: 'Issue invoice' }).click()
  await expect(bill.getByRole('combobox', { name: 'Client' })).toHaveAccessibleDescription(
    /Please fill in this field\./,
  )
  await bill.getByRole('combobox', { name: 'Client' }).fill(email)
  await bill.getByRole('option').filter({ hasText: email }).click()
  await expect(bill.getByRole('status')).toContainText('€118.80 to pay, with €19.80 VAT')
  await bill.getByRole('button', { name: 'Issue invoice' }).click()
  await page.getByRole('button', { name: /^Cancel invoice/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel invoice' }).click()
  await expectToast(page, 'Invoice cancelled')
  await expect(page.getByRole('button', { name: /^Cancel invoice/ })).toHaveCount(0)
  await expect(page.getByRole('table', { name: 'Log' })).toContainText(
    'Cancelled an invoice that was written by hand',
  )

  await openRoute(page, '/admin/invoices/nothing')
  await expect(page.getByRole('alert')).toBeVisible()

  if (edition === 'server') return
  await logOut(page)
  await logIn(page, { email, password })
  await openRoute(page, '/dashboard?tab=billing')
  await expect(page.getByText('Moving of a server').first()).toBeVisible()
})
