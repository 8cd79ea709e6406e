import { expect, test } from 'vitest'
import { quantityWords } from './quantity-words.ts'

test.each([
  [{ count: 1, unit: 'month' }, '1 month'],
  [{ count: 12, unit: 'month' }, '12 months'],
  [{ count: 2, unit: 'year' }, '2 years'],
  [{ count: 20, unit: 'day' }, null],
  [undefined, null],
] as const)('%o is read as %s', (quantity, words) => {
  expect(quantityWords({ quantity })).toBe(words)
})
