import type { Locator, Page } from '@playwright/test'
import { edition } from './edition.ts'
import { expect, test } from './journey.ts'
import { logIn, logOut, register } from './steps/account.ts'
import { openDashboardOf, openSampleShop } from './steps/beginning.ts'
import { rowsOf } from './steps/list.ts'
import { ORDERED, placeOrder } from './steps/order.ts'
import { ownName } from './steps/own-name.ts'
import { openRoute } from './steps/route.ts'
import { admitShownClient, SHOWN_CLIENT } from './steps/samples.ts'
import { expectToast } from './steps/toast.ts'

test('a service is ordered with the keyboard alone', async ({ page, jane }) => {
  await register(page, jane)
  await logIn(page, jane)
  await openRoute(page, '/services/samp')

  const orderNow = page.getByRole('main').getByRole('button', { name: 'Order Now' }).nth(1)
  const dialog = page.getByRole('dialog', { name: 'Order a service' })
  const country = dialog.getByLabel('Country', { exact: true })
  await tabTo(page, orderNow)
  await page.keyboard.press('Enter')
  await expect.poll(() => dialog.evaluate(holdsFocus), 'the dialog takes the focus').toBe(true)
  await page.keyboard.press('Escape')
  await expect(orderNow, 'the focus is back where it was').toBeFocused()

  await page.keyboard.press('Enter')
  await tabTo(page, dialog.getByRole('radio', { name: 'Monthly' }))
  await page.keyboard.press('ArrowDown')
  await expect(dialog.getByRole('radio', { name: 'Quarterly' })).toBeChecked()
  await tabTo(page, dialog.getByLabel('Server name'))
  await page.keyboard.type('Keyboard Server')
  await page.keyboard.press('Enter')
  const step = dialog.getByRole('heading', { name: 'You and payment' })
  await expect(step, 'the next step takes the focus').toBeFocused()
  await tabTo(page, dialog.getByLabel('Voucher code'))
  await page.keyboard.press('Enter')
  await expect(country, 'what is missing takes the focus').toBeFocused()
  await page.keyboard.type('Germany')
  await expect(country).toHaveValue('DE')
  await tabTo(page, dialog.getByRole('button', { name: 'Place order' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText(ORDERED).first()).toBeVisible()
})

test('an administrator signs in, decides two orders and gives coins with the keyboard alone', async ({
  page,
  jane,
}) => {
  test.setTimeout(180_000)
  const { admin } = await openDashboardOf(page, jane)
  const server = ownName('Keyboard')
  const [paid, refused] = [`${server} paid`, `${server} refused`]
  await placeOrder(page, { path: '/services/samp', plan: 1, serverName: refused })
  await placeOrder(page, { path: '/services/samp', plan: 1, serverName: paid })
  await logOut(page)
  await openRoute(page, '/login')
  const orders = page.getByRole('heading', { name: 'Orders', exact: true })
  const row = (name: string) => rowsOf(page, 'Orders').filter({ hasText: name })

  await test.step('the login, and the search box to the orders', async () => {
    await tabTo(page, page.getByLabel('Email', { exact: true }))
    await page.keyboard.type(admin.email)
    await tabTo(page, page.getByLabel('Password', { exact: true }))
    await page.keyboard.type(admin.password)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('navigation', { name: 'Admin' })).toBeVisible()
    await openByPalette(page, 'Orders')
    await expect(orders).toBeVisible()
  })

  await test.step('the list is narrowed, ordered and ticked', async () => {
    await tabTo(page, page.getByRole('searchbox', { name: 'Search orders' }))
    await page.keyboard.type(server)
    await expect(rowsOf(page, 'Orders')).toHaveCount(2)
    const column = page.getByRole('columnheader', { name: 'Server' })
    await tabTo(page, column.getByRole('button'))
    await page.keyboard.press('Enter')
    await expect(column).toHaveAttribute('aria-sort', 'ascending')
    await tabTo(page, page.getByRole('checkbox', { name: `Select ${paid}` }))
    await page.keyboard.press('Space')
    await expect(page.getByText('1 selected')).toBeVisible()
  })

  await test.step('one order is approved with its payment', async () => {
    const approve = page.getByRole('button', { name: `Approve ${paid}` })
    await tabTo(page, approve)
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Record the payment' })
    await expect(dialog.getByLabel('Amount in EUR')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(approve, 'the focus is back where it was').toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog.getByLabel('Amount in EUR')).toBeFocused()
    await tabTo(page, dialog.getByLabel('Reference'))
    await page.keyboard.type('TX-2026-0042')
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(row(paid).getByText('To be set up', { exact: true })).toBeVisible()
    await expectFocusIn(row(paid), 'where the button was')
  })

  await test.step('the other one is rejected with its reason', async () => {
    await tabTo(page, page.getByRole('button', { name: `Reject ${refused}` }))
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Reject the order' })
    await expect(dialog.getByLabel('Reason')).toBeFocused()
    await page.keyboard.type('No such rack.')
    await tabTo(page, dialog.getByRole('button', { name: 'Reject order' }))
    await page.keyboard.press('Enter')
    await expect(row(refused)).toContainText('Rejected: No such rack.')
    await expectFocusIn(row(refused), 'where the button was')
  })

  await test.step('its customer gets coins', async () => {
    await tabTo(page, row(refused).getByRole('link', { name: jane.name }), 'Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: jane.name })).toBeVisible()
    const more = page.getByRole('button', { name: `More for ${jane.name}` })
    await tabTo(page, more)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem', { name: 'Coins' })).toBeFocused()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Change coins' })
    await expect(dialog.getByLabel('Amount')).toBeFocused()
    await page.keyboard.type('25')
    await page.keyboard.press('Enter')
    await expectToast(page, 'Coins updated successfully')
    await expect(more, 'the focus is back where it was').toBeFocused()
    await tabTo(page, page.getByRole('tab', { name: 'Services' }))
    for (const name of ['Domains', 'Orders', 'Invoices', 'Ledger']) {
      await page.keyboard.press('ArrowRight')
      await expect(page.getByRole('tab', { name })).toBeFocused()
    }
    await expect(page.getByRole('row').filter({ hasText: '+25' })).toBeVisible()
  })

  await test.step('and back to the orders', async () => {
    await openByPalette(page, 'Orders')
    await expect(orders).toBeVisible()
    const rejected = page.getByRole('navigation', { name: 'Order status' }).getByRole('link', {
      name: 'Rejected',
    })
    await tabTo(page, rejected)
    await page.keyboard.press('Enter')
    await expect(row(refused)).toBeVisible()
    await expect(rejected).toBeFocused()
  })
})

test('a customer signs in and pays what needs them first with the keyboard alone', async ({
  page,
}) => {
  test.skip(edition === 'server', 'the sample client of its one shop is everybody’s')
  await openSampleShop(page)
  const client = await admitShownClient(page)
  await page.getByRole('button', { name: `Coins ${SHOWN_CLIENT}` }).click()
  const coins = page.getByRole('dialog', { name: 'Change coins' })
  await coins.getByLabel('Amount').fill('500')
  await page.keyboard.press('Enter')
  await expectToast(page, 'Coins updated successfully')
  await logOut(page)

  await openRoute(page, '/login')
  await tabTo(page, page.getByLabel('Email', { exact: true }))
  await page.keyboard.type(client.email)
  await tabTo(page, page.getByLabel('Password', { exact: true }))
  await page.keyboard.type(client.password)
  await page.keyboard.press('Enter')
  const needs = page.getByRole('region', { name: 'Needs your attention' })
  const pay = needs.getByRole('button', { name: /^Pay Now/ }).first()
  await tabTo(page, pay)
  const invoice = (await pay.getAttribute('aria-label'))?.replace('Pay Now invoice ', '') ?? ''
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: `Pay invoice ${invoice}` })
  await expectFocusIn(dialog, 'taken by the dialog')
  await page.keyboard.press('Escape')
  await expect(pay, 'the focus is back where it was').toBeFocused()
  await page.keyboard.press('Enter')
  await tabTo(page, dialog.getByRole('button', { name: /^Pay \S+ coins$/ }))
  await page.keyboard.press('Enter')
  await expectToast(page, `Invoice ${invoice} is paid`)
  await expect(needs.getByText(`Invoice ${invoice}`)).toHaveCount(0)
  await expectFocusIn(page.getByRole('main'), 'not at the top of the page')
})

test('after an action the keyboard goes on at its row, at the next one, or in the list', async ({
  page,
}) => {
  await openSampleShop(page)

  await test.step('a row that changes and goes', async () => {
    await openRoute(page, '/admin/services')
    const row = (text: string) => rowsOf(page, 'Services').filter({ hasText: text })
    const suspend = page.getByRole('button', { name: /^Suspend / }).first()
    const name = (await suspend.getAttribute('aria-label'))?.replace('Suspend ', '') ?? ''
    const next = row(name).locator('xpath=following-sibling::tr[1]').getByRole('rowheader')
    const nextName = (await next.textContent()) ?? ''
    await press(page, `Suspend ${name}`)
    await page.getByRole('dialog').getByLabel('Reason').fill('Spam.')
    await confirm(page, 'Suspend service')
    await expect(page.getByRole('button', { name: `Activate ${name}` })).toBeFocused()
    await press(page, `Terminate ${name}`)
    await confirm(page, 'Terminate service')
    await expect(row(name)).toBeFocused()
    await press(page, `Delete ${name}`)
    await confirm(page, 'Delete service')
    await expect(row(nextName)).toBeFocused()
  })

  await test.step('a row that is moved', async () => {
    await openRoute(page, '/admin/products')
    const down = rowsOf(page, 'Plans').nth(0).getByRole('button', { name: /down$/ })
    const moved = await down.elementHandle()
    await down.focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => down.evaluate((first, was) => first === was, moved)).toBe(false)
    expect(await moved?.evaluate((button) => button === document.activeElement)).toBe(true)
  })

  await test.step('a row that comes to the end of its page', async () => {
    const up = page.getByRole('button', { name: 'Move VPS Premium 16 GB up' })
    await expect(up).toBeEnabled()
    await up.focus()
    await page.keyboard.press('Enter')
    await expect(rowsOf(page, 'Plans').nth(1)).toContainText('VPS Premium')
    await expect(up).toBeEnabled()
    await page.keyboard.press('Enter')
    await expect(rowsOf(page, 'Plans').nth(0)).toContainText('VPS Premium')
    await expect(up).toBeDisabled()
    await expect(up).toBeFocused()
  })

  await test.step('the last row', async () => {
    await openRoute(page, '/admin/announcements')
    const more = page.getByRole('button', { name: /^More for / }).last()
    const name = (await more.getAttribute('aria-label')) ?? ''
    await press(page, name)
    await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeVisible()
    await page.keyboard.press('End')
    await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused()
    await page.keyboard.press('Enter')
    await confirm(page, 'Delete')
    await expect(page.getByRole('button', { name })).toHaveCount(0)
    await expectFocusIn(page.getByRole('main'), 'not at the top of the page')
  })
})

test('the first stop of the keyboard skips to the content', async ({ page }) => {
  await openRoute(page, '/about')
  await page.keyboard.press('Tab')
  await expect(page.locator(':focus')).toHaveText(/skip to/i)
})

const holdsFocus = (element: Element): boolean => element.contains(document.activeElement)

async function press(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).focus()
  await page.keyboard.press('Enter')
}

async function confirm(page: Page, action: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await expectFocusIn(dialog, 'taken by the dialog')
  await dialog.getByRole('button', { name: action }).focus()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
}

async function openByPalette(page: Page, screen: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.keyboard.type(screen)
  const option = page.getByRole('option', { name: screen, exact: true })
  await expect(option).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
}

const expectFocusIn = (place: Locator, where: string): Promise<void> =>
  expect.poll(() => place.evaluate(holdsFocus), `the focus is ${where}`).toBe(true)

async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible()
  for (let stops = 0; stops < 80; stops += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  throw new Error('The keyboard does not reach it.')
}
