import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { expectAccessible } from './steps/accessible.ts'
import { logIn, logInAsAdmin, logOut } from './steps/account.ts'
import { openPanelWith } from './steps/beginning.ts'
import { openDashboardTab } from './steps/dashboard.ts'
import { expectFits } from './steps/fitting.ts'
import { placeOrder } from './steps/order.ts'
import { approve, openOrders } from './steps/order-queue.ts'
import { ownName } from './steps/own-name.ts'
import { openRoute } from './steps/route.ts'
import { chooseInMenu } from './steps/row-menu.ts'
import { addService, findService } from './steps/services.ts'
import { expectToast } from './steps/toast.ts'
import { giveCoins } from './steps/users.ts'

test('a change is paid by invoice and made when the money is there; options are changed in the same way', async ({
  page,
  jane,
}) => {
  test.setTimeout(180_000)
  const { admin } = await openPanelWith(page, jane)
  const name = ownName('Arena')
  await giveCoins(page, jane, '10')
  await logOut(page)
  await logIn(page, jane)
  await placeOrder(page, { path: '/services/samp', plan: 1, serverName: name, payWith: /coins/i })
  await logOut(page)
  await logInAsAdmin(page, admin)
  await openOrders(page)
  await approve(page, name)
  await logOut(page)
  await logIn(page, jane)
  await openDashboardTab(page, 'Services')
  await page.getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  const path = new URL(page.url()).pathname

  const facts = page.getByRole('region', { name: 'Plan and renewal' })
  const dialog = page.getByRole('dialog', { name: 'Change plan' })
  const waiting = page.getByRole('region', { name: 'Change of plan' })
  const open = () => page.getByRole('button', { name: `Change plan ${name}` }).click()

  await test.step('an invoice in place of coins leaves all as it is', async () => {
    await open()
    await dialog.getByLabel('Plan', { exact: true }).selectOption('samp-ultimate')
    await expect(dialog).toContainText('Or pay an invoice by')
    await look(page, 'a change with its ways to pay')
    await dialog.getByRole('button', { name: 'Get an invoice' }).click()
    await expectToast(page, 'Invoice issued')
    await expect(waiting).toContainText(
      'The change to SAMP Ultimate 1000 takes effect when invoice',
    )
    await expect(facts).toContainText('SAMP Premium 500')
    await expect(facts.getByRole('button', { name: /^Renew Now/ })).toHaveCount(0)
    await page.reload()
    await expect(waiting).toBeVisible()
    await look(page, 'the page of a service whose change waits')
  })

  await test.step('staff record what came in, and the change is made', async () => {
    await logOut(page)
    await logInAsAdmin(page, admin)
    await openRoute(page, path.replace('/dashboard/', '/admin/'))
    await waiting.getByRole('link', { name: /^Invoice/ }).click()
    await page.getByRole('button', { name: /^Record payment/ }).click()
    const record = page.getByRole('dialog', { name: 'Record the payment' })
    await record.getByLabel('Reference').fill(`TR-${name}`)
    await record.getByRole('button', { name: 'Record payment' }).click()
    await expectToast(page, /^Payment recorded\. Invoice \d{4}-\d{5} is paid\.$/)
    await logOut(page)
    await logIn(page, jane)
    await openRoute(page, path)
    await expect(facts).toContainText('SAMP Ultimate 1000')
    await expect(waiting).toHaveCount(0)
  })

  await test.step('an option costs its own price, and nothing else changes', async () => {
    await open()
    await dialog.getByLabel('Backup').selectOption('premium')
    await expect(dialog).toContainText('Backup: Premium')
    await expect(dialog).toContainText('Due now€2.00')
    await dialog.getByRole('button', { name: 'Pay 2 coins' }).click()
    await expectToast(page, `${name} is changed`)
    await expect(facts).toContainText('Premium')
    await expect(facts).toContainText('€10.50 per month')
    await openDashboardTab(page, 'Billing')
    const first = page.getByRole('table', { name: 'Coins' }).getByRole('row').nth(1)
    await expect(first).toContainText('Change')
  })
})

test('staff put a service and a client on hold, see it, and let go of it', async ({
  page,
  jane,
}) => {
  test.setTimeout(150_000)
  const { admin } = await openPanelWith(page, jane)
  const name = ownName('Dedicated')
  await addService(page, { email: jane.email, planName: name, price: '9' })
  const link = (await findService(page, name)).getByRole('link', { name, exact: true })
  const path = (await link.getAttribute('href')) ?? ''
  await openRoute(page, path)

  await chooseInMenu(page, name, 'Hold')
  const dialog = page.getByRole('dialog', { name: 'Put service on hold' })
  await dialog.getByLabel('Reason').fill('A dispute about its payment')
  await look(page, 'the dialog that puts a service on hold')
  await dialog.getByRole('button', { name: 'Put on hold' }).click()
  await expectToast(page, 'Service is on hold')
  await expect(page.getByText(/^On hold until .*: A dispute about its payment\.$/)).toBeVisible()
  await openRoute(page, '/admin/services?shown=on-hold')
  await expect(await findService(page, name)).toContainText('On hold until')
  await openRoute(page, '/admin/utilities')
  await expect(page.getByRole('region', { name: 'Automatic actions' })).toContainText(
    /On hold: \d+ service/,
  )

  await logOut(page)
  await logIn(page, jane)
  await openRoute(page, path.replace('/admin/', '/dashboard/'))
  await expect(page.getByText('A dispute about its payment. Nothing is billed')).toBeVisible()

  await logOut(page)
  await logInAsAdmin(page, admin)
  await openRoute(page, path)
  await chooseInMenu(page, name, 'Release')
  await expectToast(page, 'Service is off hold')
  await page.getByRole('button', { name: `More for ${name}` }).click()
  await expect(page.getByRole('menuitem', { name: 'Hold', exact: true })).toBeVisible()
})

test('staff change the price of a plan for what runs, too, with notice', async ({ page, jane }) => {
  test.setTimeout(120_000)
  await openPanelWith(page, jane)
  await openRoute(page, '/admin/products')
  await chooseInMenu(page, /^More for SAMP Starter 150/, 'Price')
  const dialog = page.getByRole('dialog', { name: 'Change price' })
  await dialog.getByRole('radio', { name: /^Running services, too/ }).check()
  await dialog.getByLabel('Running services from').fill('2020-01-01')
  await look(page, 'the dialog that changes a price')
  await dialog.getByRole('button', { name: 'Change price' }).click()
  await expect(dialog.getByLabel('Running services from')).toHaveAccessibleDescription(
    /at least 30 days before/,
  )
  await page.keyboard.press('Escape')
})

async function look(page: Page, where: string): Promise<void> {
  const size = page.viewportSize()
  await expectAccessible(page, where)
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expectFits(page, `${where}, ${width} px`)
  }
  if (size) await page.setViewportSize(size)
}
