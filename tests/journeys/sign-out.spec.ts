import type { Page } from '@playwright/test'
import { openFreshShop } from './edition.ts'
import { expect, test } from './journey.ts'
import { logIn, logInAsAdmin, register } from './steps/account.ts'
import { waitUntilAlive } from './steps/route.ts'
import { expectToast } from './steps/toast.ts'

test('logging out on the dashboard ends at the start page', async ({ page, jane }) => {
  await register(page, jane)
  await logIn(page, jane)
  const visited = watchPaths(page)
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click()
  await expectSignedOut(page, visited)
})

test('logging out in the admin panel ends at the start page', async ({ page }) => {
  const { admin } = await openFreshShop(page)
  await logInAsAdmin(page, admin)
  const visited = watchPaths(page)
  await page.getByRole('button', { name: 'User menu' }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expectSignedOut(page, visited)
})

/** Every path the page has from now on. */
function watchPaths(page: Page): string[] {
  const paths: string[] = []
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) paths.push(new URL(frame.url()).pathname)
  })
  return paths
}

async function expectSignedOut(page: Page, visited: readonly string[]): Promise<void> {
  await expectToast(page, 'Logged out successfully')
  await expect(page).toHaveURL(/\/$/)
  // The session is over: the panel and the dashboard lead away.
  await page.goto('/dashboard')
  await waitUntilAlive(page)
  await expect(page).toHaveURL(/\/login/)
  expect(visited[0], 'nothing else stood between').toBe('/')
  expect(visited[1]).toBe('/dashboard')
}
