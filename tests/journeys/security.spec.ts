import { createCaller } from '../server/caller.ts'
import { edition, serverUrl } from './edition.ts'
import { expect, test } from './journey.ts'
import { expectAccessible } from './steps/accessible.ts'
import { logIn } from './steps/account.ts'
import { openPanel, openPanelWith } from './steps/beginning.ts'
import { openRoute } from './steps/route.ts'
import { expectToast } from './steps/toast.ts'

test('the team sees where it is signed in, and what this edition keeps of that', async ({
  page,
}) => {
  await openPanel(page, '/admin/security')
  await expect(page.getByRole('heading', { name: 'Security', level: 1 })).toBeVisible()
  if (edition === 'embedded') {
    await expect(page.getByText('This shop runs in this browser only')).toBeVisible()
    await expect(page.getByRole('columnheader', { name: 'Address' })).toHaveCount(0)
  } else {
    await page.getByRole('link', { name: 'Sessions', exact: true }).click()
  }
  const here = page.getByRole('row').filter({ hasText: 'This device' })
  await expect(here).toContainText('Now')
  await expect(here.getByRole('button', { name: /^Sign out Admin/ })).toHaveCount(0)
  await expectAccessible(page, 'the open sessions')
})

test('a customer whom the team signs out has to sign in again', async ({ page, jane, browser }) => {
  test.skip(edition === 'embedded', 'A browser has a shop of its own, with one person in it.')
  await openPanelWith(page, jane, '/admin/security?view=sessions')
  const theirs = await (await browser.newContext()).newPage()
  await logIn(theirs, jane)
  const row = page.getByRole('row').filter({ hasText: jane.email })
  await row.getByRole('link', { name: 'All their sessions' }).first().click()
  await expect(row).toHaveCount(1)
  await row.getByRole('button', { name: /^Sign out Jane Doe/ }).click()
  await expectToast(page, 'Signed out there')
  await expect(row).toHaveCount(0)
  await expect(theirs).toHaveURL(/\/login/)
  await theirs.context().close()
})

test('who tried too often may try again once the team has lifted that', async ({ page, jane }) => {
  test.skip(edition === 'embedded', 'Nobody but the owner of the browser can try.')
  await openPanelWith(page, jane, '/admin/security')
  const { api } = createCaller(serverUrl)
  const { email, password } = jane
  await expect(api.accounts.login({ email, password: 'not-hers-at-all' })).rejects.toThrow()
  await openRoute(page, '/admin/security?trail=failures')
  await page
    .getByRole('button', { name: /^Lift limits Jane Doe/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: 'Lift limits' })
  await expect(dialog).toContainText('Jane Doe')
  await expectAccessible(page, 'the sign-ins')
  await dialog.getByRole('button', { name: 'Lift limits' }).click()
  await expectToast(page, 'They can try again at once')
  await api.accounts.login({ email, password })
})

test('the team revokes somebody’s API key', async ({ page, jane }) => {
  test.skip(edition === 'embedded', 'There are no API keys.')
  await openPanelWith(page, jane, '/admin/security')
  const { api } = createCaller(serverUrl)
  await api.accounts.login({ email: jane.email, password: jane.password })
  const form = { name: 'Night watch', scopes: ['orders:read' as const], expiresInDays: 1 }
  await api.apiKeys.create(form)
  await page.getByRole('link', { name: 'Second factors' }).click()
  await expect(page.getByRole('table', { name: 'Second factors' })).toContainText('Administrator')
  await expectAccessible(page, 'the second factors')
  await page.getByRole('link', { name: 'API keys' }).click()
  const row = page.getByRole('row').filter({ hasText: jane.email })
  await expectAccessible(page, 'the API keys')
  await row.getByRole('button', { name: 'Revoke Night watch of Jane Doe' }).click()
  const dialog = page.getByRole('dialog', { name: 'Revoke API key' })
  await dialog.getByRole('button', { name: 'Revoke API key' }).click()
  await expectToast(page, 'API key revoked')
  await expect(row).toHaveCount(0)
  expect(await api.apiKeys.list()).toEqual([])
})
