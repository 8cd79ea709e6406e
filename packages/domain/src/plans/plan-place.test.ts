import { expect, test } from 'vitest'
import { pageOf } from './plan-place.ts'

test('a featured plan is shown on the home page, any other on the page of its type', () => {
  expect(pageOf({ type: 'mta', featured: true })).toBe('home')
  expect(pageOf({ type: 'mta', featured: false })).toBe('mta')
})
