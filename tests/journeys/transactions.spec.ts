import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { logInAsAdmin, logOut } from './steps/account.ts'
import { openDashboardOf } from './steps/beginning.ts'
import { exportCsv, rowsOf, search } from './steps/list.ts'
import { placeOrder } from './steps/order.ts'
import { ownName } from './steps/own-name.ts'
import { openRoute } from './steps/route.ts'
import { chooseInMenu } from './steps/row-menu.ts'
import { expectToast } from './steps/toast.ts'

const today = (): string => new Date().toISOString().slice(0, 10)

/** Number and total of the invoice for a server, as the team's list shows them. */
async function invoiceFor(page: Page, server: string) {
  await openRoute(page, '/admin/invoices')
  await search(page, 'Search invoices', server)
  const row = rowsOf(page, 'Invoices').filter({ hasText: server })
  await expect(row).toHaveCount(1)
  const words = await row.innerText()
  const number = /\d{4}-\d{5,}/.exec(words)?.[0] ?? ''
  const total = /€([\d.,]+)/.exec(words)?.[1]?.replace(',', '') ?? ''
  return { number, total }
}

async function chooseFile(page: Page, account: string, file: { name: string; text: string }) {
  await page.getByRole('button', { name: 'Import statement' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import statement' })
  await dialog.getByLabel('Account').fill(account)
  await dialog.getByLabel('Paid by').selectOption('Bank transfer')
  const buffer = Buffer.from(file.text)
  await dialog.getByLabel('File').setInputFiles({ name: file.name, mimeType: 'text/plain', buffer })
  return dialog
}

/** A CSV file of today with these labels and amounts. */
const sheet = (rows: readonly (readonly [label: string, amount: string])[]): string =>
  ['Date;Label;Amount', ...rows.map(([label, amount]) => `${today()};${label};${amount}`)].join(
    '\n',
  )

const camt = (number: string, amount: string, id: string) => `<?xml version="1.0"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt>
<Acct><Id><IBAN>DE02120300000000202051</IBAN></Id></Acct>
<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>
<BookgDt><Dt>${today()}</Dt></BookgDt><AcctSvcrRef>${id}</AcctSvcrRef>
<NtryDtls><TxDtls><RltdPties><Dbtr><Pty><Nm>Somebody</Nm></Pty></Dbtr></RltdPties>
<RmtInf><Ustrd>Invoice ${number}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>
</Stmt></BkToCstmrStmt></Document>`

test('a statement pays the invoices that it names, once, and a wrong record is undone', async ({
  page,
  jane,
}) => {
  test.setTimeout(180_000)
  const { admin } = await openDashboardOf(page, jane)
  const [named, unnamed, wired] = [ownName('Named'), ownName('Unnamed'), ownName('Wired')]
  for (const serverName of [named, unnamed, wired]) {
    await placeOrder(page, { serverName, payWith: 'Bank transfer' })
  }
  await logOut(page)
  await logInAsAdmin(page, admin)
  const first = await invoiceFor(page, named)
  const second = await invoiceFor(page, unnamed)
  const third = await invoiceFor(page, wired)
  const account = ownName('Bank')
  const list = rowsOf(page, 'Transactions')
  const label = `VIR FACTURE ${first.number.replace('-', '')}`
  const csv = {
    name: 'statement.csv',
    text: [
      'Date;Label;Amount',
      `${today()};${label};${first.total}`,
      `${today()};VIR ${second.number.replaceAll('0', 'O')};${second.total}`,
      `${today()};Rent;-900.00`,
      ';Total;1.00',
    ].join('\n'),
  }

  await test.step('what is missing is said at its field', async () => {
    await openRoute(page, '/admin/transactions')
    await page.getByRole('button', { name: 'Import statement' }).click()
    const empty = page.getByRole('dialog', { name: 'Import statement' })
    await empty.getByLabel('Account').fill('')
    await empty.getByRole('button', { name: 'Read rows' }).click()
    await expect(empty.getByLabel('Account')).toBeFocused()
    await expect(empty.getByLabel('Account')).toHaveAccessibleDescription(/^Please fill in/)
    await empty.getByLabel('Account').fill(account)
    await empty.getByRole('button', { name: 'Read rows' }).click()
    await expect(empty.getByLabel('File')).toBeFocused()
    await expect(empty.getByLabel('File')).toHaveAccessibleDescription(/^Please choose a file\./)
    await page.keyboard.press('Escape')
  })

  await test.step('what cannot be read is said with its row', async () => {
    await openRoute(page, '/admin/transactions')
    const dialog = await chooseFile(page, account, csv)
    await expect(dialog.getByLabel('Date', { exact: true })).toHaveValue('0')
    await dialog.getByLabel('Dates').selectOption('Day, month, year')
    await dialog.getByRole('button', { name: 'Read rows' }).click()
    await expect(dialog.getByRole('alert')).toContainText('Row 2: A date cannot be read.')
    await dialog.getByLabel('Dates').selectOption('Year, month, day')
    await dialog.getByLabel('Decimal sign').selectOption('1,234.56')
    await dialog.getByRole('button', { name: 'Read rows' }).click()
  })

  const dialog = page.getByRole('dialog', { name: 'Import statement' })
  await test.step('what is sure is ticked, what is suggested says why', async () => {
    const sure = dialog.getByRole('table', { name: 'Sure' })
    await expect(sure).toContainText(first.number)
    await expect(sure.getByRole('checkbox', { name: `Apply ${label}` })).toBeChecked()
    const suggested = dialog.getByRole('table', { name: 'Suggested' })
    await expect(suggested).toContainText('Almost names the invoice')
    await expect(suggested.getByRole('checkbox')).not.toBeChecked()
    await expect(dialog).toContainText('1 row without a date left out')
    await expect(dialog.getByRole('table', { name: 'Money that went out' })).toContainText('Rent')
    await suggested.getByRole('checkbox').check()
    await dialog.getByRole('button', { name: /^Apply 2 rows/ }).click()
    await expect(dialog.getByRole('status')).toContainText('2 applied.')
    await expect(dialog.getByRole('table', { name: 'Known already' })).toContainText(
      `Recorded for invoice ${first.number}`,
    )
    await dialog.getByRole('button', { name: 'Close' }).last().click()
  })

  await test.step('the same file again changes nothing, and its account is remembered', async () => {
    await page.reload()
    const again = await chooseFile(page, account, csv)
    await expect(again.getByLabel('Dates')).toHaveValue('ymd')
    await again.getByRole('button', { name: 'Read rows' }).click()
    await expect(again.getByRole('status')).toContainText('Nothing is left to apply.')
    await expect(again.getByRole('button', { name: /^Apply/ })).toHaveCount(0)
    await again.getByRole('button', { name: 'Close' }).last().click()
  })

  await test.step('a row that is set aside can be brought back', async () => {
    const file = { name: 'aside.csv', text: sheet([[`VIR ${third.number}`, '1.00']]) }
    const aside = await chooseFile(page, ownName('Aside'), file)
    await aside.getByLabel('Decimal sign').selectOption('1,234.56')
    await aside.getByRole('button', { name: 'Read rows' }).click()
    await aside.getByRole('button', { name: /^Set aside / }).click()
    const known = aside.getByRole('table', { name: 'Known already' })
    await expect(known).toContainText('Set aside on')
    await known.getByRole('button', { name: /^Bring back / }).click()
    await expect(aside.getByRole('table', { name: 'Suggested' })).toContainText(third.number)
    await aside.getByRole('button', { name: 'Close' }).last().click()
  })

  await test.step('a statement of CAMT.053 is read without being set up', async () => {
    const id = ownName('BANK')
    const file = { name: 'camt.xml', text: camt(third.number, third.total, id) }
    const wire = await chooseFile(page, ownName('Wire'), file)
    await wire.getByRole('button', { name: 'Read rows' }).click()
    await wire.getByRole('button', { name: /^Apply 1 row/ }).click()
    await expect(wire.getByRole('status')).toContainText('1 applied.')
    await wire.getByRole('button', { name: 'Close' }).last().click()
    await search(page, 'Search payments', id)
    await expect(list.first()).toContainText(third.number)
  })

  await test.step('a payment is found by number and amount, and leads to client and invoice', async () => {
    await search(page, 'Search payments', first.number)
    await expect(list).toHaveCount(1)
    await expect(list.first()).toContainText('Received')
    await expect(list.first().getByRole('link', { name: jane.name })).toBeVisible()
    await expect(page.getByText(`€${first.total} in 1 payment`)).toBeVisible()
    const text = await exportCsv(page, 'transactions-search')
    expect(text.split('\r\n')[0]).toContain('Amount,Returned,Net,Currency')
  })

  await test.step('the wrong one is undone with a reason, and can be paid anew', async () => {
    await chooseInMenu(list.first(), /^More for /, 'Undo')
    const undo = page.getByRole('dialog', { name: 'Undo the payment' })
    await undo.getByLabel('Reason').fill('It was of another client.')
    await undo.getByRole('button', { name: 'Undo payment' }).click()
    await expectToast(page, 'Payment undone')
    await expect(list.first()).toContainText('It was of another client.')
    await list.first().getByRole('link', { name: first.number }).click()
    const invoice = page.getByRole('main')
    await expect(invoice).toContainText('Unpaid')
    await openRoute(page, '/admin/transactions')
    const reopened = await chooseFile(page, account, csv)
    await reopened.getByRole('button', { name: 'Read rows' }).click()
    const known = reopened.getByRole('table', { name: 'Known already' })
    await expect(known).toContainText('and undone on')
    await known.getByRole('checkbox', { name: `Apply ${label}` }).check()
    await reopened.getByRole('button', { name: /^Apply 1 row/ }).click()
    await expect(reopened.getByRole('status')).toContainText('1 applied.')
  })
})

test('what is not exact is recorded in the review: a part, a rest, what is paid already, and what names nothing', async ({
  page,
  jane,
}) => {
  test.setTimeout(180_000)
  const { admin } = await openDashboardOf(page, jane)
  const [little, much, lost] = [ownName('Little'), ownName('Much'), ownName('Lost')]
  for (const serverName of [little, much, lost]) {
    await placeOrder(page, { serverName, payWith: 'Bank transfer' })
  }
  await logOut(page)
  await logInAsAdmin(page, admin)
  const [part, more, unnamed] = [
    await invoiceFor(page, little),
    await invoiceFor(page, much),
    await invoiceFor(page, lost),
  ]
  const plus = (total: string, cents: number) => (Number(total) + cents / 100).toFixed(2)
  const labels = {
    part: `VIR ${part.number}`,
    more: `VIR ${more.number}`,
    twice: `VIR BIS ${more.number}`,
    lost: ownName('unreadable'),
  }
  const file = {
    name: 'statement.csv',
    text: sheet([
      [labels.part, '1.00'],
      [labels.more, plus(more.total, 75)],
      [labels.twice, more.total],
      [labels.lost, unnamed.total],
      ['Fee waived', '0.00'],
      [`CN-${part.number}`, '0.03'],
    ]),
  }
  await openRoute(page, '/admin/transactions')
  const dialog = await chooseFile(page, ownName('Bank'), file)
  await dialog.getByLabel('Decimal sign').selectOption('1,234.56')
  await dialog.getByRole('button', { name: 'Read rows' }).click()
  await expect(dialog).toContainText('1 row without an amount left out.')
  const known = dialog.getByRole('table', { name: 'Known already' })
  const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click()

  await test.step('a part and a rest each have a button', async () => {
    await press(`Apply as part ${labels.part}`)
    await expect(known).toContainText(`Recorded for invoice ${part.number}`)
    await press(`Rest to coins ${labels.more}`)
    await expect(known).toContainText(`Recorded for invoice ${more.number}`)
  })

  await test.step('a row that would pay again says so, and its money waits to be returned', async () => {
    await expect(dialog).toContainText('Names an invoice that is paid already.')
    await press(`Return all ${labels.twice}`)
    await expect(known.getByRole('row').filter({ hasText: labels.twice })).toHaveCount(1)
  })

  await test.step('a row that names nothing finds its invoice by client', async () => {
    await expect(dialog.getByRole('table', { name: 'By hand' })).toContainText(`CN-${part.number}`)
    await dialog
      .getByRole('button', { name: new RegExp(`^(Find|Other) invoice ${labels.lost}`) })
      .click()
    const find = dialog.getByRole('region', { name: 'Find the invoice' })
    await expect(find.getByLabel('Client or invoice')).toBeFocused()
    await find.getByLabel('Client or invoice').fill(lost)
    // The newest were there before it was typed, and go on what is found.
    await expect(find.getByRole('listitem')).toHaveCount(1)
    await find.getByRole('button', { name: `Apply ${unnamed.number}`, exact: true }).click()
    await expect(known).toContainText(`Recorded for invoice ${unnamed.number}`)
    await dialog.getByRole('button', { name: 'Close' }).last().click()
  })

  await test.step('what was recorded is where it is looked for', async () => {
    await openRoute(page, '/admin/transactions?view=refunds')
    await search(page, 'Search refunds', more.number)
    await expect(rowsOf(page, 'Money to return')).toContainText(more.total)
    await openRoute(page, `/admin/invoices?search=${encodeURIComponent(part.number)}`)
    await expect(rowsOf(page, 'Invoices')).toContainText('paid')
  })
})

test('what a client has declared is sure in a statement, and is approved by its row', async ({
  page,
  jane,
}) => {
  test.setTimeout(120_000)
  const { admin } = await openDashboardOf(page, jane)
  const server = ownName('Told')
  // With digits, and no date: what a statement's text is searched for by itself.
  const reference = `OM ${randomInt(3000, 9999)}7${randomInt(100, 999)}`
  await placeOrder(page, { serverName: server, payWith: 'Orange Money' })
  await page.getByRole('button', { name: /^I have paid/ }).click()
  const declare = page.getByRole('dialog', { name: 'Tell us about your payment' })
  await declare.getByLabel('Transaction reference').fill(reference)
  await declare.getByRole('button', { name: 'Send' }).click()
  await expect(declare).toHaveCount(0)
  await logOut(page)
  await logInAsAdmin(page, admin)
  const { number, total } = await invoiceFor(page, server)
  await openRoute(page, '/admin/transactions')
  const queue = page.getByRole('region', { name: /^To check/ })
  const waiting = queue.getByRole('listitem')
  // Others have told of payments before, in a shop that all journeys share.
  await expect(async () => {
    if ((await waiting.filter({ hasText: reference }).count()) > 0) return
    await queue.getByRole('button', { name: /^Show .*more$/ }).click({ timeout: 2000 })
    await expect(waiting.filter({ hasText: reference })).toBeVisible({ timeout: 2000 })
  }).toPass()
  const file = { name: 'wallet.csv', text: sheet([[`RECU ${reference}`, total]]) }
  const dialog = await chooseFile(page, ownName('Wallet'), file)
  await dialog.getByLabel('Decimal sign').selectOption('1,234.56')

  await test.step('set aside, it is said in the queue', async () => {
    await dialog.getByRole('button', { name: 'Read rows' }).click()
    const sure = dialog.getByRole('table', { name: 'Sure' })
    await expect(sure).toContainText('was declared by its client')
    await sure.getByRole('button', { name: /^Set aside / }).click()
    // Behind the dialog, where nothing has a role.
    await expect(page.getByText(`“RECU ${reference}”`)).toBeVisible()
    await expect(dialog.getByRole('button', { name: /^Bring back / })).toBeEnabled()
    await expect(dialog.getByRole('button', { name: /^Apply / })).toHaveCount(0)
  })

  await test.step('brought back and applied, it approves what was declared', async () => {
    await dialog.getByRole('button', { name: /^Bring back / }).click()
    await dialog.getByRole('button', { name: /^Apply 1 row/ }).click()
    await expect(dialog.getByRole('table', { name: 'Known already' })).toContainText(
      `Recorded for invoice ${number}`,
    )
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    await expect(waiting.filter({ hasText: reference })).toHaveCount(0)
    await search(page, 'Search payments', reference)
    await expect(rowsOf(page, 'Transactions')).toHaveCount(1)
  })
})
