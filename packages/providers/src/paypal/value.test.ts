import { expect, test } from 'vitest'
import { fromValue, toValue } from './value.ts'

test('amounts are written with their decimals, and read whatever decimals they have', () => {
  expect(toValue(1999)).toBe('19.99')
  expect(toValue(5)).toBe('0.05')
  for (const amount of [0, 1, 99, 100, 123_456_789]) expect(fromValue(toValue(amount))).toBe(amount)
  expect(fromValue('1999')).toBe(199_900)
  expect(fromValue('1.5')).toBe(150)
  expect(fromValue('1.239')).toBe(123)
  expect(fromValue('-4.50')).toBe(-450)
  for (const text of ['', '1,50', 'EUR 1', '1e3', '.5', '1.'])
    expect(fromValue(text), text).toBeNull()
})
