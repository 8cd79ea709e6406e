import { expect, test } from './journey.ts'
import { logIn, register } from './steps/account.ts'
import { openDashboardTab } from './steps/dashboard.ts'

test('Back goes through the tabs of the dashboard, one at a time', async ({ page, jane }) => {
  await register(page, jane)
  await logIn(page, jane)
  await openDashboardTab(page, 'Billing')
  await openDashboardTab(page, 'Support')
  await page.getByRole('tab', { name: 'Support' }).press('ArrowLeft')
  for (const tab of ['Billing', 'Support', 'Billing', 'Overview']) {
    await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true')
    await page.goBack()
  }
  await expect(page).not.toHaveURL(/\/dashboard/)
})

test('an order is asked for once, and only where services are: in the content, where there is nothing else, or beside the heading', async ({
  page,
  jane,
}) => {
  await register(page, jane)
  await logIn(page, jane)
  const beside = page.getByRole('link', { name: 'Order New Service' })
  await expect(beside).toBeVisible()
  await openDashboardTab(page, 'Services')
  await expect(page.getByRole('link', { name: 'Order a service' })).toBeVisible()
  await expect(beside).toBeHidden()
  for (const tab of ['Domains', 'Billing', 'Support', 'Account'] as const) {
    await openDashboardTab(page, tab)
    await expect(beside).toHaveCount(0)
  }
})
