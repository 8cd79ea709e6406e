import type { Locator, Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { logIn, logInAsAdmin, logOut } from './steps/account.ts'
import { openPanel, openPanelWith } from './steps/beginning.ts'
import { choose, ORDERED, openOrder, stateCountry, toPayment } from './steps/order.ts'
import { ownName } from './steps/own-name.ts'
import { openRoute } from './steps/route.ts'
import { expectToast } from './steps/toast.ts'

const OPTIONS = '/admin/products?tab=options'

// One after the other: an option that one of them asks of a type changes what another is ordering of it.
test.describe.configure({ mode: 'default' })

/** Of its own, so that the option reaches nobody else's orders. */
async function addPlan(page: Page, name: string): Promise<void> {
  await openRoute(page, '/admin/products')
  await page.getByRole('button', { name: 'Add plan' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add plan' })
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByLabel('Type').selectOption('MTA Hosting')
  await dialog.getByLabel('Price per month in EUR').fill('6')
  await dialog.getByRole('button', { name: 'Add plan' }).click()
  await expectToast(page, 'Plan added')
}

test('an option is added, changed and ordered, and an order keeps what was chosen', async ({
  page,
  jane,
}) => {
  test.setTimeout(120_000)
  const plan = `MTA ${ownName('Roomy')}`
  const option = ownName('Memory')
  const { admin } = await openPanelWith(page, jane, '/admin/products')
  await addPlan(page, plan)

  await page.getByRole('link', { name: 'Order options' }).click()
  await expect(page.getByRole('row', { name: /Backup/ })).toContainText('Premium, €2.00 per month')
  await page.getByRole('button', { name: 'Add option' }).click()
  const adding = page.getByRole('dialog', { name: 'Add option' })
  await adding.getByLabel('Help').fill('On top of what the plan has.')
  await adding.getByRole('button', { name: 'Add option' }).click()
  await expect(adding.getByLabel('Label')).toHaveAccessibleDescription('Please fill in this field.')
  await adding.getByLabel('Label').fill(option)
  const first = adding.getByRole('group', { name: 'Choice 1' })
  await first.getByLabel('Name').fill('None')
  await adding.getByRole('button', { name: 'Add choice' }).click()
  const second = adding.getByRole('group', { name: 'Choice 2' })
  await second.getByLabel('Name').fill('2 GB')
  await second.getByLabel('EUR per month').fill('much')
  await adding.getByLabel('Asked with').selectOption('Some plans')
  await adding.getByRole('checkbox', { name: plan }).check()
  await adding.getByRole('button', { name: 'Add option' }).click()
  await expect(second.getByLabel('EUR per month')).toHaveAccessibleDescription(
    'Please enter an amount such as 4.50.',
  )
  await second.getByLabel('EUR per month').fill('1,50')
  await adding.getByRole('button', { name: 'Add option' }).click()
  await expectToast(page, 'Option added')

  const row = page.getByRole('row', { name: option })
  await expect(row).toContainText('None · 2 GB, €1.50 per month')
  await expect(row).toContainText(plan)
  await row.getByRole('button', { name: `Edit ${option}` }).click()
  const editing = page.getByRole('dialog', { name: 'Edit option' })
  await editing.getByRole('group', { name: 'Choice 2' }).getByLabel('EUR per month').fill('2.25')
  // What was typed goes along, and the hands stay where they are.
  await editing.getByRole('button', { name: 'Move choice 2 up' }).press('Enter')
  await expect(editing.getByRole('button', { name: 'Move choice 1 up' })).toBeFocused()
  await editing.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Option saved')
  await expect(row).toContainText('2 GB, €2.25 per month · None')
  await logOut(page)

  await logIn(page, jane)
  const dialog = await openOrder(page)
  const asked = dialog.getByLabel(option, { exact: true })
  await expect(asked).toHaveCount(0)
  await choose(dialog, 'Service', plan)
  await expect(asked).toHaveAccessibleDescription('On top of what the plan has.')
  const dueNow = dialog.getByText('Due now', { exact: true }).locator('xpath=following-sibling::*')
  await expect(dueNow).toHaveText('€6.00')
  await choose(dialog, option, /2 GB/)
  await expect(dueNow).toHaveText('€8.25')
  await expect(dialog.getByText(`${option}: 2 GB`)).toBeVisible()
  const serverName = ownName('Roomy')
  await toPayment(dialog, serverName)
  await stateCountry(dialog)
  await dialog.getByRole('button', { name: 'Place order' }).click()
  await expect(page.getByText(ORDERED).first()).toBeVisible()
  await expect(page.getByRole('main')).toContainText(`${option}2 GB`)
  await logOut(page)

  await logInAsAdmin(page, admin)
  await openRoute(page, OPTIONS)
  await row.getByRole('button', { name: `Archive ${option}` }).click()
  await expect(row).toContainText('Archived')
  await openRoute(page, `/admin/orders?search=${encodeURIComponent(serverName)}`)
  await page.getByRole('link', { name: serverName }).click()
  await expect(page.getByRole('main')).toContainText(`${option}2 GB`)
})

test('an archived option is not asked for until it is restored', async ({ page, jane }) => {
  const option = ownName('Rack')
  await openPanelWith(page, jane, OPTIONS)
  await page.getByRole('button', { name: 'Add option' }).click()
  const adding = page.getByRole('dialog', { name: 'Add option' })
  await adding.getByLabel('Label').fill(option)
  await adding.getByLabel('Answered with').selectOption('A line of text')
  await adding.getByLabel('Asked with').selectOption('Plans of some types')
  await adding.getByRole('button', { name: 'Add option' }).click()
  await expect(adding.getByRole('group', { name: 'Types' })).toHaveAccessibleDescription(
    'Please fill in this field.',
  )
  await adding.getByRole('checkbox', { name: 'MTA Hosting' }).check()
  await adding.getByRole('button', { name: 'Add option' }).click()
  await expectToast(page, 'Option added')
  const row = page.getByRole('row', { name: option })
  await expect(row).toContainText('A line of text, or nothing')
  await row.getByRole('button', { name: `Archive ${option}` }).click()
  await expect(row).toContainText('Archived')
  const dialog = await openOrder(page, { path: '/services/mta' })
  await expect(dialog.getByLabel('Location', { exact: true })).toBeVisible()
  await expect(dialog.getByLabel(option)).toHaveCount(0)
  await openRoute(page, OPTIONS)
  await row.getByRole('button', { name: `Restore ${option}` }).click()
  await expect(row).toContainText('Asked for')
  await openOrder(page, { path: '/services/mta' })
  await expect(dialog.getByLabel(option)).toBeVisible()
  await openRoute(page, OPTIONS)
  await row.getByRole('button', { name: `Archive ${option}` }).click()
  await expect(row).toContainText('Archived')
})

test('every kind of plan is asked for what it needs, and a choice beyond it names the plan that has it', async ({
  page,
  jane,
}) => {
  await openPanelWith(page, jane, OPTIONS)
  const dialog = await openOrder(page, { path: '/services/vps' })
  const field = (label: string) => dialog.getByLabel(label, { exact: true })
  await expect(field('Player slots')).toHaveCount(0)
  await choose(dialog, 'Operating system', 'AlmaLinux 9')
  await field('Host name').fill('night_shift')
  const metal = ownName('Metal')
  await field('Server name').fill(metal)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(field('Host name')).toBeFocused()
  await expect(field('Host name')).toHaveAccessibleDescription(/Please enter a host name/)
  await field('Host name').fill('web1.example.com')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await stateCountry(dialog)
  await dialog.getByRole('button', { name: 'Place order' }).click()
  await expect(page.getByText(ORDERED).first()).toBeVisible()
  await openRoute(page, '/admin/orders?search=web1.example.com&status=all')
  await page.getByRole('link', { name: metal }).click()
  await expect(page.getByRole('main')).toContainText('Operating systemAlmaLinux 9')

  await openOrder(page, { path: '/game-hosting' })
  await expect(field('Game')).toBeVisible()
  await expect(field('Operating system')).toHaveCount(0)
  const beyond = field('Player slots').locator('option', { hasText: '100' })
  await expect(beyond).toHaveText('100, with Game Advanced 100')
  await expect(beyond).toBeDisabled()
  await expect(field('Player slots')).toHaveValue('50')
  await field('Server name').fill(ownName('Play'))
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(field('Game')).toBeFocused()
})

test('the acts of an option and of its choices keep one line each on a phone, a tablet and a narrow panel', async ({
  page,
}) => {
  await openPanel(page)
  for (const width of [390, 768, 1180]) {
    await page.setViewportSize({ width, height: 900 })
    await openRoute(page, OPTIONS)
    await expectInLine(
      page.getByRole('button', { name: 'Move Location down' }),
      page.getByRole('button', { name: 'Archive Location' }),
    )
    await page.getByRole('button', { name: 'Edit Location' }).click()
    const first = page.getByRole('group', { name: 'Choice 1' })
    await expectInLine(
      first.getByRole('radio', { name: 'The form begins with it' }),
      first.getByRole('button', { name: 'Remove choice 1' }),
    )
    await page.getByRole('button', { name: 'Back' }).click()
  }
})

async function expectInLine(one: Locator, other: Locator): Promise<void> {
  const middleOf = async (control: Locator) => {
    const box = await control.boundingBox()
    return (box?.y ?? 0) + (box?.height ?? 0) / 2
  }
  await expect(other).toBeVisible()
  expect(Math.abs((await middleOf(one)) - (await middleOf(other)))).toBeLessThan(4)
}
