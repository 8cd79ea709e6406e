import { expect, test } from 'vitest'
import { dayScale } from './day-scale.ts'

test('the largest bar and the largest line reach the top', () => {
  const { zero, bar, line, most } = dayScale([0, 200, 50], [1, 0, 4])
  expect(zero).toBe(100)
  expect(bar(200)).toEqual({ y: 0, height: 100 })
  expect(bar(50)).toEqual({ y: 75, height: 25 })
  expect(line(4)).toBe(0)
  expect(line(0)).toBe(100)
  expect(most).toEqual({ bar: 200, line: 4 })
})

test('a bar below nothing hangs from the baseline, on which the line stands', () => {
  const { zero, bar, line } = dayScale([300, -100], [2])
  expect(zero).toBe(75)
  expect(bar(-100)).toEqual({ y: 75, height: 25 })
  expect(line(0)).toBe(75)
})

test('where more was given back than came in on every day, the line still has room', () => {
  const { zero, bar, line } = dayScale([-100, 0], [3])
  expect(zero).toBe(50)
  expect(bar(-100)).toEqual({ y: 50, height: 50 })
  expect(line(3)).toBe(0)
})

test('nothing at all lies on the baseline', () => {
  const { zero, bar, line } = dayScale([0, 0], [0, 0])
  expect([zero, bar(0).height, line(0)]).toEqual([100, 0, 100])
})
