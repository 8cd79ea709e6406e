import { expect, test } from 'vitest'
import { mapPosition, shownPosition } from './map-position.ts'
import { SEED_STOREFRONT } from './seed-storefront.ts'

test.each([
  ['50.1109, 8.6821', 50.1109, 8.6821],
  ['33.5731,-7.5898', 33.5731, -7.5898],
  [' -90; 180 ', -90, 180],
  ['50 8', 50, 8],
  ['33.5731, \u22127.5898', 33.5731, -7.5898],
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
  '33,57',
])('%j is none', (text) => {
  expect(mapPosition(text)).toBeNull()
})

test('a place that was changed alone is not shown where the seed’s is', () => {
  const place = 'Casablanca, Morocco'
  expect(shownPosition(SEED_STOREFRONT)).toEqual({ latitude: 50.1109, longitude: 8.6821 })
  expect(shownPosition({ ...SEED_STOREFRONT, place })).toBeNull()
  expect(shownPosition({ place, mapPosition: '33.5731, -7.5898' })).toMatchObject({
    latitude: 33.5731,
  })
  expect(shownPosition({ ...SEED_STOREFRONT, mapPosition: '' })).toBeNull()
})
