import { devices } from '@playwright/test'
import { edition } from './edition.ts'
import { expect, test } from './journey.ts'
import { logIn, register } from './steps/account.ts'
import { openDashboardOf, openPanel } from './steps/beginning.ts'
import { openDashboardTab } from './steps/dashboard.ts'
import { rowsOf } from './steps/list.ts'
import { choose, ORDERED, openOrder, stateCountry, toPayment } from './steps/order.ts'
import { ownName } from './steps/own-name.ts'
import { openRoute } from './steps/route.ts'
import { expectToast } from './steps/toast.ts'

test('while an order is placed, its form stays with the balance it was sent with', async ({
  page,
}) => {
  await openPanel(page)
  const dialog = await openOrder(page, { plan: 1 })
  await toPayment(dialog, 'Calm Server')
  await stateCountry(dialog)
  const coins = page.getByRole('radio', { name: /^Coins/ })
  await expect(coins).toBeChecked()
  const balance = dialog.getByText(/^You have \d/)
  const before = await balance.textContent()
  const seen = await balance.evaluateHandle((line: HTMLElement) => {
    const texts = new Set<string>()
    const look = () => {
      if (!line.isConnected) return
      texts.add(line.textContent ?? '')
      requestAnimationFrame(look)
    }
    look()
    return texts
  })
  await dialog.getByRole('button', { name: 'Place order' }).click()
  await expect(page.getByText(ORDERED).first()).toBeVisible()
  await expect(dialog).toBeHidden()
  expect(await seen.evaluate((texts) => [...texts])).toEqual([before])
})

test('until the page of the order is there, what was sent stays, and no empty form invites to order again', async ({
  page,
  jane,
}) => {
  await openDashboardOf(page, jane)
  const dialog = await openOrder(page, { plan: 1 })
  await toPayment(dialog, ownName('Slow'))
  await stateCountry(dialog)
  let arrive = () => {}
  const arrival = new Promise<void>((resolve) => (arrive = resolve))
  await page.route(/\/assets\/order-page[^/]*\.js/, async (route) => {
    await arrival
    await route.continue()
  })
  await dialog.getByRole('button', { name: 'Place order' }).click()
  await expectToast(page, ORDERED)
  await expect(dialog.getByRole('button', { name: 'Placing order...' })).toBeVisible()
  await expect(dialog.getByRole('radiogroup', { name: 'Pay with' })).toBeVisible()
  await expect(dialog.getByLabel('Server name')).toHaveCount(0)
  arrive()
  await expect(page.getByRole('heading', { level: 1, name: 'Order received' })).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await page.goBack()
  await expect(dialog).toHaveCount(0)
})

test('what is due now follows every choice, and the invoice says the same', async ({ page }) => {
  await openPanel(page)
  const dialog = await openOrder(page, { plan: 1 })
  const dueNow = dialog.getByText('Due now', { exact: true }).locator('xpath=following-sibling::*')
  await expect(dueNow).toHaveText('€4.50')
  await choose(dialog, 'Backup', /Premium/)
  await expect(dueNow).toHaveText('€6.50')
  await choose(dialog, 'Billing cycle', /Quarterly/)
  await expect(dueNow).toHaveText('€18.84')
  await choose(dialog, 'Service', /SAMP Starter.*2\.50/)
  await expect(dueNow).toHaveText('€13.14')
  await toPayment(dialog, ownName('Followed'))
  await stateCountry(dialog)
  await dialog.getByRole('button', { name: 'Place order' }).click()
  await expect(page.getByText(ORDERED).first()).toBeVisible()
  await openRoute(page, '/dashboard?tab=billing')
  await expect(page.getByRole('row').filter({ hasText: '€13.14' }).first()).toBeVisible()
})

test('two presses in one turn place one order', async ({ page }) => {
  await openPanel(page)
  const serverName = ownName('Once')
  const dialog = await openOrder(page, { plan: 1 })
  await toPayment(dialog, serverName)
  await stateCountry(dialog)
  await dialog.getByRole('button', { name: 'Place order' }).evaluate((button: HTMLElement) => {
    button.click()
    button.click()
  })
  await expect(page.getByText(ORDERED).first()).toBeVisible()
  await expect(dialog).toBeHidden()
  await openRoute(page, `/admin/orders?search=${encodeURIComponent(serverName)}`)
  await expect(rowsOf(page, 'Orders').filter({ hasText: serverName })).toHaveCount(1)
})

test('the country decides the VAT before the price is final, and is kept with the order', async ({
  page,
  jane,
}) => {
  test.setTimeout(90_000)
  await register(page, jane)
  const dialog = await openOrder(page, { plan: 1 })
  const price = dialog.getByRole('definition')
  await toPayment(dialog, 'Taxed Server')
  await expect(dialog.getByText('Excl. VAT: 20% in Morocco, none elsewhere.')).toBeVisible()
  await expect(price.filter({ hasText: '€4.50' }).last()).toBeVisible()
  await dialog.getByLabel('Country', { exact: true }).selectOption({ label: 'Morocco' })
  await expect(dialog.getByText('VAT 20%')).toBeVisible()
  await expect(price.filter({ hasText: '€5.40' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Place order' }).click()
  await expect(dialog.getByText('Please login to continue', { exact: true })).toBeVisible()
  await logIn(page, jane)
  await openOrder(page, { plan: 1 })
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByLabel('Country', { exact: true })).toHaveValue('MA')
  await dialog.getByRole('button', { name: 'Place order' }).click()
  await expect(page.getByText(ORDERED).first()).toBeVisible()
  await openDashboardTab(page, 'Account')
  await expect(page.getByLabel('Country', { exact: true })).toHaveValue('MA')
})

test('a customer without a country is asked for it at its field', async ({ page, jane }) => {
  await register(page, jane)
  await logIn(page, jane)
  const dialog = await openOrder(page, { plan: 1 })
  await toPayment(dialog, 'Nowhere Server')
  await dialog.getByRole('button', { name: 'Place order' }).click()
  const country = dialog.getByLabel('Country', { exact: true })
  await expect(country).toBeFocused()
  await expect(country).toHaveAttribute('aria-invalid', 'true')
  await expect(country).toHaveAccessibleDescription(/^Please choose your country\./)
  await expect(
    dialog.getByText('Please fill in all required fields', { exact: true }),
  ).toBeVisible()
})

test('who has not chosen a service is offered one of each kind', async ({ page, jane }) => {
  await openDashboardOf(page, jane)
  await page.getByRole('link', { name: 'Order New Service' }).click()
  const dialog = page.getByRole('dialog', { name: 'Order a service' })
  await expect(dialog.getByRole('button', { name: 'Continue' })).toBeDisabled()
  await expect(dialog.getByRole('radiogroup')).toHaveCount(0)
  await dialog.getByRole('button', { name: /^VPS Hosting/ }).click()
  const service = dialog.getByLabel('Service', { exact: true })
  await expect(service).toHaveValue('vps-business')
  await expect(service).toBeFocused()
  await expect(dialog.getByRole('radiogroup', { name: 'Billing cycle' })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Continue' })).toBeEnabled()
})

test('a chosen plan begins at the name of its server, and on a phone without a keyboard', async ({
  page,
  browser,
}) => {
  const dialog = await openOrder(page, { plan: 1 })
  await expect(dialog.getByLabel('Server name')).toBeFocused()

  const { viewport, ...phone } = devices['Pixel 7']
  const context = await browser.newContext({ ...phone, viewport, serviceWorkers: 'block' })
  const onPhone = await openOrder(await context.newPage(), { plan: 1 })
  await expect(onPhone).toBeFocused()
  await context.close()
})

test('who orders is asked for before how it is paid, on a phone and on a desktop', async ({
  page,
}) => {
  const asked = ['Email', 'Full name', 'Password', 'Country'] as const
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    const dialog = await openOrder(page, { plan: 1 })
    await toPayment(dialog, 'Pocket Server')
    const fields = asked.map((label) => dialog.getByLabel(label, { exact: true }))
    const ways = dialog.getByRole('radiogroup', { name: 'Pay with' })
    const tops = []
    for (const each of [...fields, ways]) tops.push((await each.boundingBox())?.y ?? NaN)
    expect(tops).toEqual([...tops].sort((one, other) => one - other))
    expect(tops.at(-1)).toBeGreaterThan(tops.at(-2) ?? NaN)
  }
})

test('on a desktop both steps of an order are in sight as a whole', async ({ page }) => {
  test.skip(edition === 'server', 'its ways to pay are those of other journeys')
  await page.setViewportSize({ width: 1440, height: 900 })
  const dialog = await openOrder(page, { path: '/services/vps', plan: 1 })
  const hidden = () =>
    dialog
      .locator('form > div')
      .first()
      .evaluate((part) => part.scrollHeight - part.clientHeight)
  expect(await hidden()).toBe(0)
  await toPayment(dialog, 'Whole Server')
  expect(await hidden()).toBe(0)
  const top = async (name: string) => (await dialog.getByLabel(name).boundingBox())?.y ?? NaN
  const country = await dialog.getByLabel('Country', { exact: true }).boundingBox()
  const company = await top('The invoice is for a company')
  expect(company, 'one row').toBeGreaterThan(country?.y ?? NaN)
  expect(company).toBeLessThan((country?.y ?? 0) + (country?.height ?? 0))
})
