import type { Page } from '@playwright/test'
import { edition } from './edition.ts'
import { expect, test } from './journey.ts'
import { logIn, logInAsAdmin, logOut } from './steps/account.ts'
import { openPanelWith } from './steps/beginning.ts'
import { openDashboardTab } from './steps/dashboard.ts'
import { paymentOf, placeOrder } from './steps/order.ts'
import { ownName } from './steps/own-name.ts'
import { openRoute } from './steps/route.ts'
import { addService, findService } from './steps/services.ts'
import { exportShop, replaceShop } from './steps/shop-document.ts'
import { expectToast } from './steps/toast.ts'
import { giveCoins } from './steps/users.ts'

test('a customer renews a service ahead: with coins, by an invoice, and by themselves', async ({
  page,
  jane,
}) => {
  test.setTimeout(120_000)
  const { admin } = await openPanelWith(page, jane)
  const name = ownName('Dedicated')
  await giveCoins(page, jane, '20')
  await addService(page, { email: jane.email, planName: name, price: '9' })
  await logOut(page)
  await logIn(page, jane)

  await test.step('the dashboard counts it and shows when it ends', async () => {
    await expectFigure(page, 'Active Services', '1')
    await expectFigure(page, 'Account Credit', '€20.00')
    await expect(page.getByRole('region', { name: 'Upcoming renewals' })).toContainText(name)
  })

  await test.step('a switch that somebody else puts back at once goes back', async () => {
    // In a page nothing comes between the switch and the shop.
    if (edition === 'embedded') return
    await openDashboardTab(page, 'Services')
    const calls = /\/api\/rpc\/services\/setAutoRenew/
    await page.route(calls, (route) =>
      route.continue({ postData: route.request().postData()?.replace('true', 'false') ?? '' }),
    )
    const renewal = page.getByRole('checkbox', { name: `Auto-renew ${name}` })
    await renewal.check()
    await expect(renewal).not.toBeChecked()
    await expect(renewal).toHaveAttribute('aria-busy', 'false')
    await page.unroute(calls)
  })

  await test.step('the switch for auto-renewal keeps what was chosen', async () => {
    await openDashboardTab(page, 'Services')
    const renewal = page.getByRole('checkbox', { name: `Auto-renew ${name}` })
    await renewal.check()
    await expect(renewal).toHaveAttribute('aria-busy', 'false')
    await page.reload()
    await expect(renewal).toBeChecked()
  })

  const renew = () => page.getByRole('button', { name: `Renew Now ${name}` }).click()
  const dialog = page.getByRole('dialog', { name: `Renew ${name}` })
  const end = page.getByRole('article', { name }).locator('time')

  await test.step('with coins it runs a cycle longer at once', async () => {
    const before = Date.parse((await end.getAttribute('datetime')) ?? '')
    await renew()
    // The days of its invoice, first and last.
    await expect(dialog).toContainText(/Period\s*\w{3} \d+, \d{4} to \w{3} \d+, \d{4}/)
    await expect(dialog).toContainText('€9.00')
    await dialog.getByRole('button', { name: 'Pay 9 coins' }).click()
    await expectToast(page, `${name} is renewed`)
    await expect(end).toHaveAttribute('datetime', new Date(before + 30 * 86_400_000).toISOString())
    await expect(page.getByRole('banner')).toContainText('11 coins')
  })

  await test.step('any other way there is an invoice, which can be withdrawn', async () => {
    await renew()
    await expect(dialog).toContainText('This issues an invoice now. You can withdraw it until')
    await dialog.getByRole('button', { name: 'Show how to pay' }).click()
    await dialog.getByRole('button', { name: 'Withdraw invoice' }).click()
    await expectToast(page, / is withdrawn$/)
    await expect(dialog).toBeHidden()
    await openDashboardTab(page, 'Billing')
    await expect(page.getByText('Cancelled', { exact: true })).toBeVisible()
    await expect(page.getByText('Unpaid', { exact: true })).toBeHidden()
    await openDashboardTab(page, 'Services')
  })

  await test.step('any other way there is an invoice, which coins can pay later', async () => {
    await renew()
    await dialog.getByRole('button', { name: 'Show how to pay' }).click()
    await expect(dialog).toContainText('Bank transfer')
    await dialog.getByRole('button', { name: 'Close' }).click()
    await openDashboardTab(page, 'Billing')
    await expect(page.getByText('Unpaid', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: /^Pay Now/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Pay 9 coins' }).click()
    await expect(page.getByText('Unpaid', { exact: true })).toBeHidden()
    await expect(page.getByText('Paid', { exact: true })).toHaveCount(2)
    const ledger = page.getByRole('table', { name: 'Coins' })
    await expect(ledger.getByRole('row').nth(1)).toContainText(/Renewal.*−9.*2$/)
  })

  await test.step('too few coins are said before anything is asked for', async () => {
    await openDashboardTab(page, 'Services')
    await renew()
    await expect(dialog).toContainText('With coins: 9 needed, you have 2.')
    await expect(dialog.getByRole('button', { name: /^Pay / })).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Get coins' }).click()
    // Not by Escape: pressed at once, before the upper window listens, it closes the lower one.
    await page
      .getByRole('dialog', { name: 'Get coins' })
      .getByRole('button', { name: 'Close' })
      .click()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await openDashboardTab(page, 'Overview')
    const activity = page.getByRole('region', { name: 'Recent activity' })
    // Two that are paid and the one that was withdrawn.
    await expect(activity.getByRole('link', { name: /^Invoice .*€9\.00$/ })).toHaveCount(3)
  })

  await test.step('what its customer says to have paid is not asked for again, nor withdrawn', async () => {
    await openDashboardTab(page, 'Services')
    await renew()
    await dialog.getByRole('button', { name: 'Show how to pay' }).click()
    await dialog.getByRole('button', { name: /^I have paid/ }).click()
    const told = page.getByRole('dialog', { name: 'Tell us about your payment' })
    await told.getByLabel('Transaction reference').fill(ownName('RN'))
    await told.getByRole('button', { name: 'Send' }).click()
    await expect(dialog).toContainText('Checking payment')
    await expect(
      dialog.getByRole('button', { name: /^I have paid|^Withdraw invoice/ }),
    ).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('article', { name }).getByRole('link', { name, exact: true }).click()
    await expect(page.getByText('You have told us of a payment.').first()).toBeVisible()
    await expect(page.getByRole('link', { name: /^Pay invoice/ })).toHaveCount(0)
    const invoices = page.getByRole('region', { name: 'Invoices' })
    await expect(invoices.getByText('Checking payment')).toHaveCount(1)
    await expect(invoices.getByText('Unpaid')).toHaveCount(0)
    await logOut(page)
  })

  await test.step('what was billed is not deleted', async () => {
    await logInAsAdmin(page, admin)
    await openRoute(page, '/admin/services')
    await findService(page, name)
    await page.getByRole('button', { name: `Delete ${name}` }).click()
    const asking = page.getByRole('dialog', { name: 'Delete service' })
    await asking.getByRole('button', { name: 'Delete service' }).click()
    await expect(asking.getByRole('alert')).toHaveText(
      'Invoices refer to this service, so it stays. Terminate it instead.',
    )
  })
})

test('a renewal that was paid in another tab is not paid once more in a dialog that was left open', async ({
  page,
  jane,
}) => {
  await openPanelWith(page, jane)
  const name = ownName('Once')
  await giveCoins(page, jane, '20')
  await addService(page, { email: jane.email, planName: name, price: '4.50' })
  await logOut(page)
  await logIn(page, jane)
  const openRenewal = async (at: Page) => {
    await openDashboardTab(at, 'Services')
    await at.getByRole('button', { name: `Renew Now ${name}` }).click()
    return at.getByRole('dialog', { name: `Renew ${name}` })
  }
  const left = await openRenewal(page)
  const shown = (await left.getByRole('definition').nth(1).textContent()) ?? ''

  const other = await page.context().newPage()
  const dialog = await openRenewal(other)
  await dialog.getByRole('button', { name: 'Pay 4.50 coins' }).click()
  await expectToast(other, `${name} is renewed`)
  await other.close()

  await expect(page.locator('header')).toContainText('15.50')
  await expect(left).toContainText(shown)
  await left.getByRole('button', { name: 'Pay 4.50 coins' }).click()
  await expectToast(
    page,
    'This service has been renewed or changed meanwhile. Please look at it again.',
  )
  await left.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('banner')).toContainText('15.50 coins')
  // Nobody is asked to pay what is paid.
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await expect(page.getByText(/^Invoice/)).toHaveCount(0)
})

test('an invoice that is open is told at its own price, whatever the country has become since', async ({
  page,
  jane,
}) => {
  await openPanelWith(page, jane)
  const name = ownName('Moved')
  await addService(page, { email: jane.email, planName: name, price: '9' })
  await logOut(page)
  await logIn(page, jane)
  const dialog = page.getByRole('dialog', { name: `Renew ${name}` })
  const showHowToPay = () => dialog.getByRole('button', { name: 'Show how to pay' }).click()
  const openRenewal = async (act: 'Renew Now' | 'Pay Now') => {
    await openDashboardTab(page, 'Services')
    await page.getByRole('button', { name: `${act} ${name}` }).click()
  }
  await openRenewal('Renew Now')
  await showHowToPay()
  await expect(dialog).toContainText('Bank transfer')
  await dialog.getByRole('button', { name: 'Close' }).click()
  const card = page.getByRole('article', { name })
  await expect(card).toContainText(/Invoice for its renewal: €9\.00, due /)

  await openDashboardTab(page, 'Account')
  await page.getByLabel('Country', { exact: true }).selectOption({ label: 'Morocco' })
  await page.getByRole('button', { name: 'Save profile' }).click()
  await expectToast(page, 'Profile saved')
  await openRenewal('Pay Now')
  await expect(dialog).toContainText('€10.80')
  await expect(dialog).toContainText(/Invoice \d{4}-\d{5} is open for it\./)
  await showHowToPay()
  await expect(dialog).toContainText('€9.00')
  await expect(dialog).toContainText('Bank transfer')

  await dialog.getByRole('button', { name: /^I have paid/ }).click()
  const telling = page.getByRole('dialog', { name: 'Tell us about your payment' })
  await telling.getByLabel('Transaction reference').fill(ownName('TR'))
  await telling.getByRole('button', { name: 'Send' }).click()
  await expectToast(page, 'Thank you. We will check it.')
  await page.keyboard.press('Escape')
  await expect(card.getByText('Checking payment')).toBeVisible()
  await expect(card).not.toContainText('Invoice for its renewal')
  await expect(card.getByRole('button', { name: /^Renew Now|^Pay Now/ })).toHaveCount(0)
})

test('the invoice of an order is paid with coins, and they come back with a cancellation', async ({
  page,
  jane,
}) => {
  await openPanelWith(page, jane)
  const serverName = ownName('Second thoughts')
  await giveCoins(page, jane, '5')
  await logOut(page)
  await logIn(page, jane)
  await placeOrder(page, { path: '/services/samp', plan: 1, serverName, payWith: 'PayPal' })

  const step = paymentOf(page)
  await step.getByRole('button', { name: 'Pay 4.50 coins' }).click()
  await expect(step).toBeHidden()
  await openDashboardTab(page, 'Services')
  await expect(page.getByRole('banner')).toContainText('0.50 coins')
  const order = page.getByRole('listitem').filter({ hasText: serverName })
  await expect(order.getByText('Coins', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: `Cancel order ${serverName}` }).click()
  const asking = page.getByRole('dialog', { name: 'Cancel this order?' })
  await expect(asking).toContainText('is paid with coins: they come back at once.')
  await asking.getByRole('button', { name: 'Cancel order' }).click()
  await expectToast(page, 'Order cancelled')
  await expect(page.getByRole('banner')).toContainText('5 coins')
})

test('domains stand with their state, and are renewed when they expire soon', async ({
  page,
  jane,
}) => {
  test.skip(edition === 'server', 'Domains come with an import, and the server’s shop is shared.')
  await openPanelWith(page, jane)
  await giveCoins(page, jane, '15')
  const shop = await exportShop(page)
  const { id: userId } = Object(shop.users.find(({ email }) => email === jane.email))
  const domain = (id: string, name: string, days: number) => ({
    id,
    name,
    userId,
    price: 1200,
    autoRenew: false,
    createdAt: daysFromNow(-300),
    expiresAt: daysFromNow(days),
    lastNotice: null,
  })
  const domains = [
    domain('d1', 'soon.example', 12),
    domain('d2', 'later.example', 200),
    domain('d3', 'past.example', -5),
    domain('d4', 'gone.example', -31),
  ]
  await replaceShop(page, JSON.stringify({ ...shop, domains }))

  await logIn(page, jane)
  await expectFigure(page, 'Domains', '4')
  await openDashboardTab(page, 'Domains')
  const row = (name: string) => page.getByRole('row').filter({ hasText: name })
  await expect(row('soon.example').getByText('Expiring soon')).toBeVisible()
  await expect(row('later.example').getByText('Active')).toBeVisible()
  await expect(row('past.example').getByText(/^Can be renewed until /)).toBeVisible()
  await expect(row('gone.example').getByText('It cannot be renewed any more.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Renew Now/ })).toHaveCount(2)

  await page.getByRole('button', { name: 'Renew Now soon.example' }).click()
  const dialog = page.getByRole('dialog', { name: 'Renew soon.example' })
  await dialog.getByRole('button', { name: 'Pay 12 coins' }).click()
  await expectToast(page, 'soon.example is renewed')
  await expect(row('soon.example').getByText('Active')).toBeVisible()
  await expect(page.getByRole('banner')).toContainText('3 coins')
  const renewal = page.getByRole('checkbox', { name: 'Auto-renew later.example' })
  await renewal.check()
  await expect(renewal).toHaveAttribute('aria-busy', 'false')
  await page.reload()
  await expect(renewal).toBeChecked()
  await page.getByRole('button', { name: 'Notifications' }).click()
  const told = page.getByRole('link', {
    name: /past\.example has expired\. It can be renewed until/,
  })
  await expect(told).toHaveCount(1)
  await page.keyboard.press('Escape')
  await page.getByRole('main').getByRole('link', { name: 'Ask our team' }).click()
  const ticket = page.getByRole('dialog', { name: 'Open a ticket' })
  await expect(ticket.getByLabel('Subject')).toHaveValue('About a domain')
})

const daysFromNow = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString()

async function expectFigure(page: Page, name: string, value: string): Promise<void> {
  const figure = page.locator('dl > div').filter({ has: page.getByText(name, { exact: true }) })
  await expect(figure.getByRole('definition').first()).toHaveText(value)
}
