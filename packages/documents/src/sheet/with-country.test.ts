import { expect, test } from 'vitest'
import { withCountry } from './with-country.ts'

test.each([
  [['Street 1', '60311 Frankfurt'], 'DE', ['Street 1', '60311 Frankfurt', 'Germany']],
  [['Street 1', 'Germany'], 'DE', ['Street 1', 'Germany']],
  [['Street 1, 60311 Frankfurt, GERMANY. '], 'DE', ['Street 1, 60311 Frankfurt, GERMANY. ']],
  [['Street 1', '', 'Germany', ''], 'DE', ['Street 1', 'Germany']],
  [['Street 1', 'New Jersey'], 'JE', ['Street 1', 'New Jersey', 'Jersey']],
  [['Germany Street 1'], 'DE', ['Germany Street 1', 'Germany']],
  [['Street 1', 'Germany'], 'MA', ['Street 1', 'Germany', 'Morocco']],
  [[''], 'DE', ['Germany']],
  [['Street 1'], null, ['Street 1']],
])('%j in %s is %j', (lines, country, expected) => {
  expect(withCountry(lines, country)).toEqual(expected)
})
