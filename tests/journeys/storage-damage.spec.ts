import { edition, openFreshShop } from './edition.ts'
import { expect, test } from './journey.ts'
import { fillLogin, register } from './steps/account.ts'
import { downloadText, expectExport, storageNotice, tamper } from './steps/storage.ts'

test.skip(edition === 'server', 'the server keeps the data')

const DAMAGED = 'The shop stored in this browser cannot be read.'

test('a damaged shop is set aside, told, downloaded byte for byte and started afresh', async ({
  page,
  jane,
}) => {
  await openFreshShop(page)
  await register(page, jane)
  await tamper(page, ({ collection, row }) =>
    collection === 'users' ? { collection, row: { ...row, coins: 'many' } } : null,
  )
  await page.goto('/services/samp')
  await expect(storageNotice(page)).toContainText(DAMAGED)
  await expect(page.getByRole('button', { name: /Order Now/ }).first()).toBeVisible()

  const bytes = await downloadText(page, 'Download the damaged data')
  expect(bytes).toContain(jane.email)
  expect(bytes).toContain('many')

  await page.goto('/login')
  await fillLogin(page, jane)
  await expect(
    page.getByRole('alert').filter({ hasText: /Invalid|Nothing can be saved/ }),
  ).toBeVisible()

  await storageNotice(page).getByRole('button', { name: 'Start afresh' }).click()
  // The page loads anew with the new shop.
  const loaded = page.waitForEvent('load')
  await storageNotice(page).getByRole('button', { name: 'Yes, start afresh' }).click()
  await loaded
  await expect(storageNotice(page)).toBeHidden()
  await register(page, jane)
})

test('a backup brings a damaged shop back; a file that is none changes nothing', async ({
  page,
  jane,
}) => {
  await openFreshShop(page)
  await register(page, jane)
  const mirrored = () => page.evaluate(() => localStorage.getItem('hostfront') ?? '')
  // Written when the page is idle.
  await expect.poll(mirrored).toContain(jane.email)
  const copy = await mirrored()
  await tamper(page, ({ collection, row }) =>
    collection === 'settings' ? { collection, row: { id: row.id } } : null,
  )
  await page.goto('/about')
  const notice = storageNotice(page)
  await expect(notice).toContainText(DAMAGED)
  const restore = (text: string) =>
    notice
      .getByLabel('Restore a backup')
      .and(page.locator('input'))
      .setInputFiles({ name: 'shop.json', mimeType: 'application/json', buffer: Buffer.from(text) })

  await restore('{"version":1,"users":[{"id":"1","coins":"many"}]}')
  await expect(notice).toContainText(
    'This file is not a sound backup of a shop. Nothing was changed.',
  )

  // The page loads anew with the restored shop.
  const loaded = page.waitForEvent('load')
  await restore(copy)
  await loaded
  await expect(notice).toBeHidden()
  await page.goto('/login')
  await fillLogin(page, jane)
  await expect(page).toHaveURL(/\/dashboard/)
})

test('a shop of a newer version is left as it is, with a copy offered', async ({ page }) => {
  await openFreshShop(page)
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('hostfront')
        request.onsuccess = () => {
          const meta = request.result.transaction('meta', 'readwrite').objectStore('meta')
          meta.put({ version: 99, revision: 1, shopId: 'newer' }, 'shop')
          meta.transaction.oncomplete = () => {
            request.result.close()
            resolve()
          }
        }
        request.onerror = () => reject(request.error)
      }),
  )
  await page.goto('/about')
  await expect(storageNotice(page)).toContainText('This shop was stored by a newer version.')
  await expectExport(page)
})
