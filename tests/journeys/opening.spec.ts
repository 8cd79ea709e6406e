import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { logIn, newCustomer, register } from './steps/account.ts'
import { openPanel } from './steps/beginning.ts'
import { holdScripts } from './steps/hold-scripts.ts'

test('a screen of the panel is headed before its script has come, and is as wide as it was left', async ({
  page,
}) => {
  await openPanel(page, '/admin/clients')
  const side = page.getByRole('navigation', { name: 'Admin' })
  const wide = await widthOf(side)
  await page.getByRole('button', { name: 'Collapse sidebar' }).click()
  const narrow = await widthOf(side)
  expect(narrow).toBeLessThan(wide / 2)
  await page.getByRole('button', { name: 'Expand sidebar' }).click()

  let release = await holdScripts(page)
  await page.goto('/admin/services', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { name: 'Service Management' })).toBeVisible()
  await expect(page.getByRole('status')).toHaveText('Loading Admin Panel...')
  await expect(side.getByRole('link', { name: 'Services' })).toHaveAttribute('aria-current', 'page')
  expect(await widthOf(side)).toBe(wide)
  // Pressed before anybody hears it, it is done later.
  await page.getByRole('button', { name: 'Collapse sidebar' }).click()
  release()
  await expect(page.getByRole('searchbox', { name: 'Search', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Expand sidebar' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Service Management')

  release = await holdScripts(page)
  await page.reload({ waitUntil: 'commit' })
  await expect(page.getByRole('heading', { name: 'Service Management' })).toBeVisible()
  const shell = page.locator('.admin-side')
  expect((await shell.boundingBox())?.width).toBe(narrow + 1)
  release()
  await expect(page.getByRole('button', { name: 'Expand sidebar' })).toBeVisible()
  expect(await widthOf(side)).toBe(narrow)
})

test('the search that is asked for before it is there has the focus once it is', async ({
  page,
}) => {
  await openPanel(page, '/admin/clients')
  const release = await holdScripts(page)
  await page.goto('/admin/services', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { name: 'Service Management' })).toBeVisible()
  await page.keyboard.press('Control+k')
  release()
  await expect(page.getByRole('searchbox', { name: 'Search', exact: true })).toBeFocused()
})

test('nothing of the panel is shown to a visitor, not even before the script has come', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto('/admin/clients', { waitUntil: 'commit' })
  await expect(page.getByRole('status')).toHaveText('Loading Admin Panel...')
  await expect(page.getByRole('heading')).toHaveCount(0)
  await expect(page.getByRole('navigation')).toHaveCount(0)
  release()
  await expect(page).toHaveURL('/')
})

test('the dashboard is framed before its script has come, for whoever is signed in', async ({
  page,
}) => {
  let release = await holdScripts(page)
  await page.goto('/dashboard', { waitUntil: 'commit' })
  await expect(page.getByRole('status')).toHaveText('Loading...')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0)
  release()
  await expect(page).toHaveURL(/\/login\?next=%2Fdashboard$/)

  const jane = newCustomer()
  await register(page, jane)
  await logIn(page, jane)
  release = await holdScripts(page)
  await page.goto('/dashboard?tab=support', { waitUntil: 'commit' })
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveAccessibleName('Support')
  const order = page.getByRole('link', { name: 'Order New Service' })
  await expect(order).toBeHidden()
  await expect(page.getByRole('status')).toHaveText('Loading...')
  release()
  await expect(heading).toHaveText('Support')
  await expect(page.getByRole('tab', { name: 'Support' })).toHaveAttribute('aria-selected', 'true')
  await expect(page).toHaveTitle(/^Support/)
  await page.getByRole('tab', { name: 'Overview' }).click()
  await expect(heading).toHaveText(`Welcome, ${jane.name}`)
  await expect(order).toBeVisible()
  await expect(page).toHaveTitle(/^Dashboard/)
})

test('a screen opens with a slash at its end as well, as some hosts write its address', async ({
  page,
}) => {
  await openPanel(page, '/admin/clients')
  await page.goto('/admin/clients/')
  await expect(page.getByRole('searchbox', { name: 'Search users' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('User Management')
})

async function widthOf(element: ReturnType<Page['getByRole']>): Promise<number> {
  return (await element.boundingBox())?.width ?? 0
}
