import { edition } from './edition.ts'
import { expect, test } from './journey.ts'
import { logIn, logInAsAdmin, logOut } from './steps/account.ts'
import { openDashboardOf, openPanelWith } from './steps/beginning.ts'
import { payWith, placeOrder } from './steps/order.ts'
import { ownName } from './steps/own-name.ts'
import { openRoute } from './steps/route.ts'
import { expectToast } from './steps/toast.ts'

test('a customer buys a package of coins: how to pay is shown, and the team confirms it', async ({
  page,
  jane,
}) => {
  const { admin } = await openDashboardOf(page, jane)
  const reference = ownName('PP')
  await page.getByRole('banner').getByRole('button', { name: '0 coins' }).click()
  const dialog = page.getByRole('dialog', { name: 'Get coins' })
  await expect(dialog).toContainText('0 coins, worth €0.00')
  await expect(dialog.getByRole('radio')).toHaveCount(4)
  await dialog.getByRole('radio', { name: '10 coins, €10.00' }).check({ force: true })
  await expect(dialog).toContainText('Next you choose how to pay.')
  await dialog.getByRole('link', { name: 'Buy 10 coins for €10.00' }).click()
  const buy = page.getByRole('dialog', { name: 'Buy 10 coins' })
  await payWith(buy, 'PayPal')
  await expect(buy).toContainText('Pay €10.00, then tell us.')
  await expect(buy).toContainText('Balance0 coins now, 10 coins then')
  const code = (await buy.getByText(/^C-[0-9A-Z]{10}$/).textContent()) ?? ''
  await buy.getByRole('button', { name: 'I have paid' }).click()
  const declared = page.getByRole('dialog', { name: 'Tell us about your payment' })
  await expect(declared.getByLabel('Amount')).toHaveValue('10.00')
  await expect(declared.getByLabel('Paid with')).toHaveValue('paypal')
  await declared.getByLabel('Transaction reference').fill(reference)
  await declared.getByRole('button', { name: 'Send' }).click()
  await expectToast(page, 'Thank you. We will check it.')
  await expect(page.getByRole('region', { name: 'Payments you told us about' })).toContainText(
    'for coins',
  )
  const mine = page.getByRole('region', { name: 'Coins', exact: true })
  await expect(mine).toContainText('10 coins on their way: we are checking your payment.')
  await openRoute(page, '/dashboard')
  await expect(page.getByRole('region', { name: 'In progress' })).toContainText(
    '10 coins on their way',
  )
  await logOut(page)
  await logInAsAdmin(page, admin)
  await openRoute(page, `/admin/clients?search=${code}`)
  await expect(page.getByRole('row', { name: jane.email })).toBeVisible()
  await openRoute(page, '/admin/transactions')
  await expect(
    page
      .getByRole('region', { name: /^To check/ })
      .getByRole('listitem')
      .filter({ hasText: reference }),
  ).toContainText(code)
  await page.getByRole('button', { name: `Approve ${reference}`, exact: true }).click()
  await expectToast(page, 'Payment approved')
  await logOut(page)
  await logIn(page, jane)
  await expect(page.getByRole('banner').getByRole('button', { name: '10 coins' })).toBeVisible()
  await openRoute(page, '/dashboard?tab=billing')
  await expect(mine).toContainText('You have 10 coins, worth €10.00')
  await expect(mine).not.toContainText('on their way')
})

test('from Billing a package is one press from how it is paid, and can be declared later without it', async ({
  page,
  jane,
}) => {
  await openDashboardOf(page, jane)
  await openRoute(page, '/dashboard?tab=billing')
  await page
    .getByRole('list', { name: 'Coin packages' })
    .getByRole('link', { name: 'Buy 25 coins' })
    .click()
  const buy = page.getByRole('dialog', { name: 'Buy 25 coins' })
  await expect(buy).toContainText('Pay €25.00, then tell us.')
  await buy.getByRole('button', { name: 'I have paid' }).click()
  const dialog = page.getByRole('dialog', { name: 'Tell us about your payment' })
  await dialog.getByLabel('Transaction reference').fill(ownName('PP'))
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expectToast(page, 'Thank you. We will check it.')
  await expect(buy).toHaveCount(0)
  const declared = page.getByRole('region', { name: 'Payments you told us about' })
  await expect(declared).toContainText('€25.00')

  await page
    .getByRole('region', { name: 'Coins', exact: true })
    .getByRole('button', { name: 'I have paid for coins' })
    .click()
  await expect(dialog).toContainText('For coins.')
  await dialog.getByLabel('Transaction reference').fill(ownName('PP'))
  await dialog.getByLabel('Amount').fill('7')
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(declared.getByRole('listitem').filter({ hasText: '€7.00' })).toContainText(
    'for coins',
  )
})

test('who owes an invoice still tells of coins as of coins, and can say that it was the invoice', async ({
  page,
  jane,
}) => {
  await openDashboardOf(page, jane)
  await placeOrder(page, { serverName: ownName('Owed'), payWith: 'Orange Money' })
  await openRoute(page, '/dashboard?tab=billing')
  await page.getByRole('button', { name: 'I have paid for coins' }).click()
  const dialog = page.getByRole('dialog', { name: 'Tell us about your payment' })
  const choice = dialog.getByRole('group', { name: 'What it pays' })
  const coins = choice.getByRole('checkbox', { name: 'Coins for your account' })
  const invoice = choice.getByRole('checkbox', { name: /€2\.50$/ })
  await expect(coins).toBeChecked()
  await expect(invoice).not.toBeChecked()
  await invoice.check()
  await expect(coins).not.toBeChecked()
  await expect(dialog.getByLabel('Amount')).toHaveValue('2.50')
  await invoice.uncheck()
  await expect(invoice).not.toBeChecked()
})

test('another amount is asked for in a ticket that is begun already', async ({ page, jane }) => {
  await openDashboardOf(page, jane)
  await page.getByRole('banner').getByRole('button', { name: '0 coins' }).click()
  const coins = page.getByRole('dialog', { name: 'Get coins' })
  await coins.getByRole('link', { name: 'support ticket' }).click()
  const ticket = page.getByRole('dialog', { name: 'Open a ticket' })
  await expect(ticket.getByLabel('Subject')).toHaveValue('Buy coins')
  await expect(ticket.getByLabel('Message')).toHaveValue(/I would like this many: $/)
  await ticket.getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL(/\/dashboard\?tab=support$/)
})

test('packages are the operator’s to name', async ({ page, jane }) => {
  test.skip(edition === 'server', 'it would change the shop that all journeys share')
  await openPanelWith(page, jane, '/admin/settings?section=billing')
  const packages = page.getByLabel('Coin packages')
  await expect(packages).toHaveValue('5 10 25 50')
  await packages.fill('5 many')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(packages).toHaveAccessibleDescription(/Please enter an amount such as 4\.50\./)
  await packages.fill('7.50 100')
  await page.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Settings saved')
  const offered = async () => {
    await openRoute(page, '/about')
    await page
      .getByRole('banner')
      .getByRole('button', { name: /coins$/ })
      .click()
    return page.getByRole('dialog', { name: 'Get coins' }).getByRole('radio')
  }
  await expect(await offered()).toHaveCount(2)
})
