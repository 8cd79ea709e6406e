import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { openFreshShop } from '../journeys/edition.ts'
import { expect, test } from '../journeys/journey.ts'
import {
  logIn,
  logInAsAdmin,
  logOut,
  register,
  jane as somebody,
} from '../journeys/steps/account.ts'
import { enterShop } from '../journeys/steps/gate.ts'
import { openOrder, placeOrder, toPayment } from '../journeys/steps/order.ts'
import { openOrders, recordPaymentAndApprove } from '../journeys/steps/order-queue.ts'
import { openRoute } from '../journeys/steps/route.ts'
import { loadSamples } from '../journeys/steps/samples.ts'
import { switchTheme, themes } from '../journeys/steps/theme.ts'

const FOLDER = fileURLToPath(new URL('../../docs/screenshots', import.meta.url))
const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

/** The shop is hers alone, and her address is seen. */
const jane = { ...somebody, email: 'jane@example.com' }

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.setTimeout(240_000)

test('every picture of the documents', async ({ page }) => {
  mkdirSync(FOLDER, { recursive: true })
  const { admin } = await openFreshShop(page)
  await enterShop(page)
  await takeInBothThemes(page, 'home', () => openRoute(page, '/'))
  await takeInBothThemes(page, 'plans', () => openRoute(page, '/services/samp'))
  await takeInBothThemes(page, 'login', () => openRoute(page, '/login'))

  await register(page, jane)
  await logIn(page, jane)
  await placeOrder(page, { path: '/services/samp', plan: 1, serverName: 'Night Shift Roleplay' })
  await placeOrder(page, { path: '/services/vps', plan: 1, serverName: 'Backup Box' })
  await takeInBothThemes(page, 'order', async () => {
    await openOrder(page, { path: '/services/samp', plan: 1 })
  })
  await takeInBothThemes(page, 'order-payment', async () => {
    await toPayment(await openOrder(page, { path: '/services/samp', plan: 1 }), 'Night Shift')
  })
  await logOut(page)

  await logInAsAdmin(page, admin)
  await openOrders(page)
  await recordPaymentAndApprove(page, 'Night Shift Roleplay')
  // Some life for the panel: nobody real is in the pictures.
  await loadSamples(page)
  await takeInBothThemes(page, 'admin', () => openRoute(page, '/admin'))
  await takeInBothThemes(page, 'admin-orders', () => openRoute(page, '/admin/orders?status=all'))
  await takeInBothThemes(page, 'admin-clients', () => openRoute(page, '/admin/clients'))
  await logOut(page)

  await logIn(page, jane)
  await takeInBothThemes(page, 'dashboard', async () => {
    await openRoute(page, '/dashboard')
    await expect(page.getByRole('button', { name: 'Notifications' })).toBeVisible()
  })
})

async function takeInBothThemes(
  page: Page,
  name: string,
  open: () => Promise<void>,
): Promise<void> {
  for (const theme of themes) {
    await switchTheme(page, theme)
    for (const size of SIZES) {
      await page.setViewportSize(size)
      await open()
      // Room is kept for an announcement that is about to come.
      await expect(page.locator('[data-announcement] .announcement-line:empty')).toHaveCount(0)
      // A passing message would hide what the picture is about.
      await expect(page.locator('[data-sonner-toast]')).toHaveCount(0, { timeout: 10_000 })
      const path = `${FOLDER}/${name}-${size.width}-${theme}.jpg`
      await page.screenshot({ path, type: 'jpeg', quality: 80 })
    }
    await page.setViewportSize({ width: 1280, height: 720 })
  }
}
