import { expect, test } from 'vitest'
import { mapFrame, mapPage } from './map-addresses.ts'

const FRANKFURT = { latitude: 50.1109, longitude: 8.6821 }

test('the page of the map shows the place', () => {
  expect(mapPage(FRANKFURT)).toBe(
    'https://www.openstreetmap.org/?mlat=50.1109&mlon=8.6821#map=13/50.1109/8.6821',
  )
})

test('the frame shows the city round the marker', () => {
  expect(mapFrame(FRANKFURT)).toBe(
    'https://www.openstreetmap.org/export/embed.html?bbox=8.6096%2C50.0784%2C8.7546%2C50.1434&layer=mapnik&marker=50.1109%2C8.6821',
  )
  expect(mapFrame({ latitude: -33.9, longitude: -7.5 })).toContain(
    'bbox=-7.5725%2C-33.9325%2C-7.4275%2C-33.8675',
  )
})
