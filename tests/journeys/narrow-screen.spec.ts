import type { Page } from '@playwright/test'
import { edition } from './edition.ts'
import { expect, test } from './journey.ts'
import { DESK } from './steps/accessible.ts'
import { logIn, logInAsAdmin, logOut } from './steps/account.ts'
import { openDashboardOf, openPanel, openSampleShop } from './steps/beginning.ts'
import { accountParts, openAccountPart, openDashboardTab } from './steps/dashboard.ts'
import { expectFits, expectFitsAnybody, expectFitsWide } from './steps/fitting.ts'
import { enterShop } from './steps/gate.ts'
import { openLongNamedShop } from './steps/long-names.ts'
import { openOrder, placeOrder, toPayment } from './steps/order.ts'
import { openOrders, recordPaymentAndApprove } from './steps/order-queue.ts'
import { ownName } from './steps/own-name.ts'
import { adminRoutes, dashboardTabs, openRoute, publicRoutes } from './steps/route.ts'
import { type Act, pressFirst } from './steps/row-menu.ts'

test.use({ viewport: { width: 360, height: 740 } })
test.setTimeout(180_000)

test('no public page scrolls sideways at 320 px, nor with text of twice the size', async ({
  page,
}) => {
  for (const path of publicRoutes) {
    await openRoute(page, path)
    await expectFitsAnybody(page, path)
  }
  await enterShop(page)
  await expectFitsAnybody(page, '/')
  const order = await openOrder(page)
  await expectFitsAnybody(page, 'the order dialog')
  await toPayment(order, 'Night Shift')
  await expectFitsAnybody(page, 'the second step of an order')
})

test('no page of a customer does either', async ({ page, jane }) => {
  // Between the looks it is ordered and approved as on a desktop.
  await page.setViewportSize({ width: DESK, height: 800 })
  const { admin } = await openDashboardOf(page, jane)
  const name = ownName('Night Shift Roleplay')
  await placeOrder(page, { path: '/services/samp', plan: 1, serverName: name, payWith: 'PayPal' })
  await expect(page.getByRole('button', { name: 'Copy amount' })).toBeVisible()
  await expectFitsAnybody(page, 'an order')
  await logOut(page)
  await logInAsAdmin(page, admin)
  await openOrders(page)
  await recordPaymentAndApprove(page, name)
  await logOut(page)
  await logIn(page, jane)
  for (const tab of dashboardTabs) {
    await openDashboardTab(page, tab)
    await expect(page.getByText('Loading...', { exact: true })).toHaveCount(0)
    await expectFitsAnybody(page, `dashboard, ${tab}`)
  }
  for (const part of accountParts) {
    await openAccountPart(page, part)
    await expectFitsAnybody(page, `account, ${part}`)
  }
  await openDashboardTab(page, 'Services')
  // What was delivered is a service, which leads to its order.
  await expect(page.getByRole('region', { name: 'Earlier orders' })).toHaveCount(0)
  await page.getByRole('link', { name, exact: true }).first().click()
  await expect(page.getByRole('region', { name: 'Plan and renewal' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'View order' })).toHaveAttribute(
    'href',
    /^\/dashboard\/orders\//,
  )
  await expectFitsAnybody(page, 'a service')
})

test('neither dashboard nor admin panel scrolls sideways at 360 px', async ({ page }) => {
  await openPanel(page)
  for (const path of adminRoutes) {
    await openRoute(page, path)
    await expectFits(page, path)
  }
  for (const tab of dashboardTabs) {
    await openDashboardTab(page, tab)
    await expectFits(page, `dashboard, ${tab}`)
  }
  for (const part of accountParts) {
    await openAccountPart(page, part)
    await expectFits(page, `account, ${part}`)
  }
})

test('cards of the panel’s lists cut nothing with text of twice the size', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 })
  await openSampleShop(page)
  await openRoute(page, '/admin')
  await page.addStyleTag({ content: 'html { font-size: 200% }' })
  await expect(page.getByRole('slider')).toBeVisible()
  await expectFits(page, 'the overview, with its chart and locations')
  for (const list of ['orders', 'services', 'transactions', 'clients', 'products', 'logs']) {
    await openRoute(page, `/admin/${list}`)
    await page.addStyleTag({ content: 'html { font-size: 200% }' })
    const card = page.locator('.data-table > tbody > tr').first()
    await expect(card).toBeVisible()
    const cut = () =>
      card.evaluate((row) => {
        const { right } = row.getBoundingClientRect()
        return [...row.querySelectorAll('*')]
          .filter((part) => part.getBoundingClientRect().right > right)
          .map((part) => part.textContent)
      })
    await expect.poll(cut, list).toEqual([])
  }
})

test.describe('with names of one long word', () => {
  test.skip(edition === 'server', 'they would replace the shop that all journeys share')

  test('the panel does not scroll sideways at 360 px, nor on a desktop', async ({ page }) => {
    const { admin, client, ticketId } = await openLongNamedShop(page)
    await logInAsAdmin(page, admin)
    for (const path of [
      '/admin',
      '/admin/clients',
      `/admin/clients/${client.id}`,
      '/admin/orders?status=all',
      '/admin/invoices',
      `/admin/invoices?userId=${client.id}`,
      `/admin/transactions?userId=${client.id}`,
      '/admin/products',
      '/admin/products?tab=options',
      '/admin/promotions',
      '/admin/services',
      '/admin/domains',
      '/admin/security',
      '/admin/tickets',
      '/admin/tickets?view=messages',
      '/admin/tickets?view=subscribers',
      `/admin/tickets/${ticketId}`,
      '/admin/announcements',
      '/admin/logs',
    ]) {
      await openRoute(page, path)
      await expect(page.getByText('Loading...', { exact: true })).toHaveCount(0)
      await expectFitsWide(page, path)
    }
    await page.setViewportSize({ width: 768, height: 900 })
    for (const list of ['transactions', 'invoices', 'orders?status=all', 'services', 'domains']) {
      await openRoute(page, `/admin/${list}`)
      await expect(page.locator('.data-table > tbody > tr').first()).toBeVisible()
      expect.soft(await factsOverOthers(page), list).toEqual([])
    }
    await page.setViewportSize({ width: 360, height: 740 })
    await openRoute(page, `/admin/clients/${client.id}`)
    await expect(page.getByRole('tab')).toHaveCount(8)
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click()
      await expect(page.getByText('Loading...', { exact: true })).toHaveCount(0)
      await expectFitsWide(page, `a client, ${await tab.textContent()}`)
    }
  })

  test('the dialogs of the panel do not scroll sideways at 360 px, nor on a desktop', async ({
    page,
  }) => {
    const { admin, client } = await openLongNamedShop(page)
    await logInAsAdmin(page, admin)
    await openRoute(page, '/admin/services?status=active')
    const service = await page.locator('.data-table th a').first().getAttribute('href')
    const dialog = page.getByRole('dialog')
    for (const [path, ...buttons] of [
      ['/admin/clients?role=user', /^Edit/, /^Coins/],
      [`/admin/clients/${client.id}`, { menu: 'Delete' }],
      ['/admin/orders', /^Reject/],
      ['/admin/invoices?status=unpaid', /^Record payment/],
      ['/admin/services?status=active', { menu: 'Extend' }],
      // A phone's list leaves them to the record.
      [service ?? '', { menu: 'Terminate' }, { menu: 'Delete' }],
      ['/admin/domains', /^Edit/, /^Renew/, { menu: 'Delete' }],
      ['/admin/products', /^Edit/],
      ['/admin/promotions', /^Edit/, /^Delete/],
      ['/admin/announcements', /^Edit/, { menu: 'Delete' }],
    ] as const) {
      await openRoute(page, path)
      for (const button of buttons) {
        await pressFirst(page, button)
        await expect(dialog).toBeVisible()
        await expectFitsWide(page, `${path}, ${nameOf(button)}`)
        await page.keyboard.press('Escape')
        await expect(dialog).toBeHidden()
      }
    }
    await page.getByRole('button', { name: 'Notifications' }).click()
    await expectFits(page, 'the bell')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'User menu' }).click()
    await expectFits(page, 'the user menu')
    await page.keyboard.press('Escape')
    await page.getByRole('searchbox', { name: 'Search', exact: true }).fill('donau')
    await expect(page.getByRole('group', { name: 'Clients' })).toBeVisible()
    await expectFits(page, 'the search box with what it found')
  })

  test('the customer’s side does not scroll sideways at 360 px, nor on a desktop', async ({
    page,
  }) => {
    const { client, ticketId } = await openLongNamedShop(page)
    await logIn(page, client)
    for (const tab of dashboardTabs) {
      await openDashboardTab(page, tab)
      await expect(page.getByText('Loading...', { exact: true })).toHaveCount(0)
      await expectFitsWide(page, `dashboard, ${tab}`)
    }
    for (const part of accountParts) {
      await openAccountPart(page, part)
      await expectFitsWide(page, `account, ${part}`)
    }
    for (const path of [`/dashboard?tab=support&ticket=${ticketId}`, '/services/samp', '/about']) {
      await openRoute(page, path)
      await expect(page.getByRole('region', { name: 'Announcements' })).toBeVisible()
      await expectFits(page, path)
    }
    await page.getByRole('button', { name: 'Notifications' }).click()
    await expectFits(page, 'the bell')
    await page.keyboard.press('Escape')
    for (const [tab, button] of [
      ['Services', /^Renew Now/],
      ['Services', /^Cancel order/],
      ['Domains', /^Renew Now/],
      ['Billing', /^Pay Now/],
      ['Support', 'Open a ticket'],
    ] as const) {
      await openDashboardTab(page, tab)
      await page.getByRole('main').getByRole('button', { name: button }).first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectFitsWide(page, `dashboard, ${button}`)
      await page.keyboard.press('Escape')
    }
    await openOrder(page)
    await expectFits(page, 'the order dialog')
  })
})

test('the menu opens and closes on a phone', async ({ page }) => {
  await openRoute(page, '/about')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('link', { name: 'Contact' }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Close menu' }).click()
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible()
})

/** What on a wide card is wider than the place of its fact, and so lies over the next. */
const factsOverOthers = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.data-table > tbody > tr > [data-header]')]
      .slice(0, 40)
      .filter((fact) => {
        const { right } = fact.getBoundingClientRect()
        return [...fact.querySelectorAll('*')].some(
          (part) => part.getBoundingClientRect().right > right + 1,
        )
      })
      .map((fact) => `${fact.getAttribute('data-header')}: ${fact.textContent?.slice(0, 40)}`),
  )

const nameOf = (act: Act): string =>
  typeof act === 'object' && 'menu' in act ? act.menu : String(act)
