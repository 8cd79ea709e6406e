import type { Page } from '@playwright/test'
import { edition, openFreshShop } from './edition.ts'
import { expect, test } from './journey.ts'
import { type Customer, logIn, logInAsAdmin, logOut, register } from './steps/account.ts'
import { addPanel, openMapping } from './steps/delivery.ts'
import { rowsOf, search } from './steps/list.ts'
import { look } from './steps/look.ts'
import { placeOrder } from './steps/order.ts'
import { openOrders, recordPaymentAndApprove } from './steps/order-queue.ts'
import { ownName } from './steps/own-name.ts'
import { openRoute } from './steps/route.ts'
import { findService } from './steps/services.ts'
import { expectToast } from './steps/toast.ts'

const ADDRESS = 'play.example.com:7777'
/** Where nothing is switched from the page. */
const BY_TICKET = 'Need a restart or a file changed?'

test.setTimeout(180_000)

test('staff set up what was approved, by keyboard, and its customer gets there', async ({
  page,
  jane,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { admin } = await openFreshShop(page)
  const name = ownName('Los Santos')
  await order(page, jane, 1, name)
  await logInAsAdmin(page, admin)
  await approve(page, name)

  await test.step('its approval leads to where it is set up, and so does its page', async () => {
    const setUp = page.getByRole('link', { name: `Set up ${name}` })
    const ordered = page.getByRole('row').filter({ hasText: name })
    await expect(ordered.getByText('To be set up', { exact: true })).toBeVisible()
    const delivery = page.getByRole('region', { name: 'Delivery' })
    await setUp.click()
    await expect(page).toHaveURL(/\/admin\/services\//)
    await expect(delivery.getByRole('button', { name: `Set up ${name}` })).toBeVisible()
    await page.getByRole('link', { name: `Order of ${name}` }).click()
    await expect(page).toHaveURL(/\/admin\/orders\//)
    await look(page, 'an order whose server is to be set up')
    await setUp.click()
    await expect(delivery.getByRole('button', { name: `Set up ${name}` })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Edit access' })).toHaveCount(0)
  })

  await test.step('the list of services says so, too, and leads there', async () => {
    await openRoute(page, '/admin/services')
    const row = await findService(page, name)
    await expect(row.getByText('To be set up', { exact: true })).toBeVisible()
    await look(page, 'a service that is to be set up, in the list')
    await row.getByRole('link', { name: `Set up ${name}` }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    // Its title and its part for the delivery say the same.
    await expect(page.getByRole('main').getByText('To be set up', { exact: true })).toHaveCount(2)
    await expect(
      page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Services' }),
    ).toHaveAttribute('aria-current', 'page')
  })

  await test.step('it waits under Delivery, and is done without a mouse', async () => {
    await openRoute(page, '/admin/delivery')
    await expect(page.getByRole('heading', { name: 'Delivery', exact: true })).toBeVisible()
    await search(page, 'Search servers', name)
    const row = rowsOf(page, 'Delivery').filter({ hasText: name })
    await expect(row.getByText('To be set up')).toBeVisible()
    await look(page, 'what is to be set up')
    await page.getByRole('button', { name: `Set up ${name}` }).focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: `Set up ${name}` })
    await expect(dialog.getByLabel('Address')).toBeVisible()
    await dialog.getByLabel('Address').focus()
    await page.keyboard.type('play.example.com')
    await page.keyboard.press('Enter')
    await expect(dialog.getByLabel('Address')).toHaveAccessibleDescription(/^Please add the port/)
    await look(page, 'access that lacks its port')
    await dialog.getByLabel('Address').fill('')
    await page.keyboard.type(ADDRESS)
    await page.keyboard.press('Enter')
    await expectToast(page, 'Server is ready')
    await expect(row.getByText('Running')).toBeVisible()
    await expect(page.getByRole('button', { name: `Set up ${name}` })).toHaveCount(0)
    await openRoute(page, `/admin/orders?status=active&search=${encodeURIComponent(name)}`)
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: `Set up ${name}` })).toHaveCount(0)
  })

  await test.step('its customer copies the address, and is shown no step any more', async () => {
    await logOut(page)
    await logIn(page, jane)
    await openService(page, name)
    const access = page.getByRole('region', { name: 'Access' })
    await access.getByRole('button', { name: 'Copy address' }).click()
    await expectToast(page, 'Address copied')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(ADDRESS)
    await expect(page.getByRole('region', { name: 'What happens now' })).toHaveCount(0)
    await expect(page.getByText(BY_TICKET)).toBeVisible()
  })

  await test.step('a suspension waits for staff, and what is taken back does not', async () => {
    await logOut(page)
    await logInAsAdmin(page, admin)
    await openRoute(page, '/admin/services')
    await search(page, 'Search services', name)
    await page.getByRole('button', { name: `Copy address of ${name}` }).click()
    await expectToast(page, 'Address copied')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(ADDRESS)
    await page.getByRole('link', { name, exact: true }).click()
    const delivery = page.getByRole('region', { name: 'Delivery' })
    await expect(delivery.getByText('Running').first()).toBeVisible()
    await expect(page.getByRole('link', { name: `Order of ${name}` })).toBeVisible()
    await page.getByRole('button', { name: `Suspend ${name}` }).click()
    const question = page.getByRole('dialog', { name: 'Suspend service' })
    await question.getByLabel('Reason').fill('Spam was sent.')
    await question.getByRole('button', { name: 'Suspend service' }).click()
    await expect(delivery.getByRole('button', { name: `Done ${name}` })).toBeVisible()
    await look(page, 'a service whose server is to be suspended')
    await page.getByRole('button', { name: `Activate ${name}` }).click()
    await expect(delivery.getByRole('button', { name: `Done ${name}` })).toHaveCount(0)
  })
})

test('a panel makes it by itself; when it is down the customer reads calm words, and staff take it over', async ({
  page,
  jane,
}) => {
  const { admin } = await openFreshShop(page)
  const [first, second] = [ownName('Night'), ownName('Dawn')]
  const panel = ownName('Rehearsal')
  await order(page, jane, 0, first, second)
  await logInAsAdmin(page, admin)

  await test.step('a panel is added, and a plan is made by it', async () => {
    await addPanel(page, panel)
    await expect(page.getByRole('row').filter({ hasText: panel })).toContainText('On')
    await look(page, 'the panels')
    const mapping = await openMapping(page, 'MTA Starter', panel)
    await mapping.getByLabel('Note').fill('Connect {server} to {address}.')
    await mapping.getByRole('button', { name: 'Dry run' }).click()
    await expect(mapping.getByRole('status')).toContainText('memory')
    await mapping.getByRole('button', { name: 'Save' }).click()
    await expectToast(page, 'Delivery saved')
  })

  await test.step('what is approved becomes ready while its customer looks on', async () => {
    await approve(page, first)
    await expect(page.getByRole('link', { name: `Set up ${first}` })).toHaveCount(0)
    await logOut(page)
    await logIn(page, jane)
    await openService(page, first)
    const access = page.getByRole('region', { name: 'Access' })
    // The page that had begun with it was left: what it had claimed waits until the claim ends.
    await expect(access.getByText(/^203\.0\.113\.10:\d+$/)).toBeVisible({ timeout: 90_000 })
    await expect(access.getByText(new RegExp(`^Connect ${first} to 203`))).toBeVisible()
  })

  await test.step('its customer stops it and starts it again', async () => {
    const server = page.getByRole('region', { name: 'Server' })
    await expect(server.getByText('Running', { exact: true })).toBeVisible()
    await expect(page.getByText(BY_TICKET)).toHaveCount(0)
    await look(page, 'a service whose server runs')
    await server.getByRole('button', { name: 'Stop' }).click()
    await expectToast(page, 'Stop sent to the panel')
    await expect(server.getByText('Stopped')).toBeVisible()
    await server.getByRole('button', { name: 'Start', exact: true }).click()
    await expect(server.getByText('Starting')).toBeVisible()
  })

  await test.step('the panel is down: the customer is told to wait, staff why', async () => {
    await logOut(page)
    await logInAsAdmin(page, admin)
    await openRoute(page, '/admin/panels')
    await page.getByRole('button', { name: `Edit ${panel}` }).click()
    const dialog = page.getByRole('dialog', { name: 'Edit panel' })
    await dialog.getByLabel('Rehearse').selectOption('Does not answer')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expectToast(page, 'Panel saved')
    await approve(page, second)
    await openRoute(page, '/admin/delivery?phase=all')
    await search(page, 'Search servers', second)
    const row = rowsOf(page, 'Delivery').filter({ hasText: second })
    await expect(row.getByText('The panel does not answer.')).toBeVisible({ timeout: 30_000 })
    await look(page, 'a server whose panel is down')
    await logOut(page)
    await logIn(page, jane)
    await openService(page, second)
    const delivery = page.getByRole('region', { name: 'What happens now' })
    await expect(delivery).toContainText('Something holds it up.')
    await expect(delivery).not.toContainText('panel')
    await look(page, 'a service whose server takes longer')
  })

  await test.step('staff take it over and set it up by hand', async () => {
    await logOut(page)
    await logInAsAdmin(page, admin)
    await openRoute(page, '/admin/delivery?phase=all')
    await search(page, 'Search servers', second)
    await page.getByRole('button', { name: `Take over ${second}` }).click()
    await page
      .getByRole('dialog', { name: `Take over ${second}?` })
      .getByRole('button', { name: 'Take over' })
      .click()
    await page.getByRole('button', { name: `Set up ${second}` }).click()
    const dialog = page.getByRole('dialog', { name: `Set up ${second}` })
    await dialog.getByLabel('Address').fill(ADDRESS)
    await dialog.getByRole('button', { name: 'Set up' }).click()
    await expectToast(page, 'Server is ready')
  })
})

/** `plan`: another for each test, as they may share a shop. */
async function order(
  page: Page,
  customer: Customer,
  plan: number,
  ...names: string[]
): Promise<void> {
  await register(page, customer)
  await logIn(page, customer)
  for (const serverName of names) {
    await placeOrder(page, { path: '/services/mta', plan, serverName, payWith: 'PayPal' })
  }
  await logOut(page)
}

async function approve(page: Page, name: string): Promise<void> {
  await openOrders(page)
  await search(page, 'Search orders', name)
  await recordPaymentAndApprove(page, name)
}

const PUBLIC_KEY = `ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAI${'Jq9xVw3m'.repeat(5)}abc jane@laptop`

test('what only its customer has is asked for before a server is made', async ({ page, jane }) => {
  const { admin } = await openFreshShop(page)
  const [name, panel] = [ownName('Liberty'), ownName('Careful')]
  await order(page, jane, 2, name)
  await logInAsAdmin(page, admin)

  await test.step('the plan asks for a map and a key', async () => {
    await addPanel(page, panel)
    const mapping = await openMapping(page, 'MTA Pro', panel)
    const asked = mapping.getByLabel('Asked of the customer')
    await asked.fill('Map: San Andreas')
    await mapping.getByRole('button', { name: 'Save' }).click()
    await expect(mapping.getByText('Please write each line as NAME = value.')).toBeVisible()
    await asked.fill('MAP = First map\nSSH_KEY = Your public key (SSH key)')
    await look(page, 'the delivery of a plan')
    await mapping.getByRole('button', { name: 'Save' }).click()
    await expectToast(page, 'Delivery saved')
    await approve(page, name)
  })

  await test.step('its customer is led to the question, and the answer makes the server', async () => {
    await logOut(page)
    await logIn(page, jane)
    await openService(page, name)
    const region = page.getByRole('region', { name: 'We need this from you' })
    await expect(region).toBeVisible()
    await region.getByRole('button', { name: 'Send answers' }).click()
    await expect(region.getByText('Please fill in this field.').first()).toBeVisible()
    await look(page, 'a service that waits for its customer')
    await region.getByLabel('First map').fill('Los Santos')
    await region.getByLabel('Your public key').fill('-----BEGIN OPENSSH PRIVATE KEY-----')
    await region.getByRole('button', { name: 'Send answers' }).click()
    await expect(region.getByText(/^Please paste a public key/)).toBeVisible()
    await region.getByLabel('Your public key').fill(PUBLIC_KEY)
    await region.getByRole('button', { name: 'Send answers' }).click()
    await expectToast(page, 'Thank you, that is all we need')
    const access = page.getByRole('region', { name: 'Access' })
    await expect(access.getByText(/^203\.0\.113\.10:\d+$/)).toBeVisible({ timeout: 30_000 })
    await expect(region).toHaveCount(0)
  })

  if (edition === 'embedded') return
  await test.step('staff leave a password, which its customer is shown once', async () => {
    await logOut(page)
    await logInAsAdmin(page, admin)
    await openRoute(page, '/admin/services')
    await search(page, 'Search services', name)
    await page.getByRole('link', { name, exact: true }).click()
    await page.getByRole('button', { name: 'Edit access' }).click()
    const access = page.getByRole('dialog', { name: 'Edit access' })
    await access.getByRole('button', { name: 'Leave a password' }).click()
    const dialog = page.getByRole('dialog', { name: 'Leave a password' })
    await dialog.getByLabel('Password', { exact: true }).fill('night-shift-7')
    await dialog.getByRole('button', { name: 'Leave password' }).click()
    await expectToast(page, 'Password left for the customer')
    await access.getByRole('button', { name: 'Back' }).click()
    await expect(access).toHaveCount(0)
    await logOut(page)
    await logIn(page, jane)
    await openService(page, name)
    const password = page.getByRole('region', { name: 'Password' })
    await look(page, 'a service with a password')
    await password.getByRole('button', { name: 'Show password' }).click()
    await expect(password.getByText('night-shift-7')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(password).toHaveCount(0)
  })
})

async function openService(page: Page, name: string): Promise<void> {
  await openRoute(page, '/dashboard?tab=services')
  await page.getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}
