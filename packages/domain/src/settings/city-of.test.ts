import { expect, test } from 'vitest'
import { cityOf } from './city-of.ts'

test.each([
  ['Frankfurt, Germany', 'Frankfurt'],
  ['Casablanca', 'Casablanca'],
  [' , Morocco', 'Morocco'],
  [' , ', ''],
])('%j is in %j', (place, city) => {
  expect(cityOf(place)).toBe(city)
})
