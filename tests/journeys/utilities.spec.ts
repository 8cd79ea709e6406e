import type { Page } from '@playwright/test'
import { edition } from './edition.ts'
import { expect, test } from './journey.ts'
import { fillLogin, logIn, logInAsAdmin, logOut, register } from './steps/account.ts'
import { openPanel } from './steps/beginning.ts'
import { openRoute } from './steps/route.ts'
import { checkFile, exportShop, readChange } from './steps/shop-document.ts'
import { expectToast } from './steps/toast.ts'

test('an exported shop comes back as it was, with its passwords and without what came after it', async ({
  page,
  jane,
}) => {
  test.skip(edition === 'server', 'it would replace the shop that all journeys share')
  const { admin } = await openPanel(page)
  const document = await exportShop(page)
  expect(document.users).toContainEqual(expect.objectContaining({ email: admin.email }))
  await logOut(page)

  await register(page, jane)
  await logIn(page, jane)
  await logOut(page)

  await logInAsAdmin(page, admin)
  await openRoute(page, '/admin/utilities')
  await checkFile(page, JSON.stringify(document))
  await expect(page.getByText('The file is sound.')).toBeVisible()
  expect(await readChange(page, 'Accounts')).toEqual({
    now: document.users.length + 1,
    after: document.users.length,
  })
  expect(await readChange(page, 'Sessions')).toEqual({ now: 1, after: 0 })

  await page.getByRole('button', { name: 'Replace the shop' }).click()
  const dialog = page.getByRole('dialog', { name: 'Replace this shop?' })
  await dialog.getByLabel('Name of this shop').fill('Some other shop')
  await dialog.getByRole('button', { name: 'Replace the shop' }).click()
  await expect(dialog.getByLabel('Name of this shop')).toHaveAccessibleDescription(
    /This is not its name/,
  )
  await dialog.getByLabel('Name of this shop').fill('Hostfront')
  await dialog.getByRole('button', { name: 'Replace the shop' }).click()
  await expectToast(page, 'Shop replaced. Please login with an account of the file.')
  await expect(page).toHaveURL(/\/login$/)

  await fillLogin(page, jane)
  await expect(page.getByRole('alert').getByText('Invalid email or password')).toBeVisible()
  await fillLogin(page, admin)
  await expect(page).toHaveURL(/\/admin/)
  const restored = await exportShop(page)
  expect(restored.users).toEqual(document.users)
})

test('a file that is refused says why at its field and changes nothing', async ({ page }) => {
  await openPanel(page)
  const before = await exportShop(page)
  const field = page.getByLabel('Shop document')

  await page.getByRole('button', { name: 'Check the file' }).click()
  await expect(field).toHaveAccessibleDescription(/^Please choose a file\./)

  const refusals: [string, RegExp][] = [
    ['{"users": [', /no JSON/],
    ['{"todo": []}', /no document of a shop/],
    [altered(before, ({ users }) => users.push(...users)), /a record twice \(users\[\d+\]\.id\)/],
    [
      altered(before, ({ users }) => users.map((user) => Object.assign(user, { role: 'user' }))),
      /no active administrator/,
    ],
    [
      altered(before, ({ users }) => users.map((user) => Object.assign(user, { coins: 7 }))),
      /not the sum of their coin entries/,
    ],
  ]
  for (const [text, reason] of refusals) {
    await checkFile(page, text)
    await expect(field).toHaveAccessibleDescription(reason)
    await expect(field).toHaveAccessibleDescription(/Nothing was changed\./)
    await expect(field).toBeFocused()
    await expect(replaceButton(page)).toHaveCount(0)
  }

  // Still signed in, and the shop is what it was.
  const after = await exportShop(page)
  if (edition === 'embedded') expect(after.users).toEqual(before.users)
  // Others register in the server's one shop, and use it, meanwhile.
  const of = ({ users }: typeof before) => users.map(({ email, role }) => ({ email, role }))
  expect(of(after)).toEqual(expect.arrayContaining(of(before)))
})

test('another file takes back what was found of the one before', async ({ page }) => {
  await openPanel(page)
  const document = await exportShop(page)
  await checkFile(page, JSON.stringify(document))
  await expect(replaceButton(page)).toBeVisible()
  await page
    .getByLabel('Shop document')
    .setInputFiles({ name: 'other.json', mimeType: 'application/json', buffer: Buffer.from('{}') })
  await expect(replaceButton(page)).toHaveCount(0)
})

const replaceButton = (page: Page) => page.getByRole('button', { name: 'Replace the shop' })

function altered<Document>(document: Document, change: (copy: Document) => unknown): string {
  const copy = structuredClone(document)
  change(copy)
  return JSON.stringify(copy)
}
