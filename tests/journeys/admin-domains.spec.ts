import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { expectAccessible } from './steps/accessible.ts'
import { logIn, logOut } from './steps/account.ts'
import { openPanelWith } from './steps/beginning.ts'
import { openRoute } from './steps/route.ts'
import { chooseInMenu } from './steps/row-menu.ts'
import { expectToast } from './steps/toast.ts'

/** A label that no other test of the shop has. */
const ownLabel = (): string => `night${randomUUID().slice(0, 8)}`

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name })

test('the team adds a domain by the price list, bills two years, corrects its end and lets it go', async ({
  page,
  jane,
}) => {
  const extension = ownLabel()
  const name = `${ownLabel()}.${extension}`
  await openPanelWith(page, jane, '/admin/domain-pricing')
  await addPrice(page, { extension: `.${extension}`, years: '1 year', renew: '12' })
  await addPrice(page, { extension, years: '2 years', renew: '20' })

  await openRoute(page, '/admin/domains')
  await page.getByRole('button', { name: 'Add domain' }).click()
  const dialog = dialogOf(page, 'Add domain')
  await dialog.getByRole('button', { name: 'Add domain' }).click()
  await expect(dialog.getByRole('combobox', { name: 'User' })).toHaveAccessibleDescription(
    /Please fill in this field/,
  )
  await chooseClient(dialog, jane.email)
  await dialog.getByLabel('Domain', { exact: true }).fill(`www.${name}`)
  await expectAccessible(page, 'the form for a domain')
  await dialog.getByRole('button', { name: 'Add domain' }).click()
  await expect(dialog.getByLabel('Domain', { exact: true })).toHaveAccessibleDescription(
    new RegExp(`This is a part of ${name}`),
  )
  await dialog.getByLabel('Domain', { exact: true }).fill(name.toUpperCase())
  await dialog.getByRole('button', { name: 'Add domain' }).click()
  await expectToast(page, 'Domain added successfully')

  const row = await findDomain(page, name)
  await expect(row).toContainText('12.00')
  await expect(row).toContainText('Active')
  await expectAccessible(page, 'the list of domains')

  await row.getByRole('button', { name: `Renew ${name}` }).click()
  const renewal = dialogOf(page, 'Renew domain')
  await renewal.getByLabel('Years').selectOption('2 years')
  await expect(renewal).toContainText('€20.00 without tax')
  await renewal.getByRole('button', { name: 'Issue invoice' }).click()
  await expectToast(page, 'Invoice issued')

  await row.getByRole('button', { name: `Edit ${name}` }).click()
  const edit = dialogOf(page, 'Edit domain')
  const year = new Date().getFullYear() + 3
  await edit.getByLabel('Registered until').fill(`${year}-05-20`)
  await edit.getByLabel('Auto-renew').check()
  await edit.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Domain updated successfully')
  await expect(row).toContainText(`May 20, ${year}`)
  await expect(row).toContainText('On')

  await chooseInMenu(row, name, 'Delete')
  const removal = dialogOf(page, 'Delete domain')
  await expect(removal).toContainText(name)
  await removal.getByRole('button', { name: 'Delete domain' }).click()
  await expect(removal.getByRole('alert')).toContainText('Invoices refer to this domain')
  await removal.getByRole('button', { name: 'Keep domain' }).click()

  await row.getByRole('link', { name: jane.name }).click()
  await expect(page.getByRole('table', { name: 'Domains' })).toContainText(name)
})

test('a new price is agreed with the domains that run, if the team says so', async ({
  page,
  jane,
}) => {
  const extension = ownLabel()
  const name = `${ownLabel()}.${extension}`
  await openPanelWith(page, jane, '/admin/domain-pricing')
  await addPrice(page, { extension, years: '1 year', renew: '12' })
  await openRoute(page, '/admin/domains')
  await page.getByRole('button', { name: 'Add domain' }).click()
  const dialog = dialogOf(page, 'Add domain')
  await chooseClient(dialog, jane.email)
  await dialog.getByLabel('Domain', { exact: true }).fill(name)
  await dialog.getByRole('button', { name: 'Add domain' }).click()
  await expectToast(page, 'Domain added successfully')

  await openRoute(page, '/admin/domain-pricing')
  await page.getByRole('button', { name: `Edit .${extension}, 1 year` }).click()
  const edit = dialogOf(page, 'Edit price')
  await edit.getByLabel('Renewal').fill('15')
  await edit.getByLabel('Also for domains that run').check()
  await expectAccessible(page, 'the form for a price')
  await edit.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Price saved')
  await openRoute(page, '/admin/domains')
  await expect(await findDomain(page, name)).toContainText('15.00')

  await openRoute(page, '/admin/domain-pricing')
  await page.getByRole('button', { name: `Delete .${extension}, 1 year` }).click()
  await dialogOf(page, 'Delete price').getByRole('button', { name: 'Delete price' }).click()
  await expectToast(page, 'Price deleted')
  await expect(page.getByRole('row').filter({ hasText: extension })).toHaveCount(0)
})

test('who has no domain yet reads what one costs, and asks for it once', async ({ page, jane }) => {
  const extension = ownLabel()
  await openPanelWith(page, jane, '/admin/domain-pricing')
  await addPrice(page, { extension, years: '1 year', register: '9', renew: '12' })
  await addPrice(page, { extension: `only.${extension}`, years: '1 year', renew: '7' })
  await logOut(page)
  await logIn(page, jane)
  await openRoute(page, '/dashboard?tab=domains')
  const prices = page.getByRole('region', { name: 'What a domain costs' })
  await expect(prices.getByRole('table')).toBeVisible()
  const all = prices.getByRole('button', { name: /^Show all/ })
  // Others add theirs in a shop that all journeys share.
  if (await all.isVisible()) await all.click()
  const row = prices.getByRole('row').filter({ hasText: `.${extension}` })
  await expect(row).toHaveCount(1)
  await expect(row).toContainText('€9.00')
  await expect(row).toContainText('€12.00')
  await expectAccessible(page, 'what domains cost')

  await page.getByRole('main').getByRole('link', { name: 'Ask our team' }).click()
  const ticket = dialogOf(page, 'Open a ticket')
  await ticket.getByLabel('Message').fill(`May I have night-shift.${extension}?`)
  await ticket.getByRole('button', { name: 'Open ticket' }).click()
  await expect(page.getByRole('heading', { name: 'About a domain' })).toBeVisible()
  await openRoute(page, '/dashboard?tab=domains')
  await expect(page.getByText('You have asked our team.')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'See your ticket' }).click()
  await expect(page.getByRole('main')).toContainText(`night-shift.${extension}`)
})

interface NewPrice {
  readonly extension: string
  readonly years: string
  readonly register?: string
  readonly renew: string
}

async function addPrice(page: Page, price: NewPrice): Promise<void> {
  await page.getByRole('button', { name: 'Add price' }).click()
  const dialog = dialogOf(page, 'Add price')
  await dialog.getByLabel('Extension').fill(price.extension)
  await dialog.getByLabel('Years').selectOption(price.years)
  await dialog.getByLabel('Registration').fill(price.register ?? '')
  await dialog.getByLabel('Renewal').fill(price.renew)
  await dialog.getByRole('button', { name: 'Add price' }).click()
  await expectToast(page, 'Price added')
  await expect(dialog).toBeHidden()
}

async function chooseClient(dialog: Locator, email: string): Promise<void> {
  await dialog.getByRole('combobox', { name: 'User' }).fill(email)
  await dialog.getByRole('option').filter({ hasText: email }).click()
}

async function findDomain(page: Page, name: string): Promise<Locator> {
  await page.getByRole('searchbox', { name: 'Search domains' }).fill(name)
  const row = page.getByRole('row').filter({ hasText: name })
  await expect(row).toHaveCount(1)
  return row
}
