import { edition, openFreshShop } from './edition.ts'
import { expect, test } from './journey.ts'
import { openDashboardOf, openPanelWith, openSampleShop } from './steps/beginning.ts'
import { enterShop } from './steps/gate.ts'
import { openOrder, placeOrder, toPayment } from './steps/order.ts'
import { ownName } from './steps/own-name.ts'
import { openRoute } from './steps/route.ts'
import { openClient } from './steps/users.ts'

const PHONE = { width: 390, height: 844 }

test('on a phone the contact form is above the other ways, on a desktop beside them', async ({
  page,
}) => {
  await openFreshShop(page)
  await enterShop(page)
  const topOf = async (text: string) =>
    (await page.getByRole('main').getByText(text, { exact: true }).boundingBox())?.y ?? NaN
  await page.setViewportSize(PHONE)
  await openRoute(page, '/contact')
  expect(await topOf('You have a server with us?')).toBeGreaterThan(
    (await topOf('Write to us')) + 300,
  )
  await page.setViewportSize({ width: 1440, height: 900 })
  expect(await topOf('You have a server with us?')).toBeLessThan((await topOf('Write to us')) + 300)

  // One address is asked for on a page that asks for one.
  await expect(page.getByRole('button', { name: 'Subscribe' })).toBeVisible()
  await openRoute(page, '/login')
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Subscribe' })).toBeHidden()
})

test('on a phone the profile of a client is folded, with the address in sight', async ({
  page,
  jane,
}) => {
  await openPanelWith(page, jane)
  await openClient(page, jane)
  const profile = page.getByRole('region', { name: 'Profile' })
  await expect(profile.getByText('Payment code')).toBeVisible()
  await page.setViewportSize(PHONE)
  await expect(profile.getByText('Payment code')).toBeHidden()
  await expect(
    profile.getByRole('link', { name: jane.email }).filter({ visible: true }),
  ).toHaveCount(1)
  await profile.getByRole('button', { name: 'Details', exact: true }).click()
  await expect(profile.getByText('Payment code')).toBeVisible()
  await profile.getByRole('button', { name: 'Less' }).click()
  await expect(profile.getByText('Payment code')).toBeHidden()
})

test('on a phone what a shop lacks is a line below what waits, with the list at the end', async ({
  page,
}) => {
  test.skip(edition === 'server', 'what others set up meanwhile is not missing')
  await openSampleShop(page)
  await page.setViewportSize(PHONE)
  await openRoute(page, '/admin')
  const line = page.getByText(/^Before you open, 1 of \d+ done: /)
  await expect(line).toBeInViewport()
  await line.getByRole('link', { name: 'Tell customers who you are' }).click()
  await expect(page).toHaveURL(/\/admin\/settings/)
  await page.goBack()
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(page.getByRole('region', { name: 'Before you open' })).toBeVisible()
  await expect(line).toBeHidden()
})

test('on a phone what one has done at an order is in sight, and the next is paid as the last', async ({
  page,
  jane,
}) => {
  await openDashboardOf(page, jane)
  await page.setViewportSize(PHONE)
  const wishes = { path: '/services/samp', serverName: ownName('Phone') }
  await placeOrder(page, { ...wishes, payWith: 'Orange Money' })
  const heading = page.getByRole('heading', { level: 1 })
  await page.getByRole('button', { name: /^I have paid/ }).click()
  await expect(heading).not.toBeInViewport()
  const dialog = page.getByRole('dialog', { name: 'Tell us about your payment' })
  await dialog.getByLabel('Transaction reference').fill(ownName('OM'))
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('region', { name: 'We are checking your payment' })).toBeVisible()
  await expect(heading).toBeInViewport()

  await page.getByRole('button', { name: /^Cancel order/ }).click()
  await expect(heading).not.toBeInViewport()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click()
  await expect(heading).toHaveText('Order cancelled')
  await expect(heading).toBeInViewport()

  const order = await openOrder(page, wishes)
  await expect(order.getByText('Next: how you pay.')).toBeHidden()
  await toPayment(order, wishes.serverName)
  await expect(order.getByRole('radio', { name: 'Orange Money' })).toBeChecked()
})
