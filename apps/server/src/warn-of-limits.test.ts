import { expect, test } from 'vitest'
import { warnOfLimits } from './warn-of-limits.ts'

test.each([0.2, 1, 10])('LIMITS_FACTOR=%d is no matter for a warning', (limitsFactor) => {
  expect(warnOfLimits({ limitsFactor })).toBeNull()
})

test.each([
  [999_999, 'guessed 999999 times as often'],
  [10.5, 'For load tests alone'],
  [0.01, 'refused for a few wrong tries'],
])('LIMITS_FACTOR=%d is warned of', (limitsFactor, words) => {
  expect(warnOfLimits({ limitsFactor })).toContain(words)
})
