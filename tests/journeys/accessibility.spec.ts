import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { openFreshShop } from './edition.ts'
import { expect, test } from './journey.ts'
import { fillLogin, logInAsAdmin } from './steps/account.ts'
import { openDashboardTab } from './steps/dashboard.ts'
import { answerQuiz } from './steps/gate.ts'
import { openOrder } from './steps/order.ts'
import { adminRoutes, dashboardTabs, openRoute, publicRoutes } from './steps/route.ts'
import { checkFile, exportShop } from './steps/shop-document.ts'
import { themes } from './steps/theme.ts'

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

// What moves is measured at rest: a colour half-way through a transition is nobody's colour.
test.use({ contextOptions: { reducedMotion: 'reduce' } })
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

test('the second factor and the keys meet WCAG 2.2 AA in both themes', async ({ page }) => {
  const { dashboardAdmin } = await openFreshShop(page)
  await openRoute(page, '/login')
  await fillLogin(page, dashboardAdmin)
  await expect(page).toHaveURL(/\/dashboard/)
  await openDashboardTab(page, 'Account')
  await expect(page.getByRole('table', { name: 'Sessions' })).toBeVisible()
  const setUp = page.getByRole('button', { name: 'Set up', exact: true })
  test.skip((await setUp.count()) === 0, 'This edition offers neither.')

  await page.getByRole('button', { name: 'Create key' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Create key' }).click()
  await expectAccessible(page, 'a key that lacks its name')
  await page.getByRole('dialog').getByRole('button', { name: 'Back' }).click()

  await setUp.click()
  await page
    .getByRole('dialog')
    .getByLabel('Password', { exact: true })
    .fill(dashboardAdmin.password)
  await page.getByRole('dialog').getByRole('button', { name: 'Go on' }).click()
  await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible()
  await expectAccessible(page, 'the secret of a second factor')
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

async function expectAccessible(page: Page, where: string): Promise<void> {
  for (const theme of themes) {
    await page.evaluate((shown) => {
      document.documentElement.dataset.theme = shown
    }, theme)
    const { violations } = await new AxeBuilder({ page }).withTags(WCAG_22_AA).analyze()
    const findings = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
    )
    expect.soft(findings, `${where}, ${theme}`).toEqual([])
  }
}
