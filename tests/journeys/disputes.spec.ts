import { startStripeSimulator } from '@hostfront/providers/stripe-simulator'
import { edition } from './edition.ts'
import { expect, test } from './journey.ts'
import { atRest } from './steps/accessible.ts'
import { logIn, logInAsAdmin, logOut } from './steps/account.ts'
import { openDashboardOf } from './steps/beginning.ts'
import { connectStripe } from './steps/connect-stripe.ts'
import { rowsOf, search } from './steps/list.ts'
import { look } from './steps/look.ts'
import { orderToGateway } from './steps/order.ts'
import { ownName } from './steps/own-name.ts'
import { openRoute } from './steps/route.ts'
import { chooseInMenu } from './steps/row-menu.ts'
import { expectToast } from './steps/toast.ts'

test.use(atRest)

test('a payment by card is disputed and lost: staff see it, hold the client and bill it again', async ({
  page,
  jane,
  watch,
}) => {
  test.skip(edition === 'embedded', 'Nothing reaches a shop in a browser')
  test.setTimeout(240_000)
  const stripe = await startStripeSimulator({ host: 'localhost' })
  watch.expectError(new RegExp(`^request to ${stripe.address}/pay/`))
  const { admin } = await openDashboardOf(page, jane)
  const [card, server] = [ownName('Card'), ownName('Disputed')]
  await logOut(page)
  await logInAsAdmin(page, admin)
  await connectStripe(page, stripe, card)
  const press = async (act: string) => {
    const [session] = stripe.account.sessions
    const body = new URLSearchParams({ press: `${act} ${session?.id}` })
    await fetch(`${stripe.address}/buttons`, { method: 'POST', body })
  }
  const payments = rowsOf(page, 'Transactions')

  await test.step('a customer pays by card', async () => {
    await logOut(page)
    await logIn(page, jane)
    await orderToGateway(page, { serverName: server, payWith: card }, 'Stripe')
    await page.getByRole('button', { name: 'Pay', exact: true }).click()
    await expect(page.getByRole('region', { name: 'Paid. Our team is next' })).toBeVisible()
    await logOut(page)
  })

  await test.step('disputed, the overview leads to it', async () => {
    await press('dispute')
    await logInAsAdmin(page, admin)
    await openRoute(page, '/admin')
    const waiting = page.getByRole('link', { name: /disputes? to answer, until \w+ \d+, \d{4}$/ })
    await expect(waiting).toBeVisible({ timeout: 20_000 })
    await look(page, 'an overview with a dispute')
    await waiting.click()
    await search(page, 'Search payments', jane.email)
    await expect(payments).toHaveCount(1)
    await expect(payments).toContainText('Disputed')
    await expect(payments).toContainText(/To answer by/)
    await look(page, 'a payment that is disputed')
    const line = payments.getByText(/^To answer by/)
    await page.setViewportSize({ width: 1440, height: 900 })
    expect(await line.evaluate((each) => each.scrollWidth <= each.clientWidth)).toBe(true)
  })

  await test.step('its order and its invoice say so, and approving asks first', async () => {
    await openRoute(page, '/admin/orders')
    await search(page, 'Search orders', server)
    const order = rowsOf(page, 'Orders')
    await expect(order).toContainText('Disputed')
    await order.getByRole('button', { name: /^Approve/ }).click()
    const asked = page.getByRole('dialog', { name: 'Approve a disputed order?' })
    await expect(asked).toContainText(jane.name)
    await look(page, 'an order whose payment is disputed')
    await asked.getByRole('button', { name: 'Not yet' }).click()
    await expect(order).toContainText('Pending')
    await order.getByRole('button', { name: /^Approve/ }).click()
    await asked.getByRole('button', { name: 'Approve anyway' }).click()
    await expectToast(page, 'Order approved')
    await openRoute(page, '/admin/invoices')
    await search(page, 'Search invoices', jane.email)
    const invoice = rowsOf(page, 'Invoices')
    await expect(invoice).toContainText('Disputed')
    await chooseInMenu(invoice, /^More for /, 'Refund')
    await expect(page.getByRole('dialog', { name: 'Refund' })).toContainText(
      'Its payment is disputed',
    )
    await look(page, 'a refund of what is disputed')
    await page.keyboard.press('Escape')
    await openRoute(page, '/admin/transactions?dispute=open')
    await search(page, 'Search payments', jane.email)
  })

  await test.step('its dialog says what was taken, where it is answered, and holds the client', async () => {
    await payments.getByRole('button', { name: /^Dispute / }).click()
    const dialog = page.getByRole('dialog', { name: /^Dispute of/ })
    await expect(dialog.getByText('Its fee')).toBeVisible()
    await expect(dialog.getByRole('link', { name: /^du_/ })).toHaveAttribute(
      'href',
      /^https:\/\/dashboard\.stripe\.com\/test\/disputes\/du_/,
    )
    await look(page, 'a dispute')
    await dialog.getByRole('button', { name: 'Hold the client’s services' }).click()
    const hold = page.getByRole('dialog', { name: 'Put client on hold' })
    await hold.getByLabel('Reason').fill('A payment is disputed.')
    await hold.getByRole('button', { name: 'Put on hold' }).click()
    await expectToast(page, 'Client is on hold')
  })

  await test.step('lost, it is billed again', async () => {
    await press('answer')
    await press('lose')
    await openRoute(page, '/admin/transactions?dispute=lost')
    await search(page, 'Search payments', jane.email)
    await expect(payments).toContainText('Dispute lost')
    await expect(payments).toContainText('To decide')
    await payments.getByRole('button', { name: /^Dispute / }).click()
    const dialog = page.getByRole('dialog', { name: /^Dispute of/ })
    await look(page, 'a dispute that is lost')
    await dialog.getByRole('button', { name: 'Write off' }).click()
    const writeOff = page.getByRole('dialog', { name: 'Write it off?' })
    await expect(writeOff).toContainText(`stay lost: ${jane.name} is not billed`)
    await look(page, 'a dispute that is to be written off')
    await writeOff.getByRole('button', { name: 'Decide later' }).click()
    await expect(payments).toContainText('To decide')
    await payments.getByRole('button', { name: /^Dispute / }).click()
    await dialog.getByRole('button', { name: 'Bill again' }).click()
    const again = page.getByRole('dialog', { name: 'Bill it again?' })
    await expect(again).toContainText(/gets a new invoice of €\d/)
    await look(page, 'a dispute that is to be billed again')
    await again.getByRole('button', { name: 'Issue invoice' }).click()
    await expectToast(page, 'Invoice issued')
    await expect(payments).toContainText('Billed again.')
  })

  await test.step('the client’s page counts it, and the customer owes it again', async () => {
    await payments.getByRole('link', { name: jane.name }).click()
    await expect(page.getByRole('link', { name: 'Disputes', exact: true })).toBeVisible()
    await look(page, 'a client with a dispute')
    await logOut(page)
    await logIn(page, jane)
    await page.goto('/dashboard?tab=billing')
    const again = rowsOf(page, 'Invoices').first()
    await expect(again).toContainText('Unpaid')
    await again.getByRole('link').or(again.getByRole('button')).first().click()
    await expect(page.getByText(/its payment was taken back$/)).toBeVisible()
  })
  await stripe.close()
})
