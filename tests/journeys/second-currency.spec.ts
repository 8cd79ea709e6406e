import type { Locator, Page } from '@playwright/test'
import { createCaller } from '../server/caller.ts'
import { type Credentials, edition, serverUrl } from './edition.ts'
import { expect, test } from './journey.ts'
import { atRest, expectAccessible } from './steps/accessible.ts'
import { logIn, logInAsAdmin, logOut } from './steps/account.ts'
import { openPanelWith } from './steps/beginning.ts'
import { openDashboardTab } from './steps/dashboard.ts'
import { expectFits } from './steps/fitting.ts'
import { openOrder, payWith, stateCountry, toPayment } from './steps/order.ts'
import { openRoute } from './steps/route.ts'
import { expectToast } from './steps/toast.ts'

test.use(atRest)

// 1 EUR = 10.85 MAD: a shop of its own counts in dirhams and shows euros; the one that all share stays in euros.
const isMoroccan = edition === 'embedded'
const [FIRST, SECOND] = isMoroccan ? ['MAD', 'EUR'] : ['EUR', 'MAD']
/** The plan of 4.50 a month, at 10.85 and at 11.50. */
const ABOUT = isMoroccan
  ? (['≈ €0.41', '≈ €0.39'] as const)
  : (['≈ MAD 48.83', '≈ MAD 51.75'] as const)

/** Of the seed's plan of €4.50. */
const planCard = (page: Page) =>
  page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: 'SAMP Premium 500', exact: true }) })

test('a second currency stands beside prices, and an invoice keeps the rate that it was issued with', async ({
  page,
  jane,
}) => {
  test.setTimeout(300_000)
  const { admin } = await openPanelWith(page, jane, '/admin/settings?section=shop')
  try {
    await walk(page, jane, admin)
  } finally {
    if (!isMoroccan) await putBack(admin)
  }
})

async function walk(page: Page, jane: Credentials, admin: Credentials): Promise<void> {
  await test.step('the team chooses it and writes a rate', async () => {
    if (isMoroccan) await page.getByLabel('Currency').selectOption('MAD')
    await page.getByLabel('Prices also in').selectOption(FIRST)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    if (isMoroccan) await page.getByRole('button', { name: 'Change to MAD' }).click()
    await expect(page.getByLabel('Prices also in')).toHaveAccessibleDescription(
      /This is the currency of the shop/,
    )
    await page.getByLabel('Prices also in').selectOption(SECOND)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    if (isMoroccan) await page.getByRole('button', { name: 'Change to MAD' }).click()
    await expectToast(page, 'Settings saved')
    await expect(page.getByText('None has begun yet')).toBeVisible()
    await page.getByRole('button', { name: 'Add rate' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add rate' })
    await dialog.getByLabel('1 EUR in MAD').fill('10.8500001')
    await dialog.getByRole('button', { name: 'Add rate' }).click()
    await expect(dialog.getByLabel('1 EUR in MAD')).toHaveAttribute('aria-invalid', 'true')
    await dialog.getByLabel('1 EUR in MAD').fill('10,85')
    await dialog.getByLabel('Remark').fill('Bank Al-Maghrib')
    await look(page, 'a rate that is added')
    await dialog.getByRole('button', { name: 'Add rate' }).click()
    await expectToast(page, 'Rate added')
    const row = page.getByRole('table', { name: `Rates of ${SECOND}` }).getByRole('row')
    await expect(row.nth(1)).toContainText('Counts today')
    await expect(row.nth(1)).toContainText('1 EUR = 10.85 MAD')
    // Where it is scrolled to, a field may be half behind the bar.
    await page.evaluate(() => scrollTo(0, 0))
    await look(page, 'the settings with a second currency')
    await logOut(page)
  })

  await test.step('a visitor sees it beside prices, and the next page keeps room for it', async () => {
    await openRoute(page, '/services/samp')
    const card = planCard(page)
    await expect(card).toContainText(ABOUT[0])
    const monthly = page.getByRole('row', { name: /^Monthly/ })
    await expect(monthly).toContainText('≈')
    await look(page, 'plans with a second currency')
    await expectRemembered(page)
    await openRoute(page, '/')
    await expect(page.getByRole('main')).toContainText('≈')
    await look(page, 'the home page with a second currency')
  })

  await test.step('the checkout says it beside what is due', async () => {
    await logIn(page, jane)
    const dialog = await openOrder(page, { plan: 1 })
    await toPayment(dialog, 'Two currencies')
    await stateCountry(dialog)
    await payWith(dialog, 'Bank transfer')
    await expect(dialog.getByText('Due now').locator('..')).toContainText('≈')
    await expect(dialog.getByText(/for information, at 1 EUR = 10\.85 MAD of/)).toBeAttached()
    await look(page, 'a checkout with a second currency')
    await dialog.getByRole('button', { name: 'Place order' }).click()
    await expect(page).toHaveURL(/\/dashboard\/orders\//)
    await expect(page.getByText(/^For information, at 1 EUR = 10\.85 MAD of/)).toBeVisible()
    await look(page, 'an order with a second currency')
  })

  await test.step('the invoice says it, at which rate', async () => {
    const invoice = await openInvoice(page)
    await expect(totalAbout(invoice)).toContainText('10.85 MAD')
    await look(page, 'an invoice with a second currency')
    await page.keyboard.press('Escape')
    await logOut(page)
  })

  await test.step('the team edits the rate: prices follow, the invoice does not', async () => {
    await logInAsAdmin(page, admin)
    await openRoute(page, '/admin/settings?section=shop')
    await page.getByRole('button', { name: /^Edit rate from/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Edit rate' })
    await expect(dialog.getByLabel('1 EUR in MAD')).toHaveValue('10.85')
    await dialog.getByLabel('1 EUR in MAD').fill('11.50')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expectToast(page, 'Rate saved')
    await logOut(page)
    await openRoute(page, '/services/samp')
    const card = planCard(page)
    await expect(card).toContainText(ABOUT[1])
    await logIn(page, jane)
    const invoice = await openInvoice(page)
    await expect(totalAbout(invoice)).toContainText('10.85 MAD')
    await expect(totalAbout(invoice)).not.toContainText('11.50')
  })
}

/** The line of an invoice below its total. */
const totalAbout = (invoice: Locator): Locator =>
  invoice.getByRole('row', { name: /^For information, at/ })

async function openInvoice(page: Page): Promise<Locator> {
  await openDashboardTab(page, 'Billing')
  await page
    .getByRole('link', { name: /^\d{4}-\d{5}$/ })
    .first()
    .click()
  return page.getByRole('dialog', { name: /^Invoice / })
}

/** Before any script of the app has run, the line of a price is as high as it will be. */
async function expectRemembered(page: Page): Promise<void> {
  const line = page.getByRole('article').first().locator('.second-price:visible')
  const drawn = (await line.boundingBox())?.height
  await page.route('**/assets/*.js', () => {})
  await page.reload({ waitUntil: 'commit' })
  // A server has drawn it already.
  await expect(line).toHaveText(edition === 'server' ? /\d/ : '')
  expect((await line.boundingBox())?.height, 'the line before and after').toBe(drawn)
  await page.unroute('**/assets/*.js')
  await page.reload()
}

/** The shop that all journeys share shows one currency again. */
async function putBack(admin: Credentials): Promise<void> {
  const { api } = createCaller(serverUrl)
  await api.accounts.login(admin)
  const { rates } = (await api.settings.getAll()).secondCurrency
  await api.settings.update({
    secondCurrency: { currency: null, rates: [] },
    secondRatesBefore: rates,
  })
}

async function look(page: Page, where: string): Promise<void> {
  const size = page.viewportSize()
  await expectAccessible(page, where)
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expectFits(page, `${where}, ${width} px`)
  }
  if (size) await page.setViewportSize(size)
}
