/** A day's work at the money desk: a hundred declared payments, by keyboard alone. */
import { referenceKeys } from '@hostfront/domain/payments/reference-keys'
import type { Page } from '@playwright/test'
import { edition } from './edition.ts'
import { expect, test } from './journey.ts'
import { fillLogin, logInAsAdmin, logOut } from './steps/account.ts'
import { openDashboardOf } from './steps/beginning.ts'
import { placeOrder } from './steps/order.ts'
import { openRoute } from './steps/route.ts'
import { exportShop, replaceShop, type ShopDocument } from './steps/shop-document.ts'

test.skip(edition === 'server', 'it would replace the shop that all journeys share')
test.setTimeout(240_000)

const DECLARED = 100
/** Every tenth is of another amount than is owed, and asks before it is approved. */
const UNEXACT = 10

test('a queue of a hundred declared payments takes at most two keys each, and never loses the focus', async ({
  page,
  jane,
}) => {
  const { admin } = await openDashboardOf(page, jane)
  await placeOrder(page, { serverName: 'Server 0', payWith: 'Orange Money' })
  await page.getByRole('button', { name: /^I have paid/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Tell us about your payment' })
  await dialog.getByLabel('Transaction reference').fill(referenceOf(0))
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(dialog).toHaveCount(0)
  await logOut(page)
  await logInAsAdmin(page, admin)
  await replaceShop(page, JSON.stringify(withCopies(await exportShop(page))))
  await fillLogin(page, admin)
  await expect(page).toHaveURL(/\/admin/)
  await openRoute(page, '/admin/transactions')
  await expect(page.getByRole('region', { name: 'To check (50+)' })).toBeVisible()

  const keys: string[] = []
  const press = async (key: string) => {
    keys.push(key)
    await page.keyboard.press(key)
  }
  while (!(await focused(page)).startsWith('Approve ')) {
    await press('Tab')
    expect(keys.length, 'keys until the queue has the focus').toBeLessThan(80)
  }
  const ofWay = keys.length
  const began = Date.now()
  for (let at = DECLARED - 1; at >= 0; at--) {
    // The oldest is the last copy.
    expect(await focused(page)).toBe(`Approve ${referenceOf(at)}`)
    await press('a')
    if (at % UNEXACT === 5) {
      await expect(page.getByRole('dialog', { name: 'Approve the payment' })).toBeVisible()
      await press('Enter')
    }
    if (at === 0) break
    await page.waitForFunction(
      (name) => document.activeElement?.getAttribute('aria-label') === name,
      `Approve ${referenceOf(at - 1)}`,
    )
  }
  await expect(page.getByRole('region', { name: /^To check/ })).toHaveCount(0)
  const seconds = (Date.now() - began) / 1000
  expect(await focused(page), 'the focus after the last').not.toBe('')
  const measured = `${keys.length - ofWay} keys, ${ofWay} on the way there, ${seconds} s`
  test.info().annotations.push({ type: 'measured', description: measured })
  expect((keys.length - ofWay) / DECLARED).toBeLessThanOrEqual(2)
  const { declarations } = await exportShop(page)
  expect(declarations.filter(({ state }) => state === 'approved')).toHaveLength(DECLARED)
})

/** The name of what has the focus, or its element's; empty where nothing has. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement } = document
    if (!activeElement || activeElement === document.body) return ''
    return activeElement.getAttribute('aria-label') ?? activeElement.tagName
  })

const referenceOf = (copy: number): string => `OM-${String(7000 + copy * 13)}-${copy}`

/** The shop with copies of its one order and of what was declared for it, each a minute older than the one before. */
function withCopies(document: ShopDocument): ShopDocument {
  const { orders, invoices, declarations } = document
  const [order, invoice, declaration] = [orders[0], invoices[0], declarations[0]]
  if (!order || !invoice || !declaration) throw new Error('Nothing is there to copy.')
  for (let copy = 1; copy < DECLARED; copy++) {
    const id = `copy-${copy}`
    const number = `2020-${copy}`
    const at = (row: { createdAt: string }) =>
      new Date(Date.parse(row.createdAt) - copy * 60_000).toISOString()
    orders.push({ ...order, id, createdAt: at(order), serverName: `Server ${copy}` })
    invoices.push({ ...invoice, id, createdAt: at(invoice), number, subjectId: id })
    declarations.push({
      ...declaration,
      id,
      createdAt: at(declaration),
      reference: referenceOf(copy),
      ...referenceKeys(referenceOf(copy)),
      amount: copy % UNEXACT === 5 ? declaration.amount - 50 : declaration.amount,
      pays: [{ invoiceId: id, number }],
    })
  }
  return document
}
