import { edition, openFreshShop } from './edition.ts'
import { expect, test } from './journey.ts'
import { atRest, expectAccessible } from './steps/accessible.ts'
import { fillLogin } from './steps/account.ts'
import { openAccountPart, openDashboardTab, openTabOfNew } from './steps/dashboard.ts'
import { openRoute } from './steps/route.ts'

test.skip(edition === 'embedded', 'a second factor and keys are the server’s to offer')
test.use(atRest)
test.setTimeout(120_000)

test('whoever has just signed in makes a key', async ({ page, jane }) => {
  await openTabOfNew(page, jane, 'Account')
  await openAccountPart(page, 'Sign-in and security')
  await page.getByRole('button', { name: 'Create key' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create a key' })
  await dialog.getByLabel('Name', { exact: true }).fill('Books')
  await dialog.getByLabel('Read your invoices and coin entries').check()
  await dialog.getByRole('button', { name: 'Create key' }).click()
  const made = page.getByRole('dialog', { name: 'Your new key' })
  await expect(made.getByText(/^hf_/)).toBeVisible()
  await made.getByRole('button', { name: 'I have saved it' }).click()
  await expect(page.getByRole('table', { name: 'API keys' })).toContainText('Books')
})

test('the second factor and the keys meet WCAG 2.2 AA in both themes', async ({ page }) => {
  const { dashboardAdmin } = await openFreshShop(page)
  await openRoute(page, '/login')
  await fillLogin(page, dashboardAdmin)
  await expect(page).toHaveURL(/\/dashboard/)
  await openDashboardTab(page, 'Account')
  await openAccountPart(page, 'Sessions')
  await expect(page.getByRole('table', { name: 'Sessions' })).toBeVisible()
  await expectAccessible(page, 'the sessions')
  await openAccountPart(page, 'Sign-in and security')

  await page.getByRole('button', { name: 'Create key' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Create key' }).click()
  await expectAccessible(page, 'a key that lacks its name')
  await page.getByRole('dialog').getByRole('button', { name: 'Back' }).click()

  await page.getByRole('button', { name: 'Set up', exact: true }).click()
  await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible()
  await expectAccessible(page, 'the secret of a second factor')
})
