import { chromiumArgs } from '../chromium.mjs'
import { edition, openFreshShop } from './edition.ts'
import { expect, test } from './journey.ts'
import { fillLogin } from './steps/account.ts'
import { storageNotice } from './steps/storage.ts'

test.skip(edition === 'server', 'the cookie and the cryptography are the server’s affair')

/** Any name but localhost is an insecure origin on plain http: no crypto.subtle, no locks, no clipboard. */
const HOST = 'shop.test'

test.use({
  baseURL: async ({ baseURL }, use) => use(baseURL?.replace('localhost', HOST)),
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [...chromiumArgs, `--host-resolver-rules=MAP ${HOST} 127.0.0.1, MAP * ~NOTFOUND`],
    }),
})

test('on plain http the shop says so and works all the same', async ({ page }) => {
  test.slow()
  const { admin } = await openFreshShop(page)
  expect(await page.evaluate(() => [isSecureContext, 'subtle' in crypto])).toEqual([false, false])
  await expect(storageNotice(page)).toContainText('plain http')
  await fillLogin(page, admin)
  await expect(page).toHaveURL(/\/admin/, { timeout: 30_000 })
})
