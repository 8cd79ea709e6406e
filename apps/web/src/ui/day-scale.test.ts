import { expect, test } from 'vitest'
import { dayScale } from './day-scale.ts'

test('the largest bar reaches from the bottom to the top', () => {
  const { zero, bar, most } = dayScale([0, 200, 50])
  expect([zero, most]).toEqual([100, 200])
  expect(bar(200)).toEqual({ y1: 100, y2: 0 })
  expect(bar(50)).toEqual({ y1: 100, y2: 75 })
})

test('a bar below nothing hangs from the baseline', () => {
  const { zero, bar } = dayScale([300, -100])
  expect(zero).toBe(75)
  expect(bar(300)).toEqual({ y1: 75, y2: 0 })
  expect(bar(-100)).toEqual({ y1: 75, y2: 100 })
})

test('where more was given back than came in on every day, the bars hang from the top', () => {
  const { zero, bar, most } = dayScale([-100, 0])
  expect([zero, most]).toEqual([0, 0])
  expect(bar(-100)).toEqual({ y1: 0, y2: 100 })
})

test('nothing at all lies on the baseline', () => {
  const { zero, bar } = dayScale([0, 0])
  expect([zero, bar(0).y2]).toEqual([100, 100])
})
