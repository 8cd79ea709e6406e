import { openFreshShop } from './edition.ts'
import { expect, test } from './journey.ts'
import { atRest, expectAccessible } from './steps/accessible.ts'
import { logInAsAdmin, register } from './steps/account.ts'
import { openDashboardTab } from './steps/dashboard.ts'
import { answerQuiz } from './steps/gate.ts'
import { openOrder } from './steps/order.ts'
import { adminRoutes, dashboardTabs, openRoute, publicRoutes } from './steps/route.ts'
import { checkFile, exportShop } from './steps/shop-document.ts'
import { openFromQueue, openTicket, writeAsTeam } from './steps/tickets.ts'
import { findUser, openCoins, openDelete, openEdit } from './steps/users.ts'

test.use(atRest)
test.setTimeout(180_000)

test('the public pages meet WCAG 2.2 AA in both themes', async ({ page }) => {
  for (const path of publicRoutes) {
    await openRoute(page, path)
    await expectAccessible(page, path)
  }
})

test('the gate, the home page and the order dialog meet WCAG 2.2 AA in both themes', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByLabel('Your answer')).toBeVisible({ timeout: 10_000 })
  await expectAccessible(page, 'the gate')
  await answerQuiz(page)
  await expect(page.getByText('Most Popular').first()).toBeVisible()
  await expectAccessible(page, '/')
  await openOrder(page)
  await expectAccessible(page, 'the order dialog')
})

test('the dashboard meets WCAG 2.2 AA in both themes', async ({ page }) => {
  const { admin } = await openFreshShop(page)
  await logInAsAdmin(page, admin)
  for (const tab of dashboardTabs) {
    await openDashboardTab(page, tab)
    await expectAccessible(page, `dashboard, ${tab}`)
  }
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByLabel('Current password', { exact: true })).toBeFocused()
  await expectAccessible(page, 'a password that is not changed')
  await page
    .getByRole('banner')
    .getByRole('button', { name: /coins$/ })
    .click()
  await expect(page.getByRole('dialog', { name: 'Get coins' })).toBeVisible()
  await expectAccessible(page, 'the coin dialog')
})

test('moving in meets WCAG 2.2 AA in both themes', async ({ page }) => {
  const { admin } = await openFreshShop(page)
  await logInAsAdmin(page, admin)
  const document = await exportShop(page)
  await checkFile(page, '{}')
  await expect(page.getByLabel('Shop document')).toBeFocused()
  await expectAccessible(page, 'a file that is refused')
  await checkFile(page, JSON.stringify(document))
  await page.getByRole('button', { name: 'Replace the shop' }).click()
  await expect(page.getByRole('dialog', { name: 'Replace this shop?' })).toBeVisible()
  await expectAccessible(page, 'the question before a shop is replaced')
})

test('a ticket on both sides and what is announced meet WCAG 2.2 AA in both themes', async ({
  page,
}) => {
  const { admin } = await openFreshShop(page)
  await logInAsAdmin(page, admin)
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

test('a client’s page and what is done with users meet WCAG 2.2 AA in both themes', async ({
  page,
  jane,
}) => {
  const { admin } = await openFreshShop(page)
  await register(page, jane)
  await logInAsAdmin(page, admin)
  for (const [open, what] of [
    [openEdit, 'a user who is edited'],
    [openCoins, 'coins that are changed'],
    [openDelete, 'the question before a user is deleted'],
  ] as const) {
    await open(page, jane)
    await expectAccessible(page, what)
  }
  const row = await findUser(page, jane)
  await row.getByRole('link', { name: jane.name }).click()
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click()
    await expect(tab).toHaveAttribute('aria-selected', 'true')
    await expectAccessible(page, `a client, ${await tab.textContent()}`)
  }
  await openDashboardTab(page, 'Account')
  await page.getByRole('button', { name: 'Delete account' }).click()
  await expect(page.getByRole('dialog', { name: 'Delete account' })).toBeVisible()
  await expectAccessible(page, 'the question before an account is deleted')
})

// In parts, so that no test is long on a slow machine.
const PARTS = 3
for (let part = 0; part < PARTS; part += 1) {
  test(`the admin panel meets WCAG 2.2 AA in both themes, part ${part + 1}`, async ({ page }) => {
    const { admin } = await openFreshShop(page)
    await logInAsAdmin(page, admin)
    for (const path of adminRoutes.filter((_, at) => at % PARTS === part)) {
      await openRoute(page, path)
      await expectAccessible(page, path)
    }
  })
}
