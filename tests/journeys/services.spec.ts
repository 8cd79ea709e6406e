import { edition, openFreshShop } from './edition.ts'
import { expect, test } from './journey.ts'
import { logIn, logInAsAdmin, logOut, register } from './steps/account.ts'
import { openDashboardOf, openPanelWith } from './steps/beginning.ts'
import { placeOrder } from './steps/order.ts'
import { openOrders, recordPaymentAndApprove } from './steps/order-queue.ts'
import { ownName } from './steps/own-name.ts'
import { openRoute } from './steps/route.ts'
import { chooseInMenu } from './steps/row-menu.ts'
import { addService, findService } from './steps/services.ts'
import { expectToast } from './steps/toast.ts'

const MARKUP = '<img src=x onerror="document.title=1"><script>document.title=2</script>'

test('an administrator adds a service and does all that can be done with it', async ({
  page,
  jane,
}) => {
  test.setTimeout(120_000)
  const { admin } = await openFreshShop(page)
  const name = ownName(`Box ${MARKUP}`)
  await register(page, { ...jane, name: `Jane ${MARKUP}` })
  await logInAsAdmin(page, admin)
  await openRoute(page, '/admin/services')
  await expect(page.getByRole('heading', { name: 'Service Management' })).toBeVisible()
  if (edition === 'embedded') {
    await expect(page.getByText('No services found. Add your first service.')).toBeVisible()
  }
  await addService(page, { email: jane.email, planName: name, price: '12,50' })

  const row = await findService(page, name)
  await expect(row).toContainText(`Jane ${MARKUP}`)
  await expect(row).toContainText('€12.50')
  const badge = (words: string) => row.getByText(words, { exact: true })
  await expect(badge('Active')).toBeVisible()

  await page.getByRole('button', { name: `Suspend ${name}` }).click()
  const suspend = page.getByRole('dialog', { name: 'Suspend service' })
  await expect(suspend).toContainText(`${name} of Jane ${MARKUP} (${jane.email})`)
  await suspend.getByRole('button', { name: 'Suspend service' }).click()
  await expect(suspend.getByLabel('Reason')).toHaveAttribute('aria-invalid', 'true')
  await suspend.getByLabel('Reason').fill(`Spam ${MARKUP}`)
  await suspend.getByRole('button', { name: 'Suspend service' }).click()
  await expectToast(page, 'Service suspended successfully')
  await expect(badge('Suspended')).toBeVisible()
  await expect(row).toContainText(`By the team: Spam ${MARKUP}`)
  await row.getByRole('link', { name }).click()
  await expect(page.getByRole('table', { name: 'Log' })).toContainText('Suspended a service')
  await page.goBack()
  await page.getByRole('button', { name: `Activate ${name}` }).click()
  await expectToast(page, 'Service active successfully')
  await expect(badge('Active')).toBeVisible()

  const end = row.locator('time')
  const before = Date.parse((await end.getAttribute('datetime')) ?? '')
  await chooseInMenu(page, name, 'Extend')
  const extend = page.getByRole('dialog', { name: 'Extend service' })
  await extend.getByLabel('Days').fill('0')
  await extend.getByRole('button', { name: 'Extend service' }).click()
  await expect(extend.getByLabel('Days')).toHaveAttribute('aria-invalid', 'true')
  await extend.getByLabel('Days').fill('10')
  await extend.getByRole('button', { name: 'Extend service' }).click()
  await expectToast(page, 'Service extended successfully')
  const after = new Date(before + 10 * 86_400_000).toISOString()
  await expect(end).toHaveAttribute('datetime', after)

  await page.getByRole('button', { name: `Terminate ${name}` }).click()
  const terminate = page.getByRole('dialog', { name: 'Terminate service' })
  await expect(terminate).toContainText(`${name} of Jane ${MARKUP}`)
  await terminate.getByRole('button', { name: 'Terminate service' }).click()
  await expectToast(page, 'Service terminated successfully')
  await expect(badge('Terminated')).toBeVisible()
  await expect(row.getByRole('button')).toHaveAccessibleName(`Delete ${name}`)

  await page.getByRole('button', { name: `Delete ${name}` }).click()
  await page
    .getByRole('dialog', { name: 'Delete service' })
    .getByRole('button', { name: 'Delete service' })
    .click()
  await expectToast(page, 'Service deleted successfully')
  await expect(row).toBeHidden()
  await expect(page).toHaveTitle(/^Services, admin/)
})

test('the form says what it needs, and a user is chosen by keyboard alone', async ({
  page,
  jane,
}) => {
  await openPanelWith(page, jane, '/admin/services')
  await page.getByRole('button', { name: 'Add service' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add service' })
  await dialog.getByRole('button', { name: 'Add service' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Please fill all required fields')
  const user = dialog.getByRole('combobox', { name: 'User' })
  await expect(user).toBeFocused()
  await expect(dialog.getByLabel('Price')).toHaveAccessibleDescription(/^Please enter an amount/)

  await page.keyboard.type('nobody-has-this-name')
  await expect(dialog.getByRole('status')).toHaveText('Nobody has this name or address.')
  await page.keyboard.press('Escape')
  await expect(user).toHaveAttribute('aria-expanded', 'false')
  await expect(dialog).toBeVisible()
  await user.fill(jane.email)
  const option = dialog.getByRole('option').filter({ hasText: jane.email })
  await expect(option).toHaveAttribute('aria-selected', 'true')
  await expect(dialog.getByRole('option')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(user).toHaveValue(`${jane.name} (${jane.email})`)
  await expect(dialog.getByRole('listbox')).toBeHidden()
})

test('services are found again, narrowed and ordered by their address', async ({ page, jane }) => {
  await openPanelWith(page, jane)
  const mark = ownName('Fleet')
  for (const [planName, price] of [
    [`${mark} dear`, '90'],
    [`${mark} cheap`, '1'],
  ] as const) {
    await addService(page, { email: jane.email, planName, price })
  }
  const names = page.getByRole('rowheader')
  await openRoute(page, `/admin/services?search=${encodeURIComponent(mark)}&sort=price`)
  await expect(names).toHaveText([new RegExp(`^${mark} cheap`), new RegExp(`^${mark} dear`)])
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await page.getByRole('button', { name: 'Suspend 2' }).click()
  const asking = page.getByRole('dialog', { name: 'Suspend 2 services?' })
  await expect(asking).toContainText('Each customer is told at once')
  await expect(asking.getByRole('listitem')).toHaveText([
    `${mark} cheap of ${jane.name} (${jane.email})`,
    `${mark} dear of ${jane.name} (${jane.email})`,
  ])
  await asking.getByRole('button', { name: 'Back' }).click()
  const suspended = page.getByRole('table').getByText('Suspended', { exact: true })
  await expect(suspended).toHaveCount(0)
  await page.getByRole('button', { name: 'Suspend 2' }).click()
  await asking.getByLabel('Reason').fill('Unpaid damage.')
  await asking.getByRole('button', { name: 'Suspend', exact: true }).click()
  await expect(suspended).toHaveCount(2)
  await openRoute(page, `/admin/services?search=${encodeURIComponent(mark)}&status=active`)
  await expect(page.getByText(/No services/).first()).toBeVisible()
})

test('two presses on one spot never meet two services: a row keeps its place after what was done', async ({
  page,
  jane,
}) => {
  await openPanelWith(page, jane)
  const mark = ownName('Rack')
  for (const [planName, price] of [
    [`${mark} one`, '1'],
    [`${mark} two`, '2'],
    [`${mark} three`, '3'],
  ] as const) {
    await addService(page, { email: jane.email, planName, price })
  }
  const chosen = `/admin/services?search=${encodeURIComponent(mark)}&status=active&sort=price`
  await openRoute(page, chosen)
  const rows = page.getByRole('table', { name: 'Services' }).locator('tbody tr')
  await expect(rows).toHaveCount(3)
  const button = page.getByRole('button', { name: `Suspend ${mark} two` })
  const spot = await button.boundingBox()
  if (!spot) throw new Error('the button is not on the screen')
  const press = () => page.mouse.click(spot.x + spot.width / 2, spot.y + spot.height / 2)
  await press()
  const suspend = page.getByRole('dialog', { name: 'Suspend service' })
  await expect(suspend).toContainText(`${mark} two of ${jane.name}`)
  await suspend.getByLabel('Reason').fill('Noise.')
  await suspend.getByRole('button', { name: 'Suspend service' }).click()
  await expect(suspend).toBeHidden()
  await expect(rows).toContainText([`${mark} one`, `${mark} two`, `${mark} three`])
  await expect(rows.nth(1)).toContainText('Suspended')
  await press()
  await expectToast(page, 'Service active successfully')
  await expect(rows.getByText('Active', { exact: true })).toHaveCount(3)
  await openRoute(page, `${chosen.replace('active', 'suspended')}`)
  await expect(page.getByText(/No services/).first()).toBeVisible()
})

test('an order whose service was terminated says so to its customer and to the team', async ({
  page,
  jane,
}) => {
  test.setTimeout(120_000)
  const { admin } = await openDashboardOf(page, jane)
  const serverName = ownName('Ended')
  await placeOrder(page, { serverName, payWith: 'PayPal' })
  await logOut(page)
  await logInAsAdmin(page, admin)
  await openOrders(page)
  await recordPaymentAndApprove(page, serverName)
  await openRoute(page, '/admin/services')
  const service = await findService(page, serverName)
  await service.getByRole('button', { name: /^Terminate / }).click()
  await page
    .getByRole('dialog', { name: 'Terminate service' })
    .getByRole('button', { name: 'Terminate service' })
    .click()
  await expectToast(page, 'Service terminated successfully')
  await openRoute(page, `/admin/orders?status=active&search=${encodeURIComponent(serverName)}`)
  const row = page.getByRole('row').filter({ hasText: serverName })
  await expect(row.getByText('Terminated', { exact: true })).toBeVisible()
  await expect(row.getByText('Active', { exact: true })).toBeHidden()
  await logOut(page)
  await logIn(page, jane)
  const line = page.getByRole('listitem').filter({ hasText: `Order “${serverName}”` })
  await expect(line.getByText('Terminated', { exact: true })).toBeVisible()
})
