// What one person stores never runs on another's page: it is shown as the text that it is.
import type { Locator, Page } from '@playwright/test'
import { edition, openFreshShop } from './edition.ts'
import { expect, test } from './journey.ts'
import { logIn, logInAsAdmin, logOut, newCustomer, register } from './steps/account.ts'
import { openDashboardTab } from './steps/dashboard.ts'
import { exportCsv, rowsOf } from './steps/list.ts'
import { expectHarmless, PAYLOADS, watchDialogs } from './steps/live-payload.ts'
import { openOrder, placeOrder } from './steps/order.ts'
import { recordPaymentAndApprove } from './steps/order-queue.ts'
import { ownName } from './steps/own-name.ts'
import { setMethod } from './steps/payment-methods.ts'
import { openRoute } from './steps/route.ts'
import { chooseInMenu } from './steps/row-menu.ts'
import { openFromQueue, openTicket, writeAsTeam } from './steps/tickets.ts'
import { expectToast } from './steps/toast.ts'

const { everything, image, drawing, link } = PAYLOADS

test.setTimeout(180_000)

test('what a customer writes is text on every screen of the administrators', async ({ page }) => {
  const eve = { ...newCustomer(), name: ownName(everything) }
  const server = ownName(image)
  const subject = ownName(everything)
  const { admin } = await openFreshShop(page)
  const dialogs = watchDialogs(page)
  const main = page.getByRole('main')

  await test.step('it is stored, and text on the customer’s own screens', async () => {
    await register(page, eve)
    await logIn(page, eve)
    await expectHarmless(main, `Welcome, ${eve.name}`)
    await openDashboardTab(page, 'Account')
    await page.getByRole('textbox', { name: 'Company' }).fill(everything)
    await page.getByLabel('Tax ID').fill(drawing)
    await page.getByLabel('Street').fill(drawing)
    await page.getByLabel('Town').fill(drawing)
    await page.getByRole('button', { name: 'Save profile' }).click()
    await expectToast(page, 'Profile saved')
    await openTicket(page, { subject, message: everything })
    await expectHarmless(main, subject, everything)
    await placeOrder(page, { path: '/services/samp', plan: 1, serverName: server })
    for (const [tab, text] of [
      ['Overview', server],
      ['Services', server],
      ['Billing', server],
      ['Support', subject],
      ['Account', eve.email],
    ] as const) {
      await openDashboardTab(page, tab)
      await expectHarmless(main, text)
    }
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(eve.name)
    await logOut(page)
    await writeToTheTeam(page, subject)
  })

  await logInAsAdmin(page, admin)

  await test.step('it is text in every list', async () => {
    await expectHarmless(main, server)
    for (const [path, ...texts] of [
      [`/admin/clients?search=${encodeURIComponent(eve.email)}`, eve.name],
      [`/admin/orders?search=${encodeURIComponent(server)}`, server, eve.name],
      [`/admin/tickets?search=${encodeURIComponent(subject)}`, subject, eve.name],
      [`/admin/tickets?view=messages&search=${encodeURIComponent(subject)}`, subject, everything],
    ] as const) {
      await openRoute(page, path)
      await expectHarmless(main, ...texts)
    }
  })

  await test.step('it is text in the search box, and in what is asked', async () => {
    await openRoute(page, `/admin/orders?search=${encodeURIComponent(server)}`)
    await page.getByRole('button', { name: `Reject ${server}` }).click()
    await expectHarmless(page.getByRole('dialog'), `“${server}” of ${eve.name}.`)
    await page.keyboard.press('Escape')
    await page.getByRole('searchbox', { name: 'Search', exact: true }).fill(eve.email)
    await expectHarmless(page.getByRole('listbox'), eve.name)
    await page.keyboard.press('Escape')
    await recordPaymentAndApprove(page, server)
    await openRoute(page, `/admin/services?search=${encodeURIComponent(server)}`)
    await expectHarmless(main, server, eve.name)
    const asked = {
      Extend: `“${server}”`,
      Terminate: `${server} of ${eve.name} (${eve.email})`,
      Delete: `${server} of ${eve.name} (${eve.email})`,
    }
    for (const [act, words] of Object.entries(asked)) {
      if (act === 'Extend') await chooseInMenu(page, server, act)
      else await page.getByRole('button', { name: `${act} ${server}` }).click()
      await expectHarmless(page.getByRole('dialog'), words)
      await page.keyboard.press('Escape')
    }
  })

  await test.step('it is text in the ticket', async () => {
    await openFromQueue(page, subject)
    await expectHarmless(main, subject, everything, eve.name)
    await writeAsTeam(page, 'Note', drawing)
    await expectHarmless(page.getByRole('log'), drawing)
  })

  await test.step('it is text on the client’s page, in its tabs and dialogs', async () => {
    await openRoute(page, `/admin/clients?search=${encodeURIComponent(eve.email)}`)
    await page.getByRole('link', { name: eve.name }).click()
    await expectHarmless(main, eve.name, everything, drawing)
    for (const [tab, text] of [
      ['Services', server],
      ['Orders', server],
      ['Invoices', server],
      ['Tickets', subject],
    ] as const) {
      await page.getByRole('tab', { name: tab }).click()
      await expectHarmless(page.getByRole('tabpanel'), text)
    }
    for (const act of ['Coins', 'Delete']) {
      await chooseInMenu(page, eve.name, act)
      await expectHarmless(page.getByRole('dialog'), eve.name)
      await page.keyboard.press('Escape')
    }
    await page.getByRole('button', { name: `Edit ${eve.name}` }).click()
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue(eve.name)
    await expectHarmless(page.getByRole('dialog'))
  })
  expect(dialogs).toEqual([])
})

test('what an administrator writes is text on every screen of the customers', async ({
  page,
  jane,
}) => {
  const { admin } = await openFreshShop(page)
  const dialogs = watchDialogs(page)
  const subject = ownName('Lag')
  const server = ownName('Refused')
  const title = ownName(everything)
  const plan = ownName(image)
  const main = page.getByRole('main')
  await register(page, jane)
  await logIn(page, jane)
  await openTicket(page, { subject, message: 'Since yesterday.' })
  await placeOrder(page, { path: '/services/samp', plan: 1, serverName: server })
  await logOut(page)
  await logInAsAdmin(page, admin)

  await test.step('it is stored, and text in the panel', async () => {
    await addPlan(page, plan)
    await expectHarmless(main, plan)
    await addVoucher(page)
    await expectHarmless(main, drawing)
    await openRoute(page, `/admin/orders?search=${encodeURIComponent(server)}`)
    await page.getByRole('button', { name: `Reject ${server}` }).click()
    await page.getByLabel('Reason').fill(everything)
    await page.getByRole('button', { name: 'Reject order' }).click()
    await expectHarmless(main, `Rejected: ${everything}`)
    await openFromQueue(page, subject)
    await writeAsTeam(page, 'Reply', everything)
    await announce(page, title)
    await expectHarmless(main, title)
    await openRoute(page, '/admin/logs')
    // A new record has more fields than are shown unfolded.
    await main
      .getByText(/^\d+ fields$/)
      .first()
      .click()
    await expectHarmless(main, title)
    await logOut(page)
  })

  await test.step('it is text for visitors and on the dashboard', async () => {
    await openRoute(page, '/game-hosting')
    await expectHarmless(main, plan)
    await expectHarmless(page.getByRole('region', { name: 'Announcements' }), title, everything)
    await logIn(page, jane)
    await page.getByRole('button', { name: 'Notifications' }).click()
    await expectHarmless(page.getByRole('dialog', { name: 'Notifications' }), title)
    await page.keyboard.press('Escape')
    await openDashboardTab(page, 'Services')
    await expectHarmless(main, everything)
    await openDashboardTab(page, 'Support')
    await page.getByRole('link', { name: subject }).click()
    await expectHarmless(page.getByRole('log'), everything)
    const order = await openOrder(page, { path: '/game-hosting' })
    const plans = order.getByLabel('Service', { exact: true })
    await expect(plans.locator('option').filter({ hasText: plan })).toHaveCount(1)
    await expectHarmless(order)
  })

  await test.step('it is gone again', async () => {
    await logOut(page)
    await logInAsAdmin(page, admin)
    await openRoute(page, '/admin/announcements')
    await chooseInMenu(page, title, 'Delete')
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
    await expectToast(page, 'Announcement deleted')
    await openRoute(page, `/admin/products?search=${encodeURIComponent(plan)}`)
    await chooseInMenu(page, `Game ${plan}`, 'Archive')
    await expectToast(page, 'Plan archived')
  })
  expect(dialogs).toEqual([])
})

test('what the settings say is text wherever the shop says it', async ({ page, jane }) => {
  test.skip(edition === 'server', 'it would change the shop that all journeys share')
  const { admin } = await openFreshShop(page)
  const dialogs = watchDialogs(page)
  const main = page.getByRole('main')
  await register(page, jane)
  await logInAsAdmin(page, admin)
  await set(page, 'shop', { 'Shop name': image, Description: everything, Address: everything })
  await set(page, 'legal', { 'Refund title': image, 'Refund policy': everything })
  await setMethod(page, 'PayPal', { 'How to pay': everything, 'Account details': image })
  await set(page, 'seo', { Title: image, Description: everything })
  await openRoute(page, '/admin/settings?section=contact')
  await page.getByLabel('Game panel link').fill(link)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByLabel('Game panel link')).toHaveAccessibleDescription(/https:\/\//)
  await expectHarmless(main)
  await openRoute(page, '/admin/logs')
  await expectHarmless(main)
  await logOut(page)

  await openRoute(page, '/service-terms')
  await expectHarmless(main, image, everything)
  await expectHarmless(page.getByRole('banner'), image)
  await openRoute(page, '/')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByText(everything), 'description and address').toHaveCount(2)
  await expectHarmless(footer, image, everything)
  await logIn(page, jane)
  await placeOrder(page, { path: '/services/samp', plan: 1, serverName: 'Mine', payWith: 'PayPal' })
  await openDashboardTab(page, 'Billing')
  await page.getByRole('button', { name: /^Pay Now/ }).click()
  await expectHarmless(page.getByRole('dialog'), everything)
  await page.keyboard.press('Escape')
  await logOut(page)

  await logInAsAdmin(page, admin)
  await openRoute(page, '/admin/settings?section=maintenance')
  await page.getByRole('checkbox', { name: 'Maintenance mode' }).check()
  await set(page, 'maintenance', { Message: everything }, false)
  await page.getByRole('button', { name: 'User menu' }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expectHarmless(main, everything)
  expect(dialogs).toEqual([])
})

test('a name that is a formula is text in an exported list', async ({ page }) => {
  const formula = '=HYPERLINK("https://evil.example","Refund")'
  const mallory = { ...newCustomer(), name: ownName(formula) }
  const server = ownName('=cmd|/c calc!A1')
  const { admin } = await openFreshShop(page)
  await register(page, mallory)
  await logIn(page, mallory)
  await placeOrder(page, { path: '/services/samp', plan: 1, serverName: server })
  await logOut(page)
  await logInAsAdmin(page, admin)
  for (const [path, table, file, text] of [
    [`/admin/clients?search=${mallory.email}`, 'Users', 'users-search', mallory.name],
    [
      `/admin/orders?search=${encodeURIComponent(server)}`,
      'Orders',
      'orders-waiting-search',
      server,
    ],
  ] as const) {
    await openRoute(page, path)
    await expect(rowsOf(page, table)).toHaveCount(1)
    const csv = await exportCsv(page, file)
    const cell = `'${text}`
    expect(csv).toContain(cell.includes('"') ? `"${cell.replaceAll('"', '""')}"` : cell)
    expect(csv, 'no cell begins like a formula').not.toMatch(/(^|,)"?[=+@]/m)
  }
})

async function writeToTheTeam(page: Page, subject: string): Promise<void> {
  await openRoute(page, '/contact')
  const form = page.getByRole('main')
  await form.getByLabel('Name').fill(everything)
  await form.getByLabel('Email').fill('eve@example.com')
  await form.getByLabel('Subject').fill(subject)
  await form.getByLabel('Message').fill(everything)
  await form.getByRole('button', { name: 'Send Message' }).click()
  await expectToast(page, 'Your message has been sent! We will get back to you soon.')
}

async function addPlan(page: Page, name: string): Promise<void> {
  const dialog = await openForm(page, '/admin/products', 'Add plan')
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByLabel('Type').selectOption('Game Hosting')
  await dialog.getByLabel('Price per month in EUR').fill('6,50')
  await dialog.getByLabel('Description').fill(everything)
  await dialog.getByLabel('Features').fill(everything)
  await dialog.getByRole('button', { name: 'Add plan' }).click()
  await expectToast(page, 'Plan added')
}

/** Its code cannot be markup; what administrators note about it can. */
async function addVoucher(page: Page): Promise<void> {
  const dialog = await openForm(page, '/admin/promotions', 'Add voucher')
  await dialog.getByLabel('Code').fill(image)
  await dialog.getByLabel('Description').fill(drawing)
  await dialog.getByLabel('Percent off').fill('5')
  await dialog.getByRole('button', { name: 'Add voucher' }).click()
  await expect(dialog.getByLabel('Code')).toHaveAttribute('aria-invalid', 'true')
  await expectHarmless(dialog)
  await dialog.getByRole('button', { name: 'Make up a code' }).click()
  await dialog.getByLabel('Uses in all').fill('1')
  await dialog.getByRole('button', { name: 'Add voucher' }).click()
  await expectToast(page, 'Voucher added')
}

async function announce(page: Page, title: string): Promise<void> {
  const dialog = await openForm(page, '/admin/announcements', 'New announcement')
  await dialog.getByLabel('Title').fill(title)
  await dialog.getByLabel('Content').fill(everything)
  await dialog.getByRole('button', { name: 'Announce', exact: true }).click()
  await expectToast(page, 'Announcement created')
}

async function openForm(page: Page, path: string, name: string): Promise<Locator> {
  await openRoute(page, path)
  await page.getByRole('button', { name }).click()
  return page.getByRole('dialog', { name })
}

/** Saves fields of a section of the settings. */
async function set(
  page: Page,
  section: string,
  fields: Readonly<Record<string, string>>,
  isOpened = true,
): Promise<void> {
  if (isOpened) await openRoute(page, `/admin/settings?section=${section}`)
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label).fill(text)
  await page.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Settings saved')
  await expectHarmless(page.getByRole('main'))
}
