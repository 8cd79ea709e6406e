import type { Page } from '@playwright/test'
import { openFreshShop } from './edition.ts'
import { expect, test } from './journey.ts'
import { logIn, register } from './steps/account.ts'
import { answerQuiz } from './steps/gate.ts'
import { openRoute, waitUntilAlive } from './steps/route.ts'
import { expectToast } from './steps/toast.ts'

const checking = (page: Page) => page.getByRole('heading', { name: 'Checking your browser' })

async function expectOpen(page: Page): Promise<void> {
  await waitUntilAlive(page)
  await expect(page.getByText('Most Popular').first()).toBeVisible()
  await expect(checking(page)).toBeHidden()
}

test('the gate is passed once for all tabs, and for 30 days', async ({ page, context }) => {
  const other = await context.newPage()
  await other.goto('/')
  await expect(checking(other)).toBeVisible()
  await page.goto('/')
  await answerQuiz(page)
  await expect(page.getByText('Most Popular').first()).toBeVisible()
  // One that waited meanwhile is let in with it.
  await expectOpen(other)
  await page.reload()
  await expectOpen(page)
  const third = await context.newPage()
  await third.goto('/')
  await expectOpen(third)
  for (const [days, isOpen] of [
    [29, true],
    [31, false],
  ] as const) {
    await page.evaluate((ms) => {
      localStorage.setItem('gate-passed', String(Date.now() - ms))
    }, days * 86_400_000)
    await page.goto('/')
    if (isOpen) await expectOpen(page)
    else await expect(checking(page)).toBeVisible()
  }
})

test('who is signed in is not asked, and neither is who has just signed out', async ({
  page,
  jane,
}) => {
  await openFreshShop(page)
  await register(page, jane)
  await logIn(page, jane)
  await page.goto('/')
  await expectOpen(page)
  await openRoute(page, '/about')
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click()
  await expectToast(page, 'Logged out successfully')
  await expect(page).toHaveURL(/\/$/)
  await expectOpen(page)
  await page.reload()
  await expectOpen(page)
})

test('a wrong answer is named and brings a new problem', async ({ page }) => {
  await page.goto('/')
  await answerQuiz(page, 1)
  await expect(page.getByText('Incorrect answer. Please try again.')).toBeVisible()
  await answerQuiz(page)
  await expect(page.getByText('Most Popular').first()).toBeVisible()
})

test('a browser that knows the gate to be off does not show it while the shop opens', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('hostfront-face', JSON.stringify({ entryGate: false }))
  })
  await page.goto('/')
  await waitUntilAlive(page)
  await expect(page.getByText('Most Popular').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Checking your browser' })).toBeHidden()
})
