import { type Credentials, openFreshShop } from './edition.ts'
import { expect, test } from './journey.ts'
import { fillLogin, logIn, logInAsAdmin, logOut, newCustomer, register } from './steps/account.ts'
import { openDashboardOf, openPanelWith } from './steps/beginning.ts'
import { look } from './steps/look.ts'
import { choose, placeOrder } from './steps/order.ts'
import { ownName } from './steps/own-name.ts'
import { openRoute } from './steps/route.ts'
import { chooseInMenu } from './steps/row-menu.ts'
import { expectToast } from './steps/toast.ts'
import { findUser, openClient, openCoins, openDelete, openEdit } from './steps/users.ts'

const gone = 'Invalid email or password'

test('an administrator finds a user, edits them, and they log in with what was set', async ({
  page,
  jane,
}) => {
  await openPanelWith(page, jane, '/admin/users')
  await expect(page.getByRole('heading', { name: 'User Management' })).toBeVisible()

  const edit = await openEdit(page, jane)
  const email = `new-${jane.email}`
  await edit.getByLabel('Name', { exact: true }).fill('Jane Stone')
  await edit.getByLabel('Email', { exact: true }).fill(email)
  await edit.getByLabel('New password', { exact: true }).fill('set-by-the-team')
  await edit.getByLabel('Coins', { exact: true }).fill('12.50')
  await edit.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'User updated successfully')
  await expect(edit).toBeHidden()
  const row = await findUser(page, { email })
  await expect(row).toContainText('Jane Stone')
  await expect(row).toContainText('12.50')

  await logOut(page)
  await logIn(page, { email, password: 'set-by-the-team' })
  await expect(page.getByRole('heading', { name: 'Welcome, Jane Stone' })).toBeVisible()
})

test('the list says what a user still owes, and where they are', async ({ page, jane }) => {
  const { admin } = await openDashboardOf(page, jane)
  await placeOrder(page, { serverName: ownName('Owed'), payWith: 'PayPal' })
  await logOut(page)
  await logInAsAdmin(page, admin)
  const row = await findUser(page, jane)
  await expect(row.getByText(/^€[1-9][\d.]*$/)).toBeVisible()
  await expect(row.getByText(/Germany$/)).toBeVisible()
  await look(page, 'the list of users with one that owes something')
  await page.setViewportSize({ width: 390, height: 900 })
  await expect(row.getByText(/^€[1-9][\d.]* to pay$/)).toBeVisible()
  await expect(row.getByText(/Germany/)).toBeHidden()
})

test('what is refused says why: at its field, or above the button', async ({ page, jane }) => {
  const { admin, dashboardAdmin } = await openFreshShop(page)
  await register(page, jane)
  await logInAsAdmin(page, admin)
  const edit = await openEdit(page, jane)
  const email = edit.getByLabel('Email', { exact: true })
  await email.fill(dashboardAdmin.email)
  await edit.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Failed to update user')
  await expect(email).toHaveAccessibleDescription('User with this email already exists')
  await expect(email).toBeFocused()
  await edit.getByLabel('Coins', { exact: true }).fill('-5')
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(edit.getByLabel('Coins', { exact: true })).toHaveAccessibleDescription(
    'Please enter an amount such as 4.50.',
  )
})

test('the new total is seen while it is typed, and never falls below 0', async ({ page, jane }) => {
  await openPanelWith(page, jane)
  const total = (dialog: Awaited<ReturnType<typeof openCoins>>) => dialog.getByRole('status')
  const coins = await openCoins(page, jane)
  await expect(coins.getByText('New total')).toBeVisible()
  await coins.getByLabel('Amount').fill('30')
  await expect(total(coins)).toHaveText('30 coins')
  await coins.getByLabel('Note').fill('Paid in cash')
  await coins.getByRole('button', { name: 'Change coins' }).click()
  await expectToast(page, 'Coins updated successfully')
  await expect(coins).toBeHidden()

  const taking = await openCoins(page, jane)
  await taking.getByLabel('Amount').fill('-12.5')
  await expect(total(taking)).toHaveText('17.50 coins')
  await taking.getByLabel('Amount').fill('-400')
  await expect(total(taking)).toHaveText('0 coins')
  await taking.getByRole('button', { name: 'Change coins' }).click()
  await expect(taking).toBeHidden()

  await page.reload()
  const emptied = await openCoins(page, jane)
  await emptied.getByLabel('Amount').fill('-5')
  await emptied.getByRole('button', { name: 'Change coins' }).click()
  await expect(emptied.getByLabel('Amount')).toHaveAccessibleDescription(
    /^This would change nothing\./,
  )
  await emptied.getByRole('button', { name: 'Back' }).click()

  await openClient(page, jane)
  await page.getByRole('tab', { name: 'Ledger' }).click()
  await expect(page.getByRole('row').filter({ hasText: '−30' })).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'Paid in cash' })).toContainText('+30')
})

test('who is suspended cannot log in until they are active again', async ({ page, jane }) => {
  const { admin } = await openFreshShop(page)
  await register(page, jane)
  await setStatus('Suspended')
  await logOut(page)
  await openRoute(page, '/login')
  await fillLogin(page, jane)
  await expect(
    page.getByRole('alert').getByText('This account is suspended. Please contact support.'),
  ).toBeVisible()
  await setStatus('Active')
  await logOut(page)
  await logIn(page, jane)

  async function setStatus(status: string): Promise<void> {
    await logInAsAdmin(page, admin)
    const edit = await openEdit(page, jane)
    await choose(edit, 'Status', status)
    await edit.getByRole('button', { name: 'Save' }).click()
    await expect(edit).toBeHidden()
    const row = await findUser(page, jane)
    await expect(row.getByText(status, { exact: true })).toBeVisible()
  }
})

test('a user is deleted with what waits for them, and the address is free again', async ({
  page,
  jane,
}) => {
  const { admin } = await openDashboardOf(page, jane)
  const serverName = ownName('Doomed')
  await placeOrder(page, { serverName, payWith: 'PayPal' })
  await logOut(page)

  await logInAsAdmin(page, admin)
  const asking = await openDelete(page, jane)
  await expect(asking).toContainText('1 order')
  await expect(asking).toContainText('This cannot be undone.')
  await expect(asking).toContainText('The audit log keeps what administrators changed')
  await asking.getByRole('button', { name: 'Keep user' }).click()
  const again = await openDelete(page, jane)
  await again.getByRole('button', { name: 'Delete user' }).click()
  await expectToast(page, 'User deleted successfully')
  await expect(page.getByText(jane.email)).toHaveCount(0)
  await openRoute(page, `/admin/orders?status=cancelled&search=${encodeURIComponent(serverName)}`)
  await page.getByRole('link', { name: 'Deleted user' }).click()
  await expect(page.getByRole('heading', { name: 'Deleted user' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^(Edit|Coins|Delete)/ })).toHaveCount(0)
  await page.getByRole('tab', { name: 'Invoices' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'Cancelled' })).toBeVisible()

  await logOut(page)
  await openRoute(page, '/login')
  await fillLogin(page, jane)
  await expect(page.getByRole('alert').getByText(gone)).toBeVisible()
  await register(page, jane)
})

test('administrators are never offered to be deleted, and keep their own rights', async ({
  page,
}) => {
  const { admin, dashboardAdmin } = await openFreshShop(page)
  await logInAsAdmin(page, admin)
  const named = async ({ email }: Credentials) => {
    const row = await findUser(page, { email })
    const name = await row.getByRole('link').first().textContent()
    return { email, password: '', name: name ?? '' }
  }
  for (const administrator of [admin, dashboardAdmin]) {
    const row = await findUser(page, administrator)
    await expect(row.getByRole('button', { name: /^Edit/ })).toBeVisible()
    await expect(row.getByRole('button', { name: /^Delete/ })).toHaveCount(0)
  }
  const own = await openEdit(page, await named(admin))
  await expect(own.getByLabel('Role', { exact: true })).toBeDisabled()
  await expect(own.getByLabel('Status', { exact: true })).toBeDisabled()
  await own.getByRole('button', { name: 'Back' }).click()
  const other = await openEdit(page, await named(dashboardAdmin))
  await expect(other.getByLabel('Role', { exact: true })).toBeEnabled()
})

test('a client’s page leads with an order and an invoice, and has the rest behind More', async ({
  page,
  jane,
}) => {
  await openPanelWith(page, jane)
  await openClient(page, jane)
  await expect(page.getByRole('heading', { level: 1, name: jane.name })).toBeVisible()
  for (const name of ['Place order', 'Issue invoice', `Edit ${jane.name}`]) {
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible()
  }
  await chooseInMenu(page, jane.name, 'Hold')
  const dialog = page.getByRole('dialog', { name: 'Put client on hold' })
  await dialog.getByLabel('Reason').fill('In hospital')
  await dialog.getByRole('button', { name: 'Put on hold' }).click()
  await expectToast(page, 'Client is on hold')
  await expect(page.getByText(/^On hold until .*: In hospital\.$/)).toBeVisible()
  await chooseInMenu(page, jane.name, 'Release')
  await expectToast(page, 'Client is off hold')
  await expect(page.getByText(/^On hold until/)).toHaveCount(0)
  await chooseInMenu(page, jane.name, 'Delete')
  await expect(page.getByRole('dialog', { name: 'Delete user' })).toBeVisible()
})

test('markup in a name is text on every screen that shows it', async ({ page }) => {
  const payload = ownName(`<img src=x onerror="document.title='run'"><script>alert(1)</script>`)
  const eve = { ...newCustomer(), name: payload }
  const { admin } = await openFreshShop(page)
  await register(page, eve)
  await logInAsAdmin(page, admin)
  const row = await findUser(page, eve)
  await expect(row.getByRole('link', { name: payload })).toBeVisible()
  const asking = await openDelete(page, eve)
  await expect(asking.getByText(payload)).toBeVisible()
  await asking.getByRole('button', { name: 'Keep user' }).click()
  await page.getByRole('link', { name: payload }).click()
  await expect(page.getByRole('heading', { name: payload })).toBeVisible()
  await page.getByRole('tab', { name: 'Notes' }).click()
  await page.getByLabel('New note').fill(payload)
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: payload })).toBeVisible()
  expect(await page.title()).not.toBe('run')
  await expect(page.locator('main img')).toHaveCount(0)
})

test('administrators note something about a client for each other, and remove it', async ({
  page,
  jane,
}) => {
  await openPanelWith(page, jane)
  await openClient(page, jane)
  await page.getByRole('tab', { name: 'Notes' }).click()
  await expect(page).toHaveURL(/tab=notes/)
  await expect(page.getByText('Nothing has been noted about this client.')).toBeVisible()
  await page.getByRole('button', { name: 'Add note' }).click()
  const field = page.getByLabel('New note')
  await expect(field).toHaveAccessibleDescription(/Please fill in this field/)
  await field.fill('Calls on Mondays')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expectToast(page, 'Note added')
  await expect(page.getByRole('tab', { name: 'Notes' })).toHaveText('Notes1')
  await expect(page.getByRole('tab', { name: 'Orders' })).toHaveText('Orders0')
  await page.reload()
  const note = page.getByRole('listitem').filter({ hasText: 'Calls on Mondays' })
  await note.getByRole('button', { name: /^Remove/ }).click()
  await page
    .getByRole('dialog', { name: 'Remove this note?' })
    .getByRole('button', { name: 'Remove note' })
    .click()
  await expect(note).toHaveCount(0)
})
