import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { edition, openFreshShop } from './edition.ts'
import { expect, test } from './journey.ts'
import { fillLogin, logIn, logInAsAdmin, logOut, register } from './steps/account.ts'
import { expectAsked, givePassword, letConfirmationEnd } from './steps/confirmation.ts'
import { openAccountPart, openDashboardTab, openTabOfNew } from './steps/dashboard.ts'
import { placeOrder } from './steps/order.ts'
import { ownName } from './steps/own-name.ts'
import { openRoute } from './steps/route.ts'
import { expectToast } from './steps/toast.ts'

test('a person keeps a profile, and the shop knows them by it', async ({ page, jane }) => {
  await openTabOfNew(page, jane, 'Account')
  const name = page.getByLabel('Name', { exact: true })
  await name.fill(' ')
  await page.getByRole('button', { name: 'Save profile' }).click()
  await expect(name).toHaveAccessibleDescription('Please fill in this field.')
  await name.fill('Jane Stone')
  await page.getByLabel('Country', { exact: true }).selectOption({ label: 'Morocco' })
  await page.getByLabel('Phone', { exact: true }).fill('+212 612 345678')
  await page.getByRole('textbox', { name: 'Company' }).fill('Stone & Co')
  await page.getByRole('button', { name: 'Save profile' }).click()
  await expectToast(page, 'Profile saved')
  await openDashboardTab(page, 'Overview')
  await expect(page.getByRole('heading', { name: 'Welcome, Jane Stone' })).toBeVisible()
  await openDashboardTab(page, 'Account')
  await page.reload()
  await expect(page.getByLabel('Country', { exact: true })).toHaveValue('MA')
  await expect(page.getByLabel('Phone', { exact: true })).toHaveValue('+212 612 345678')
  await expect(page.getByRole('textbox', { name: 'Company' })).toHaveValue('Stone & Co')
  // Nothing follows a language, so none is asked for.
  await expect(page.getByLabel('Language', { exact: true })).toHaveCount(0)
})

test('a person takes all their data along, without any secret', async ({ page, jane }) => {
  await register(page, jane)
  await logIn(page, jane)
  const serverName = ownName('Exported')
  await placeOrder(page, { serverName, payWith: 'PayPal' })
  await openDashboardTab(page, 'Account')
  await openAccountPart(page, 'Your data')
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export my data' }).click()
  const file = await saving
  expect(file.suggestedFilename()).toMatch(/^hostfront-my-data-\d{4}-\d\d-\d\d\.json$/)
  const text = await readFile(await file.path(), 'utf8')
  const data = JSON.parse(text)
  expect(data.account).toMatchObject({ name: jane.name, email: jane.email })
  expect(data.orders).toMatchObject([{ serverName, status: 'pending' }])
  expect(data.invoices).toHaveLength(1)
  expect(text).not.toMatch(/hash/i)
})

test('an account in use stays, and says why; then it is deleted and lets nobody in', async ({
  page,
  jane,
}) => {
  await register(page, jane)
  await logIn(page, jane)
  const serverName = ownName('Last')
  await placeOrder(page, { serverName, payWith: 'PayPal' })
  await openDashboardTab(page, 'Account')
  await openAccountPart(page, 'Your data')
  await deleteAccount(page)
  const dialog = page.getByRole('dialog', { name: 'Delete account' })
  await expect(dialog.getByRole('alert')).toHaveText(
    'The account is still in use: 1 pending order, 1 open invoice.',
  )
  await dialog.getByRole('button', { name: 'Back' }).click()

  await openDashboardTab(page, 'Services')
  await page.getByRole('button', { name: `Cancel order ${serverName}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click()
  await expect(page.getByRole('button', { name: `Cancel order ${serverName}` })).toHaveCount(0)
  await openDashboardTab(page, 'Account')
  await openAccountPart(page, 'Your data')
  await deleteAccount(page)
  await expectToast(page, 'Your account has been deleted')
  await expect(page).toHaveURL(/\/$/)

  await openRoute(page, '/login')
  await fillLogin(page, jane)
  await expect(page.getByRole('alert').getByText('Invalid email or password')).toBeVisible()
  await register(page, jane)
})

test('a person takes another email address, with the password again and an error at the field', async ({
  page,
  jane,
}) => {
  await openTabOfNew(page, jane, 'Account')
  const change = page.getByRole('button', { name: 'Change email address' })
  await change.click()
  const dialog = page.getByRole('dialog', { name: 'Change email address' })
  const field = dialog.getByLabel('New email')
  const send = dialog.getByRole('button', {
    name: edition === 'server' ? 'Send link' : 'Change email',
  })
  await field.fill(jane.email.toUpperCase())
  await send.click()
  await expect(field).toHaveAccessibleDescription(/^Your account has this address already\./)
  await field.fill('no address')
  await send.click()
  await expect(field).toBeFocused()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  const email = jane.email.replace('jane', 'joan')
  await field.fill(email)
  await letConfirmationEnd(page, 'accounts.changeEmail')
  await send.click()
  await givePassword(await expectAsked(page), jane.password)
  if (edition === 'server') {
    await expectToast(page, `A link is on its way to ${email}`)
    await expect(page.getByRole('main')).toContainText(jane.email)
    return
  }
  await expectToast(page, 'Email address changed')
  await expect(page.getByRole('main')).toContainText(email)
  await expect(change).toBeFocused()
  await logOut(page)
  await logIn(page, { ...jane, email })
})

test('a link that was cut off says so', async ({ page }) => {
  await openRoute(page, '/verify-email')
  await expect(
    page.getByRole('heading', { name: 'This link does not work', level: 1 }),
  ).toBeVisible()
})

test('the address of a login goes along to the forgotten password and back, and into no address bar', async ({
  page,
}) => {
  const email = 'jane@example.com'
  await openRoute(page, '/login')
  const typed = page.getByRole('main').getByLabel('Email')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page).toHaveURL(/\/forgot-password$/)
  await expect(typed).toHaveValue('')
  await page.getByRole('link', { name: 'Back to login' }).click()
  // Both pages have such a field: it is that of the next.
  await expect(page).toHaveURL(/\/login$/)
  await typed.fill(email)
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page).toHaveURL(/\/forgot-password$/)
  await expect(typed).toHaveValue(email)
  await page.reload()
  await expect(typed).toHaveValue(email)
  await page.getByRole('link', { name: 'Back to login' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(typed).toHaveValue(email)
})

test('a new password is asked of the team where the shop mails nothing', async ({ page }) => {
  test.skip(edition === 'server', 'a server mails a link')
  const { admin } = await openFreshShop(page, '/forgot-password')
  const main = page.getByRole('main')
  const ask = main.getByRole('button', { name: 'Request a new password' })
  await ask.click()
  await expect(main.getByLabel('Email')).toHaveAccessibleDescription('Please fill in this field.')
  await main.getByLabel('Email').fill('jane@example.com')
  await ask.click()
  await expect(main.getByRole('status')).toContainText(
    /Our team has your request\..* allow them some time\.$/,
  )
  await logInAsAdmin(page, admin)
  await openRoute(page, '/admin/tickets?view=messages')
  await expect(page.getByRole('row', { name: /jane@example.com/ })).toContainText('Password reset')
})

test('who asks for a mailed link reads when it comes and how long it works', async ({ page }) => {
  test.skip(edition === 'embedded', 'nothing is mailed from a browser')
  await openRoute(page, '/forgot-password')
  const main = page.getByRole('main')
  await main.getByLabel('Email').fill('nobody@example.com')
  await main.getByRole('button', { name: 'Send reset link' }).click()
  await expect(main.getByRole('status')).toHaveText(
    /we send a link at once, unless we just sent one\. It works for one hour\. .* ask again in 15 minutes\.$/,
  )
})

async function deleteAccount(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Delete account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete account' })
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
}
