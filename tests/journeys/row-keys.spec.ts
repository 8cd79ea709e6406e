/** A row's acts by keys, and what else can be done with it in a menu. */
import type { Page } from '@playwright/test'
import { edition } from './edition.ts'
import { expect, test } from './journey.ts'
import { atRest, expectAccessible } from './steps/accessible.ts'
import { openSampleShop } from './steps/beginning.ts'
import { rowsOf } from './steps/list.ts'
import { openRoute } from './steps/route.ts'

test.use(atRest)
test.skip(edition === 'server', 'what others do meanwhile is in the lists of its one shop')

/** The name of a row, as its buttons say it. */
const nameOf = async (page: Page, table: string, at: number): Promise<string> =>
  (await rowsOf(page, table)
    .nth(at)
    .getByRole('rowheader')
    .getByRole('link')
    .first()
    .innerText()) ?? ''

test('a list is worked through by keys: from row to row, an act by its letter, a record by Enter', async ({
  page,
}) => {
  await openSampleShop(page)
  await openRoute(page, '/admin/services?status=active')
  const rows = rowsOf(page, 'Services')
  const nameLink = (at: number) => rows.nth(at).getByRole('rowheader').getByRole('link').first()
  await expect(rows).toHaveCount(25)

  await test.step('from the search box to the rows, and from one to the next', async () => {
    await page.getByRole('searchbox', { name: 'Search services' }).focus()
    await page.keyboard.press('ArrowDown')
    await expect(nameLink(0)).toBeFocused()
    await page.keyboard.press('j')
    await page.keyboard.press('j')
    await page.keyboard.press('k')
    await expect(nameLink(1)).toBeFocused()
  })

  await test.step('a letter asks, and what is typed there is no key of the list', async () => {
    const name = await nameOf(page, 'Services', 1)
    await page.keyboard.press('s')
    const dialog = page.getByRole('dialog', { name: 'Suspend service' })
    await expect(dialog).toContainText(name)
    await dialog.getByLabel('Reason').pressSequentially('just a jeer')
    await expect(dialog.getByLabel('Reason')).toHaveValue('just a jeer')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(nameLink(1)).toBeFocused()
  })

  await test.step('M opens the menu, whose dialog gives the focus back', async () => {
    const name = await nameOf(page, 'Services', 1)
    await page.keyboard.press('m')
    const item = page.getByRole('menuitem', { name: 'Extend' })
    await expect(item).toBeVisible()
    await expect(item).toBeFocused()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Extend service' })
    await expect(dialog.getByLabel('Days')).toBeFocused()
    await page.keyboard.press('Escape')
    const more = page.getByRole('button', { name: `More for ${name}` })
    await expect(more).toBeFocused()
    await page.keyboard.press('m')
    await expect(item).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(more).toBeFocused()
  })

  await test.step('X ticks, and a question mark shows what there is', async () => {
    await page.keyboard.press('x')
    await expect(page.getByText('1 selected')).toBeVisible()
    await page.keyboard.press('x')
    await page.keyboard.press('?')
    const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts of this list' })
    await expect(keys.locator('dl')).toContainText('Suspend')
    await expect(keys.locator('dl')).toContainText('Next row')
    await expectAccessible(page, 'the keys of a list')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Keyboard shortcuts' }).click()
    await expect(keys).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('Enter opens the record', async () => {
    await nameLink(0).focus()
    await page.keyboard.press('j')
    const name = await nameOf(page, 'Services', 1)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  })
})

test('on the page of a record its buttons have the same keys, and no other is promised', async ({
  page,
}) => {
  await openSampleShop(page)
  await openRoute(page, '/admin/invoices?status=paid')
  await rowsOf(page, 'Invoices').first().getByRole('rowheader').getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1, name: /^Invoice \d/ })).toBeVisible()
  const refund = page.getByRole('button', { name: /^Refund \d{4}-\d{5}$/ })
  await expect(refund).toHaveAttribute('aria-keyshortcuts', 'F')
  await page.getByRole('button', { name: 'Print' }).focus()

  await page.keyboard.press('f')
  const dialog = page.getByRole('dialog', { name: 'Refund', exact: true })
  await dialog.getByLabel('Reason').pressSequentially('paid twice')
  await expect(dialog.getByLabel('Reason')).toHaveValue('paid twice')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  await page.getByRole('button', { name: 'Print' }).focus()
  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts of this page' })
  await expect(keys.locator('dt')).toHaveText(['P', 'F', '?'])
  await expectAccessible(page, 'the keys of a record')
})

test('no row is red, and none of its buttons stands out as the one of the screen', async ({
  page,
}) => {
  await openSampleShop(page)
  for (const path of ['clients', 'services', 'orders', 'promotions', 'announcements']) {
    await openRoute(page, `/admin/${path}`)
    await expect(page.locator('.data-table tbody tr').first()).toBeVisible()
    const loud = page.locator('.data-table tbody').locator('button.bg-primary, button.text-bad')
    await expect(loud, path).toHaveCount(0)
  }
})
