import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { logIn, logInAsAdmin, logOut } from './steps/account.ts'
import { openDashboardOf } from './steps/beginning.ts'
import { openDashboardTab } from './steps/dashboard.ts'
import { placeOrder } from './steps/order.ts'
import { openOrders, recordPaymentAndApprove } from './steps/order-queue.ts'
import { ownName } from './steps/own-name.ts'
import { openRoute } from './steps/route.ts'
import { addService } from './steps/services.ts'
import { openFromQueue, openTicket, writeAsTeam } from './steps/tickets.ts'
import { expectToast } from './steps/toast.ts'
import { giveCoins } from './steps/users.ts'

const needs = (page: Page) =>
  page.getByRole('region', { name: /^(Needs your attention|In progress)$/ })
const lines = (page: Page) => needs(page).getByRole('listitem')

test('an empty dashboard asks for nothing, and says how to begin', async ({ page, jane }) => {
  await openDashboardOf(page, jane)
  await expect(page.getByRole('link', { name: 'Order New Service' })).toBeVisible()
  await expect(needs(page)).toHaveCount(0)
  await openDashboardTab(page, 'Services')
  await expect(page.getByText('No services yet')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Waiting to start' })).toHaveCount(0)
})

test('what needs a customer leads, most urgent first, and each line is done by its own act', async ({
  page,
  jane,
}) => {
  test.setTimeout(150_000)
  const { admin } = await openDashboardOf(page, jane)
  const [paid, waiting, subject] = [ownName('Paid'), ownName('Waiting'), ownName('Lag')]
  await placeOrder(page, { path: '/services/samp', plan: 1, serverName: paid, payWith: 'PayPal' })
  await placeOrder(page, { path: '/services/samp', serverName: waiting, payWith: 'PayPal' })
  await openTicket(page, { subject, message: 'It lags since noon.' })

  await test.step('two invoices, with their sum; orders are told by their bills', async () => {
    await openRoute(page, '/dashboard')
    await expect(lines(page)).toHaveCount(2)
    await expect(needs(page)).toContainText('2 invoices, €7.00 to pay')
    await expect(lines(page).filter({ hasText: paid })).toContainText('€4.50')
    const box = await needs(page).boundingBox()
    const figures = await page.getByText('Account Credit', { exact: true }).boundingBox()
    expect(box?.y).toBeLessThan(figures?.y ?? 0)
  })

  await test.step('an order that waits is above the services, and its bill looks like one', async () => {
    await openDashboardTab(page, 'Services')
    const region = page.getByRole('region', { name: 'Waiting to start' })
    await expect(region.getByRole('listitem').filter({ hasText: waiting })).toBeVisible()
    await expect(page.getByText('No services yet')).toHaveCount(0)
    await openDashboardTab(page, 'Billing')
    await expect(page.getByText('Unpaid', { exact: true })).toHaveCount(2)
  })

  await test.step('the team answers, and gives coins', async () => {
    await logOut(page)
    await logInAsAdmin(page, admin)
    await giveCoins(page, jane, '4.50')
    await openFromQueue(page, subject)
    await writeAsTeam(page, 'Reply', 'Better now?')
    await openOrders(page)
    await recordPaymentAndApprove(page, waiting)
    await logOut(page)
    await logIn(page, jane)
  })

  await test.step('the bill comes before the answer, and is paid where it stands', async () => {
    await expect(lines(page)).toHaveCount(2)
    await expect(lines(page).nth(0)).toContainText(paid)
    await expect(lines(page).nth(1)).toContainText(`We have answered “${subject}”`)
    await lines(page)
      .nth(0)
      .getByRole('button', { name: /^Pay Now invoice / })
      .click()
    await page.getByRole('dialog').getByRole('button', { name: 'Pay 4.50 coins' }).click()
    await expect(lines(page).filter({ hasText: 'Invoice' })).toHaveCount(0)
  })

  await test.step('the answer comes before the order that only waits', async () => {
    await expect(lines(page)).toHaveCount(2)
    await expect(lines(page).nth(1)).toContainText(`${paid} waits for approval`)
    await lines(page)
      .nth(0)
      .getByRole('link', { name: `Read answer: ${subject}` })
      .click()
    await page.getByRole('button', { name: 'Close ticket' }).click()
    await expectToast(page, 'Ticket closed')
    await openDashboardTab(page, 'Overview')
    await expect(lines(page)).toHaveCount(1)
    await expect(page.getByRole('heading', { name: 'In progress' })).toBeVisible()
    await lines(page)
      .getByRole('link', { name: `View order: ${paid}` })
      .click()
    await expect(page.getByRole('heading', { name: /^Order received/ })).toBeVisible()
  })
})

test('a service is a card with its state, its address and what is done with it', async ({
  page,
  jane,
  context,
}) => {
  test.setTimeout(120_000)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { admin } = await openDashboardOf(page, jane)
  const name = ownName('Card')
  await logOut(page)
  await logInAsAdmin(page, admin)
  await addService(page, { email: jane.email, planName: name, price: '9' })
  await page.getByRole('searchbox', { name: 'Search services' }).fill(name)
  await page.getByRole('link', { name, exact: true }).click()
  await page.getByRole('button', { name: 'Edit access' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Address').fill('play.example.com:7777')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await logOut(page)
  await logIn(page, jane)

  await openDashboardTab(page, 'Services')
  const card = page.getByRole('article', { name })
  await expect(card.getByText('Active', { exact: true })).toBeVisible()
  await expect(card).toContainText('€9.00 per month')
  await card.getByRole('button', { name: `Copy address of ${name}` }).click()
  await expectToast(page, 'Address copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('play.example.com:7777')
  await card.getByRole('link', { name: `Manage ${name}` }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
})
