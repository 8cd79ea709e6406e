import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { logIn, logInAsAdmin, logOut } from './steps/account.ts'
import { openDashboardOf } from './steps/beginning.ts'
import { openDashboardTab } from './steps/dashboard.ts'
import { rowsOf, search } from './steps/list.ts'
import { placeOrder } from './steps/order.ts'
import { openOrders, recordPaymentAndApprove } from './steps/order-queue.ts'
import { ownName } from './steps/own-name.ts'
import { openRoute } from './steps/route.ts'
import { chooseInMenu } from './steps/row-menu.ts'
import { expectToast } from './steps/toast.ts'

const INVOICE_FILE = /^Invoice-\d{4}-\d{5}\.pdf$/

async function expectPdf(saving: Promise<Download>, name: RegExp): Promise<Buffer> {
  const saved = await saving
  expect(saved.suggestedFilename()).toMatch(name)
  const bytes = await readFile(await saved.path())
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  expect(bytes.length).toBeGreaterThan(8_000)
  return bytes
}

const download = (page: Page) => page.getByRole('button', { name: 'Download PDF' })

test('an invoice and a credit note are kept as PDF by who pays and by who bills', async ({
  page,
  jane,
}) => {
  test.setTimeout(150_000)
  const { admin } = await openDashboardOf(page, jane)
  const name = ownName('خادم 7')
  await placeOrder(page, { serverName: name, payWith: 'Bank transfer' })
  await openDashboardTab(page, 'Billing')

  await test.step('the customer saves it, by keyboard, twice alike', async () => {
    await page.getByRole('link', { name: /^\d{4}-\d{5}$/ }).click()
    const first = page.waitForEvent('download')
    await download(page).press('Enter')
    const bytes = await expectPdf(first, INVOICE_FILE)
    await expect(download(page)).toBeFocused()
    const second = page.waitForEvent('download')
    await download(page).press('Enter')
    expect(await expectPdf(second, INVOICE_FILE)).toEqual(bytes)
    await page.keyboard.press('Escape')
  })

  await test.step('the team saves the same, and a part of it goes back', async () => {
    await logOut(page)
    await logInAsAdmin(page, admin)
    await openOrders(page)
    await recordPaymentAndApprove(page, name)
    await openRoute(page, '/admin/invoices')
    await rowsOf(page, 'Invoices')
      .filter({ hasText: name })
      .getByRole('link', { name: /^\d{4}-\d{5}$/ })
      .click()
    const saving = page.waitForEvent('download')
    await download(page).click()
    await expectPdf(saving, INVOICE_FILE)
    await openRoute(page, '/admin/orders?status=active')
    await search(page, 'Search orders', name)
    await chooseInMenu(page, name, 'Refund')
    const dialog = page.getByRole('dialog', { name: 'Refund', exact: true })
    await dialog.getByLabel('Account').fill('DE02 1203 0000 0000 2020 51')
    await dialog.getByLabel('Reason').fill('بطيء (slow)')
    await dialog.getByRole('button', { name: 'Issue refund' }).click()
    await expectToast(page, 'Credit note issued')
    await logOut(page)
  })

  await test.step('the customer saves the credit note', async () => {
    await logIn(page, jane)
    await openDashboardTab(page, 'Billing')
    await rowsOf(page, 'Credit notes').getByRole('link', { name: /^CN-/ }).first().click()
    const saving = page.waitForEvent('download')
    await download(page).click()
    await expectPdf(saving, /^Credit-note-CN-\d{4}-\d{5}\.pdf$/)
  })
})
