import { startStripeSimulator } from '@hostfront/providers/stripe-simulator'
import { edition, openFreshShop } from './edition.ts'
import { expect, test } from './journey.ts'
import { atRest } from './steps/accessible.ts'
import { logIn, logInAsAdmin, logOut } from './steps/account.ts'
import { openDashboardOf } from './steps/beginning.ts'
import { connectStripe } from './steps/connect-stripe.ts'
import { rowsOf, search } from './steps/list.ts'
import { look } from './steps/look.ts'
import { orderToGateway, paymentOf, payWith, placeOrder } from './steps/order.ts'
import { ownName } from './steps/own-name.ts'
import { openRoute } from './steps/route.ts'
import { expectToast } from './steps/toast.ts'

test.use(atRest)

test('a shop in a browser says that online gateways need the server edition', async ({ page }) => {
  test.skip(edition === 'server', 'A server has them')
  const { admin } = await openFreshShop(page)
  await logInAsAdmin(page, admin)
  await openRoute(page, '/admin/gateways')
  await expect(page.getByRole('heading', { level: 1, name: 'Payment Gateways' })).toBeVisible()
  await expect(page.getByText('Online gateways need the server edition')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Connect Stripe' })).toHaveCount(0)
  await expect(page.getByRole('table', { name: 'Payment methods' })).toBeVisible()
  await look(page, 'gateways of a shop in a browser')
})

test('a customer pays by card and the order is paid; the money goes back the way it came', async ({
  page,
  jane,
  watch,
}) => {
  test.skip(edition === 'embedded', 'Nothing reaches a shop in a browser')
  test.setTimeout(180_000)
  const stripe = await startStripeSimulator({ host: 'localhost' })
  // The one other host that a customer is led to, and only by their own press.
  watch.expectError(new RegExp(`^request to ${stripe.address}/pay/`))
  const { admin } = await openDashboardOf(page, jane)
  const [card, server] = [ownName('Card'), ownName('Paid')]

  await test.step('staff connect it, in two steps', async () => {
    await logOut(page)
    await logInAsAdmin(page, admin)
    await connectStripe(page, stripe, card)
  })

  const pay = page.getByRole('button', { name: new RegExp(`^Pay €.* by ${card}$`) })
  const step = paymentOf(page)

  await test.step('where its page does not open, the order is there and says why', async () => {
    await logOut(page)
    await logIn(page, jane)
    stripe.faults.plan('dropped-before')
    await placeOrder(page, { serverName: ownName('Unanswered'), payWith: card })
    await expect(step.getByRole('alert')).toHaveText(
      'The payment service did not take this. Please try again in a few minutes.',
    )
    await expect(pay).toBeVisible()
    await expect(page.getByRole('button', { name: /^I have paid|^Copy/ })).toHaveCount(0)
    await look(page, 'an order whose payment page did not open')
    await page.getByRole('button', { name: 'Cancel order' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Order cancelled' })).toBeVisible()
  })

  await test.step('placed, an order leads to the page at once, and back from there to its own', async () => {
    await orderToGateway(page, { serverName: server, payWith: card }, 'Stripe')
    await page.getByRole('link', { name: 'Back to the shop' }).click()
    await expect(page).toHaveURL(/\/dashboard\/orders\/[^/]+\?payment=/)
    await expect(step.getByRole('status')).toHaveText(/^Nothing has come in yet/)
    await look(page, 'a payment that has not come in')
  })

  await test.step('neither its address nor the way back through the browser opens it again', async () => {
    await page.reload()
    await expect(pay).toBeVisible()
    await page.goto(page.url().replace(/\?.*/, ''))
    await expect(pay).toBeEnabled()
    expect(stripe.account.sessions).toHaveLength(1)
    await pay.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Simulated Stripe: no money moves.')).toBeVisible()
    await page.goBack()
    await expect(pay).toBeVisible()
    await expect(page).toHaveURL(/\/dashboard\/orders\//)
    await pay.click()
  })

  await test.step('paid, its page says so and what comes next, and so does the invoice', async () => {
    await page.getByRole('button', { name: 'Pay', exact: true }).click()
    const next = page.getByRole('region', { name: 'Paid. Our team is next' })
    await expect(next.getByRole('status')).toHaveText(/^There is nothing for you to do now\./)
    await expect(next).toContainText(
      /Thank you\. Your payment for invoice 20\d\d-\d{5} has arrived\./,
    )
    await expect(pay).toHaveCount(0)
    await look(page, 'an order that is paid by card')
    await openRoute(page, '/dashboard?tab=billing')
    await expect(rowsOf(page, 'Invoices').first()).toContainText('Paid')
  })

  await test.step('they buy coins by card, and have them at once', async () => {
    // The dialog is open at once: nothing behind it is heard.
    await page.goto('/dashboard?tab=billing&coins=1000')
    const buying = page.getByRole('dialog', { name: 'Buy 10 coins' })
    await payWith(buying, card)
    await expect(buying.getByRole('button', { name: 'I have paid' })).toHaveCount(0)
    await look(page, 'buying coins by card')
    await buying.getByRole('button', { name: `Pay €10.00 by ${card}` }).click()
    await page.getByRole('button', { name: 'Pay', exact: true }).click({ timeout: 20_000 })
    const dialog = page.getByRole('dialog', { name: 'Your payment' })
    await expect(dialog.getByRole('status')).toHaveText(
      'Thank you. Your payment has arrived, and the coins are in your balance.',
    )
    await expect(dialog).toContainText('€10.00 for 10 coins')
    await expect(dialog).toContainText('You have 10 coins, worth €10.00.')
    await look(page, 'coins that are paid for')
    await page.keyboard.press('Escape')
    await page.goto('/dashboard?tab=billing&coins=500')
    const more = page.getByRole('dialog', { name: 'Buy 5 coins' })
    await payWith(more, card)
    await more.getByRole('button', { name: `Pay €5.00 by ${card}` }).click()
    await page.getByRole('button', { name: 'Pay', exact: true }).click({ timeout: 20_000 })
    await expect(dialog.getByRole('status')).toHaveText(
      'Thank you. Your payment has arrived, and the coins are in your balance.',
    )
    await page.keyboard.press('Escape')
    const paid = stripe.account.sessions.find(({ amount }) => amount === 1000)
    stripe.dispute(paid?.id ?? '', 1000)
  })

  await test.step('staff are told that the payer disputes them at their bank', async () => {
    await logOut(page)
    await logInAsAdmin(page, admin)
    await page.getByRole('button', { name: /^Notifications/ }).click()
    await expect(page.getByText(/^A customer disputes a payment of EUR 10\.00/)).toBeVisible()
    await page.keyboard.press('Escape')
    await logOut(page)
    await logIn(page, jane)
  })

  await test.step('staff see what was paid and what it cost, and send it back', async () => {
    await logOut(page)
    await logInAsAdmin(page, admin)
    await openRoute(page, '/admin/orders')
    await search(page, 'Search orders', server)
    await page.getByRole('button', { name: `Reject ${server}` }).click()
    const reject = page.getByRole('dialog', { name: 'Reject the order' })
    await reject.getByLabel('Reason').fill('Sold out.')
    await reject.getByRole('button', { name: 'Reject order' }).click()
    await expect(reject).toHaveCount(0)
    await openRoute(page, '/admin/transactions')
    await page.getByRole('link', { name: 'Money to return' }).click()
    await search(page, 'Search refunds', jane.email)
    const money = rowsOf(page, 'Money to return')
    await money.getByRole('button', { name: /^Send back/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Send money back' })
    await dialog.getByRole('button', { name: 'Send back' }).click()
    await expectToast(page, 'Money sent back')
    expect(stripe.account.refunds).toHaveLength(1)
    await openRoute(page, '/admin/gateways?view=payments')
    const rows = rowsOf(page, 'Online payments').filter({ hasText: card })
    const row = rows.filter({ hasNotText: /^Coins/ }).first()
    await expect(row).toContainText('Paid')
    await expect(row).toContainText('went back')
    await look(page, 'gateways with a payment')
  })

  await test.step('they refund coins that were bought by it, no more than there are', async () => {
    await openRoute(page, '/admin/transactions')
    await search(page, 'Search payments', jane.email)
    const row = rowsOf(page, 'Transactions').filter({ hasText: '€5.00 to coins' })
    await row.getByRole('button', { name: /^Refund coins / }).click()
    const dialog = page.getByRole('dialog', { name: 'Refund coins' })
    await expect(dialog.getByLabel('Amount in EUR')).toHaveValue('5.00')
    await look(page, 'a refund of coins')
    await dialog.getByLabel('Amount in EUR').fill('5.01')
    await dialog.getByRole('button', { name: 'Refund', exact: true }).click()
    await expect(dialog).toContainText('Only 5 of these coins are left to go back.')
    await dialog.getByLabel('Amount in EUR').fill('4')
    await dialog.getByRole('button', { name: 'Refund', exact: true }).click()
    await expectToast(page, 'Money sent back')
    const rest = rowsOf(page, 'Transactions').filter({ hasText: '€1.00 to coins' })
    await expect(rest).toContainText('€4.00 returned')
    expect(stripe.account.refunds).toMatchObject([{}, { amount: 400 }])
    await openRoute(page, '/admin/transactions?view=refunds&state=sent')
    await search(page, 'Search refunds', jane.email)
    const sent = rowsOf(page, 'Money to return').filter({ hasText: 'Coins given back' })
    await expect(sent).toContainText('€4.00')
  })

  await test.step('switched off, nobody is offered it', async () => {
    await openRoute(page, '/admin/gateways')
    await page.getByRole('button', { name: `Edit ${card}` }).click()
    const dialog = page.getByRole('dialog', { name: 'Edit gateway' })
    await dialog.getByLabel('Offered to customers').uncheck()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expectToast(page, 'Gateway saved')
  })
  await stripe.close()
})
