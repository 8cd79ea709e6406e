import { edition } from './edition.ts'
import { expect, test } from './journey.ts'
import { fillLogin } from './steps/account.ts'
import { openPanel } from './steps/beginning.ts'
import { openRoute } from './steps/route.ts'
import { expectToast } from './steps/toast.ts'

test('sample data is loaded, counted, and leaves sound books', async ({ page }) => {
  await openPanel(page, '/admin/utilities')
  await page.getByLabel('Clients', { exact: true }).selectOption('10 clients')
  await page.getByRole('button', { name: 'Load sample data' }).click()
  const dialog = page.getByRole('dialog', { name: 'Load 10 sample clients?' })
  await dialog.getByRole('button', { name: 'Load sample data' }).click()
  await expectToast(page, 'Sample data loaded')
  const added = page.getByRole('table', { name: 'Sample data loaded' })
  await expect(added.getByRole('row', { name: 'Accounts 10', exact: true })).toBeVisible()
  await expect(added.getByRole('row', { name: 'Orders 30', exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Check the shop' }).click()
  await expect(page.getByText(/^All is well: [\d,]+ records were checked\.$/)).toBeVisible()

  await openRoute(page, '/admin/clients')
  await page.getByRole('searchbox', { name: 'Search users' }).fill('Sample Customer')
  await expect(page.getByRole('row').filter({ hasText: 'Sample Customer' }).first()).toBeVisible()
})

test('a reset asks for the name of the shop and leaves the account alone', async ({ page }) => {
  const { admin } = await openPanel(page, '/admin/utilities')
  await page.getByRole('button', { name: 'Reset the shop' }).click()
  const dialog = page.getByRole('dialog', { name: 'Reset this shop?' })
  const name = dialog.getByLabel('Name of this shop')
  await name.fill('Another')
  await dialog.getByRole('button', { name: 'Reset the shop' }).click()
  await expect(name).toHaveAccessibleDescription(/This is not its name/)
  test.skip(edition === 'server', 'it would empty the shop that all journeys share')

  await name.fill('Hostfront')
  await dialog.getByRole('button', { name: 'Reset the shop' }).click()
  await expectToast(page, 'Shop reset. Please login again.')
  await expect(page).toHaveURL(/\/login$/)
  await fillLogin(page, admin)
  await expect(page).toHaveURL(/\/admin/)
  await openRoute(page, '/admin/clients')
  await expect(page.getByRole('row').filter({ hasText: '@' })).toHaveCount(1)
})
