import { expect, test } from 'vitest'
import { isSolution, newProblem } from './problem.ts'

test('both factors of a problem lie between 1 and 5, and all of them occur', () => {
  const factors = Array.from({ length: 400 }, () => newProblem(null)).flatMap(({ a, b }) => [a, b])
  expect(new Set(factors)).toEqual(new Set([1, 2, 3, 4, 5]))
})

test('a problem never repeats the one before it', () => {
  for (let round = 0; round < 200; round += 1) {
    const first = newProblem(null)
    expect(newProblem(first)).not.toEqual(first)
  }
})

test('only the product solves a problem, and nothing at all is no answer', () => {
  expect(isSolution({ a: 3, b: 4 }, ' 12 ')).toBe(true)
  expect(isSolution({ a: 3, b: 4 }, '7')).toBe(false)
  expect(isSolution({ a: 3, b: 4 }, '')).toBe(false)
  expect(isSolution({ a: 3, b: 4 }, 'twelve')).toBe(false)
})
