import type { Page } from '@playwright/test'
import { edition, openFreshShop } from './edition.ts'
import { expect, test } from './journey.ts'
import { logIn, logOut, newCustomer, register } from './steps/account.ts'
import { openPanel, openPanelWith } from './steps/beginning.ts'
import { ownName } from './steps/own-name.ts'
import { openRoute } from './steps/route.ts'
import { chooseInMenu } from './steps/row-menu.ts'
import { exportShop, replaceShop } from './steps/shop-document.ts'
import { expectToast } from './steps/toast.ts'

const MARKUP = '<img src=x onerror="document.title=1"><script>document.title=2</script>'

test('an announcement is read by those it is for, until they close it or it changes', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await openPanel(page)
  const title = ownName(`New rack ${MARKUP}`)
  const bar = page.getByRole('region', { name: 'Announcements' })

  await test.step('it is written for administrators, and stands in their bell, new until seen', async () => {
    await openRoute(page, '/admin/announcements')
    await page.getByRole('button', { name: 'New announcement' }).click()
    const dialog = page.getByRole('dialog', { name: 'New announcement' })
    await dialog.getByRole('button', { name: 'Announce', exact: true }).click()
    await expect(dialog.getByLabel('Title')).toHaveAccessibleDescription(
      'Please fill in this field.',
    )
    await dialog.getByLabel('Title').fill(title)
    await dialog.getByLabel('Content').fill(`Frankfurt grows. ${MARKUP}`)
    await dialog.getByLabel('For', { exact: true }).selectOption('Administrators')
    await dialog.getByRole('button', { name: 'Announce', exact: true }).click()
    await expectToast(page, 'Announcement created')
    const bell = page.getByRole('button', { name: 'Notifications' })
    await expect(bell).toHaveAccessibleDescription(/unread/)
    await bell.click()
    const list = page.getByRole('dialog', { name: 'Notifications' })
    const item = list.getByRole('listitem').filter({ hasText: title })
    await expect(item).toContainText(`Frankfurt grows. ${MARKUP}`)
    await expect(item.getByText('New:')).toBeAttached()
    await page.keyboard.press('Escape')
    await bell.click()
    await expect(item).toBeVisible()
    await page.reload()
    await bell.click()
    await expect(item).toBeVisible()
    await expect(item.getByText('New:')).toHaveCount(0)
  })

  await test.step('it stands on every page until it is closed', async () => {
    await page.getByRole('link', { name: 'Back to Site' }).click()
    await expect(bar).toContainText(title)
    await openRoute(page, '/about')
    await expect(bar).toContainText(title)
    await bar.getByRole('button', { name: 'Dismiss the announcement' }).click()
    await expect(bar.getByText(title)).toHaveCount(0)
    await page.reload()
    // Another one may be there now; this one does not come back.
    await expect(page.getByRole('banner').getByRole('link', { name: 'Admin' })).toBeVisible()
    await expect(bar.getByText(title)).toHaveCount(0)
  })

  await test.step('it is a line above the page, which it pushes down, also on a phone', async () => {
    await edit(page, title, async (dialog) => {
      await dialog.getByLabel('Content').fill('Frankfurt grows by a rack. '.repeat(8))
    })
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await openRoute(page, '/register')
      await expect(bar).toContainText(title)
      const [line, header] = [await bar.boundingBox(), await page.getByRole('banner').boundingBox()]
      expect(line).toMatchObject({ x: 0, y: 0 })
      expect(line?.height).toBeLessThan(50)
      expect(header?.y).toBe(line?.height)
      await bar.getByRole('button', { name: 'Read more' }).click()
      await expect.poll(async () => (await bar.boundingBox())?.height).toBeGreaterThan(60)
      const whole = await bar.boundingBox()
      expect((await page.getByRole('banner').boundingBox())?.y).toBe(whole?.height)
      await bar.getByRole('button', { name: 'Show less' }).click()
    }
  })

  await test.step('its room is there before the shop is', async () => {
    await page.goto('/about', { waitUntil: 'commit' })
    const top = page.getByRole('banner')
    await expect(top).toBeVisible()
    const kept = await top.boundingBox()
    expect(kept?.y).toBeGreaterThan(40)
    await expect(bar).toContainText(title)
    expect((await top.boundingBox())?.y).toBe(kept?.y)
    await bar.getByRole('button', { name: 'Dismiss the announcement' }).click()
  })

  await test.step('changed in another way it stays closed, said anew it is back', async () => {
    await edit(page, title, async (dialog) => {
      await dialog.getByLabel('Type').selectOption('Warning')
    })
    await openRoute(page, '/about')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Admin' })).toBeVisible()
    await expect(bar.getByText(title)).toHaveCount(0)
    await edit(page, title, async (dialog) => {
      await dialog.getByLabel('Content').fill('Frankfurt has grown.')
    })
    await openRoute(page, '/about')
    await expect(bar).toContainText('Frankfurt has grown.')
  })

  await test.step('switched off it is gone at once, and deleted it is gone for good', async () => {
    const staff = await page.context().newPage()
    await openRoute(staff, '/admin/announcements')
    const row = staff.getByRole('row').filter({ hasText: title })
    await chooseInMenu(row, title, 'Switch off')
    await expect(row.getByText('Off', { exact: true })).toBeVisible()
    await expect(bar.getByText(title)).toHaveCount(0)
    await chooseInMenu(row, title, 'Delete')
    const question = staff.getByRole('dialog', { name: 'Delete announcement' })
    await question.getByRole('button', { name: 'Delete', exact: true }).click()
    await expectToast(staff, 'Announcement deleted')
    await expect(row).toHaveCount(0)
    await expect(staff).toHaveTitle(/^Announcements/)
  })
})

async function edit(
  page: Page,
  title: string,
  change: (dialog: ReturnType<Page['getByRole']>) => Promise<void>,
): Promise<void> {
  await openRoute(page, '/admin/announcements')
  await page.getByRole('button', { name: `Edit ${title}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit announcement' })
  await change(dialog)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Announcement updated')
}

test('what one reader has closed stays for the next who uses the browser', async ({
  page,
  jane,
}) => {
  test.skip(edition === 'server', 'others announce in the shop that all journeys share')
  const next = newCustomer()
  await openFreshShop(page)
  const close = page.getByRole('button', { name: 'Dismiss the announcement' })
  await register(page, jane)
  await register(page, next)
  await logIn(page, jane)
  await expect(close).toBeVisible()
  while (await close.isVisible()) await close.click()
  await page.reload()
  await expect(page.getByRole('tab', { name: 'Overview' })).toBeVisible()
  await expect(close).toBeHidden()
  await logOut(page)
  await logIn(page, next)
  await expect(close).toBeVisible()
})

test('no announcement pushes a page that somebody fills in', async ({ page }) => {
  test.skip(edition === 'server', 'others announce in the shop that all journeys share')
  const line = { isSent: () => undefined }
  const sent = new Promise<void>((resolve) => {
    line.isSent = () => void resolve()
  })
  await page.route(/\/assets\/announcement-banner.*\.js$/, async (route) => {
    await sent
    await route.continue()
  })
  const arrived = page.waitForResponse(/\/assets\/announcement-banner/)
  await openFreshShop(page, '/register')
  const button = page.getByRole('button', { name: 'Create account' })
  const before = await button.boundingBox()
  await page.getByLabel('Full name').fill('Jane')
  line.isSent()
  await (await arrived).finished()
  // As long as the line takes to be asked for and drawn, and many times that.
  await page.waitForTimeout(1000)
  expect(await button.boundingBox()).toEqual(before)
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click()
  const close = page.getByRole('button', { name: 'Dismiss the announcement' })
  await expect(close).toBeVisible()
  const row = await page.getByRole('banner').boundingBox()
  expect(row?.y).toBeGreaterThan(40)
  // Its room is kept from now on.
  await page.reload()
  await page.getByLabel('Email', { exact: true }).fill('jane@example.com')
  await expect(close).toBeVisible()
  expect(await page.getByRole('banner').boundingBox()).toEqual(row)
})

test('of many notifications the older ones are asked for', async ({ page, jane }) => {
  test.skip(edition === 'server', 'the shop that all journeys share is not replaced')
  test.setTimeout(90_000)
  await openPanelWith(page, jane)
  const shop = await exportShop(page)
  const { id: userId } = Object(shop.users.find(({ email }) => email === jane.email))
  const notifications = Array.from({ length: 45 }, (_, at) => ({
    id: `told-${at}`,
    userId,
    createdAt: new Date(Date.UTC(2026, 0, 1, 0, at)).toISOString(),
    event: { kind: 'ticket-closed', subject: `Question ${at}`, ticketId: 'none' },
    readAt: null,
  }))
  await replaceShop(page, JSON.stringify({ ...shop, notifications }))
  await logIn(page, jane)
  await page.getByRole('button', { name: 'Notifications' }).click()
  const list = page.getByRole('dialog', { name: 'Notifications' })
  const told = list.getByRole('link')
  await expect(told).toHaveCount(20)
  await expect(told.first()).toContainText('Your ticket “Question 44” is closed.')
  const more = list.getByRole('button', { name: 'Show older' })
  await more.click()
  await expect(told).toHaveCount(40)
  await more.click()
  await expect(told).toHaveCount(45)
  await expect(told.last()).toContainText('Your ticket “Question 0” is closed.')
  await expect(more).toHaveCount(0)
  await expect(list.getByRole('list')).toBeFocused()
})
