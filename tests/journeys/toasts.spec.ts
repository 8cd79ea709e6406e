import type { Page } from '@playwright/test'
import { openFreshShop } from './edition.ts'
import { expect, test } from './journey.ts'
import { fillLogin, fillRegistration } from './steps/account.ts'
import { placeOrder } from './steps/order.ts'
import { ownName } from './steps/own-name.ts'
import { openRoute } from './steps/route.ts'
import { expectToast, underToasts } from './steps/toast.ts'

/** What a toast takes to slide in: before that it lies over nothing. */
const SLIDE_MS = 800
/** With that well below the four seconds that it is shown: when it is gone, nothing is under it either. */
const LOOK_MS = 1500

async function expectClear(page: Page, message: string): Promise<void> {
  await page.waitForTimeout(SLIDE_MS)
  await expect.poll(() => underToasts(page), { message, timeout: LOOK_MS }).toEqual([])
}

for (const [width, height] of [
  [390, 664],
  [390, 844],
  [768, 1024],
  [1366, 768],
  [1440, 900],
] as const) {
  test(`a toast covers no control and no figure to copy on a window of ${width} by ${height}`, async ({
    page,
    jane,
  }) => {
    test.setTimeout(90_000)
    await page.setViewportSize({ width, height })
    await openFreshShop(page)
    await openRoute(page, '/register')
    await fillRegistration(page, jane)
    await expectToast(page, 'Registration successful! Please login.')
    // The form before it has fields of the same names.
    await expect(page).toHaveURL(/\/login/)
    await expectClear(page, 'after registering')
    await fillLogin(page, jane)
    await expectToast(page, 'Login successful!')
    await expect(page.getByRole('tab', { name: 'Overview' })).toBeVisible()
    await expectClear(page, 'on the dashboard')
    // Not by what others have set up in the shop that all journeys share.
    await placeOrder(page, { serverName: ownName('Night'), payWith: 'Bank transfer' })
    await expect(page).toHaveURL(/\/dashboard/)
    const copy = page.getByRole('button', { name: 'Copy amount' })
    await expect(copy).toBeVisible()
    await expectClear(page, 'after ordering')
    await copy.click()
    await expect(page.locator('[data-sonner-toast]').first()).toBeVisible()
    await expectClear(page, 'after copying the amount')
    if (width === 390) await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click()
    await expectToast(page, 'Logged out successfully')
    await expectClear(page, 'on the home page')
  })
}
