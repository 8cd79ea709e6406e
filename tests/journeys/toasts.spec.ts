import { openFreshShop } from './edition.ts'
import { expect, test } from './journey.ts'
import { fillLogin, fillRegistration } from './steps/account.ts'
import { placeOrder } from './steps/order.ts'
import { ownName } from './steps/own-name.ts'
import { openRoute } from './steps/route.ts'
import { expectToast, underToasts } from './steps/toast.ts'

for (const [width, height] of [
  [390, 664],
  [768, 1024],
  [1366, 768],
] as const) {
  test(`a toast covers no control on a window of ${width} by ${height}`, async ({ page, jane }) => {
    test.setTimeout(90_000)
    await page.setViewportSize({ width, height })
    await openFreshShop(page)
    await openRoute(page, '/register')
    await fillRegistration(page, jane)
    await expectToast(page, 'Registration successful! Please login.')
    // The form before it has fields of the same names.
    await expect(page).toHaveURL(/\/login/)
    await expect.poll(() => underToasts(page), 'after registering').toEqual([])
    await fillLogin(page, jane)
    await expectToast(page, 'Login successful!')
    await expect(page.getByRole('tab', { name: 'Overview' })).toBeVisible()
    await expect.poll(() => underToasts(page), 'on the dashboard').toEqual([])
    await placeOrder(page, { serverName: ownName('Night') })
    await expect(page).toHaveURL(/\/dashboard/)
    await expect.poll(() => underToasts(page), 'after ordering').toEqual([])
    if (width === 390) await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click()
    await expectToast(page, 'Logged out successfully')
    await expect.poll(() => underToasts(page), 'on the home page').toEqual([])
  })
}
