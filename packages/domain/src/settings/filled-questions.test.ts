import { expect, test } from 'vitest'
import { publicMethods } from '../payments/public-methods.ts'
import { SEED_METHODS, TRIAL_METHODS } from '../payments/seed-methods.ts'
import { DEFAULT_QUESTIONS } from './default-questions.ts'
import { DEFAULT_SETTINGS } from './default-settings.ts'
import { filledQuestions, QUESTION_VARIABLES } from './filled-questions.ts'

const methods = publicMethods(TRIAL_METHODS)
const answersOf = (changes: object, known = methods) =>
  filledQuestions({ ...DEFAULT_SETTINGS, ...changes }, known)
    .map(({ answer }) => answer)
    .join('\n')

test('a new shop answers at least eight questions, and no brace is left open', () => {
  const questions = filledQuestions(DEFAULT_SETTINGS, methods)
  expect(questions.length).toBeGreaterThanOrEqual(8)
  expect(JSON.stringify(questions)).not.toMatch(/[{}](?!,|\]|$)[a-z]/i)
  expect(questions.map(({ question }) => question)).toEqual(
    DEFAULT_QUESTIONS.map(({ question }) => question),
  )
})

test('what the shop does not claim is not asked; questions of its operator are', () => {
  const storefront = { ...DEFAULT_SETTINGS.storefront, ddosProtection: false }
  const asked = (changes: object) =>
    filledQuestions({ ...DEFAULT_SETTINGS, storefront, ...changes }, methods)
  expect(asked({})).toHaveLength(DEFAULT_QUESTIONS.length - 1)
  expect(JSON.stringify(asked({}))).not.toContain('DDoS')
  // Pages go by the seed's until the shop has answered.
  expect(asked({ storefront: undefined })).toHaveLength(DEFAULT_QUESTIONS.length)
  const questions = [{ question: 'DDoS?', answer: 'Filtered.' }]
  expect(asked({ questions })).toEqual(questions)
})

test('answers say what the settings say', () => {
  const billing = { ...DEFAULT_SETTINGS.billing, renewalLeadDays: 3, graceDays: 1 }
  const answers = answersOf({ billing, legal: { refundTitle: 'No refunds', refundBody: 'Sorry.' } })
  expect(answers).toContain('The renewal invoice comes 3 days before')
  expect(answers).toContain('For one day a payment brings it back')
  expect(answers).toContain('No refunds\n\nSorry.')
  expect(answers).toContain('begins when the order is approved')
  expect(answersOf({ billing: { ...billing, paidFromReady: true } })).toContain(
    'begins when the server is ready',
  )
})

test('only ways to pay that are offered are named', () => {
  expect(answersOf({})).toContain(
    'With coins, cashPlus, PayPal, Bank transfer, Orange Money or Inwi Money.',
  )
  expect(answersOf({}, publicMethods(SEED_METHODS))).toContain('With coins. Coins are')
  // One on trial is none that a visitor is told of, once another can be paid in earnest.
  const earnest = TRIAL_METHODS.map((method) =>
    method.id === 'paypal' ? { ...method, instructions: 'Send it to pay@shop.test' } : method,
  )
  expect(answersOf({}, publicMethods(earnest))).toContain('With coins or PayPal.')
})

test('the questions of the operator take the place of the defaults, also when there are none', () => {
  const own = [{ question: 'Who is {siteName}?', answer: 'Us. {unknown} {graceDays}' }]
  expect(filledQuestions({ ...DEFAULT_SETTINGS, questions: own }, methods)).toEqual([
    { question: 'Who is Hostfront?', answer: 'Us. {unknown} 7 days' },
  ])
  expect(filledQuestions({ ...DEFAULT_SETTINGS, questions: [] }, methods)).toEqual([])
})

test('a value that looks like a variable is not filled in again', () => {
  const legal = { refundTitle: '{graceDays}', refundBody: '$& {siteName}' }
  expect(answersOf({ legal })).toContain('{graceDays}\n\n$& {siteName}')
})

test('each variable is used by a question of a new shop or can be', () => {
  for (const name of QUESTION_VARIABLES) {
    const own = [{ question: 'Which?', answer: `{${name}}` }]
    const [filled] = filledQuestions({ ...DEFAULT_SETTINGS, questions: own }, methods)
    expect(filled?.answer).not.toContain('{')
  }
})
