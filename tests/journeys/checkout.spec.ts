import type { Locator, Page } from '@playwright/test'
import { edition } from './edition.ts'
import { expect, test } from './journey.ts'
import { type Customer, logIn, logInAsAdmin, logOut, register } from './steps/account.ts'
import { openDashboardOf, openPanel } from './steps/beginning.ts'
import {
  backToServer,
  ORDERED,
  openOrder,
  orderFromHome,
  payWith,
  placeOrder,
  stateCountry,
  toPayment,
} from './steps/order.ts'
import { ownName } from './steps/own-name.ts'
import { setMethod } from './steps/payment-methods.ts'
import { openRoute } from './steps/route.ts'

const ORDER_PAGE = /\/dashboard\/orders\/[^/]+$/

async function fillAccount(dialog: Locator, { name, email, password }: Customer): Promise<void> {
  await dialog.getByLabel('Email', { exact: true }).fill(email)
  await dialog.getByLabel('Full name').fill(name)
  await dialog.getByLabel('Password', { exact: true }).fill(password)
}

const press = (dialog: Locator, name: string) => dialog.getByRole('button', { name }).click()

async function expectReceived(page: Page): Promise<void> {
  // Made, signed in and ordered, one after the other: on a busy machine that takes its time.
  await expect(page.getByText(ORDERED).first()).toBeVisible({ timeout: 20_000 })
  await expect(page).toHaveURL(ORDER_PAGE)
  await expect(page.getByRole('heading', { level: 1, name: 'Order received' })).toBeVisible()
}

test('a visitor makes an account on the way and orders, on two screens with one password', async ({
  page,
  jane,
}) => {
  const dialog = await openOrder(page, { plan: 1 })
  const serverName = ownName('Newcomer')
  await toPayment(dialog, serverName)
  await fillAccount(dialog, jane)
  await dialog.getByLabel('Country', { exact: true }).selectOption('MA')
  await expect(dialog.getByText('VAT 20%')).toBeVisible()
  await dialog.getByRole('checkbox', { name: 'The invoice is for a company' }).check()
  await dialog.getByLabel('Company', { exact: true }).fill('Doe Ltd')
  await dialog.getByLabel('Tax ID').fill('MA 123')
  await dialog.getByLabel('Street').fill('12 rue de Fès')
  await dialog.getByLabel('Town').fill('Rabat')
  await payWith(dialog, 'PayPal')
  await press(dialog, 'Place order')
  await expectReceived(page)
  await expect(page.getByRole('main')).toContainText(serverName)
  await page.getByRole('link', { name: /^20\d\d-\d{5}$/ }).click()
  const invoice = page.getByRole('dialog')
  await expect(invoice).toContainText('Doe Ltd')
  await expect(invoice).toContainText('Tax ID MA 123')
  await page.goBack()
  await expect(page).toHaveURL(ORDER_PAGE)
  await page.goBack()
  await expect(page).toHaveURL(/\/services\/samp$/)
  await expect(dialog).toHaveCount(0)
})

test('an email that has an account logs in in place, and a wrong password is said at its field', async ({
  page,
  jane,
}) => {
  test.setTimeout(90_000)
  await register(page, jane)
  const dialog = await openOrder(page, { plan: 1 })
  await toPayment(dialog, ownName('Known'))
  await fillAccount(dialog, { ...jane, password: 'not-the-one' })
  await stateCountry(dialog)
  await press(dialog, 'Place order')
  const email = dialog.getByLabel('Email', { exact: true })
  await expect(email).toBeFocused()
  await expect(email).toHaveAccessibleDescription(/User with this email already exists/)
  await press(dialog, 'Log in with this email')
  await expect(dialog.getByLabel('Full name')).toHaveCount(0)
  const password = dialog.getByLabel('Password', { exact: true })
  await expect(password).toBeFocused()
  await press(dialog, 'Place order')
  await expect(password).toBeFocused()
  await expect(password).toHaveAccessibleDescription('Invalid email or password')
  await password.fill(jane.password)
  await press(dialog, 'Place order')
  await expectReceived(page)
})

test('signing in shows what the account has before anything is ordered', async ({ page, jane }) => {
  await register(page, jane)
  const dialog = await openOrder(page, { plan: 1 })
  await toPayment(dialog, 'Signed in')
  await press(dialog, 'Log in')
  await dialog.getByLabel('Email', { exact: true }).fill(jane.email)
  await dialog.getByLabel('Password', { exact: true }).fill(jane.password)
  await press(dialog, 'Sign In')
  await expect(dialog.getByText(jane.email)).toBeVisible()
  await expect(dialog.getByRole('radio', { name: /^Coins/ })).toBeDisabled()
  await expect(dialog.getByText(/need 4\.50 more/)).toBeVisible()
})

test('what is wrong is said where it is, and nothing is lost by it', async ({ page, jane }) => {
  const dialog = await openOrder(page, { plan: 1 })
  await press(dialog, 'Continue')
  const serverName = dialog.getByLabel('Server name')
  await expect(serverName).toBeFocused()
  await expect(dialog.getByText('Please fill in all required fields')).toBeVisible()
  await toPayment(dialog, 'Patient')
  await press(dialog, 'Place order')
  await expect(dialog.getByText('Please login to continue', { exact: true })).toBeVisible()
  await fillAccount(dialog, { ...jane, email: 'nonsense', password: 'short' })
  await press(dialog, 'Place order')
  await expect(dialog.getByLabel('Email', { exact: true })).toHaveAccessibleDescription(
    'Please enter a valid email address.',
  )
  await expect(dialog.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    /Password must be at least 6 characters long/,
  )
  await expect(dialog.getByLabel('Country', { exact: true })).toHaveAccessibleDescription(
    /^Please choose your country\./,
  )
  await backToServer(dialog)
  await expect(serverName).toHaveValue('Patient')
})

test('a voucher that is refused makes no account, and the order goes on without it', async ({
  page,
  jane,
}) => {
  const dialog = await openOrder(page, { plan: 1 })
  await toPayment(dialog, 'Refused')
  await fillAccount(dialog, jane)
  await stateCountry(dialog)
  await dialog.getByLabel('Voucher code').fill('NO-SUCH-CODE')
  await press(dialog, 'Place order')
  const voucher = dialog.getByLabel('Voucher code')
  await expect(voucher).toHaveAccessibleDescription(
    'This voucher code does not exist. Try another, or order without one.',
  )
  await expect(voucher).toBeFocused()
  const box = dialog.getByRole('alert').filter({ hasText: 'Please check the marked fields' })
  await expect(box).toContainText('Voucher code')
  await expect(dialog.getByLabel('Email', { exact: true })).toHaveValue(jane.email)
  await press(dialog, 'Remove')
  await expect(voucher).toHaveValue('')
  await expect(box).toHaveCount(0)
  await press(dialog, 'Place order')
  await expectReceived(page)
})

test('a draft outlives a reload without its password, and Back goes a step back', async ({
  page,
  jane,
}) => {
  const dialog = await openOrder(page)
  await dialog.getByLabel('Service', { exact: true }).selectOption('samp-premium')
  await dialog.getByRole('radio', { name: /^Annually/ }).check()
  await toPayment(dialog, 'Kept Server')
  await fillAccount(dialog, jane)
  await stateCountry(dialog)
  await page.reload()
  await expect(dialog.getByLabel('Email', { exact: true })).toHaveValue(jane.email)
  await expect(dialog.getByLabel('Full name')).toHaveValue(jane.name)
  await expect(dialog.getByLabel('Password', { exact: true })).toHaveValue('')
  await expect(dialog.getByLabel('Country', { exact: true })).toHaveValue('DE')
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))
  expect(kept).not.toContain(jane.password)
  await page.goBack()
  await expect(dialog.getByLabel('Server name')).toHaveValue('Kept Server')
  await expect(dialog.getByLabel('Service', { exact: true })).toHaveValue('samp-premium')
  await expect(dialog.getByRole('radio', { name: /^Annually/ })).toBeChecked()
  await page.goForward()
  await expect(dialog.getByLabel('Full name')).toHaveValue(jane.name)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(/\/services\/samp$/)
  // Closed, the server is there again, at the price that is shown now; who orders is not.
  await page.getByRole('main').getByRole('button', { name: 'Order Now' }).first().click()
  await expect(dialog.getByLabel('Server name')).toHaveValue('Kept Server')
  await expect(dialog.getByRole('radio', { name: /^Monthly/ })).toBeChecked()
  await press(dialog, 'Continue')
  await expect(dialog.getByLabel('Email', { exact: true })).toHaveValue('')
})

test('who leaves out who they are is asked to log in, by each field that is missing', async ({
  page,
}) => {
  const dialog = await openOrder(page)
  await toPayment(dialog, 'Nobody')
  await press(dialog, 'Place order')
  await expect(dialog.getByText('Please login to continue')).toBeVisible()
  const email = dialog.getByLabel('Email', { exact: true })
  await expect(email).toBeFocused()
  await expect(email).toHaveAccessibleDescription('Please enter your email address.')
  const password = dialog.getByLabel('Password', { exact: true })
  await expect(password).toHaveAttribute('aria-invalid', 'true')
  await password.fill('correct horse')
  await expect(password).toHaveAttribute('aria-invalid', 'false')
  // Somebody by now, who has not filled in all.
  await expect(dialog.getByText('Please fill in all required fields')).toBeVisible()
  await expect(dialog.getByText('Email, Full name, Country', { exact: true })).toBeVisible()
})

test('an order paid with coins ends on its page, paid, and its list leads there', async ({
  page,
}) => {
  await openPanel(page)
  const serverName = ownName('Coined')
  const dialog = await openOrder(page, { plan: 1 })
  await toPayment(dialog, serverName)
  await stateCountry(dialog)
  await payWith(dialog, /^Coins/)
  await press(dialog, 'Place order')
  await expectReceived(page)
  await expect(page.getByRole('main')).toContainText('Paid with coins.')
  await expect(page.getByRole('button', { name: 'Copy amount' })).toHaveCount(0)
  await openRoute(page, '/dashboard?tab=services')
  await page.getByRole('link', { name: serverName }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Order received' })).toBeVisible()
  await page.getByRole('button', { name: 'Cancel order' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Order cancelled' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Your coins are back.')
})

test('the page of an order has what a transfer needs, to be copied and to be scanned', async ({
  page,
  context,
  jane,
}) => {
  test.skip(edition === 'server', 'it would change the shop that all journeys share')
  test.setTimeout(90_000)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { admin } = await openDashboardOf(page, jane)
  await logOut(page)
  await logInAsAdmin(page, admin)
  await setMethod(page, 'Bank transfer', {
    'How to pay': 'Transfer {amount}.',
    'Account details': 'Hostfront SARL\nBE68 5390 0754 7034',
  })
  await logOut(page)
  await logIn(page, jane)
  const dialog = await openOrder(page, { plan: 1 })
  await toPayment(dialog, 'Transferred')
  await stateCountry(dialog)
  await expect(dialog.getByRole('radio', { name: /^Bank transfer.*QR code/ })).toBeVisible()
  await payWith(dialog, /^Bank transfer/)
  await press(dialog, 'Place order')
  await expectReceived(page)
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await page.getByRole('button', { name: 'Copy amount' }).click()
  await expect.poll(copied).toBe('4.50')
  await page.getByRole('button', { name: 'Copy reference' }).click()
  await expect.poll(copied).toMatch(/^20\d\d-\d{5}$/)
  await page.getByRole('button', { name: 'Copy IBAN' }).click()
  await expect.poll(copied).toBe('BE68 5390 0754 7034')
  await page.getByRole('button', { name: 'Copy holder' }).click()
  await expect.poll(copied).toBe('Hostfront SARL')
  await expect(page.getByRole('img', { name: 'QR code of the bank transfer' })).toBeVisible()
  // A phone shows all of it without a scroll: how much, where to, and what comes next.
  const size = page.viewportSize()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.evaluate(() => scrollTo(0, 0))
  for (const name of ['Copy amount', 'Copy IBAN', /^I have paid/]) {
    await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
  }
  if (size) await page.setViewportSize(size)
  await payWith(page.getByRole('main'), 'PayPal')
  await expect(page.getByRole('img', { name: 'QR code of the bank transfer' })).toHaveCount(0)
})

test('the Orange Money guide knows the invoice that one comes from, and leads back to it', async ({
  page,
  jane,
}) => {
  await openDashboardOf(page, jane)
  await placeOrder(page, { plan: 1, serverName: ownName('Guided'), payWith: /^Orange Money/ })
  const ordered = new URL(page.url()).pathname
  await page.getByRole('link', { name: 'The Orange Money guide, step by step' }).click()
  await expect(page.getByRole('main')).toContainText(/Done: invoice 20\d\d-\d{5}, €4\.50 to pay/)
  await expect(page.getByRole('button', { name: 'Copy amount' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Copy reference' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to your order' }).click()
  await expect(page).toHaveURL(new RegExp(`${ordered}$`))
})

test('nobody finds the order of somebody else', async ({ page, jane, watch }) => {
  // A static host has no file of it, and says so with the shop's page.
  watch.expectError(/status of 404/)
  await openDashboardOf(page, jane)
  await openRoute(page, '/dashboard/orders/0190-not-mine')
  await expect(page.getByRole('heading', { name: 'Order not found' })).toBeVisible()
})

/** A phone, and what its keyboard leaves of it. */
for (const height of [844, 420]) {
  test(`on a phone the total and the way on are in sight at every moment, in ${height} px`, async ({
    page,
    jane,
  }) => {
    await page.setViewportSize({ width: 390, height })
    await orderInSight(
      page,
      jane,
      height === 844 ? await orderFromHome(page) : await openOrder(page),
    )
  })
}

test('with text twice as large the total and the way on leave a phone room for the form', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const dialog = await openOrder(page, { path: '/game-hosting', plan: 1 })
  await page.addStyleTag({ content: 'html { font-size: 200% }' })
  await expectInSight(dialog, 'Continue')
  const bar = await dialog.locator('form > div').last().boundingBox()
  expect(bar?.height).toBeLessThan(844 * 0.3)
})

test('the slots of a plan are said where they are chosen, at the default of the shop', async ({
  page,
}) => {
  const dialog = await openOrder(page, { path: '/game-hosting', plan: 1 })
  const slots = dialog.getByLabel('Player slots', { exact: true })
  await expect(slots).toHaveAccessibleDescription(/This plan has up to 100\.$/)
  await expect(slots.getByRole('option')).toHaveText([
    '25',
    '50',
    '100, all of this plan',
    /^200, with /,
  ])
  await expect(slots).toHaveValue('50')
})

async function orderInSight(page: Page, jane: Customer, dialog: Locator): Promise<void> {
  await expectInSight(dialog, 'Continue')
  await dialog.getByRole('button', { name: 'Details' }).click()
  await expectInSight(dialog, 'Continue')
  await dialog.getByRole('button', { name: 'Less' }).click()
  await press(dialog, 'Continue')
  await expect(dialog.getByText('Please fill in all required fields')).toBeInViewport()
  await expectInSight(dialog, 'Continue')
  await dialog.getByLabel('Server name').fill('Thumb Server')
  await expectInSight(dialog, 'Continue')
  await press(dialog, 'Continue')
  await expectInSight(dialog, 'Place order')
  for (const field of ['Email', 'Password', 'Country', 'Voucher code']) {
    await dialog.getByLabel(field, { exact: true }).focus()
    await expectInSight(dialog, 'Place order')
    // What the button agrees to is beside it, wherever the form is scrolled to.
    await expect(dialog.getByText(/^By placing this order you agree/)).toBeInViewport({ ratio: 1 })
  }
  await press(dialog, 'Place order')
  await expect(dialog.getByText('Please login to continue', { exact: true })).toBeInViewport()
  await expectInSight(dialog, 'Place order')
  // All that is missing is marked at once; who logs in instead is told anew.
  await expect(dialog.getByLabel('Country', { exact: true })).toHaveAttribute(
    'aria-invalid',
    'true',
  )
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(dialog.getByText('Please login to continue', { exact: true })).toHaveCount(0)
  await dialog.getByRole('button', { name: 'I have no account yet' }).click()
  await dialog.getByRole('button', { name: 'Details' }).click()
  await expectInSight(dialog, 'Place order')
  await dialog.getByRole('button', { name: 'Less' }).click()
  await fillAccount(dialog, jane)
  await stateCountry(dialog)
  await press(dialog, 'Place order')
  await expectReceived(page)
}

/** At the top of what scrolls, in its middle and at its end; and nothing lies over the button. */
async function expectInSight(dialog: Locator, button: string): Promise<void> {
  const scrolled = dialog.locator('form > div').first()
  for (const share of [0, 0.5, 1]) {
    await scrolled.evaluate((part, to) => {
      part.scrollTop = (part.scrollHeight - part.clientHeight) * to
    }, share)
    await expect(dialog.getByText('Due now', { exact: true })).toBeInViewport({ ratio: 1 })
    const amount = dialog
      .getByText('Due now', { exact: true })
      .locator('xpath=following-sibling::*')
    await expect(amount).toBeInViewport({ ratio: 1 })
    const way = dialog.getByRole('button', { name: button })
    await expect(way).toBeInViewport({ ratio: 1 })
    await way.click({ trial: true })
  }
}
