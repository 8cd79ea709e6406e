import type { Locator, Page } from '@playwright/test'
import { edition, openFreshShop } from './edition.ts'
import { expect, test } from './journey.ts'
import { logIn, logInAsAdmin, logOut } from './steps/account.ts'
import { openDashboardOf } from './steps/beginning.ts'
import { openDashboardTab } from './steps/dashboard.ts'
import { openOrder, paymentOf, payWith, placeOrder, toPayment } from './steps/order.ts'
import { ownName } from './steps/own-name.ts'
import { setMethod } from './steps/payment-methods.ts'
import { openRoute, publicRoutes } from './steps/route.ts'

const METHODS = ['cashPlus', 'PayPal', 'Bank transfer', 'Orange Money', 'Inwi Money']

test('a new shop leads to no address that nobody has set', async ({ page }) => {
  test.skip(edition === 'server', 'others set addresses in the shop that all journeys share')
  test.setTimeout(120_000)
  await openFreshShop(page)
  for (const path of publicRoutes) {
    await openRoute(page, path)
    const outside = page.locator('a[href^="http"], a[href^="mailto:"]')
    const addresses = await outside.evaluateAll((links) =>
      links.map((link) => link.getAttribute('href')),
    )
    // The map of Frankfurt is OpenStreetMap's own, by its licence.
    expect(addresses.filter((address) => !address?.includes('openstreetmap.org'))).toEqual([])
  }
})

/** What the page about the company says of what is sold. */
const factOf = (page: Page, name: string): Locator =>
  page.locator('dl > div').filter({ hasText: name }).getByRole('definition')

const waysOf = (dialog: Locator): Locator =>
  dialog.getByRole('radiogroup', { name: 'Pay with' }).getByRole('radio')

test('a way to pay without details is offered nowhere, and staff see what is missing', async ({
  page,
  jane,
}) => {
  test.skip(edition === 'server', 'it would change the shop that all journeys share')
  test.setTimeout(240_000)
  const { admin } = await openDashboardOf(page, jane)

  await test.step('a shop that is tried offers all, and says that it is a trial', async () => {
    const dialog = await openOrder(page)
    await toPayment(dialog, 'Trial')
    await expect(waysOf(dialog)).toHaveCount(6)
    await page.keyboard.press('Escape')
    await placeOrder(page, { serverName: ownName('Trial'), payWith: 'PayPal' })
    const step = paymentOf(page)
    await expect(step).toContainText('Trial shop: do not send any money.')
    await logOut(page)
  })

  await test.step('staff see what is missing, and set one', async () => {
    await logInAsAdmin(page, admin)
    await openRoute(page, '/admin/settings')
    const missing = page.getByText(/^\d+ details are not set yet:/)
    const countOf = (section: string) => page.getByRole('tab', { name: section })
    await expect(missing.getByRole('link', { name: 'Contact' })).toBeVisible()
    await expect(countOf('Payment')).toHaveText(`Payment${METHODS.length}`)
    await expect(countOf('Contact')).toHaveText(/^Contact\d+$/)
    await missing.getByRole('link', { name: 'Payment' }).click()
    for (const method of METHODS) await setMethod(page, method, { 'How to pay': '' })
    await setMethod(page, 'Bank transfer', { 'How to pay': 'To IBAN DE00 1234' })
    await expect(countOf('Payment')).toHaveText(`Payment${METHODS.length - 1}`)
    await logOut(page)
  })

  await test.step('customers are offered that one alone', async () => {
    await openRoute(page, '/service-terms')
    const terms = page.getByRole('main')
    await expect(terms).toContainText('To IBAN DE00 1234')
    await expect(terms).not.toContainText('PayPal')
    await openRoute(page, '/about')
    await expect(factOf(page, 'Ways to pay')).toHaveText('Bank transfer')
    await logIn(page, jane)
    const dialog = await openOrder(page)
    await toPayment(dialog, 'One way')
    await expect(waysOf(dialog)).toHaveCount(2)
    await expect(waysOf(dialog).nth(0)).toHaveAccessibleName(/^Bank transfer/)
    await expect(waysOf(dialog).nth(1)).toHaveAccessibleName(/^Coins/)
    await page.keyboard.press('Escape')
    await openDashboardTab(page, 'Billing')
    await page.getByRole('button', { name: /^Pay Now/ }).click()
    const paying = page.getByRole('dialog')
    await expect(waysOf(paying)).toHaveCount(1)
    await expect(waysOf(paying)).not.toBeChecked()
    await payWith(paying, 'Bank transfer')
    await expect(paying).toContainText('To IBAN DE00 1234')
    await page.keyboard.press('Escape')
    await logOut(page)
  })

  await test.step('with none set, coins alone are, and the form says so', async () => {
    await logInAsAdmin(page, admin)
    await setMethod(page, 'Bank transfer', { 'How to pay': '' })
    const dialog = await openOrder(page)
    await toPayment(dialog, 'Coins alone')
    await expect(waysOf(dialog)).toHaveCount(1)
    await expect(waysOf(dialog)).toHaveAccessibleName(/^Coins/)
    await expect(dialog.getByText('Coins are the only way to pay at the moment.')).toBeVisible()
    await openRoute(page, '/about')
    await expect(factOf(page, 'Plans')).toHaveText('From €2.50 a month')
    await expect(factOf(page, 'Ways to pay')).toHaveCount(0)
  })
})
