import { expect, test } from './journey.ts'
import { answerQuiz } from './steps/gate.ts'
import { waitUntilAlive } from './steps/route.ts'

test('the home page opens after a right answer, and stays open for the visit', async ({ page }) => {
  await page.goto('/')
  await answerQuiz(page)
  await expect(page.getByText('Most Popular').first()).toBeVisible()
  await page.reload()
  await expect(page.getByText('Most Popular').first()).toBeVisible()
  await expect(page.getByText(/What is \d/)).toBeHidden()
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
