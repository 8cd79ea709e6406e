import { expect, test } from 'vitest'
import { stepsDone } from './opening.ts'

test('what the shop cannot see from inside counts as a step, and as none that is done', () => {
  const steps = [{ isDone: true }, { isDone: false }, { isDone: null }]
  expect(stepsDone(steps)).toBe('1 of 3 done')
})
