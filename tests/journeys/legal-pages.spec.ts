/** The pages that only an operator can write: found by who reads with a script, and on a server by who runs none. */
import type { Page } from '@playwright/test'
import { edition } from './edition.ts'
import { expect } from './journey.ts'
import { expectAccessible } from './steps/accessible.ts'
import { openPanel } from './steps/beginning.ts'
import { test } from './steps/own-shop.ts'
import { openRoute } from './steps/route.ts'
import { expectToast } from './steps/toast.ts'

/** The server reads the shop anew every few seconds. */
const SOON = { timeout: 20_000 }

test('an operator writes imprint, privacy and terms, and a visitor finds them', async ({
  page,
  browser,
  baseURL,
}) => {
  await openPanel(page, '/admin/settings?section=legal')
  await page.getByLabel('Consent line').fill('You accept everything.')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByLabel('Consent line')).toHaveAccessibleDescription(/Please name the terms/)
  await page.getByLabel('Consent line').fill('You accept our {terms}. And our {privacy}.')
  await page.getByLabel('Imprint').fill('# Who we are\nNight Shift Ltd\n\nRegister 17')
  await page.getByLabel('Privacy').fill('# What we keep\n\n<b>Little</b>.')
  await page.getByLabel('Your terms').fill('# Conduct\n\nBe kind.')
  await page.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Settings saved')

  await test.step('they are linked and read', async () => {
    await openRoute(page, '/register')
    const line = page.getByText('You accept our')
    await expect(line.getByRole('link', { name: 'privacy notice' })).toHaveAttribute(
      'href',
      '/privacy',
    )
    const footer = page.getByRole('contentinfo')
    await footer.getByRole('link', { name: 'Imprint' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Imprint')
    await expect(page.getByRole('heading', { level: 2, name: 'Who we are' })).toBeVisible()
    await expect(page.getByText('Register 17')).toBeVisible()
    await expectAccessible(page, 'imprint')
    await footer.getByRole('link', { name: 'Privacy' }).click()
    await expect(page.getByText('<b>Little</b>.')).toBeVisible()
    await page.goto('/privacy')
    await expect(page.getByRole('heading', { name: 'What we keep' })).toBeVisible()
    await page.goto('/terms')
    await expect(page).toHaveURL(/\/service-terms$/)
    const terms = page.getByRole('region', { name: 'Terms and conditions' })
    await expect(terms).toContainText('Be kind.')
    await expect(page.getByRole('link', { name: 'Terms and conditions' })).toBeVisible()
  })
  if (edition === 'embedded') return

  await test.step('without script, each under its own title', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: String(baseURL) })
    const reader = await context.newPage()
    for (const [path, title, words] of [
      ['/imprint', /^Imprint \| /, 'Register 17'],
      ['/privacy', /^Privacy \| /, '<b>Little</b>.'],
      ['/service-terms', /^Service Terms \| /, 'Be kind.'],
    ] as const) {
      await expect(async () => {
        await reader.goto(path)
        await expect(reader.getByText(words)).toBeVisible({ timeout: 500 })
      }).toPass(SOON)
      await expect(reader).toHaveTitle(title)
    }
    await context.close()
  })

  await test.step('with script and no answer, the interface takes them over', async () => {
    const context = await browser.newContext({ baseURL: String(baseURL) })
    const visitor = await context.newPage()
    const faults = await collectFaults(visitor)
    for (const [path, words] of [
      ['/imprint', 'Register 17'],
      ['/privacy', '<b>Little</b>.'],
      ['/service-terms', 'Be kind.'],
    ] as const) {
      await visitor.goto(path)
      await expect(visitor.locator('html[data-hydrated]')).toBeAttached()
      await expect(visitor.getByText(words)).toBeVisible()
    }
    expect(faults, 'as they were').toEqual([])
    await context.close()
  })

  await test.step('withdrawn, they are no pages any more', async () => {
    await openRoute(page, '/admin/settings?section=legal')
    for (const label of ['Imprint', 'Privacy']) await page.getByLabel(label).fill('')
    await page.getByRole('button', { name: 'Save' }).click()
    await expectToast(page, 'Settings saved')
    const written = async (path: string) =>
      /Register 17|Little/.test(await (await page.request.get(path)).text())
    for (const path of ['/imprint', '/privacy']) {
      await expect.poll(() => written(path), SOON).toBe(false)
    }
  })
})

/** What goes wrong on a page whose server is never heard of again. */
async function collectFaults(page: Page): Promise<readonly string[]> {
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  await page.route('**/api/**', () => {})
  return faults
}
