import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { logIn, logInAsAdmin, logOut } from './steps/account.ts'
import { openPanelWith } from './steps/beginning.ts'
import { openDashboardTab } from './steps/dashboard.ts'
import { look } from './steps/look.ts'
import { placeOrder } from './steps/order.ts'
import { approve, openOrders } from './steps/order-queue.ts'
import { ownName } from './steps/own-name.ts'
import { openRoute } from './steps/route.ts'
import { chooseInMenu } from './steps/row-menu.ts'
import { addService, findService } from './steps/services.ts'
import { expectToast } from './steps/toast.ts'
import { giveCoins } from './steps/users.ts'

const LONG = 'A server with a name as long as it may be for once or so'

test('a customer changes to a bigger plan and to a smaller one, and sees before what it costs', async ({
  page,
  jane,
}) => {
  test.setTimeout(150_000)
  const { admin } = await openPanelWith(page, jane)
  const name = ownName('Arena')
  await giveCoins(page, jane, '10')
  await logOut(page)
  await logIn(page, jane)
  await placeOrder(page, { path: '/services/samp', plan: 1, serverName: name, payWith: /coins/i })
  await logOut(page)
  await logInAsAdmin(page, admin)
  await openOrders(page)
  await approve(page, name)
  await logOut(page)
  await logIn(page, jane)
  await openDashboardTab(page, 'Services')
  await page.getByRole('link', { name, exact: true }).click()

  const facts = page.getByRole('region', { name: 'Plan and renewal' })
  const dialog = page.getByRole('dialog', { name: 'Change plan' })
  const open = () => page.getByRole('button', { name: `Change plan ${name}` }).click()

  await test.step('a bigger one is paid from coins at once', async () => {
    await open()
    await expect(dialog).toContainText('Choose another plan, cycle or option')
    await dialog.getByLabel('Plan', { exact: true }).selectOption('samp-ultimate')
    await expect(dialog.getByText('SAMP Ultimate 1000', { exact: false }).last()).toBeVisible()
    await expect(dialog).toContainText('Paid for SAMP Premium 500')
    // All days are written in one way.
    await expect(dialog).not.toContainText(/\d{4}-\d\d-\d\d/)
    await expect(dialog).toContainText('Due now€4.00')
    await look(page, 'the dialog of a change of plan')
    await dialog.getByRole('button', { name: 'Pay 4 coins' }).click()
    await expectToast(page, `${name} is changed`)
    await expect(dialog).toBeHidden()
    await expect(facts).toContainText('SAMP Ultimate 1000')
    await expect(facts).toContainText('€8.50 per month')
  })

  await test.step('a dearer cycle than the balance covers is said, with the way to coins', async () => {
    await open()
    await dialog.getByLabel('Billing cycle').selectOption('annually')
    await expect(dialog).toContainText(/With coins: [\d.]+ needed, you have /)
    await expect(dialog.getByRole('button', { name: 'Get coins' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })

  await test.step('a smaller one gives coins back', async () => {
    await open()
    await dialog.getByLabel('Plan', { exact: true }).selectOption('samp-starter')
    await expect(dialog).toContainText('Comes back as coins6')
    await dialog.getByRole('button', { name: 'Change plan' }).click()
    await expectToast(page, `${name} is changed`)
    await expect(facts).toContainText('SAMP Starter 150')
    await openDashboardTab(page, 'Billing')
    // 10 less 4.50, less 4, and 6 again.
    await expect(page.getByRole('table', { name: 'Coins' }).getByRole('row').nth(1)).toContainText(
      '7.50',
    )
  })

  await test.step('staff change it for a reason, without money', async () => {
    await logOut(page)
    await logInAsAdmin(page, admin)
    await openRoute(page, '/admin/services')
    await (await findService(page, name)).getByRole('link', { name, exact: true }).click()
    // Its row in the list has a menu of that name, too.
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await chooseInMenu(page, name, 'Change plan')
    await dialog.getByLabel('Plan', { exact: true }).selectOption('samp-premium')
    await dialog.getByLabel('Payment').selectOption('none')
    await dialog.getByLabel('Reason').fill('For the outage.')
    await look(page, 'the dialog of a change of plan, as staff see it')
    await dialog.getByRole('button', { name: 'Change plan' }).click()
    await expectToast(page, 'Plan changed')
    await expect(page.getByText('SAMP Premium 500').first()).toBeVisible()
  })
})

test('a customer renames a service, cancels it, keeps it, and ends it; staff see why', async ({
  page,
  jane,
}) => {
  test.setTimeout(150_000)
  const { admin } = await openPanelWith(page, jane)
  const plan = ownName('Dedicated')
  await addService(page, { email: jane.email, planName: plan, price: '9' })
  const path = await pathOf(page, plan)
  await logOut(page)
  await logIn(page, jane)
  await openRoute(page, path)
  const name = ownName(LONG.slice(0, 40))

  await test.step('it has the name that it is given', async () => {
    await page.getByRole('button', { name: `Rename ${plan}` }).click()
    const dialog = page.getByRole('dialog', { name: 'Rename service' })
    await dialog.getByLabel('Server name').fill(' ')
    await dialog.getByRole('button', { name: 'Rename' }).click()
    await expect(dialog.getByLabel('Server name')).toHaveAccessibleDescription(/./)
    await dialog.getByLabel('Server name').fill(name)
    await dialog.getByRole('button', { name: 'Rename' }).click()
    await expectToast(page, 'Service renamed')
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  })

  const dialog = page.getByRole('dialog', { name: 'Cancel service' })
  const cancel = () => page.getByRole('button', { name: `Cancel service ${name}` }).click()
  const facts = page.getByRole('region', { name: 'Plan and renewal' })

  await test.step('cancelled it says when it ends, and nothing renews it', async () => {
    await cancel()
    await expect(dialog.getByRole('radio', { name: /^At the end of the paid time/ })).toBeChecked()
    await expect(dialog).toContainText('Nothing more is billed')
    await dialog.getByRole('radio', { name: 'It costs too much.' }).check()
    await look(page, 'the dialog that cancels a service')
    await dialog.getByRole('button', { name: 'Cancel service' }).click()
    await expectToast(page, 'Service cancelled')
    await expect(page.getByText(/^Ends on .* You can keep it until then\.$/)).toBeVisible()
    await expect(facts).toContainText('Paused')
    await expect(facts.getByRole('button', { name: /^Renew Now/ })).toHaveCount(0)
    // Without the toast, which is half-way through its fading.
    await page.reload()
    await expect(facts).toContainText('Paused')
    await expect(page.getByRole('main').locator('.bg-primary:visible')).toHaveText(['Keep service'])
    await look(page, 'the page of a cancelled service')
    await openDashboardTab(page, 'Services')
    await expect(page.getByRole('article', { name })).toContainText('Ends on')
  })

  await test.step('staff read why, and find it among those that are cancelled', async () => {
    await logOut(page)
    await logInAsAdmin(page, admin)
    await openRoute(page, '/admin/services?shown=cancelled')
    await expect(await findService(page, name)).toContainText('Cancelled by its customer: It costs')
    await logOut(page)
    await logIn(page, jane)
    await openRoute(page, path)
  })

  await test.step('kept, it goes on as before', async () => {
    await facts.getByRole('button', { name: 'Keep service' }).click()
    await expectToast(page, 'Service kept')
    await expect(facts.getByRole('button', { name: /^Renew Now/ })).toBeVisible()
    await expect(page.getByText(/^Ends on/)).toHaveCount(0)
  })

  await test.step('ended at once it is over', async () => {
    await cancel()
    await dialog.getByRole('radio', { name: /^Now/ }).check()
    await expect(dialog).toContainText('Nothing of what was paid comes back by itself.')
    await dialog.getByRole('radio', { name: 'Another reason' }).check()
    await dialog.getByLabel('Your reason').fill('The map is finished.')
    await dialog.getByRole('button', { name: 'End it now' }).click()
    await expectToast(page, 'Service ended')
    await expect(page.getByText('Terminated', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: `Cancel service ${name}` })).toHaveCount(0)
  })
})

test('staff cancel a service for a reason that its customer reads, and keep it after all', async ({
  page,
  jane,
}) => {
  test.setTimeout(120_000)
  const { admin } = await openPanelWith(page, jane)
  const name = ownName('Dedicated')
  await addService(page, { email: jane.email, planName: name, price: '9' })
  const path = await pathOf(page, name)
  await openRoute(page, path.replace('/dashboard/', '/admin/'))
  await chooseInMenu(page, name, 'Cancel')
  const dialog = page.getByRole('dialog', { name: 'Cancel service' })
  await dialog.getByLabel('Reason').fill('We close this kind.')
  await dialog.getByRole('button', { name: 'Cancel service' }).click()
  await expectToast(page, 'Service cancelled')

  await logOut(page)
  await logIn(page, jane)
  await openRoute(page, path)
  await expect(page.getByText('Our team has cancelled it: We close this kind.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Keep service' })).toHaveCount(0)

  await logOut(page)
  await logInAsAdmin(page, admin)
  await openRoute(page, path.replace('/dashboard/', '/admin/'))
  await chooseInMenu(page, name, 'Keep')
  await expectToast(page, 'Service kept')
  await page.getByRole('button', { name: `More for ${name}` }).click()
  await expect(page.getByRole('menuitem', { name: 'Cancel', exact: true })).toBeVisible()
})

/** Where its customer sees it, asked on the list of staff. */
async function pathOf(page: Page, name: string): Promise<string> {
  const link = (await findService(page, name)).getByRole('link', { name, exact: true })
  const path = (await link.getAttribute('href')) ?? ''
  return path.replace('/admin/', '/dashboard/')
}
