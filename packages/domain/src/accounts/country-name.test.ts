import { expect, test } from 'vitest'
import { countryName } from './country-name.ts'

test('a country has its name, and a code that nobody has given stays what it is', () => {
  expect(countryName('MA')).toBe('Morocco')
  expect(countryName('XQ')).toBe('XQ')
})
