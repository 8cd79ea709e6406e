import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { openFreshShop } from './edition.ts'
import { expect, test } from './journey.ts'
import { logInAsAdmin } from './steps/account.ts'
import { openDashboardTab } from './steps/dashboard.ts'
import { answerQuiz } from './steps/gate.ts'
import { openOrder } from './steps/order.ts'
import { adminRoutes, dashboardTabs, openRoute, publicRoutes } from './steps/route.ts'
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
  await page
    .getByRole('banner')
    .getByRole('button', { name: /coins$/ })
    .click()
  await expect(page.getByRole('dialog', { name: 'Get coins' })).toBeVisible()
  await expectAccessible(page, 'the coin dialog')
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
