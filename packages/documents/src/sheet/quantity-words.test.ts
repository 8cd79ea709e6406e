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

test('what a line says by its cycle is not said again', () => {
  const months = { quantity: { count: 1, unit: 'month' }, cycle: 'monthly' } as const
  expect(quantityWords({ ...months, description: 'SAMP Pro 100 "Night", monthly' })).toBeNull()
  expect(quantityWords({ ...months, description: 'Backup: Premium' })).toBe('1 month')
  const quarter = { quantity: { count: 3, unit: 'month' }, cycle: 'quarterly' } as const
  expect(quantityWords({ ...quarter, description: 'SAMP Pro 100, quarterly' })).toBe('3 months')
})
