import { expect, test } from 'vitest'
import { typedNumber } from './typed-number.ts'

test.each([
  ['4', 4],
  [' 4.5 ', 4.5],
  ['4,5', 4.5],
  ['0.125', 0.125],
  ['1,000', Number.NaN],
  ['1.000,5', Number.NaN],
  ['0x10', Number.NaN],
  ['1e3', Number.NaN],
  ['-1', -1],
  ['', Number.NaN],
])('%j is read as %d', (text, number) => {
  expect(typedNumber(text)).toBe(number)
})
