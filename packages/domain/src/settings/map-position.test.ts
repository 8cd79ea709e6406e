import { expect, test } from 'vitest'
import { mapPosition } from './map-position.ts'

test.each([
  ['50.1109, 8.6821', 50.1109, 8.6821],
  ['33.5731,-7.5898', 33.5731, -7.5898],
  [' -90; 180 ', -90, 180],
  ['50 8', 50, 8],
])('%j is a place on the map', (text, latitude, longitude) => {
  expect(mapPosition(text)).toEqual({ latitude, longitude })
})

test.each([
  '',
  'Casablanca',
  '50.1109',
  '91, 8',
  '50, 181',
  '50.1109, 8.6821, 3',
  '50,11 8,68',
  '5e1, 8',
])('%j is none', (text) => {
  expect(mapPosition(text)).toBeNull()
})
