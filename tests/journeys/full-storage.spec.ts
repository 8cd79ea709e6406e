import type { Page } from '@playwright/test'
import { edition, openFreshShop } from './edition.ts'
import { expect, test } from './journey.ts'
import { fillLogin, logOut, register } from './steps/account.ts'
import { storageNotice } from './steps/storage.ts'

test.skip(edition === 'server', 'the server keeps the session')

test('with no room in local storage one is signed in for this tab, and is told why and what to do', async ({
  page,
  context,
  jane,
}) => {
  await openFreshShop(page, '/register')
  await register(page, jane)
  await fillLocalStorage(page)
  await fillLogin(page, jane)
  await expect(page).toHaveURL(/\/dashboard/)
  await expect(storageNotice(page)).toContainText('signed in for this tab only')
  await expect(storageNotice(page)).toContainText('free some space')

  await page.reload()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Logout' })).toBeVisible()
  await expect(storageNotice(page)).toContainText('signed in for this tab only')
  const other = await context.newPage()
  await other.goto('/about')
  await expect(other.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()

  await logOut(page)
  await expect(storageNotice(page)).toHaveCount(0)
})

/** Local storage and nothing else: not one character more fits in. */
const fillLocalStorage = (page: Page): Promise<void> =>
  page.evaluate(() => {
    // The shop gives up its mirror first, which would make room.
    localStorage.removeItem('hostfront')
    for (let length = 1 << 22; length >= 1; length >>= 1) {
      for (let part = 0; part < 64; part++) {
        try {
          localStorage.setItem(`filler-${length}-${part}`, 'x'.repeat(length))
        } catch {
          break
        }
      }
    }
  })
