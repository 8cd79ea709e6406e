import { edition } from './edition.ts'
import { expect, test } from './journey.ts'
import { fillLogin, logIn, logInAsAdmin, logOut } from './steps/account.ts'
import { openPanel, openPanelWith } from './steps/beginning.ts'
import { openDashboardTab } from './steps/dashboard.ts'
import { look } from './steps/look.ts'
import { placeOrder } from './steps/order.ts'
import { openRoute } from './steps/route.ts'
import { expectToast } from './steps/toast.ts'
import { giveCoins } from './steps/users.ts'

test('settings are saved a section at a time, and what is wrong is said at its field', async ({
  page,
}) => {
  await openPanel(page, '/admin/settings')
  // What was typed waits where it is.
  await page.getByLabel('Shop name').fill('Half a name')
  await page.getByRole('tab', { name: 'Contact' }).click()
  await expect(page.getByLabel('Shop name')).toBeHidden()
  await page.getByRole('tab', { name: 'Shop' }).click()
  await expect(page.getByLabel('Shop name')).toHaveValue('Half a name')
  await page.getByRole('tab', { name: 'Contact' }).click()
  await page.getByLabel('Game panel link').fill('javascript:alert(1)')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByLabel('Game panel link')).toHaveAccessibleDescription(
    'Please enter an address that begins with https://',
  )
  await page.getByLabel('Game panel link').fill('https://panel.example/')
  await page.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Settings saved')
  await page.reload()
  await expect(page.getByLabel('Game panel link')).toHaveValue('https://panel.example/')
})

test('a country that is none is said at the field of all of them', async ({ page }) => {
  await openPanel(page, '/admin/settings?section=tax')
  const countries = page.getByLabel('Taxed countries')
  await expect(countries).toHaveValue('Morocco')
  await countries.fill('MA, Atlantis')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(countries).toHaveAttribute('aria-invalid', 'true')
  await expect(countries).toBeFocused()
  await page.getByRole('link', { name: 'Back to Site' }).click()
  await expect(page.locator('meta[name=keywords]')).toHaveAttribute('content', /Frankfurt/)
})

test('what is typed and not saved is not left without a word', async ({ page }) => {
  await openPanel(page, '/admin/settings?section=seo')
  const keywords = page.getByLabel('Keywords', { exact: true })
  const nav = page.getByRole('navigation', { name: 'Admin' })
  const asking = page.getByRole('dialog', { name: 'Leave without saving?' })
  await keywords.fill('atlas')
  await page.getByRole('tab', { name: 'Legal' }).click()
  await nav.getByRole('link', { name: 'Orders' }).click()
  await expect(asking).toContainText('SEO')
  await asking.getByRole('button', { name: 'Stay' }).click()
  await page.getByRole('tab', { name: 'SEO' }).click()
  await expect(keywords).toHaveValue('atlas')
  await nav.getByRole('link', { name: 'Orders' }).click()
  await asking.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(/\/admin\/orders/)
  await nav.getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('tab', { name: 'SEO' }).click()
  await expect(keywords).not.toHaveValue('atlas')
})

test('an address that is none is refused', async ({ page }) => {
  await openPanel(page, '/admin/settings?section=contact')
  const email = page.getByLabel('Support email')
  const before = await email.inputValue()
  await email.fill('nobody')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await page.reload()
  await expect(email).toHaveValue(before)
})

test.describe('in a shop of their own', () => {
  test.skip(edition === 'server', 'they would change the shop that all journeys share')

  test('what search engines read of the home page is what the settings say', async ({ page }) => {
    await openPanel(page, '/admin/settings?section=seo')
    await page.getByLabel('Description').fill('Servers of the night shift.')
    await page.getByRole('button', { name: 'Save' }).click()
    await expectToast(page, 'Settings saved')
    await page.goto('/')
    await expect(page.locator('meta[name=description]')).toHaveAttribute(
      'content',
      'Servers of the night shift.',
    )
  })

  test('pages say of the servers what the settings say, and nothing that is switched off', async ({
    page,
  }) => {
    await openPanel(page, '/admin/settings?section=storefront')
    await page.getByLabel('Servers are in').fill('Casablanca, Morocco')
    await page.getByLabel('Position on the map').fill('Casablanca')
    for (const claim of ['Counter of active servers', '24/7 support', 'DDoS protection']) {
      await page.getByRole('checkbox', { name: claim, exact: true }).uncheck()
    }
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByLabel('Position on the map')).toHaveAccessibleDescription(
      /^Please enter latitude and longitude/,
    )
    await page.getByLabel('Position on the map').fill(`33°34'23.1"N 7°35'23.3"W`)
    await page.getByRole('button', { name: 'Save' }).click()
    await expectToast(page, 'Settings saved')
    const contradiction = 'Customers still choose among Germany, USA, UK, France when they order.'
    await expect(page.getByText(contradiction)).toBeVisible()
    await page.getByRole('link', { name: 'Change the locations' }).click()
    await expect(page.getByRole('row', { name: /^Location/ })).toBeVisible()

    await page.goto('/')
    await expect(page.getByText('Hosted in Casablanca.')).toBeVisible()
    const claims = page.getByRole('region', { name: 'What you can count on' })
    await claims.scrollIntoViewIfNeeded()
    await expect(claims.getByRole('heading', { level: 3 })).toHaveText([
      'Casablanca data center',
      '99.9% uptime',
      'NVMe storage',
      'Instant setup',
      'Backups included',
      '10 Gbps uplink',
    ])
    const location = page.getByRole('region', { name: 'Casablanca, Morocco' })
    await expect(location.getByRole('link', { name: 'Open the map' })).toHaveAttribute(
      'href',
      /mlat=33\.5731&mlon=-7\.5898/,
    )
    // The shop's address and the texts of plans are their own.
    await expect(
      page.getByText(/(Hosted|are) in Frankfurt|Frankfurt(, Germany| data center)/),
    ).toHaveCount(0)
    await expect(page.getByText('active servers')).toHaveCount(0)

    await page.getByRole('banner').getByRole('link', { name: 'About' }).click()
    await expect(page.getByText(/virtual private servers in Casablanca/)).toBeVisible()
    await expect(page.getByText('Our servers are in Casablanca.')).toBeVisible()
    await expect(page.getByText('24/7 support')).toHaveCount(0)

    await page.goto('/services/samp')
    await page.getByRole('heading', { name: 'Questions' }).scrollIntoViewIfNeeded()
    await expect(page.getByText('How DDoS protection works')).toHaveCount(0)
    await expect(page.getByText('Is my server protected against DDoS attacks?')).toHaveCount(0)
  })

  test('an invoice names its seller by the numbers of the settings', async ({ page, jane }) => {
    await openPanelWith(page, jane, '/admin/settings?section=tax')
    await page.getByLabel('Your country').selectOption('Morocco')
    await page.getByLabel('ICE', { exact: true }).fill('001234567000062')
    await page.getByLabel('Register number').fill('12345')
    await page.getByRole('button', { name: 'Save' }).click()
    await expectToast(page, 'Settings saved')
    await logOut(page)
    await logIn(page, jane)
    await placeOrder(page, { serverName: 'Named', payWith: 'cashPlus' })
    await openDashboardTab(page, 'Billing')
    await page.getByRole('link', { name: /^\d{4}-\d{5}$/ }).click()
    const invoice = page.getByRole('dialog', { name: /^Invoice / })
    for (const said of ['Morocco', 'ICE 001234567000062', 'RC 12345']) {
      await expect(invoice.getByText(said, { exact: true })).toBeVisible()
    }
  })

  test('a WhatsApp number with its country becomes the link that customers press', async ({
    page,
  }) => {
    await openPanel(page, '/admin/settings?section=contact')
    const number = page.getByLabel('WhatsApp link')
    await number.fill('06 12 34 56 78')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(number).toHaveAccessibleDescription(
      /^Please enter the number with its country code/,
    )
    await number.fill('+212 6 12 34 56 78')
    await page.getByRole('button', { name: 'Save' }).click()
    await expectToast(page, 'Settings saved')
    await page.reload()
    await expect(number).toHaveValue('https://wa.me/212612345678')
    await openRoute(page, '/contact')
    await expect(page.getByRole('link', { name: 'Write to us on WhatsApp' })).toHaveAttribute(
      'href',
      'https://wa.me/212612345678',
    )
  })

  test('the switches really switch', async ({ page, jane }) => {
    await openPanelWith(page, jane, '/admin/settings?section=contact')
    await page.getByLabel('Community chat link').fill('https://chat.example/shop')
    await page.getByRole('button', { name: 'Save' }).click()
    await expectToast(page, 'Settings saved')
    await openRoute(page, '/contact')
    await expect(page.getByText('Community', { exact: true })).toBeVisible()
    await openRoute(page, '/admin/settings?section=features')
    for (const name of ['Registration', 'Coin purchase', 'Live chat', 'Tickets', 'Entry gate']) {
      await page.getByRole('checkbox', { name }).uncheck()
    }
    await page.getByRole('button', { name: 'Save' }).click()
    await expectToast(page, 'Settings saved')
    await logOut(page)

    await openRoute(page, '/register')
    await expect(page.getByText('Registration is closed at the moment.')).toBeVisible()
    await openRoute(page, '/contact')
    await expect(page.getByText('Community', { exact: true })).toHaveCount(0)
    await page.evaluate(() => localStorage.removeItem('gate-passed'))
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText(/What is \d × \d\?/)).toHaveCount(0)

    await logIn(page, jane)
    await page.getByRole('button', { name: '0 coins' }).click()
    await expect(page.getByRole('dialog', { name: 'Get coins' })).toContainText(
      'Coins are not on sale at the moment.',
    )
    await page.keyboard.press('Escape')
    await page.getByRole('tab', { name: 'Support' }).click()
    await expect(page.getByRole('button', { name: 'Open a ticket' })).toHaveCount(0)
  })

  test('how soon the operator means to check, to set up and to answer is said where a customer waits', async ({
    page,
    jane,
  }) => {
    const AIM = 'We aim to have servers ready within 24 h of approval.'
    const { admin } = await openPanelWith(page, jane)
    await openRoute(page, '/services/samp')
    await expect(page.getByRole('main')).not.toContainText('ready within')
    await openRoute(page, '/admin/settings?section=billing')
    await page.getByLabel('Hours to check a payment or an order').fill('4')
    await page.getByLabel('Hours to set up a server').fill('24')
    await page.getByLabel('Hours to answer a message or a ticket').fill('12')
    await page.getByRole('button', { name: 'Save' }).click()
    await expectToast(page, 'Settings saved')
    await logOut(page)
    for (const path of ['/contact', '/forgot-password']) {
      await openRoute(page, path)
      await expect(page.getByRole('main')).toContainText('We aim to answer within 12 h.')
    }

    await logIn(page, jane)
    await openRoute(page, '/dashboard?tab=support')
    await expect(page.getByRole('main')).toContainText('We aim to answer within 12 h.')
    await openRoute(page, '/services/samp')
    await expect(page.getByRole('main')).toContainText('our aim: ready within 24 h of approval')
    await placeOrder(page, { serverName: 'Hurry', payWith: 'Orange Money' })
    const order = new URL(page.url()).pathname
    for (const words of ['We aim to check payments within 4 h.', AIM])
      await expect(page.getByText(words)).toBeVisible()
    await page.getByRole('button', { name: 'I have paid' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Tell us about your payment' })
    await dialog.getByLabel('Transaction reference').fill('PP1')
    await dialog.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByText('We aim to check payments within 4 h.')).toBeVisible()

    await logOut(page)
    await logInAsAdmin(page, admin)
    await openRoute(page, '/admin/transactions')
    await page.getByRole('button', { name: 'Approve PP1', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Approve PP1', exact: true })).toHaveCount(0)
    await giveCoins(page, jane, '10')
    await logOut(page)
    await logIn(page, jane)
    await openRoute(page, order)
    await expect(page.getByText(AIM)).toBeVisible()
    await page.getByRole('link', { name: 'Open your server’s page' }).click()
    await expect(page.getByText('We aim to have it ready within 24 h of approval.')).toBeVisible()

    await placeOrder(page, { serverName: 'Patience', payWith: /coins/i })
    await expect(page.getByText('We aim to look at orders within 4 h.')).toBeVisible()
    await expect(page.getByText(AIM)).toBeVisible()
  })

  test('another currency is asked for first, for it converts nothing', async ({ page }) => {
    await openPanel(page, '/admin/settings')
    await page.getByLabel('Shop name').fill('Night Shift')
    await page.getByLabel('Currency').selectOption('MAD')
    const dialog = page.getByRole('dialog', { name: 'Change the currency to MAD?' })
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toContainText('what costs 10.00 EUR will cost 10.00 MAD')
    await look(page, 'a currency that is asked for')
    await dialog.getByRole('button', { name: 'Keep EUR' }).click()
    await page.reload()
    await expect(page.getByLabel('Shop name')).toHaveValue('Hostfront')
    await expect(page.getByLabel('Currency')).toHaveValue('EUR')
    await page.getByLabel('Currency').selectOption('MAD')
    await page.getByRole('button', { name: 'Save' }).click()
    await dialog.getByRole('button', { name: 'Change to MAD' }).click()
    await expectToast(page, 'Settings saved')
    await page.reload()
    await expect(page.getByLabel('Currency')).toHaveValue('MAD')
  })

  test('what was changed in another tab meanwhile is not put back', async ({ page }) => {
    await openPanel(page, '/admin/settings')
    await page.getByLabel('Shop name').fill('Night Shift')

    const other = await page.context().newPage()
    await openRoute(other, '/admin/settings')
    await other.getByLabel('Currency').selectOption('MAD')
    await other.getByRole('button', { name: 'Save' }).click()
    await other.getByRole('button', { name: 'Change to MAD' }).click()
    await expectToast(other, 'Settings saved')
    await other.close()

    await page.getByRole('button', { name: 'Save' }).click()
    await expectToast(page, 'Settings saved')
    await page.reload()
    await expect(page.getByLabel('Shop name')).toHaveValue('Night Shift')
    await expect(page.getByLabel('Currency')).toHaveValue('MAD')
  })

  test('a form that nobody has written in follows the shop, switches too', async ({ page }) => {
    await openPanel(page, '/admin/settings?section=maintenance')
    const other = await page.context().newPage()
    await openRoute(other, '/admin/settings?section=maintenance')
    await other.getByRole('checkbox', { name: 'Maintenance mode' }).check()
    await other.getByRole('button', { name: 'Save' }).click()
    await expectToast(other, 'Settings saved')
    await other.close()

    const maintenance = page.getByRole('checkbox', { name: 'Maintenance mode' })
    await expect(maintenance).toBeChecked()
    await page.getByLabel('Message').fill('Back at noon.')
    await page.getByRole('button', { name: 'Save' }).click()
    await expectToast(page, 'Settings saved')
    await page.reload()
    await expect(maintenance).toBeChecked()
    await maintenance.uncheck()
    await page.getByRole('button', { name: 'Save' }).click()
    await expectToast(page, 'Settings saved')
  })

  test('maintenance closes every page to customers, and an administrator opens them again', async ({
    page,
    jane,
  }) => {
    const { admin } = await openPanelWith(page, jane, '/admin/settings?section=maintenance')
    await page.getByRole('checkbox', { name: 'Maintenance mode' }).check()
    await page.getByLabel('Message').fill('<b>Back</b> at noon.')
    await page.getByRole('button', { name: 'Save' }).click()
    await expectToast(page, 'Settings saved')
    // An administrator goes on.
    await openRoute(page, '/about')
    await expect(page.getByRole('heading', { name: 'closed for maintenance' })).toHaveCount(0)
    await logOut(page)

    for (const path of ['/about', '/services/samp', '/register', '/contact']) {
      await openRoute(page, path)
      await expect(
        page.getByRole('heading', { name: 'Hostfront is closed for maintenance' }),
      ).toBeVisible()
      await expect(page.getByText('<b>Back</b> at noon.')).toBeVisible()
    }
    await page.getByRole('link', { name: 'Administrator login' }).click()
    await fillLogin(page, jane)
    await expect(
      page.getByRole('heading', { name: 'Hostfront is closed for maintenance' }),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Log in as somebody else' }).click()
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible()

    await logInAsAdmin(page, admin)
    await openRoute(page, '/admin/settings?section=maintenance')
    await page.getByRole('checkbox', { name: 'Maintenance mode' }).uncheck()
    await page.getByRole('button', { name: 'Save' }).click()
    await expectToast(page, 'Settings saved')
    await logOut(page)
    await openRoute(page, '/about')
    await expect(page.getByRole('heading', { name: 'closed for maintenance' })).toHaveCount(0)
  })

  test('the colours of the shop are the operator’s, from the first paint on', async ({ page }) => {
    await openPanel(page, '/admin/settings?section=appearance')
    await page.getByLabel('Primary colour', { exact: true }).fill('#336699')
    await page.getByRole('button', { name: 'Save' }).click()
    await expectToast(page, 'Settings saved')
    const colour = () =>
      page
        .getByRole('button', { name: 'Save' })
        .evaluate((button) => getComputedStyle(button).backgroundColor)
    await expect.poll(colour).toBe('rgb(51, 102, 153)')
    await page.reload()
    const early = await page.evaluate(() =>
      document.documentElement.style.getPropertyValue('--primary'),
    )
    expect(early).toBe('#336699')
  })
})
