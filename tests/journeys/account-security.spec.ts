import type { Locator, Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { fillLogin, logIn, logOut, register } from './steps/account.ts'
import { openAccountPart, openTabOfNew } from './steps/dashboard.ts'
import { openRoute, waitUntilAlive } from './steps/route.ts'
import { expectToast } from './steps/toast.ts'

const SECURITY = 'Sign-in and security'
const NEW_PASSWORD = 'day-shift-8-and-more'

test('a person changes the password, and only the new one is good from then on', async ({
  page,
  jane,
}) => {
  await openTabOfNew(page, jane, 'Account')
  await openAccountPart(page, SECURITY)
  await fillChange(page, { current: 'not-my-password', next: NEW_PASSWORD })
  await expect(currentPassword(page)).toHaveAccessibleDescription('The password is not right.')
  await expect(currentPassword(page)).toBeFocused()

  await fillChange(page, { current: jane.password, next: 'short' })
  await expect(newPassword(page)).toHaveAccessibleDescription(/at least 6 characters/)

  await fillChange(page, { current: jane.password, next: NEW_PASSWORD, again: 'something else' })
  await expect(newPasswordAgain(page)).toHaveAccessibleDescription(/Passwords do not match/)

  await fillChange(page, { current: jane.password, next: jane.password })
  await expect(newPassword(page)).toHaveAccessibleDescription(/This is the current password/)

  await fillChange(page, { current: jane.password, next: NEW_PASSWORD })
  await expectToast(page, 'Password changed')
  for (const field of [currentPassword(page), newPassword(page), newPasswordAgain(page)]) {
    await expect(field).toHaveValue('')
  }

  await logOut(page)
  await openRoute(page, '/login')
  await fillLogin(page, jane)
  await expect(page.getByRole('alert').getByText('Invalid email or password')).toBeVisible()
  await logIn(page, { ...jane, password: NEW_PASSWORD })
})

test('a person sees where they are signed in; two tabs are one session', async ({
  page,
  jane,
  context,
}) => {
  await openTabOfNew(page, jane, 'Account')
  await openAccountPart(page, 'Sessions')
  await expectOneSession(page)

  const other = await context.newPage()
  await other.goto('/dashboard?tab=account#sessions')
  await waitUntilAlive(other)
  await expectOneSession(other)

  // The password's change gives the browser a new session, and no tab of it is left behind.
  await openAccountPart(page, SECURITY)
  await fillChange(page, { current: jane.password, next: NEW_PASSWORD })
  await expectToast(page, 'Password changed')
  await openAccountPart(page, 'Sessions')
  await expectOneSession(page)
  await other.reload()
  await expectOneSession(other)

  await logOut(page)
  await expect(other).toHaveURL(/\/login/)
})

test('the account is kept safe by keyboard alone', async ({ page, jane }) => {
  await register(page, jane)
  await logIn(page, jane)
  await page.getByRole('tab', { name: 'Overview' }).focus()
  await page.keyboard.press('End')
  await expect(page.getByRole('tab', { name: 'Account' })).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible()
  await tabTo(page, page.getByRole('link', { name: SECURITY }))
  await page.keyboard.press('Enter')
  await tabTo(page, currentPassword(page))
  await page.keyboard.type(jane.password)
  await tabTo(page, newPassword(page))
  await page.keyboard.type(NEW_PASSWORD)
  await tabTo(page, newPasswordAgain(page))
  await page.keyboard.type(NEW_PASSWORD)
  await page.keyboard.press('Enter')
  await expectToast(page, 'Password changed')
})

const currentPassword = (page: Page) => page.getByLabel('Current password', { exact: true })
const newPassword = (page: Page) => page.getByLabel('New password', { exact: true })
const newPasswordAgain = (page: Page) => page.getByLabel('Confirm new password', { exact: true })

interface Change {
  current: string
  next: string
  again?: string
}

async function fillChange(page: Page, { current, next, again = next }: Change): Promise<void> {
  await currentPassword(page).fill(current)
  await newPassword(page).fill(next)
  await newPasswordAgain(page).fill(again)
  await page.getByRole('button', { name: 'Change password' }).click()
}

async function expectOneSession(page: Page): Promise<void> {
  const rows = page.getByRole('table', { name: 'Sessions' }).getByRole('row')
  // The row of headings, and this one.
  await expect(rows).toHaveCount(2)
  await expect(rows.last()).toContainText('Chrome on Linux')
  await expect(rows.last()).toContainText('This device')
  await expect(page.getByRole('button', { name: /Sign out/ })).toHaveCount(0)
}

/** Presses Tab until this has the focus, at most 25 times. */
async function tabTo(page: Page, field: Locator): Promise<void> {
  for (let presses = 0; presses < 25; presses += 1) {
    if (await field.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(field).toBeFocused()
}
