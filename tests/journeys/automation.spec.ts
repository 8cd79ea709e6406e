import type { Page } from '@playwright/test'
import { type Credentials, edition, openFreshShop } from './edition.ts'
import { expect, test } from './journey.ts'
import { logIn, logInAsAdmin, logOut, register } from './steps/account.ts'
import { openDashboardTab } from './steps/dashboard.ts'
import { addPanel, openMapping } from './steps/delivery.ts'
import { placeOrder } from './steps/order.ts'
import { openOrders, recordPaymentAndApprove } from './steps/order-queue.ts'
import { ownName } from './steps/own-name.ts'
import { openRoute } from './steps/route.ts'
import { addService, findService } from './steps/services.ts'
import { expectToast } from './steps/toast.ts'
import { giveCoins } from './steps/users.ts'

const DAY = 86_400_000

/** The page's clock is that of the whole shop only where all of it runs in the page. */
test.skip(edition === 'server', 'time passes in the browser alone')

test('what the shop does by itself is on the overview and in the log, and what staff set active stays so', async ({
  page,
  jane,
}) => {
  test.setTimeout(180_000)
  const start = Date.now()
  const { admin } = await openFreshShop(page)
  const [unpaid, held] = [ownName('Unpaid'), ownName('Held')]
  const passTo = (days: number) => passTime(page, admin, start + days * DAY)
  const own = page.getByRole('region', { name: /^Done by the shop itself/ })
  await register(page, jane)
  await logInAsAdmin(page, admin)
  for (const planName of [unpaid, held]) {
    await addService(page, { email: jane.email, planName, price: '4' })
  }
  await findService(page, held)
  await page.getByRole('button', { name: `Suspend ${held}` }).click()
  const asking = page.getByRole('dialog', { name: 'Suspend service' })
  await asking.getByLabel('Reason').fill('Spam was sent.')
  await asking.getByRole('button', { name: 'Suspend service' }).click()
  await expectToast(page, 'Service suspended successfully')
  await openRoute(page, '/admin')
  await expect(page.getByRole('region', { name: 'Recent activity' })).toBeVisible()
  await expect(own).toBeHidden()
  await expect(page.getByRole('region', { name: 'Needs a decision' })).toBeHidden()

  await test.step('the night of its end', async () => {
    await passTo(31)
    await expectLine(page, 'Services suspended, unpaid', '1')
    await expectLine(page, 'Invoices issued', '1')
    const decision = page.getByRole('region', { name: 'Needs a decision' })
    await expect(decision).toContainText(`${held} of ${jane.name}`)
    await expect(decision).toContainText('Spam was sent.')
    await own.getByRole('link', { name: 'Services suspended, unpaid' }).click()
    const lines = page.getByRole('table', { name: 'Log' }).locator('tbody tr')
    await expect(lines).toHaveCount(1)
    await expect(lines).toContainText(unpaid)
    await expect(lines).toContainText('Automation')
    await expect(lines).toContainText('unpaid at the end of its time')
  })

  await test.step('set active it runs until the day that is named', async () => {
    await openRoute(page, '/admin/services')
    const row = await findService(page, unpaid)
    await page.getByRole('button', { name: `Activate ${unpaid}` }).click()
    const dialog = page.getByRole('dialog', { name: 'Activate service' })
    await expect(dialog).toContainText(`${unpaid} of ${jane.name}`)
    await dialog.getByRole('button', { name: 'Activate service' }).click()
    await expectToast(page, 'Service active successfully')
    await expect(row).toContainText('Unpaid, runs until')
    await passTo(37)
    await openRoute(page, '/admin/services?shown=unpaid')
    await expect(page.getByRole('rowheader')).toContainText([unpaid])
  })

  await test.step('its customer reads until when, and why the other one stands still', async () => {
    await logOut(page)
    await logIn(page, jane)
    await openDashboardTab(page, 'Services')
    const line = (name: string) => page.getByRole('article').filter({ hasText: name })
    await expect(line(unpaid)).toContainText(/Runs until .* without payment/)
    await expect(line(held)).toContainText('By our team: Spam was sent.')
  })

  await test.step('after that day it is suspended again, and what the team holds is never ended', async () => {
    await passTo(40)
    await expectLine(page, 'Services suspended, unpaid', '1')
    await passTo(100)
    await expectLine(page, 'Services ended, unpaid', '1')
    await openRoute(page, '/admin/services?shown=needs-decision')
    await expect(page.getByRole('rowheader')).toContainText([held])
  })
})

test('unpaid its server stands still on its panel, and its customer is led to the invoice', async ({
  page,
  jane,
}) => {
  test.setTimeout(180_000)
  const start = Date.now()
  const { admin } = await openFreshShop(page)
  const [name, panel] = [ownName('Los Santos'), ownName('Rehearsal')]
  const delivery = page.getByRole('region', { name: 'Delivery' })
  await register(page, jane)
  await logIn(page, jane)
  await placeOrder(page, { path: '/services/mta', serverName: name, payWith: 'PayPal' })
  await logOut(page)
  await logInAsAdmin(page, admin)
  await giveCoins(page, jane, '100')
  await addPanel(page, panel)
  const mapping = await openMapping(page, 'MTA Starter', panel)
  await mapping.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Delivery saved')
  await openOrders(page)
  await recordPaymentAndApprove(page, name)
  await openService(page, name)
  await expect(delivery.getByText('Running').first()).toBeVisible({ timeout: 30_000 })
  const own = new URL(page.url()).pathname.replace('/admin/', '/dashboard/')

  await test.step('the night of its end', async () => {
    await passTime(page, admin, start + 31 * DAY)
    await openService(page, name)
    await expect(delivery.getByText('Suspended').first()).toBeVisible({ timeout: 30_000 })
  })

  await test.step('its customer reads until when it can be paid, and is led to what', async () => {
    await logOut(page)
    await logIn(page, jane)
    await openRoute(page, own)
    await expect(page.getByText(/^On .* it ends for good\.$/)).toBeVisible()
    await expect(page.getByRole('region', { name: 'Server' })).toHaveCount(0)
    await page.getByRole('link', { name: /^Pay invoice/ }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })
})

/** Sessions end with some of the days: who looks afterwards signs in again, and says that the clock did not just jump. */
async function passTime(page: Page, admin: Credentials, time: number): Promise<void> {
  await logOut(page)
  await page.clock.setFixedTime(time)
  await page.reload()
  await logInAsAdmin(page, admin)
  await openRoute(page, '/admin')
  await page.getByRole('button', { name: 'The clock is right' }).click()
  await expectToast(page, 'The shop goes on')
  await page.reload()
}

async function openService(page: Page, name: string): Promise<void> {
  await openRoute(page, '/admin/services')
  await findService(page, name)
  await page.getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

/** A line of what was done, with its figure. */
async function expectLine(page: Page, name: string, figure: string | RegExp): Promise<void> {
  const line = page.getByRole('region', { name: /^Done by the shop itself/ }).locator('dl > div')
  await expect(line.filter({ hasText: name }).locator('dd')).toHaveText(figure)
}
