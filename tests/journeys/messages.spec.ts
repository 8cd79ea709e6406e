// The seed's own messages, word for word (its section 8).
import { openFreshShop } from './edition.ts'
import { expect, test } from './journey.ts'
import { fillLogin, fillRegistration, logIn, logOut, register } from './steps/account.ts'
import { openOrder, placeOrder, toPayment } from './steps/order.ts'
import { openRoute } from './steps/route.ts'
import { expectToast } from './steps/toast.ts'

test('a login that matches no account is refused', async ({ page, jane }) => {
  await openRoute(page, '/login')
  await fillLogin(page, jane)
  await expect(page.getByText('Invalid email or password', { exact: true })).toBeVisible()
  // A keyboard user fixes it from where they are.
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeFocused()
})

test('a registration names what is wrong at the field', async ({ page, jane }) => {
  await openRoute(page, '/register')
  await fillRegistration(page, { ...jane, confirm: 'another-one' })
  await expect(page.getByText('Passwords do not match', { exact: true })).toBeVisible()
  await fillRegistration(page, { ...jane, password: '12345' })
  await expect(
    page.getByText('Password must be at least 6 characters long', { exact: true }),
  ).toBeVisible()
})

test('an email address belongs to one account', async ({ page, jane }) => {
  await register(page, jane)
  await openRoute(page, '/register')
  await fillRegistration(page, { ...jane, name: 'Another Jane' })
  await expect(page.getByText('User with this email already exists', { exact: true })).toBeVisible()
})

test('a visitor may fill in an order and is asked to log in when sending it', async ({ page }) => {
  const dialog = await openOrder(page)
  await toPayment(dialog, 'Visitor Server')
  await dialog.getByRole('button', { name: 'Place order' }).click()
  await expect(dialog.getByText('Please login to continue', { exact: true })).toBeVisible()
})

test('an order needs a server name, and is confirmed word for word', async ({ page, jane }) => {
  await register(page, jane)
  await logIn(page, jane)
  const dialog = await openOrder(page)
  await dialog.getByLabel('Server name').fill('   ')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(
    dialog.getByText('Please fill in all required fields', { exact: true }),
  ).toBeVisible()
  await placeOrder(page, { serverName: 'Named Server' })
  await logOut(page)
})

test('either administrator is greeted and led to their landing page', async ({ page }) => {
  const { admin, dashboardAdmin } = await openFreshShop(page)
  for (const [credentials, landing] of [
    [admin, /\/admin$/],
    [dashboardAdmin, /\/dashboard$/],
  ] as const) {
    await openRoute(page, '/login')
    await fillLogin(page, credentials)
    await expectToast(page, 'Admin login successful!')
    await expect(page).toHaveURL(landing)
    await logOut(page)
  }
})

test('a message to the team is confirmed and the form is empty again', async ({ page }) => {
  await openRoute(page, '/contact')
  const main = page.getByRole('main')
  await main.getByLabel('Name', { exact: true }).fill('Jane Doe')
  await main.getByLabel('Email', { exact: true }).fill('jane@example.com')
  await main.getByLabel('Subject', { exact: true }).fill('A question')
  await main.getByLabel('Message', { exact: true }).fill('How fast is the uplink?')
  await main.getByRole('button', { name: 'Send Message' }).click()
  await expect(
    page.getByText('Your message has been sent! We will get back to you soon.').first(),
  ).toBeVisible()
  await expect(main.getByLabel('Message', { exact: true })).toHaveValue('')
})

test('the newsletter thanks and clears its field', async ({ page }) => {
  await openRoute(page, '/about')
  const footer = page.getByRole('contentinfo')
  await footer.getByLabel('Email address').fill('jane@example.com')
  await footer.getByRole('button', { name: 'Subscribe' }).click()
  await expectToast(page, 'Thanks for subscribing!')
  await expect(footer.getByLabel('Email address')).toHaveValue('')
})

test('the newsletter says at its field what is wrong with an address, and keeps it', async ({
  page,
}) => {
  await openRoute(page, '/about')
  const footer = page.getByRole('contentinfo')
  const field = footer.getByLabel('Email address')
  // A browser takes an address without a top-level domain.
  await field.fill('jane@localhost')
  await footer.getByRole('button', { name: 'Subscribe' }).click()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription(/email/i)
  await expect(field).toHaveValue('jane@localhost')
})

test('the installation script can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openRoute(page, '/phpmyadmin')
  await page.getByRole('button', { name: 'Copy script' }).click()
  await expectToast(page, 'Installation script copied to clipboard!')
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(/^#!/)
})

test('on a phone the script leaves room for how it is used until all of it is asked for', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openRoute(page, '/phpmyadmin')
  const code = page.getByRole('region', { name: 'Installation script' })
  const height = async () => (await code.boundingBox())?.height ?? 0
  expect(await height()).toBeLessThan(250)
  await page.getByRole('button', { name: 'Show all' }).click()
  await expect.poll(height).toBeGreaterThan(4000)
  await page.getByRole('button', { name: 'Show less' }).click()
  await expect.poll(height).toBeLessThan(250)
  await expect(page.getByRole('button', { name: 'Copy script' })).toBeInViewport()
})
