import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { atRest, expectAccessible, PHONE } from './steps/accessible.ts'
import { logIn, logOut } from './steps/account.ts'
import { openPanel, openPanelWith, openSampleShop } from './steps/beginning.ts'
import { openAccountPart, openDashboardTab } from './steps/dashboard.ts'
import { answerQuiz } from './steps/gate.ts'
import { rowsOf } from './steps/list.ts'
import { openOrder, toPayment } from './steps/order.ts'
import { adminRoutes, dashboardTabs, openRoute, publicRoutes } from './steps/route.ts'
import { type Act, pressFirst } from './steps/row-menu.ts'
import { admitShownClient, SHOWN_CLIENT } from './steps/samples.ts'
import { checkFile, exportShop } from './steps/shop-document.ts'
import { openFromQueue, openTicket, writeAsTeam } from './steps/tickets.ts'
import { openCoins, openDelete, openEdit } from './steps/users.ts'

test.use(atRest)
test.setTimeout(180_000)

// In parts, so that no test is long on a slow machine.
const PUBLIC_PARTS = 2
for (let part = 0; part < PUBLIC_PARTS; part += 1) {
  test(`the public pages meet WCAG 2.2 AA in both themes, part ${part + 1}`, async ({ page }) => {
    for (const path of publicRoutes.filter((_, at) => at % PUBLIC_PARTS === part)) {
      await openRoute(page, path)
      await expectAccessible(page, path)
    }
  })
}

test('the gate, the home page and the order dialog meet WCAG 2.2 AA in both themes', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByLabel('Your answer')).toBeVisible({ timeout: 10_000 })
  await expectAccessible(page, 'the gate')
  await answerQuiz(page)
  await expect(page.getByText('Most Popular').first()).toBeVisible()
  await expectAccessible(page, '/')
  const order = await openOrder(page)
  await expectAccessible(page, 'the order dialog')
  await toPayment(order, 'Night Shift')
  await order.getByRole('checkbox', { name: 'The invoice is for a company' }).check()
  await expectAccessible(page, 'the second step of an order')
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: PHONE, height: 900 })
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expectAccessible(page, 'the menu of a phone', [PHONE])
})

test('the dashboard of a customer who has something of everything meets WCAG 2.2 AA in both themes', async ({
  page,
}) => {
  await openSampleShop(page)
  const customer = await admitShownClient(page)
  await logOut(page)
  await logIn(page, customer)
  for (const tab of dashboardTabs) {
    await openDashboardTab(page, tab)
    await expectDrawn(page)
    await expectAccessible(page, `dashboard, ${tab}`)
  }
  await openAccountPart(page, 'Sessions')
  await expectAccessible(page, 'dashboard, the sessions')
  await openAccountPart(page, 'Sign-in and security')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByLabel('Current password', { exact: true })).toBeFocused()
  await expectAccessible(page, 'a password that is not changed')
  await page
    .getByRole('banner')
    .getByRole('button', { name: /coins?$/ })
    .click()
  await expect(page.getByRole('dialog', { name: 'Get coins' })).toBeVisible()
  await expectAccessible(page, 'the coin dialog')
})

test('what a customer is asked meets WCAG 2.2 AA in both themes', async ({ page }) => {
  await openSampleShop(page)
  const customer = await admitShownClient(page)
  await logOut(page)
  await logIn(page, customer)
  for (const [tab, button] of [
    ['Services', /^Renew Now/],
    ['Services', /^Cancel order/],
    ['Domains', /^Renew Now/],
    ['Billing', /^Pay Now/],
    ['Account', 'Delete account'],
  ] as const) {
    await openDashboardTab(page, tab)
    if (tab === 'Account') await openAccountPart(page, 'Your data')
    await expectDialogAccessible(page, button)
  }
})

test('moving in meets WCAG 2.2 AA in both themes', async ({ page }) => {
  await openPanel(page)
  const document = await exportShop(page)
  await checkFile(page, '{}')
  await expect(page.getByLabel('Shop document')).toBeFocused()
  // From its top: what the bar covers half is not to be measured.
  await page.evaluate(() => scrollTo(0, 0))
  await expectAccessible(page, 'a file that is refused')
  await checkFile(page, JSON.stringify(document))
  await page.getByRole('button', { name: 'Replace the shop' }).click()
  await expect(page.getByRole('dialog', { name: 'Replace this shop?' })).toBeVisible()
  await expectAccessible(page, 'the question before a shop is replaced')
})

test('a ticket on both sides and what is announced meet WCAG 2.2 AA in both themes', async ({
  page,
}) => {
  await openPanel(page)
  await openTicket(page, { subject: 'Lag', message: 'Since yesterday.' })
  await openFromQueue(page, 'Lag')
  await writeAsTeam(page, 'Note', 'The third this week.')
  await writeAsTeam(page, 'Reply', 'It runs again.')
  // From its top: what the bar covers half is not to be measured.
  await page.evaluate(() => scrollTo(0, 0))
  await expectAccessible(page, 'a ticket of the queue')
  await openRoute(page, '/dashboard?tab=support')
  await page.getByRole('link', { name: 'Lag' }).click()
  await expect(page.getByRole('log')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Announcements' })).toBeVisible()
  await expectAccessible(page, 'a ticket of the dashboard, under an announcement')
  await page.getByRole('link', { name: 'All tickets' }).click()
  await page.getByRole('button', { name: 'Open a ticket' }).click()
  await page
    .getByRole('dialog', { name: 'Open a ticket' })
    .getByRole('button', { name: 'Open ticket' })
    .click()
  await expectAccessible(page, 'a ticket that is not opened')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Notifications' }).click()
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible()
  await expectAccessible(page, 'the bell')
  await openRoute(page, '/admin/announcements')
  await page.getByRole('button', { name: 'New announcement' }).click()
  await expect(page.getByRole('dialog', { name: 'New announcement' })).toBeVisible()
  await expectAccessible(page, 'a new announcement')
})

test('what is done with users meets WCAG 2.2 AA in both themes', async ({ page, jane }) => {
  await openPanelWith(page, jane)
  for (const [open, what] of [
    [openEdit, 'a user who is edited'],
    [openCoins, 'coins that are changed'],
    [openDelete, 'the question before a user is deleted'],
  ] as const) {
    await open(page, jane)
    await expectAccessible(page, what)
  }
})

test('the dialogs of the panel meet WCAG 2.2 AA in both themes', async ({ page }) => {
  await openSampleShop(page)
  for (const [path, ...buttons] of [
    ['/admin/orders', /^Reject/],
    ['/admin/invoices?status=unpaid', /^Record payment/],
    ['/admin/services?status=active', 'Add service', { menu: 'Extend' }, /^Terminate/, /^Delete/],
    ['/admin/domains', 'Add domain', /^Edit/, /^Renew/, { menu: 'Delete' }],
    ['/admin/domain-pricing', 'Add price'],
    ['/admin/announcements', /^Edit/, { menu: 'Delete' }],
    ['/admin/utilities', 'Load sample data', 'Reset the shop'],
  ] as const) {
    await openRoute(page, path)
    for (const button of buttons) await expectDialogAccessible(page, button)
  }
})

test('the forms of plans, order options and vouchers meet WCAG 2.2 AA in both themes, empty, filled and refused', async ({
  page,
}) => {
  await openPanel(page)
  for (const [path, add] of [
    ['/admin/products', 'Add plan'],
    ['/admin/products?tab=options', 'Add option'],
    ['/admin/promotions', 'Add voucher'],
  ] as const) {
    await openRoute(page, path)
    await page.getByRole('button', { name: add }).click()
    const dialog = page.getByRole('dialog', { name: add })
    await dialog.getByRole('button', { name: add }).click()
    await expect(dialog.locator('[aria-invalid=true]').first()).toBeFocused()
    await expectAccessible(page, `${add}, refused`)
    await page.keyboard.press('Escape')
    await expectDialogAccessible(page, /^Edit/)
  }
  await expectDialogAccessible(page, /^Delete/)
})

test('every section of the settings meets WCAG 2.2 AA in both themes', async ({ page }) => {
  await openPanel(page, '/admin/settings')
  await expect(page.getByRole('tab', { name: 'Maintenance' })).toBeVisible()
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click()
    await expect(tab).toHaveAttribute('aria-selected', 'true')
    await expectAccessible(page, `settings, ${await tab.textContent()}`)
  }
})

test('the frame of the panel meets WCAG 2.2 AA in both themes', async ({ page }) => {
  await openSampleShop(page)
  await openRoute(page, '/admin/orders')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('sample')
  await expect(page.getByRole('group', { name: 'Clients' })).toBeVisible()
  await expectAccessible(page, 'the search box with clients, orders and services')
  await page.keyboard.press('Escape')
  for (const [button, opened] of [
    ['Notifications', page.getByRole('dialog', { name: 'Notifications' })],
    ['User menu', page.getByRole('menu')],
  ] as const) {
    await page.getByRole('button', { name: button }).click()
    await expect(opened).toBeVisible()
    await expectAccessible(page, button)
    await page.keyboard.press('Escape')
  }
  await page.getByRole('button', { name: 'Collapse sidebar' }).click()
  await page
    .getByRole('checkbox', { name: /^Select/ })
    .nth(1)
    .check()
  await expectAccessible(page, 'the collapsed bar, with a ticked row')
  await page.setViewportSize({ width: PHONE, height: 900 })
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Screens' })).toBeVisible()
  await expectAccessible(page, 'the drawer of a phone', [PHONE])
})

test('an order’s payment and a client of the samples meet WCAG 2.2 AA in both themes', async ({
  page,
}) => {
  await openSampleShop(page)
  await openRoute(page, '/admin/orders')
  const unpaid = rowsOf(page, 'Orders').filter({ hasText: 'Unpaid' }).first()
  await unpaid.getByRole('button', { name: /^Approve/ }).click()
  await expect(page.getByRole('dialog', { name: 'Record the payment' })).toBeVisible()
  await expectAccessible(page, 'the payment of an order')
  await openRoute(page, `/admin/clients?search=${encodeURIComponent(SHOWN_CLIENT)}`)
  await page.getByRole('link', { name: SHOWN_CLIENT }).click()
  await expect(page.getByRole('tab')).toHaveCount(8)
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click()
    await expect(tab).toHaveAttribute('aria-selected', 'true')
    await expectDrawn(page)
    await expectAccessible(page, `a client, ${await tab.textContent()}`)
  }
})

const PARTS = 4
const views = [
  '/admin/tickets?view=messages',
  '/admin/tickets?view=subscribers',
  '/admin/products?tab=options',
  '/admin/transactions?view=declared',
  '/admin/transactions?view=refunds&state=all',
  '/admin/transactions?view=credit-notes',
]
const screens = [...adminRoutes, '/admin/orders?status=all', ...views]
for (let part = 0; part < PARTS; part += 1) {
  test(`the admin panel meets WCAG 2.2 AA in both themes, part ${part + 1}`, async ({ page }) => {
    await openSampleShop(page)
    for (const path of screens.filter((_, at) => at % PARTS === part)) {
      await openRoute(page, path)
      await expectDrawn(page)
      await expectAccessible(page, path)
    }
  })
}

/** Nothing is being loaded any more. */
async function expectDrawn(page: Page): Promise<void> {
  await expect(page.getByText('Loading...', { exact: true })).toHaveCount(0)
}

/** Presses the first button of that name, looks at the dialog, and leaves it. */
async function expectDialogAccessible(page: Page, act: Act): Promise<void> {
  await pressFirst(page, act)
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await expectAccessible(page, (await dialog.getByRole('heading').first().textContent()) ?? '')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
}
