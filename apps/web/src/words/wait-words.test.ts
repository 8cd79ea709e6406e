import { expect, test } from 'vitest'
import { aimWords, atMost, waitWords } from './wait-words.ts'

test.each([
  [45, '45 s'],
  [180, '3 min'],
  [7800, '2 h 10 min'],
  [24 * 3600, '24 h'],
  [30 * 3600 + 120, '30 h'],
  [72 * 3600, '3 days'],
])('%i seconds are %s', (seconds, words) => {
  expect(waitWords(seconds)).toBe(words)
})

test.each([
  [3601, 3660],
  [24 * 3600 + 60, 25 * 3600],
  [49 * 3600, 72 * 3600],
])('%i seconds are promised as %i, never as fewer', (seconds, promised) => {
  expect(atMost(seconds)).toBe(promised)
  expect(waitWords(promised)).toMatch(/^(1 h 1 min|25 h|3 days)$/)
})

test('an aim is said as it is set, and none where none is', () => {
  expect(aimWords('check it', 4)).toBe('We aim to check it within 4 h')
  expect(aimWords('check it', 0)).toBeNull()
  // Never sooner than it was meant.
  expect(aimWords('check it', 50)).toBe('We aim to check it within 3 days')
})
