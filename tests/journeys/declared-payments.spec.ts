import type { Locator, Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { type Customer, logIn, logInAsAdmin, logOut } from './steps/account.ts'
import { openDashboardOf } from './steps/beginning.ts'
import { rowsOf, search } from './steps/list.ts'
import { look } from './steps/look.ts'
import { placeOrder } from './steps/order.ts'
import { openOrders } from './steps/order-queue.ts'
import { ownName } from './steps/own-name.ts'
import { ownReceipt } from './steps/own-receipt.ts'
import { openRoute } from './steps/route.ts'
import { chooseInMenu } from './steps/row-menu.ts'
import { expectToast } from './steps/toast.ts'

const ORANGE = { path: '/services/samp', payWith: 'Orange Money' } as const

/** Says that it is paid, from the page that is open. */
async function declare(page: Page, reference: string, amount?: string): Promise<void> {
  await page
    .getByRole('button', { name: /^I have paid/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: 'Tell us about your payment' })
  await dialog.getByLabel('Transaction reference').fill(reference)
  if (amount) await dialog.getByLabel('Amount').fill(amount)
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(dialog).toHaveCount(0)
  await expectToast(page, 'Thank you. We will check it.')
}

const queue = (page: Page): Locator => page.getByRole('region', { name: /^To check/ })
const waiting = (page: Page, reference: string): Locator =>
  queue(page).getByRole('listitem').filter({ hasText: reference })

async function openQueue(page: Page, admin: Parameters<typeof logInAsAdmin>[1]): Promise<void> {
  await logOut(page)
  await logInAsAdmin(page, admin)
  await openRoute(page, '/admin/transactions')
}

async function backAs(page: Page, customer: Customer, order: string): Promise<void> {
  await logOut(page)
  await logIn(page, customer)
  await openRoute(page, order)
}

/** From now on no file is read before the page hears `let-go`. */
const holdFiles = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const letGo = new Promise((resolve) => window.addEventListener('let-go', resolve))
    const read = Blob.prototype.arrayBuffer
    Blob.prototype.arrayBuffer = async function held() {
      await letGo
      return read.call(this)
    }
  })

const pathOf = (page: Page): string => new URL(page.url()).pathname

test('Orange Money from the order to the server: declared, approved with one key, and started', async ({
  page,
  jane,
}) => {
  test.setTimeout(120_000)
  const { admin } = await openDashboardOf(page, jane)
  const [server, reference] = [ownName('Orange'), ownName('OM')]
  await placeOrder(page, { ...ORANGE, serverName: server })
  const order = pathOf(page)

  await test.step('a reference or a proof is needed, nothing else has to be typed', async () => {
    await page.getByRole('button', { name: /^I have paid/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Tell us about your payment' })
    await expect(dialog.getByLabel('Amount')).toHaveValue('2.50')
    await dialog.getByRole('button', { name: 'Send' }).click()
    await expect(dialog.getByLabel('Transaction reference')).toHaveAccessibleDescription(
      /add a receipt/,
    )
    await holdFiles(page)
    await dialog.getByLabel('Receipt').setInputFiles(ownReceipt())
    await dialog.getByRole('button', { name: 'Send' }).click()
    await expect(dialog.getByRole('alert')).toHaveText(
      'A file is still on its way. Please wait a moment.',
    )
    await page.evaluate(() => window.dispatchEvent(new Event('let-go')))
    await expect(dialog.getByRole('status').filter({ hasText: 'Ready' })).toBeVisible()
    await expect(dialog.getByLabel('Transaction reference')).toHaveAttribute(
      'aria-invalid',
      'false',
    )
    await dialog.getByLabel('Transaction reference').fill(reference)
    await dialog.getByLabel('Note').fill('From the wallet of my sister.')
    await dialog.getByRole('button', { name: 'Send' }).click()
    await expectToast(page, 'Thank you. We will check it.')
    const said = page.getByRole('list', { name: 'Payments you told us about' })
    await expect(said.getByRole('img', { name: /^receipt/ })).toBeVisible()
    await expect(page.getByRole('region', { name: 'We are checking your payment' })).toContainText(
      'There is nothing for you to do now.',
    )
    await expect(said).toContainText(reference)
  })

  await test.step('what was told of is not asked for again', async () => {
    for (const path of ['/dashboard', '/dashboard?tab=billing', '/dashboard?tab=services']) {
      await openRoute(page, path)
      await expect(page.getByText('Checking payment').first()).toBeVisible()
      await expect(page.getByRole('button', { name: /^Pay Now/ })).toHaveCount(0)
    }
    await look(page, 'an order whose payment is checked')
    await openRoute(page, '/dashboard?tab=billing')
    await page
      .getByRole('table', { name: 'Invoices' })
      .getByRole('link', { name: /^\d{4}-\d{5}$/ })
      .first()
      .click()
    const sheet = page.getByRole('dialog', { name: /^Invoice/ })
    await expect(sheet.getByText('Checking payment')).toHaveCount(1)
    await expect(sheet.getByText('Unpaid')).toHaveCount(0)
    await expect(sheet.getByRole('button', { name: /^I have paid/ })).toHaveCount(0)
  })

  await test.step('the team reads it at the order, too', async () => {
    await logOut(page)
    await logInAsAdmin(page, admin)
    await openRoute(page, order.replace('/dashboard/', '/admin/'))
    const payments = page.getByRole('region', { name: 'Payment to check' })
    await expect(payments).toContainText(`The customer says: €2.50 paid with Orange Money`)
    await expect(payments).toContainText(reference)
    await expect(payments.getByRole('img', { name: /^receipt/ })).toBeVisible()
    await look(page, 'an order whose customer says to have paid')
    await openRoute(page, '/admin/invoices?status=unpaid')
    await search(page, 'Search invoices', server)
    const bill = rowsOf(page, 'Invoices').first()
    await expect(bill.getByText('To check', { exact: true })).toBeVisible()
    await expect(bill.getByRole('button', { name: /^Record payment/ })).toHaveCount(0)
    await bill.getByRole('link', { name: /^Check payment of / }).click()
    await expect(waiting(page, reference)).toBeVisible()
  })

  await test.step('the team has it in its queue, and approves it with a key', async () => {
    await openQueue(page, admin)
    const row = waiting(page, reference)
    await expect(row).toContainText('€2.50')
    await expect(row).toContainText('“From the wallet of my sister.”')
    await row.getByRole('button', { name: /^receipt/ }).click()
    await expect(page.getByRole('dialog').getByRole('img', { name: /^receipt/ })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await row.getByRole('button', { name: `Approve ${reference}`, exact: true }).focus()
    await page.keyboard.press('a')
    await expectToast(page, 'Payment approved')
    await expect(row).toHaveCount(0)
    const note = page.getByRole('region', { name: `Payment approved: ${reference}` })
    await expect(note).toContainText(`Order of ${server} is approved, too. Next: its server.`)
    await expect(note.getByRole('link', { name: `Set up ${server}` })).toBeVisible()
    await look(page, 'what came of an approved payment')
    await search(page, 'Search payments', reference)
    await expect(rowsOf(page, 'Transactions').first()).toContainText('Received')
  })

  await test.step('the order is approved with it, and its customer sees both', async () => {
    await backAs(page, jane, order)
    await expect(page.getByRole('heading', { name: 'Order approved' })).toBeVisible()
    await openRoute(page, '/dashboard?tab=billing')
    await expect(page.getByRole('region', { name: 'Payments you told us about' })).toContainText(
      'Approved',
    )
  })
})

test('Approve at an order takes the payment that its customer has told of, and not another beside it', async ({
  page,
  jane,
}) => {
  const { admin } = await openDashboardOf(page, jane)
  const [server, reference] = [ownName('Told'), ownName('OM')]
  await placeOrder(page, { ...ORANGE, serverName: server })
  await declare(page, reference)
  await logOut(page)
  await logInAsAdmin(page, admin)
  await openOrders(page)
  const mark = page.getByRole('columnheader', { name: 'Status' }).getByRole('button')
  const [head, sign] = [await mark.boundingBox(), await mark.locator('svg').boundingBox()]
  // Below the text it would make the head twice as high.
  expect(sign && head && sign.y + sign.height <= head.y + head.height).toBe(true)
  expect(head?.height).toBeLessThan(40)
  const payment = page.getByLabel('Payment', { exact: true })
  const row = rowsOf(page, 'Orders').filter({ hasText: server })
  await payment.selectOption('Unpaid')
  await expect(row).toHaveCount(0)
  await payment.selectOption('To check')
  await expect(row).toHaveCount(1)
  await payment.selectOption('All')
  await page.getByRole('button', { name: `Approve ${server}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Approve the payment' })
  await expect(dialog.getByLabel('Reference')).toHaveValue(reference)
  await expect(dialog.getByLabel('Amount')).toHaveValue('2.50')
  await dialog.getByRole('button', { name: 'Back' }).click()

  // On its page both are decided where the payment is told of, and nowhere else.
  await page.getByRole('link', { name: server, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: server })).toBeVisible()
  await expect(page.getByRole('button', { name: `Reject order ${server}` })).toBeVisible()
  await expect(page.getByRole('button', { name: `Approve ${server}` })).toHaveCount(0)
  await page.getByRole('button', { name: `Approve payment and order ${server}` }).click()
  await expect(dialog.getByLabel('Reference')).toHaveValue(reference)
  await dialog.getByRole('button', { name: 'Approve payment and order' }).click()
  await expectToast(page, 'Payment approved')
  await logOut(page)
  await logIn(page, jane)
  await openRoute(page, '/dashboard?tab=billing')
  const told = page.getByRole('region', { name: 'Payments you told us about' })
  await expect(told).toContainText('Approved')
  await openRoute(page, '/dashboard?tab=services')
  await expect(page.getByRole('article', { name: server })).toContainText('Being set up')
})

test('too little leaves the rest to be paid, and what comes twice becomes coins', async ({
  page,
  jane,
}) => {
  test.setTimeout(150_000)
  const { admin } = await openDashboardOf(page, jane)
  const [server, first, second] = [ownName('Little'), ownName('OM'), ownName('OM')]
  await placeOrder(page, { ...ORANGE, serverName: server })
  const order = pathOf(page)
  await declare(page, first)

  await test.step('a part is approved: the rest is said to the team', async () => {
    await openQueue(page, admin)
    await waiting(page, first)
      .getByRole('button', { name: `Approve part ${first}` })
      .click()
    const dialog = page.getByRole('dialog', { name: 'Approve a part' })
    await dialog.getByLabel('Amount in EUR').fill('2')
    await expect(dialog.getByLabel('Amount in EUR')).toHaveAccessibleDescription(
      '€0.50 stays to be paid.',
    )
    await dialog.getByRole('button', { name: 'Approve part' }).click()
    await expectToast(page, 'Payment approved')
  })

  await test.step('and to the customer, wherever the sum stands', async () => {
    await backAs(page, jane, order)
    await expect(page.getByText('€2.00 of €2.50 paid, €0.50 to pay')).toBeVisible()
    await expect(page.getByText('€2.00 has arrived.')).toBeVisible()
    await declare(page, second, '3')
    await openRoute(page, '/dashboard')
    const needs = page.getByRole('region', { name: 'In progress' })
    await expect(needs).toContainText('€2.00 of €2.50 paid, €0.50 to pay')
    await openRoute(page, '/dashboard?tab=billing')
    await expect(page.getByRole('table', { name: 'Invoices' })).toContainText(
      '€2.00 of €2.50 paid, €0.50 to pay',
    )
  })

  await test.step('all of it sent again: the rest is paid, and too much is coins', async () => {
    await openQueue(page, admin)
    const row = waiting(page, second)
    await expect(row).toContainText('€0.50 is owed, not this amount.')
    await row.getByRole('button', { name: `Approve ${second}`, exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Approve the payment' })
    await dialog.getByLabel('€2.50 too much').selectOption('Becomes coins of the client')
    await dialog.getByRole('button', { name: 'Approve', exact: true }).click()
    await expectToast(page, 'Payment approved')
    await backAs(page, jane, order)
    await expect(page.getByRole('heading', { name: 'Order approved' })).toBeVisible()
    await expect(
      page.getByRole('banner').getByRole('button', { name: /^2\.50? coins$/ }),
    ).toBeVisible()
  })
})

test('what did not come in is rejected with a reason, withdrawn by its customer, or undone', async ({
  page,
  jane,
}) => {
  test.setTimeout(150_000)
  const { admin } = await openDashboardOf(page, jane)
  const [server, wrong, slip, mine] = [
    ownName('Wrong'),
    ownName('OM'),
    ownName('SL'),
    ownName('OK'),
  ]
  await placeOrder(page, { ...ORANGE, serverName: server })
  const order = pathOf(page)

  await test.step('a slip is withdrawn', async () => {
    await declare(page, slip)
    await page.getByRole('button', { name: `Withdraw message ${slip}` }).click()
    await expectToast(page, 'Message withdrawn')
    await expect(page.getByRole('list', { name: 'Payments you told us about' })).toHaveCount(0)
    await declare(page, wrong)
  })

  await test.step('rejected with R and Enter: the customer reads why', async () => {
    await openQueue(page, admin)
    await expect(waiting(page, slip)).toHaveCount(0)
    await waiting(page, wrong)
      .getByRole('button', { name: `Approve ${wrong}`, exact: true })
      .focus()
    await page.keyboard.press('r')
    await expect(page.getByRole('dialog', { name: 'Reject the payment' })).toBeVisible()
    await page.keyboard.press('Enter')
    await expectToast(page, 'Payment rejected')
    await backAs(page, jane, order)
    await expect(page.getByText('Nothing came in.')).toBeVisible()
    await declare(page, mine)
  })

  await test.step('approved by mistake, it is undone, and the invoice is to be paid again', async () => {
    await openQueue(page, admin)
    await page.getByLabel('Approve paid orders too').uncheck()
    await waiting(page, mine)
      .getByRole('button', { name: `Approve ${mine}`, exact: true })
      .click()
    await expectToast(page, 'Payment approved')
    await search(page, 'Search payments', mine)
    await chooseInMenu(page, mine, 'Undo')
    const undo = page.getByRole('dialog', { name: 'Undo the payment' })
    await undo.getByLabel('Reason').fill('It was of another client.')
    await undo.getByRole('button', { name: 'Undo payment' }).click()
    await expectToast(page, 'Payment undone')
    await backAs(page, jane, order)
    await expect(page.getByRole('button', { name: /^I have paid/ })).toBeVisible()
    await expect(page.getByText('It was confirmed by mistake')).toBeVisible()
  })
})

test('one transfer for two orders is declared once in Billing, and pays both', async ({
  page,
  jane,
}) => {
  test.setTimeout(120_000)
  const { admin } = await openDashboardOf(page, jane)
  const reference = ownName('OM')
  for (const server of ['One', 'Other']) {
    await placeOrder(page, { ...ORANGE, serverName: ownName(server) })
  }
  await openRoute(page, '/dashboard?tab=billing')
  // Each row says its own; what else is open can be added.
  const rows = page.getByRole('region', { name: 'Invoices' })
  await expect(rows.getByRole('button', { name: /^I have paid invoice / })).toHaveCount(2)
  await rows
    .getByRole('button', { name: /^I have paid invoice / })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: 'Tell us about your payment' })
  const choice = dialog.getByRole('group', { name: 'Invoices that it pays' })
  await expect(choice.getByRole('checkbox')).toHaveCount(2)
  await expect(choice.getByRole('checkbox').first()).toBeChecked()
  for (const box of await choice.getByRole('checkbox', { name: /€2\.50$/ }).all()) await box.check()
  await expect(dialog.getByLabel('Amount')).toHaveValue('5.00')
  await dialog.getByLabel('Transaction reference').fill(reference)
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(dialog).toHaveCount(0)

  // What waits for the team is apart from what is still to pay, and not asked for again.
  await placeOrder(page, { ...ORANGE, serverName: ownName('Third') })
  await openRoute(page, '/dashboard')
  const lines = (title: string) => page.getByRole('region', { name: title }).getByRole('listitem')
  await expect(lines('Needs your attention')).toHaveCount(1)
  await expect(lines('In progress')).toHaveCount(2)
  await expect(page.getByRole('button', { name: /^Pay Now/ })).toHaveCount(1)

  await openQueue(page, admin)
  await expect(waiting(page, reference)).toContainText('€5.00')
  await waiting(page, reference)
    .getByRole('button', { name: `Approve ${reference}`, exact: true })
    .click()
  await expectToast(page, 'Payment approved')
  await backAs(page, jane, '/dashboard?tab=billing')
  const told = page.getByRole('region', { name: 'Payments you told us about' })
  await expect(told).toContainText('Approved')
  const invoices = page.getByRole('table', { name: 'Invoices' }).getByRole('row')
  await expect(invoices.filter({ has: page.getByText('Paid', { exact: true }) })).toHaveCount(2)
})
