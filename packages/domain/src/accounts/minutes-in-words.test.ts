import { expect, test } from 'vitest'
import { minutesInWords } from './minutes-in-words.ts'

test.each([
  [1, 'one minute'],
  [15, '15 minutes'],
  [60, 'one hour'],
  [90, '90 minutes'],
  [24 * 60, 'one day'],
  [3 * 24 * 60, '3 days'],
])('%d minutes are %s', (minutes, words) => {
  expect(minutesInWords(minutes)).toBe(words)
})
