import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { expectAccessible } from './steps/accessible.ts'
import { openPanel } from './steps/beginning.ts'
import { openRoute } from './steps/route.ts'
import { soon } from './steps/soon.ts'
import { expectToast } from './steps/toast.ts'

const section = (page: Page) => page.getByRole('region', { name: 'Questions and answers' })

/** What the page tells machines. */
async function dataOf(page: Page): Promise<{ '@type': string; [name: string]: unknown }[]> {
  const text = await page.locator('script[type="application/ld+json"]').textContent()
  return JSON.parse(text ?? '{}')['@graph']
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Settings saved')
}

test('a visitor opens a question and reads its answer', async ({ page }) => {
  await page.goto('/services/samp')
  await expect(section(page).locator('details')).not.toHaveCount(0)
  const question = section(page).getByText('Can I get my money back?')
  const answer = section(page).getByText('within 14 days of your first order')
  await expect(answer).toBeHidden()
  await question.click()
  await expect(answer).toBeVisible()
  await question.press('Enter')
  await expect(answer).toBeHidden()
})

test('who looks at a VPS reads of the machine, and who looks at games of mods', async ({
  page,
}) => {
  const questions = section(page).locator('summary')
  await openRoute(page, '/services/vps')
  await expect(questions.filter({ hasText: 'root access' })).toBeVisible()
  await expect(questions.filter({ hasText: 'SSH key' })).toBeVisible()
  await expect(questions.filter({ hasText: /\bmods\b/ })).toHaveCount(0)
  // By a link, within the page that is open.
  await page.getByRole('contentinfo').getByRole('link', { name: 'SAMP Hosting' }).click()
  await expect(questions.filter({ hasText: /\bmods\b/ })).toBeVisible()
  await expect(questions.filter({ hasText: 'root access' })).toHaveCount(0)
})

test('who registers reads what they agree to, and can open the terms beside the form', async ({
  page,
}) => {
  await page.goto('/register')
  const line = page.getByText('By creating an account you agree to our')
  await expect(line).toBeVisible()
  await expect(line).not.toContainText('privacy')
  const terms = line.getByRole('link', { name: 'service terms' })
  await expect(terms).toHaveAttribute('href', '/service-terms')
  await page.getByLabel('Full name').fill('Jane')
  const [opened] = await Promise.all([page.waitForEvent('popup'), terms.click()])
  await expect(opened.getByRole('heading', { level: 1 })).toHaveText('Service terms')
  await expect(page.getByLabel('Full name')).toHaveValue('Jane')
})

test('machines are told the prices that people see', async ({ page }) => {
  for (const path of ['/services/samp', '/services/mta', '/services/vps', '/game-hosting']) {
    await page.goto(path)
    await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1)
    const products = await dataOf(page)
    expect(products.length, path).toBeGreaterThan(0)
    for (const { '@type': type, offers } of products) {
      expect(type).toBe('Product')
      const { price, priceCurrency } = offers as { price: string; priceCurrency: string }
      expect(priceCurrency).toBe('EUR')
      await expect(page.getByRole('main')).toContainText(`€${price}`)
    }
  }
})

test('an imprint that nobody has written is no page, and nothing leads there', async ({
  page,
  watch,
}) => {
  watch.expectError(/404 \(Not Found\)/)
  const answer = await page.goto('/imprint')
  await soon(page.getByRole('heading', { level: 1, name: 'Page not found' }))
  // A server answers 404, a static host cannot.
  if (answer?.status() === 200) {
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  }
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Imprint' })).toHaveCount(0)
})

test('an operator edits the questions, with errors at the field, and a visitor reads them', async ({
  page,
}) => {
  await openPanel(page, '/admin/settings?section=questions')
  const rows = page.getByRole('group', { name: /^Question \d+$/ })
  await expect(rows.first()).toBeVisible()
  const count = await rows.count()
  await page.getByRole('button', { name: 'Add question' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  const added = page.getByRole('group', { name: `Question ${count + 1}` })
  await expect(added.getByLabel('Question', { exact: true })).toBeFocused()
  await expect(added.getByLabel('Question', { exact: true })).toHaveAccessibleDescription(
    'Please fill in this field.',
  )
  await added.getByLabel('Question', { exact: true }).fill('May I bring my dog?')
  await added.getByLabel('Answer').fill('Yes.\n\nIt stays {graceDays}.')
  const shown = page.getByRole('combobox', { name: 'Shown' })
  const ofGames = await shown.locator('option:checked', { hasText: 'game' }).count()
  const ofVps = await shown.locator('option:checked', { hasText: 'VPS' }).count()
  await page.getByRole('button', { name: `Move question ${count + 1} up` }).click()
  await page.getByRole('button', { name: 'Remove question 1', exact: true }).click()
  await expectAccessible(page, 'the form of the questions')
  await save(page)

  await openRoute(page, '/services/vps')
  const questions = section(page).locator('summary')
  await expect(questions).toHaveCount(count - ofGames)
  const dog = questions.nth(count - ofGames - 2)
  await expect(dog).toHaveText('May I bring my dog?')
  await dog.click()
  await expect(section(page).getByText('It stays 7 days.')).toBeVisible()
  await openRoute(page, '/services/mta')
  await expect(questions).toHaveCount(count - ofVps)

  await openRoute(page, '/admin/settings?section=questions')
  await rows
    .nth(count - 2)
    .getByLabel('Shown')
    .selectOption('Home page and game servers')
  await save(page)
  await openRoute(page, '/services/mta')
  await expect(section(page)).toContainText('May I bring my dog?')
  await openRoute(page, '/services/vps')
  await expect(section(page)).not.toContainText('dog')
  await openRoute(page, '/admin/settings?section=questions')
  await rows
    .nth(count - 2)
    .getByLabel('Shown')
    .selectOption('Everywhere')
  await save(page)
  await openRoute(page, '/')
  await expect(section(page)).toContainText('May I bring my dog?')
  await expect
    .poll(async () => JSON.stringify(await dataOf(page)))
    .toContain('"May I bring my dog?"')

  await openRoute(page, '/admin/settings?section=questions')
  await page.getByRole('button', { name: 'Use the default questions' }).click()
  await save(page)
  await openRoute(page, '/services/vps')
  await expect(section(page)).not.toContainText('dog')
})
