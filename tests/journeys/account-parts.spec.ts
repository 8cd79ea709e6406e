import { expect, test } from './journey.ts'
import { openDashboardOf } from './steps/beginning.ts'
import { openAccountPart, openDashboardTab } from './steps/dashboard.ts'
import { openRoute } from './steps/route.ts'
import { expectToast } from './steps/toast.ts'

test('the parts of an account are reached by keyboard, and the one on show is marked', async ({
  page,
  jane,
}) => {
  await openDashboardOf(page, jane)
  await openDashboardTab(page, 'Account')
  const parts = page.getByRole('navigation', { name: 'Parts of your account' })
  await expect(parts.getByRole('link')).toHaveText([
    'Profile',
    'Sign-in and security',
    'Sessions',
    'Your data',
  ])
  await expect(parts.getByRole('link', { name: 'Profile' })).toHaveAttribute(
    'aria-current',
    'location',
  )
  await page.getByRole('tab', { name: 'Account' }).focus()
  const security = parts.getByRole('link', { name: 'Sign-in and security' })
  for (let press = 0; press < 4; press += 1) {
    if (await security.evaluate((link) => link === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Change password' })).toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Current password', { exact: true })).toBeFocused()
  await expect(security).toHaveAttribute('aria-current', 'location')
  await expect(page).toHaveURL(/\?tab=account#security$/)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Change password' })).toBeVisible()
})

for (const width of [390, 1280]) {
  test(`one part of an account is shown at a time, and keeps what is typed: ${width} px`, async ({
    page,
    jane,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await openDashboardOf(page, jane)
    await openDashboardTab(page, 'Account')
    const parts = page.getByRole('navigation', { name: 'Parts of your account' })
    const password = page.getByRole('heading', { name: 'Change password' })
    await page.getByLabel('Phone', { exact: true }).fill('0612')
    await expect(password).toBeHidden()
    await openAccountPart(page, 'Sign-in and security')
    await expect(password).toBeInViewport()
    await expect(parts.locator('[aria-current]')).toHaveText('Sign-in and security')
    await expect(page.getByRole('heading', { name: 'Profile' })).toBeHidden()
    await openAccountPart(page, 'Profile')
    await expect(page.getByLabel('Phone', { exact: true })).toHaveValue('0612')
    await openRoute(page, '/dashboard?tab=account#security')
    await expect(password).toBeInViewport()
    // Other links of the page name no part, and leave the one on show.
    await page.getByRole('link', { name: 'Skip to content' }).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/#main$/)
    await expect(password).toBeVisible()
  })
}

test('a phone number is taken as people write it, and nothing that is none', async ({
  page,
  jane,
}) => {
  await openDashboardOf(page, jane)
  await openDashboardTab(page, 'Account')
  const phone = page.getByLabel('Phone', { exact: true })
  await phone.fill('call me')
  await page.getByRole('button', { name: 'Save profile' }).click()
  await expect(phone).toHaveAccessibleDescription(
    'Please enter a phone number such as +212 612 345678. Optional.',
  )
  await phone.fill('(069) 12/34-56')
  await page.getByRole('button', { name: 'Save profile' }).click()
  await expectToast(page, 'Profile saved')
})

test('who is signed in need not tell the team who they are', async ({ page, jane }) => {
  await openDashboardOf(page, jane)
  await openRoute(page, '/contact')
  const main = page.getByRole('main')
  await expect(main.getByLabel('Name', { exact: true })).toHaveValue(jane.name)
  await expect(main.getByLabel('Email', { exact: true })).toHaveValue(jane.email)
})
