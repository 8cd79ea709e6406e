import type { Api } from '@hostfront/contract/contract'
import { expect, test } from 'vitest'
import { EVERYTHING } from './changes.ts'
import { askedOf } from './question.ts'

interface Waiting {
  resolve(answer: string): void
  reject(fault: Error): void
}

/** A shop whose one question is answered when the test says so. */
function asking() {
  const answers: Waiting[] = []
  const onSale = () =>
    new Promise<string>((resolve, reject) => {
      answers.push({ resolve, reject })
    })
  // All that is asked of it here.
  const api = { plans: { onSale } } as unknown as Api
  const shown: string[] = []
  const question = askedOf(api)(
    async (shop) => String(await shop.plans.onSale()),
    (answer) => shown.push(answer),
    'as before',
  )
  return { question, shown, answers }
}

test('an answer that comes after that of a later question is handed on, but not shown', async () => {
  const { question, shown, answers } = asking()
  const questions = [question.ask(), question.ask()]
  answers[1]?.resolve('later')
  await questions[1]
  answers[0]?.resolve('earlier')
  expect(await questions[0]).toBe('earlier')
  expect(shown).toEqual(['later'])
})

test('what is on show already is not shown again', async () => {
  const { question, shown, answers } = asking()
  for (const answer of ['as before', 'new', 'new', 'as before']) {
    const asked = question.ask()
    answers.at(-1)?.resolve(answer)
    expect(await asked).toBe(answer)
  }
  expect(shown).toEqual(['new', 'as before'])
})

test('what was asked before it was put out of date is not shown, what is asked after it is', async () => {
  const { question, shown, answers } = asking()
  const questions = [question.ask()]
  question.outdate()
  questions.push(question.ask())
  answers[0]?.resolve('of the old session')
  await questions[0]
  expect(shown).toEqual([])
  answers[1]?.resolve('of the new one')
  await questions[1]
  expect(shown).toEqual(['of the new one'])
})

test('a change counts that touches a call it was made with; before the first answer, and after a fault, any does', async () => {
  const { question, answers } = asking()
  const differs = (...calls: string[]) => question.mayDiffer((call) => calls.includes(call))
  expect(differs()).toBe(true)
  const asked = question.ask()
  answers[0]?.resolve('plans')
  await asked
  expect(differs('orders.mine')).toBe(false)
  expect(differs('orders.mine', 'plans.onSale')).toBe(true)
  expect(question.mayDiffer(EVERYTHING)).toBe(true)
  const failing = question.ask()
  answers[1]?.reject(new Error('away'))
  await expect(failing).rejects.toThrow('away')
  expect(differs('orders.mine')).toBe(true)
})
