/** An operator's month end: the month is read, handed to the accountant and closed; what is wrong in it is put right in the next. */
import type { Page } from '@playwright/test'
import { expect } from './journey.ts'
import { atRest, expectAccessible } from './steps/accessible.ts'
import { logInAsAdmin, logOut } from './steps/account.ts'
import { openDashboardOf } from './steps/beginning.ts'
import { exportCsv, rowsOf, search } from './steps/list.ts'
import { ORDERED, openOrder, payWith, toPayment } from './steps/order.ts'
import { openOrders } from './steps/order-queue.ts'
import { ownName } from './steps/own-name.ts'
import { test } from './steps/own-shop.ts'
import { cents, commaCents, fecRows, figure, lastCells, saved } from './steps/reports.ts'
import { openRoute } from './steps/route.ts'
import { chooseInMenu } from './steps/row-menu.ts'
import { expectToast } from './steps/toast.ts'

test.use(atRest)

const MONTHS =
  'January February March April May June July August September October November December'.split(' ')

/** `October 2026` as `2026-10`. */
const monthOf = (words: string): string => {
  const [name = '', year = ''] = words.split(' ')
  return `${year}-${String(MONTHS.indexOf(name) + 1).padStart(2, '0')}`
}

const lastDayOf = (month: string): string => {
  const [year, number] = month.split('-').map(Number)
  return new Date(Date.UTC(year ?? 0, number ?? 0, 0)).toISOString().slice(0, 10)
}

/** Of somebody whose country has a tax. */
async function orderFromMorocco(page: Page, serverName: string): Promise<void> {
  const dialog = await openOrder(page)
  await toPayment(dialog, serverName)
  await dialog.getByLabel('Country', { exact: true }).selectOption('MA')
  await payWith(dialog, 'Bank transfer')
  await dialog.getByRole('button', { name: 'Place order' }).click()
  await expect(page.getByText(ORDERED).first()).toBeVisible()
}

/** Opens what records the payment of an order, and fills in by which reference and on which day it came. */
async function fillPayment(page: Page, serverName: string, reference: string, day: string) {
  await openOrders(page)
  await page.getByRole('button', { name: `Approve ${serverName}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Record the payment' })
  await dialog.getByLabel('Reference').fill(reference)
  await dialog.getByLabel('Received on').fill(day)
  return dialog
}

/** The reports of a month. */
async function openMonth(page: Page, month: string): Promise<void> {
  await openRoute(page, '/admin/reports')
  // What the fields say comes from the address, which has no days while they are the usual ones:
  // on the last day of a month, the whole of it is.
  for (const [end, day] of [
    ['From', `${month}-01`],
    ['To', lastDayOf(month)],
  ] as const) {
    const field = page.getByLabel(end, { exact: true })
    await field.fill(day)
    await expect(field).toHaveValue(day)
  }
}

/** What the reports of a month say of its income; read once they are of that month. */
async function figuresOf(page: Page, month: string) {
  await openMonth(page, month)
  const names = ['Income', 'Before tax', 'VAT', 'Invoices paid'] as const
  const [year, number] = month.split('-')
  const short = MONTHS[Number(number) - 1]?.slice(0, 3)
  const last = Number(lastDayOf(month).slice(8))
  // Until they are there, those of the days before stay on show.
  const words = `${short} 1, ${year} to ${short} ${last}, ${year}, compared with`
  await expect(page.getByText(words)).toBeVisible()
  return Promise.all(names.map((name) => figure(page, name)))
}

test('a month is reported, exported and closed; what would change it is refused, and counts in the next', async ({
  page,
  jane,
}) => {
  test.setTimeout(300_000)
  const { admin } = await openDashboardOf(page, jane)
  const [paid, late, wrong] = [ownName('Paid'), ownName('Late'), ownName('Wrong')]
  for (const serverName of [paid, late, wrong]) await orderFromMorocco(page, serverName)
  await logOut(page)
  await logInAsAdmin(page, admin)
  await openRoute(page, '/admin/reports')
  const books = page.getByRole('region', { name: 'Books' })
  const close = books.getByRole('button', { name: /^Close / })
  const name = ((await close.textContent()) ?? '').replace('Close ', '')
  const month = monthOf(name)
  const [inMonth, today] = [`${month}-15`, new Date().toISOString().slice(0, 10)]
  const reference = ownName('TX')
  let total = 0
  let figures: string[] = []

  await test.step('a payment of that month is recorded with its day', async () => {
    const dialog = await fillPayment(page, paid, reference, inMonth)
    total = cents(await dialog.getByLabel('Amount in EUR').inputValue())
    await dialog.getByRole('button', { name: 'Record and approve' }).click()
    await expect(dialog).toHaveCount(0)
  })

  await test.step('the reports of the month have its income, its tax and how it came', async () => {
    figures = await figuresOf(page, month)
    const [income, net, tax, invoices] = figures
    expect([cents(income ?? ''), invoices]).toEqual([total, '1'])
    expect(cents(tax ?? '')).toBeGreaterThan(0)
    expect(cents(net ?? '') + cents(tax ?? '')).toBe(total)
    const byMethod = page.getByRole('table', { name: 'Income by payment method', exact: true })
    await expect(byMethod).toContainText('Bank transfer')
    expect((await lastCells(page, 'Income by payment method')).map(cents)).toEqual([total, total])
    await expect(page.getByText('The ledger agrees.')).toBeVisible()
    await expectAccessible(page, 'the reports of a month')
  })

  await test.step('the accountant gets it as CSV, FEC and DATEV', async () => {
    const days = `${month}-01-to-${lastDayOf(month)}`
    const [, line = ''] = (await exportCsv(page, `report-from-${days}`)).split('\r\n')
    expect(line).toContain('Bank transfer')
    expect(Math.round(Number(line.split(',').at(-1)) * 100)).toBe(total)
    const fec = await saved(page, 'Export FEC')
    const rows = fecRows(fec.bytes)
    const sum = (column: number) => rows.reduce((all, row) => all + commaCents(row[column]), 0)
    expect(sum(11)).toBe(sum(12))
    expect(rows.filter((row) => row[8] === reference)).toHaveLength(2)
    expect(rows.every((row) => row[3] === inMonth.replaceAll('-', '') && row[15] === '')).toBe(true)
    const datev = await saved(page, 'Export DATEV')
    const plain = (day: string) => day.replaceAll('-', '')
    expect(datev.name).toBe(
      `EXTF_Buchungsstapel_${plain(`${month}-01`)}_${plain(lastDayOf(month))}.csv`,
    )
  })

  await test.step('the month is closed, and its journal is final', async () => {
    await close.click()
    await page.getByRole('dialog').getByRole('button', { name: 'Close month' }).click()
    await expectToast(page, `${name} is closed`)
    await expect(books.getByText('All of it is closed.')).toBeVisible()
    const rows = fecRows((await saved(page, 'Export FEC')).bytes)
    expect(rows.every((row) => /^\d{8}$/.test(row[15] ?? ''))).toBe(true)
  })

  await test.step('a payment with a day of it is refused at its day, and taken with that of today', async () => {
    const dialog = await fillPayment(page, late, ownName('TX'), inMonth)
    await dialog.getByRole('button', { name: 'Record and approve' }).click()
    const field = dialog.getByLabel('Received on')
    await expect(field).toHaveAccessibleDescription(/^The books of \w{3} \d{4} are closed\.$/)
    await expectAccessible(page, 'a payment of a closed month')
    await field.fill(today)
    await dialog.getByRole('button', { name: 'Record and approve' }).click()
    await expect(dialog).toHaveCount(0)
  })

  await test.step('a payment of it is not undone', async () => {
    await openRoute(page, '/admin/transactions')
    await search(page, 'Search payments', reference)
    await chooseInMenu(rowsOf(page, 'Transactions'), /^More for /, 'Undo')
    const undo = page.getByRole('dialog', { name: 'Undo the payment' })
    await undo.getByLabel('Reason').fill('It was of another client.')
    await undo.getByRole('button', { name: 'Undo payment' }).click()
    await expect(undo).toContainText('It is in a month whose books are closed.')
    await page.keyboard.press('Escape')
  })

  await test.step('what goes back of it is a credit note of today', async () => {
    await openRoute(page, '/admin/orders?status=active')
    await search(page, 'Search orders', paid)
    await chooseInMenu(page, paid, 'Refund')
    const dialog = page.getByRole('dialog', { name: 'Refund', exact: true })
    await dialog.getByLabel('Amount').fill('1.50')
    await dialog.getByLabel('To', { exact: true }).selectOption('Coins')
    await dialog.getByLabel('Reason').fill('A day without network.')
    await dialog.getByLabel(`End ${paid} now`).uncheck()
    await dialog.getByRole('button', { name: 'Issue refund' }).click()
    await expectToast(page, 'Credit note issued')
  })

  await test.step('the closed month says what it said, and the next has the correction', async () => {
    expect(await figuresOf(page, month)).toEqual(figures)
    const [income] = await figuresOf(page, today.slice(0, 7))
    expect(cents(income ?? '')).toBe(total - 150)
    await expect(page.getByText(/, 1 credit note$/)).toBeVisible()
    await expect(page.getByText('The ledger agrees.')).toBeVisible()
  })

  await test.step('opened again, it takes what belongs into it, and the log says who opened it', async () => {
    await books.getByRole('button', { name: `Open ${name} again` }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Open again' }).click()
    await expectToast(page, `${name} is open again`)
    const dialog = await fillPayment(page, wrong, ownName('TX'), inMonth)
    await dialog.getByRole('button', { name: 'Record and approve' }).click()
    await expect(dialog).toHaveCount(0)
    const [income, , , invoices] = await figuresOf(page, month)
    expect([cents(income ?? ''), invoices]).toEqual([2 * total, '2'])
    await openRoute(page, '/admin/logs')
    await expect(page.getByRole('table', { name: 'Log' })).toContainText(
      'Opened a closed month again',
    )
  })
})
