import { type PayPalSimulator, startPayPalSimulator } from '@hostfront/providers/paypal-simulator'
import type { Page } from '@playwright/test'
import { edition } from './edition.ts'
import { expect, test } from './journey.ts'
import { atRest } from './steps/accessible.ts'
import { logIn, logInAsAdmin, logOut } from './steps/account.ts'
import { openDashboardOf } from './steps/beginning.ts'
import { rowsOf } from './steps/list.ts'
import { look } from './steps/look.ts'
import { orderToGateway, paymentOf } from './steps/order.ts'
import { ownName } from './steps/own-name.ts'
import { openRoute } from './steps/route.ts'
import { expectToast } from './steps/toast.ts'

test.use(atRest)

test('a customer pays by PayPal: declined at first, cancelled, and then paid', async ({
  page,
  jane,
  watch,
}) => {
  test.skip(edition === 'embedded', 'Nothing reaches a shop in a browser')
  test.setTimeout(180_000)
  const paypal = await startPayPalSimulator({ host: 'localhost' })
  // The one other host that a customer is led to, and only by their own press.
  watch.expectError(new RegExp(`^request to ${paypal.address}/checkoutnow`))
  const { admin } = await openDashboardOf(page, jane)
  const [wallet, server] = [ownName('PayPal'), ownName('Paid')]
  const step = paymentOf(page)

  await test.step('staff connect it, in two steps', async () => {
    await logOut(page)
    await logInAsAdmin(page, admin)
    await connect(page, paypal, wallet)
  })

  await test.step('a customer goes to its page with a card that is declined', async () => {
    await logOut(page)
    await logIn(page, jane)
    await orderToGateway(page, { serverName: server, payWith: wallet }, 'PayPal')
    await page.getByRole('button', { name: 'Pay by a card that is declined' }).click()
    await expect(step.getByRole('status')).toHaveText(/^The payment failed/)
    await look(page, 'an order whose payment was declined')
  })

  await test.step('they begin again, cancel, go on and pay', async () => {
    const pay = step.getByRole('button', { name: new RegExp(`^Pay €.* by ${wallet}$`) })
    await pay.click()
    await expect(page.getByText('Simulated PayPal: no money moves.')).toBeVisible({
      timeout: 20_000,
    })
    await page.getByRole('link', { name: 'Cancel and return to the shop' }).click()
    await expect(step.getByRole('status')).toHaveText(/^Nothing has come in yet/)
    await pay.click()
    await page.getByRole('button', { name: 'Pay', exact: true }).click()
    await expect(page.getByRole('region', { name: 'Paid. Our team is next' })).toBeVisible()
    await openRoute(page, '/dashboard?tab=billing')
    await expect(rowsOf(page, 'Invoices').first()).toContainText('Paid')
  })

  await test.step('staff see both tries, and why the first came to nothing', async () => {
    await logOut(page)
    await logInAsAdmin(page, admin)
    await openRoute(page, '/admin/gateways?view=payments')
    const payments = rowsOf(page, 'Online payments').filter({ hasText: wallet })
    await expect(payments.first()).toContainText('Paid')
    await expect(payments.nth(1)).toContainText('INSTRUMENT_DECLINED')
    await look(page, 'gateways with payments by PayPal')
  })
  await paypal.close()
})

async function connect(page: Page, paypal: PayPalSimulator, name: string): Promise<void> {
  await openRoute(page, '/admin/gateways')
  await page.getByRole('button', { name: 'Connect PayPal' }).click()
  const added = page.getByRole('dialog', { name: 'Connect PayPal' })
  await added.getByLabel('Name').fill(name)
  await added.getByLabel('Client ID').fill(paypal.clientId)
  await added.getByLabel('Secret', { exact: true }).fill(paypal.secret)
  await added.getByLabel('Address of a simulator').fill(paypal.address)
  await look(page, 'connecting PayPal')
  await added.getByRole('button', { name: 'Connect PayPal' }).click()
  await expectToast(page, 'Gateway added')
  const row = rowsOf(page, 'Online gateways').filter({ hasText: name })
  await expect(row).toContainText('Off')
  const address = row.getByText(/\/webhooks\/paypal\//)
  paypal.messenger.address = (await address.textContent()) ?? ''
  await page.getByRole('button', { name: `Edit ${name}` }).click()
  const edited = page.getByRole('dialog', { name: 'Edit gateway' })
  await edited.getByLabel('Webhook ID').fill(paypal.webhookId)
  await edited.getByLabel('Offered to customers').check()
  await edited.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Gateway saved')
  await expect(row).toContainText('Offered')
  await expect(row).toContainText('Test')
}
