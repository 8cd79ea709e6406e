import { expect, test } from './journey.ts'
import { openPanel } from './steps/beginning.ts'
import { ownName } from './steps/own-name.ts'
import { openRoute } from './steps/route.ts'
import { chooseInMenu } from './steps/row-menu.ts'
import { expectToast } from './steps/toast.ts'

test('a plan under a name that is shown already is refused at its name', async ({ page }) => {
  await openPanel(page, '/admin/products')
  await page.getByRole('button', { name: 'Add plan' }).click()
  const adding = page.getByRole('dialog', { name: 'Add plan' })
  await adding.getByLabel('Name').fill('starter')
  await adding.getByLabel('Type').selectOption('SAMP Hosting')
  await adding.getByLabel('Price per month in EUR').fill('9')
  await adding.getByLabel('Player slots').fill('150')
  await adding.getByRole('button', { name: 'Add plan' }).click()
  const name = adding.getByLabel('Name')
  await expect(name).toHaveAccessibleDescription(/There is a plan “SAMP Starter 150” already/)
  await expect(name).toBeFocused()
})

test('a plan is added, sold at once, changed, archived and deleted', async ({ page }) => {
  await openPanel(page, '/admin/products')
  const name = `Game ${ownName('<b>Night</b>')}`
  const row = page.getByRole('row', { name })

  await page.getByRole('button', { name: 'Add plan' }).click()
  const adding = page.getByRole('dialog', { name: 'Add plan' })
  await adding.getByLabel('Price per month in EUR').fill('four')
  await adding.getByRole('button', { name: 'Add plan' }).click()
  await expect(adding.getByLabel('Name')).toHaveAccessibleDescription('Please fill in this field.')
  await expect(adding.getByLabel('Price per month in EUR')).toHaveAccessibleDescription(
    'Please enter an amount such as 4.50.',
  )
  await adding.getByLabel('Player slots').fill('1000000000000000')
  await adding.getByRole('button', { name: 'Add plan' }).click()
  await expect(adding.getByLabel('Player slots')).toHaveAccessibleDescription(
    'This is too high: at most 1000000.',
  )
  await adding.getByLabel('Player slots').fill('')
  await adding.getByLabel('Name').fill(name)
  await adding.getByLabel('Type').selectOption('Game Hosting')
  await adding.getByLabel('Price per month in EUR').fill('6,50')
  await adding.getByLabel('RAM in GB').fill('3')
  await adding.getByLabel('Features').fill('DDoS protection\nNVMe storage')
  await expect(adding.getByLabel('Shown on')).toHaveValue('type')
  await adding.getByRole('button', { name: 'Add plan' }).click()
  await expectToast(page, 'Plan added')
  await expect(row).toContainText('€6.50')

  await openRoute(page, '/game-hosting')
  await expect(page.getByRole('heading', { name })).toBeVisible()

  await openRoute(page, '/admin/products')
  await page.getByRole('searchbox', { name: 'Search plans' }).fill(name)
  await row.getByRole('button', { name: `Edit ${name}` }).click()
  const editing = page.getByRole('dialog', { name: 'Edit plan' })
  await expect(editing.getByLabel('Price per month in EUR')).toHaveValue('6.50')
  await editing.getByLabel('Price per month in EUR').fill('7')
  await editing.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Plan saved')
  await expect(row).toContainText('€7.00')

  for (const state of ['Archived', 'On sale']) {
    await row.getByRole('button', { name: `Edit ${name}` }).click()
    await editing.getByRole('checkbox', { name: 'On sale' }).click()
    await editing.getByRole('button', { name: 'Save' }).click()
    await expectToast(page, 'Plan saved')
    await expect(row).toContainText(state)
  }

  await chooseInMenu(row, name, 'Archive')
  await expectToast(page, 'Plan archived')
  await expect(row).toContainText('Archived')
  await openRoute(page, '/game-hosting')
  await expect(page.getByRole('heading', { name: 'Game Pro 250', exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name })).toHaveCount(0)

  await openRoute(page, '/admin/products?status=archived')
  await chooseInMenu(row, name, 'Delete')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete plan' }).click()
  await expectToast(page, 'Plan deleted')
  await expect(row).toHaveCount(0)
})
