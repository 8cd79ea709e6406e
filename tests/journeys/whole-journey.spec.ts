import { openFreshShop } from './edition.ts'
import { expect, test } from './journey.ts'
import { logIn, logInAsAdmin, logOut, register } from './steps/account.ts'
import { openDashboardTab } from './steps/dashboard.ts'
import { enterShop } from './steps/gate.ts'
import { placeOrder } from './steps/order.ts'
import { openOrders, recordPaymentAndApprove } from './steps/order-queue.ts'
import { ownName } from './steps/own-name.ts'

const SERVER = ownName('Night Shift Roleplay')

test('a visitor becomes a customer whose service runs, and all of it outlives a reload', async ({
  page,
  jane,
}) => {
  test.setTimeout(120_000)
  const { admin } = await openFreshShop(page)

  await test.step('the visitor passes the gate and looks at the plans', async () => {
    await enterShop(page)
    const header = page.getByRole('banner')
    await header.getByRole('button', { name: 'Services' }).click()
    await page.getByRole('link', { name: 'SAMP Hosting' }).first().click()
    await expect(page).toHaveURL(/\/services\/samp$/)
    for (const plan of ['Starter', 'Premium', 'Ultimate']) {
      await expect(page.getByRole('heading', { name: new RegExp(plan) }).first()).toBeVisible()
    }
  })

  await test.step('registers, logs in and orders off-site', async () => {
    await register(page, jane)
    await logIn(page, jane)
    await placeOrder(page, { path: '/services/samp', plan: 1, serverName: SERVER })
    await logOut(page)
  })

  await test.step('the administrator records the payment and approves', async () => {
    await logInAsAdmin(page, admin)
    await openOrders(page)
    await recordPaymentAndApprove(page, SERVER)
    await logOut(page)
  })

  await test.step('the service is active, and still is after a reload', async () => {
    await logIn(page, jane)
    for (const visit of ['first', 'reloaded']) {
      if (visit === 'reloaded') await page.reload()
      await openDashboardTab(page, 'Services')
      await expect(page.getByText(SERVER).first()).toBeVisible()
      await expect(page.getByText('Active', { exact: true }).first()).toBeVisible()
      await expect(page.getByText('Being set up', { exact: true }).first()).toBeVisible()
    }
    await openDashboardTab(page, 'Billing')
    await expect(page.getByText('Paid', { exact: true }).first()).toBeVisible()
  })
})
