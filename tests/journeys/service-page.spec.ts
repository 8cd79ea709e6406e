import { expect, test } from './journey.ts'
import { logIn, logInAsAdmin, logOut, newCustomer, register } from './steps/account.ts'
import { openPanelWith } from './steps/beginning.ts'
import { look } from './steps/look.ts'
import { ownName } from './steps/own-name.ts'
import { openRoute } from './steps/route.ts'
import { chooseInMenu } from './steps/row-menu.ts'
import { addService, findService } from './steps/services.ts'
import { expectToast } from './steps/toast.ts'

const ADDRESS = 'play.example.com:7777'
const LONG = 'https://panel.example.com/server/'.padEnd(200, 'a1b2c3d4')

test('staff say how a service is reached, and its customer is told and gets there', async ({
  page,
  jane,
  context,
}) => {
  test.setTimeout(150_000)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { admin } = await openPanelWith(page, jane)
  const name = ownName('Dedicated')
  await addService(page, { email: jane.email, planName: name, price: '9' })
  const access = page.getByRole('region', { name: 'Access' })

  await test.step('its page is one press away in the list, and nothing is said yet', async () => {
    const row = await findService(page, name)
    await row.getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(access).toContainText('No access details yet.')
    await expect(page.getByRole('link', { name: jane.name })).toBeVisible()
  })

  await test.step('what is no link is refused at its field, and nothing is lost', async () => {
    await access.getByRole('button', { name: 'Edit access' }).click()
    const dialog = page.getByRole('dialog', { name: 'Edit access' })
    await dialog.getByLabel('Address').fill(ADDRESS)
    await dialog.getByLabel('Panel link').fill('javascript:alert(1)')
    await dialog.getByLabel('Note').fill('The panel has mailed you.\nChoose a password there.')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByLabel('Panel link')).toHaveAccessibleDescription(
      'Please enter an address that begins with https:// Where its customer restarts it. Can be left empty.',
    )
    await dialog.getByLabel('Panel link').fill(LONG)
    await dialog.getByLabel('User name').fill('jane')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expectToast(page, 'Access saved')
    await expect(dialog).toBeHidden()
    await expect(access).toContainText(ADDRESS)
    await look(page, 'the service as staff see it')
  })

  await test.step('a mail about abuse names its address alone: both searches find it', async () => {
    await openRoute(page, `/admin/services?search=${encodeURIComponent(ADDRESS.toUpperCase())}`)
    const row = page.getByRole('row').filter({ hasText: name })
    await expect(row).toContainText(ADDRESS)
    await look(page, 'a service found by its address')
    await page.getByRole('searchbox', { name: 'Search', exact: true }).fill(ADDRESS)
    const found = page.getByRole('group', { name: 'Services' }).getByRole('option')
    await expect(found.filter({ hasText: name })).toContainText(ADDRESS)
    await found.filter({ hasText: name }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  })

  const path = new URL(page.url()).pathname.replace('/admin/', '/dashboard/')
  await logOut(page)
  await logIn(page, jane)

  await test.step('the bell leads its customer to it', async () => {
    await page.getByRole('button', { name: 'Notifications' }).click()
    const list = page.getByRole('dialog', { name: 'Notifications' })
    await list.getByRole('link', { name: `You can reach ${name} now` }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await access.getByRole('button', { name: 'Copy address' }).click()
    await expectToast(page, 'Address copied')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(ADDRESS)
    await expect(access.getByRole('link', { name: LONG })).toHaveAttribute('href', LONG)
    await expect(page.getByText('It has no invoices.')).toBeVisible()
    await look(page, 'the service as its customer sees it')
  })

  await test.step('so does its name in the list; it is renewed and asked about there', async () => {
    await page.getByRole('link', { name: 'Your services' }).click()
    await page.getByRole('link', { name, exact: true }).click()
    await page.reload()
    await expect(access).toContainText(ADDRESS)
    await page.getByRole('button', { name: `Renew Now ${name}` }).click()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Open a ticket' }).click()
    const dialog = page.getByRole('dialog', { name: 'Open a ticket' })
    await expect(dialog.getByLabel('Related service').locator(':checked')).toHaveText(name)
    await page.keyboard.press('Escape')
  })

  await test.step('nobody else finds it', async () => {
    await logOut(page)
    const john = newCustomer()
    await register(page, john)
    await logIn(page, john)
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Service not found' })).toBeVisible()
  })

  await test.step('suspended by staff, its page leads its customer to them', async () => {
    await logOut(page)
    await logInAsAdmin(page, admin)
    await openRoute(page, path.replace('/dashboard/', '/admin/'))
    await page.getByRole('button', { name: `Suspend ${name}` }).click()
    const question = page.getByRole('dialog', { name: 'Suspend service' })
    await question.getByLabel('Reason').fill('Spam was sent.')
    await question.getByRole('button', { name: 'Suspend service' }).click()
    await expect(page.getByRole('button', { name: `Activate ${name}` })).toBeVisible()
    await logOut(page)
    await logIn(page, jane)
    await openRoute(page, path)
    await expect(page.getByText('By our team: Spam was sent.')).toBeVisible()
    await page.getByRole('link', { name: 'Ask our team' }).click()
    await expect(page).toHaveURL(/\/dashboard\?tab=support$/)
  })

  await test.step('staff end it from its page, which says whose it is before', async () => {
    await logOut(page)
    await logInAsAdmin(page, admin)
    await openRoute(page, path.replace('/dashboard/', '/admin/'))
    await chooseInMenu(page, name, 'Terminate')
    const question = page.getByRole('dialog', { name: 'Terminate service' })
    await expect(question).toContainText(jane.email)
    await question.getByRole('button', { name: 'Terminate service' }).click()
    await expect(access.getByRole('button', { name: 'Edit access' })).toHaveCount(0)
    await page.getByRole('button', { name: `Delete ${name}` }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete service' }).click()
    await expect(page).toHaveURL(/\/admin\/services$/)
  })
})
