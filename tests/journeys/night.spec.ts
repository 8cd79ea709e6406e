import { edition, openFreshShop } from './edition.ts'
import { expect, test } from './journey.ts'
import { logIn, logInAsAdmin, logOut, register } from './steps/account.ts'
import { ownName } from './steps/own-name.ts'
import { openRoute } from './steps/route.ts'
import { addService } from './steps/services.ts'
import { expectToast } from './steps/toast.ts'

const DAY = 86_400_000

test.skip(edition === 'server', 'time passes in the browser alone')

test('what the night brings is seen before it comes, done at a press, and its customer is reminded', async ({
  page,
  jane,
}) => {
  test.setTimeout(120_000)
  const start = Date.now()
  const { admin } = await openFreshShop(page)
  const planName = ownName('Nightly')
  const tonight = page.getByRole('region', { name: 'Automatic actions' })
  await register(page, jane)
  await logInAsAdmin(page, admin)
  await addService(page, { email: jane.email, planName, price: '4' })
  await openRoute(page, '/admin/utilities')
  await expect(tonight).toContainText('Nothing is due')

  // Where the shop did not look for days, staff say that the clock is right, or it waits ten minutes.
  const passTo = async (days: number) => {
    await logOut(page)
    await page.clock.setFixedTime(start + days * DAY)
    await page.reload()
    await logInAsAdmin(page, admin)
    await openRoute(page, '/admin/utilities')
  }
  await passTo(22.5)
  await expect(tonight).toContainText('1 invoice')
  await expect(tonight.getByRole('link', { name: planName })).toBeVisible()
  await expect(tonight.getByRole('link', { name: jane.name })).toBeVisible()

  const confirmClock = async () => {
    await page.getByRole('button', { name: 'The clock is right' }).click()
    await expectToast(page, 'The shop goes on')
  }
  await confirmClock()

  await passTo(23.5)
  await tonight.getByRole('button', { name: 'Run now' }).click()
  await expect(tonight.locator('dl')).toContainText('1 invoice')

  await passTo(27.5)
  await confirmClock()
  await tonight.getByRole('button', { name: 'Run now' }).click()
  await expect(tonight.locator('dl')).toContainText('1 reminder')
  await tonight.getByRole('link', { name: 'Log of automatic actions' }).click()
  await expect(page.getByRole('table', { name: 'Log' })).toContainText(
    'Reminded a customer of an open invoice',
  )

  await logOut(page)
  await logIn(page, jane)
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await page.getByRole('link', { name: /is due on .* to pay\. Unless it is paid/ }).click()
  await expect(page.getByRole('dialog', { name: /^Invoice/ })).toBeVisible()
})
