import { expect, test } from 'vitest'
import { readTrail, stepBack, stepOn } from './trail.ts'

test('the way back leads through every page to the first', () => {
  const onThird = stepOn(stepOn([], undefined), 'second')
  const second = stepBack(onThird)
  expect(second).toEqual({ after: 'second', trail: [''] })
  const first = stepBack(second?.trail ?? [])
  expect(first).toEqual({ after: undefined, trail: [] })
  expect(stepBack(first?.trail ?? [])).toBeNull()
})

test.each([[null], [undefined], ['text'], [{ trail: 'c' }], [{ trail: [1] }]])(
  'a history entry with %j has no way back',
  (state) => expect(readTrail(state)).toEqual([]),
)

test('a trail is read as it was kept', () => {
  expect(readTrail({ trail: ['', 'second'] })).toEqual(['', 'second'])
})
