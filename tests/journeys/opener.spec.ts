import type { Locator, Page } from '@playwright/test'
import { openFreshShop } from './edition.ts'
import { expect, test } from './journey.ts'
import { logInAsAdmin } from './steps/account.ts'

const PARTS = /\/assets\/(user-menu-items|news-popover|admin-drawer-panel)-.*\.js$/

const openers = (page: Page) =>
  [
    ['User menu', page.getByRole('menu', { name: 'User menu' })],
    ['Notifications', page.getByRole('dialog', { name: 'Notifications' })],
    ['Open menu', page.getByRole('dialog', { name: 'Screens' })],
  ] as const

async function openPanel(page: Page): Promise<void> {
  const { admin } = await openFreshShop(page)
  await logInAsAdmin(page, admin)
  await page.setViewportSize({ width: 800, height: 900 })
}

/** One of the parts could not be had. */
const partFailed = (page: Page) =>
  page.waitForEvent('requestfailed', (request) => PARTS.test(request.url()))

async function expectEscape(page: Page, button: Locator, opened: Locator): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(opened).toBeHidden()
  await expect(button).toBeFocused()
  await expect(button).toHaveAttribute('aria-expanded', 'false')
}

test('one press opens what is loaded for it, one more closes it, Escape leads back', async ({
  page,
}) => {
  await openPanel(page)
  await page.route(PARTS, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000))
    await route.continue()
  })
  for (const [name, opened] of openers(page)) {
    const button = page.getByRole('button', { name })
    await expect(button).toHaveAttribute('aria-haspopup', /^(menu|dialog)$/)
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await button.click()
    await expect(opened).toBeVisible()
    await expectEscape(page, button, opened)
    await button.click()
    await expect(opened).toBeVisible()
    if (name === 'Open menu') continue
    await button.click()
    await expect(opened).toBeHidden()
  }
})

for (const key of ['Enter', 'Space', 'ArrowDown']) {
  test(`${key} opens the menu of the user at its first item, again and again`, async ({ page }) => {
    await openPanel(page)
    const button = page.getByRole('button', { name: 'User menu' })
    for (const _ of ['loaded with the press', 'there already']) {
      await button.focus()
      await page.keyboard.press(key)
      await expect(page.getByRole('menuitem', { name: 'Settings' })).toBeFocused()
      await page.keyboard.press('ArrowDown')
      await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeFocused()
      await expectEscape(page, button, page.getByRole('menu'))
    }
  })
}

test('what cannot be loaded leaves the page as it is; it opens for who still waits, and for the others when pressed again', async ({
  page,
  context,
  watch,
}) => {
  watch.expectError(/Failed to (load|fetch)/)
  await openPanel(page)
  const search = page.getByRole('searchbox', { name: 'Search', exact: true })
  await search.fill('half a word')
  await page.route(PARTS, (route) => route.abort())
  for (const [name] of openers(page)) {
    const failed = partFailed(page)
    await page.getByRole('button', { name }).hover()
    await failed
  }
  await page.unroute(PARTS)
  await context.setOffline(true)
  for (const [name, opened] of openers(page)) {
    const failed = partFailed(page)
    await page.getByRole('button', { name }).click()
    await failed
    await expect(opened).toBeHidden()
  }
  await context.setOffline(false)
  // The last one pressed still has the focus, and is opened as soon as it can be had.
  const [, , [awaited, screens]] = openers(page)
  await expect(screens).toBeVisible({ timeout: 15_000 })
  await expectEscape(page, page.getByRole('button', { name: awaited }), screens)
  await expect(search).toHaveValue('half a word')
  for (const [name, opened] of openers(page)) {
    const button = page.getByRole('button', { name })
    await button.click()
    await expect(opened).toBeVisible()
    await expectEscape(page, button, opened)
  }
})

test('a connection that is back before anybody looks costs nobody the page', async ({
  page,
  context,
  watch,
}) => {
  watch.expectError(/Failed to (load|fetch)/)
  await openPanel(page)
  const search = page.getByRole('searchbox', { name: 'Search', exact: true })
  await search.fill('half a word')
  let letLook = () => {}
  const isBack = new Promise<void>((resolve) => {
    letLook = resolve
  })
  await page.route('/robots.txt', async (route) => {
    await isBack
    await route.continue()
  })
  await context.setOffline(true)
  const looks = page.waitForRequest('/robots.txt')
  const button = page.getByRole('button', { name: 'Open menu' })
  await button.click()
  await looks
  await context.setOffline(false)
  letLook()
  const screens = page.getByRole('dialog', { name: 'Screens' })
  await expect(screens).toBeVisible()
  await expectEscape(page, button, screens)
  await expect(search).toHaveValue('half a word')
})

test('whoever has left the button is not called back to it', async ({ page }) => {
  await openPanel(page)
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(PARTS, async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('button', { name: 'Notifications' }).click()
  const search = page.getByRole('searchbox', { name: 'Search', exact: true })
  await search.focus()
  const came = page.waitForResponse(/\/assets\/news-popover-/)
  answer()
  await came
  await page.keyboard.type('abc')
  await expect(search).toHaveValue('abc')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
