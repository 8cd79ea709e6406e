/** What a shop lacks before it opens: followed to its field, said to be done by the team, and the trial ended at a press. */
import { edition } from './edition.ts'
import { expect, test } from './journey.ts'
import { atRest, expectAccessible } from './steps/accessible.ts'
import { openPanel } from './steps/beginning.ts'
import { setMethod } from './steps/payment-methods.ts'
import { openRoute } from './steps/route.ts'
import { expectToast } from './steps/toast.ts'

test.use(atRest)
test.skip(edition === 'server', 'others set up meanwhile what they need')

test('the team says what is done of which the shop cannot be sure, and takes it back', async ({
  page,
}) => {
  await openPanel(page)
  const list = page.getByRole('region', { name: 'Before you open' })
  await expect(list.getByText(/^1 of \d+ done$/)).toBeVisible()
  const more = list.getByText(/^\d+ more$/)
  await more.click()
  await expect(list.getByRole('button', { name: /^Backups run/ })).toBeVisible()
  await list.getByRole('button', { name: 'We set up by hand: Let a panel make' }).click()
  await expectToast(page, 'Noted')
  await expect(list.getByText(/^2 of \d+ done$/)).toBeVisible()
  await expect(list.getByRole('link', { name: 'Let a panel make your servers' })).toHaveCount(0)
  await list.getByText('2 done', { exact: true }).click()
  await expect(list.getByText('Let a panel make your servers: We set up by hand.')).toBeVisible()
  await expectAccessible(page, 'the list before opening')

  await page.reload()
  await expect(list.getByText(/^2 of \d+ done$/)).toBeVisible()
  await list.getByText('2 done', { exact: true }).click()
  await list.getByRole('button', { name: 'Take back: Let a panel make your servers' }).click()
  await expectToast(page, 'Taken back')
  await expect(list.getByText(/^1 of \d+ done$/)).toBeVisible()
  await more.click()
  await expect(list.getByRole('link', { name: 'Let a panel make your servers' })).toBeVisible()
})

test('once one way can be paid in earnest the trial of the others is ended at a press', async ({
  page,
}) => {
  await openPanel(page)
  const end = page.getByRole('button', { name: 'Switch off trial methods' })
  await openRoute(page, '/admin/settings?section=payment')
  await expect(page.getByRole('table', { name: 'Payment methods' })).toBeVisible()
  await expect(end).toHaveCount(0)
  await setMethod(page, 'PayPal', { 'How to pay': 'To pay@shop.ma with {reference}.' })
  await expect(end).toBeVisible()
  await expectAccessible(page, 'payment settings with methods of a trial')

  await test.step('pages name no other already', async () => {
    await openRoute(page, '/')
    await expect(page.getByRole('main')).toContainText(/guarantee pay with PayPal/)
    await openRoute(page, '/service-terms')
    await expect(page.getByRole('main')).not.toContainText('Orange Money')
  })
  await openRoute(page, '/admin')
  await page
    .getByRole('region', { name: 'Before you open' })
    .getByRole('button', { name: 'Switch off trial methods' })
    .click()
  await expectToast(page, 'Trial methods switched off')
  await expect(end).toHaveCount(0)
  await openRoute(page, '/admin/settings?section=payment')
  const row = page.getByRole('row').filter({ hasText: 'Orange Money' })
  await expect(row.getByText('Off', { exact: true })).toBeVisible()
  await expect(
    page.getByRole('row').filter({ hasText: 'PayPal' }).getByText('Offered', { exact: true }),
  ).toBeVisible()
})

test('an address that names a setting leads into its field', async ({ page }) => {
  await openPanel(page)
  await openRoute(page, '/admin/settings?section=legal&field=legal.imprint')
  await expect(page.getByLabel('Imprint')).toBeFocused()
})

test('the shop’s own headline and story are read, and the words that it comes with when they are gone', async ({
  page,
}) => {
  await openPanel(page)
  const heading = page.getByRole('heading', { level: 1 })
  const write = async (headline: string, story: string) => {
    await openRoute(page, '/admin/settings?section=storefront')
    await page.getByLabel('Headline of the home page').fill(headline)
    await page.getByLabel('Our story').fill(story)
    await page.getByRole('button', { name: 'Save' }).click()
    await expectToast(page, 'Settings saved')
  }
  await write('Servers of the Atlas', 'Two friends.\n\nA garage in <b>Fès</b>.')
  await openRoute(page, '/')
  await expect(heading).toHaveText('Servers of the Atlas')
  await openRoute(page, '/about')
  await expect(page.getByText('A garage in <b>Fès</b>.')).toBeVisible()
  await expect(page.getByText('A good server should not be a privilege')).toBeVisible()
  await write('', '')
  await openRoute(page, '/')
  await expect(heading).toHaveText('Game servers and VPS that work the night shift.')
  await openRoute(page, '/about')
  await expect(page.getByText('We took over the night shift.')).toBeVisible()
})
