import { expect, type Locator, type Page } from '@playwright/test'
import { enterShop } from './gate.ts'
import { openRoute } from './route.ts'

export const ORDERED = "Order submitted successfully! It's now pending admin approval."

export interface OrderWishes {
  readonly path?: string
  /** Which of the page's plans, from 0. */
  readonly plan?: number
  readonly serverName: string
  readonly payWith?: string | RegExp
}

/** Where the page of an order says how much is to be paid and until when, and how. */
export const paymentOf = (page: Page): Locator =>
  page.getByRole('region', { name: /^Pay €\d+\.\d\d by \w{3} \d+, \d{4}$/ })

/** Opens the order dialog for a plan of a plan page. */
export async function openOrder(
  page: Page,
  { path = '/services/samp', plan = 0 }: Partial<OrderWishes> = {},
): Promise<Locator> {
  await openRoute(page, path)
  await page.getByRole('main').getByRole('button', { name: 'Order Now' }).nth(plan).click()
  const dialog = page.getByRole('dialog', { name: 'Order a service' })
  await expect(dialog).toBeVisible()
  return dialog
}

/** The same from the first screen on: without scrolling, each next button is in sight. */
export async function orderFromHome(page: Page): Promise<Locator> {
  await enterShop(page)
  const main = page.getByRole('main')
  for (const next of [
    main.getByRole('link', { name: 'See the plans' }),
    main.getByRole('link', { name: /^SAMP Hosting/ }),
    main.getByRole('button', { name: 'Order Now' }),
  ]) {
    await expect(next.first()).toBeInViewport({ ratio: 1 })
    await next.first().click()
  }
  return page.getByRole('dialog', { name: 'Order a service' })
}

/** Orders what is paid at a gateway, and waits for its page: nothing else has to be pressed. */
export async function orderToGateway(
  page: Page,
  wishes: OrderWishes,
  gateway: 'Stripe' | 'PayPal',
): Promise<void> {
  await sendOrder(page, wishes)
  await expect(page.getByText(`Simulated ${gateway}: no money moves.`)).toBeVisible({
    timeout: 20_000,
  })
}

/** Orders and waits for the shop's word that it has the order. */
export async function placeOrder(page: Page, wishes: OrderWishes): Promise<void> {
  await sendOrder(page, wishes)
  await expect(page.getByText(ORDERED).first()).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard\/orders\//)
}

async function sendOrder(page: Page, wishes: OrderWishes): Promise<void> {
  const dialog = await openOrder(page, wishes)
  await toPayment(dialog, wishes.serverName)
  await stateCountry(dialog)
  if (wishes.payWith) await payWith(dialog, wishes.payWith)
  await dialog.getByRole('button', { name: 'Place order' }).click()
}

/** Names the server and goes on to the second step. */
export async function toPayment(dialog: Locator, serverName: string): Promise<void> {
  await dialog.getByLabel('Server name').fill(serverName)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByRole('radiogroup', { name: 'Pay with' })).toBeVisible()
}

export const backToServer = (dialog: Locator): Promise<void> =>
  dialog.getByRole('button', { name: 'Back to Your server' }).click()

/** A country without VAT, where the profile does not state one. */
export async function stateCountry(dialog: Locator): Promise<void> {
  const country = dialog.getByLabel('Country', { exact: true })
  // An account that is read after the form was drawn fills it in; what is chosen here stays.
  if ((await country.inputValue()) === '') await country.selectOption('DE')
}

/** Chooses a way to pay by its name. */
export const payWith = (dialog: Locator, name: string | RegExp): Promise<void> =>
  dialog.getByRole('radiogroup', { name: 'Pay with' }).getByRole('radio', { name }).first().check()

/** Chooses the first option of a field whose words match; of a group of tiles the first tile. */
export async function choose(form: Locator, field: string, option: string | RegExp): Promise<void> {
  const group = form.getByRole('radiogroup', { name: field, exact: true })
  if ((await group.count()) > 0) {
    await group.getByRole('radio', { name: option }).first().check()
    return
  }
  const select = form.getByLabel(field, { exact: true })
  const words = await select.locator('option').filter({ hasText: option }).first().textContent()
  await select.selectOption({ label: words ?? '' })
}
