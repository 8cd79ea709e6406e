import { edition } from './edition.ts'
import { expect, test } from './journey.ts'
import { openDashboardOf, openPanelWith } from './steps/beginning.ts'
import { openRoute } from './steps/route.ts'
import { expectToast } from './steps/toast.ts'

test('a customer asks for a package of coins in a ticket that is written already', async ({
  page,
  jane,
}) => {
  await openDashboardOf(page, jane)
  await page.getByRole('banner').getByRole('button', { name: '0 coins' }).click()
  const dialog = page.getByRole('dialog', { name: 'Get coins' })
  await expect(dialog).toContainText('0 coins, worth €0.00')
  await expect(dialog.getByRole('radio')).toHaveCount(4)
  await dialog.getByRole('radio', { name: '10 coins, €10.00' }).check({ force: true })
  await dialog.getByRole('link', { name: 'Ask for coins' }).click()
  const ticket = page.getByRole('dialog', { name: 'Open a ticket' })
  await expect(ticket.getByLabel('Subject')).toHaveValue('Buy 10 coins')
  await expect(ticket.getByLabel('Message')).toHaveValue(
    'Please sell me 10 coins, worth €10.00. How can I pay for them?',
  )
  await ticket.getByRole('button', { name: 'Open ticket' }).click()
  await expectToast(page, 'Ticket opened')
  await expect(page.getByRole('heading', { name: 'Buy 10 coins' })).toBeFocused()
})

test('packages are the operator’s to name, and need tickets', async ({ page, jane }) => {
  test.skip(edition === 'server', 'it would change the shop that all journeys share')
  await openPanelWith(page, jane, '/admin/settings?section=billing')
  const packages = page.getByLabel('Coin packages')
  await expect(packages).toHaveValue('5 10 25 50')
  await packages.fill('5 many')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(packages).toHaveAccessibleDescription(/Please enter an amount such as 4\.50\./)
  await packages.fill('7.50 100')
  await page.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Settings saved')
  const offered = async () => {
    await openRoute(page, '/about')
    await page
      .getByRole('banner')
      .getByRole('button', { name: /coins$/ })
      .click()
    return page.getByRole('dialog', { name: 'Get coins' }).getByRole('radio')
  }
  await expect(await offered()).toHaveCount(2)
  await openRoute(page, '/admin/settings?section=features')
  await page.getByLabel('Tickets').uncheck()
  await page.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Settings saved')
  await expect(await offered()).toHaveCount(0)
})
